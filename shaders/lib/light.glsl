// The studio: a key light from the upper left, a back light from the right, one soft window and one strip.
const vec3 KEY = vec3(-0.46546, 0.67026, 0.57717);
const vec3 BACK = vec3(0.95345, -0.28042, 0.11217);
const vec3 KEY_TINT = vec3(1.0, 0.96, 0.88);

float softBox(vec2 centre, vec2 halfSize, float soft, vec2 r) {
  vec2 d = abs(r - centre) - halfSize;
  return clamp(0.5 - max(d.x, d.y) / soft, 0.0, 1.0);
}

// What a mirror at this place shows of the studio: the window and the strip.
vec3 studio(vec2 r) {
  float window = softBox(vec2(-0.46, 0.56), vec2(0.30, 0.20), 0.2, r);
  float strip = softBox(vec2(0.74, 0.05), vec2(0.05, 0.6), 0.04, r);
  return KEY_TINT * (window * 1.15) + vec3(0.465, 0.585, 0.75) * strip;
}
