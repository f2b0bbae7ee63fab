// Value noise, 0 to 1: a hash of whole numbers, smoothly between them. Needs no texture and is the same everywhere.
float hashed(uvec2 at) {
  uint h = at.x * 1597334677u ^ at.y * 3812015801u;
  h = (h ^ (h >> 15)) * 2246822519u;
  return float((h ^ (h >> 13)) & 65535u) / 65535.0;
}

float noise(vec2 p) {
  vec2 cell = floor(p);
  vec2 f = p - cell;
  f *= f * (3.0 - 2.0 * f);
  uvec2 at = uvec2(ivec2(cell));
  float lower = mix(hashed(at), hashed(at + uvec2(1u, 0u)), f.x);
  float upper = mix(hashed(at + uvec2(0u, 1u)), hashed(at + uvec2(1u, 1u)), f.x);
  return mix(lower, upper, f.y);
}
