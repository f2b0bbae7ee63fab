// The studio: a key light from the upper left, a back light from the right, one soft window and one strip.
const vec3 KEY = vec3(-0.46546, 0.67026, 0.57717);
const vec3 BACK = vec3(0.95345, -0.28042, 0.11217);
const vec3 KEY_TINT = vec3(1.0, 0.96, 0.88);

float softBox(vec2 centre, vec2 halfSize, float soft, vec3 r) {
  vec2 d = abs(r.xy - centre) - halfSize;
  return smoothstep(soft, -soft, max(d.x, d.y)) * step(0.0, r.z);
}

// What a mirror at this place shows of the studio.
vec3 studio(vec3 r) {
  float window = softBox(vec2(-0.46, 0.56), vec2(0.34, 0.26), 0.035, r);
  float strip = softBox(vec2(0.74, 0.05), vec2(0.05, 0.6), 0.03, r);
  return KEY_TINT * window * 1.15 + vec3(0.62, 0.78, 1.0) * strip * 0.75;
}

// Diffuse light relative to a face that looks at the viewer: that one shows its design colour exactly.
float diffuse(vec3 n, float strength) {
  return 1.0 + strength * (dot(n, KEY) - KEY.z);
}

float power5(float x) {
  float x2 = x * x;
  return x2 * x2 * x;
}
