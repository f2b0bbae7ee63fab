// Light on a wall with normal n: wrapped key light, and light from the back.
#include "./light.glsl"

float wallLight(vec3 n) {
  float k = clamp(dot(n, KEY) * 0.5 + 0.5, 0.0, 1.0);
  float b = clamp(dot(n, BACK) * 0.5 + 0.5, 0.0, 1.0);
  return 0.54 + 0.55 * k * k + 0.55 * b * b * b * b * b;
}
