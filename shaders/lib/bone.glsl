// A ring in the tier `full`: turned bone with a round section, its grain along the turn, its edges warm.
#include "./coat.glsl"

const vec3 WARM = vec3(0.93, 0.80, 0.60);
const vec3 WARM_WALL = vec3(0.80, 0.62, 0.40);

// `away` is the distance from the middle of the ring's section.
vec3 ringFace(vec2 p, float away, float px) {
  float x = clamp(away / RING_FORM.y, -1.0, 1.0);
  vec2 out_ = p / max(length(p), 1e-4);
  vec3 n = normalize(vec3(out_ * (x * (1.5 * x * x + 0.25)), 1.0));
  float grain = noise(vec2(away * 260.0, dot(p, vec2(9.0, 5.0)))) * uHas.z * clamp(0.004 / px, 0.0, 1.0);
  float groove = clamp(away / (GROOVE_HALF * 1.6), -1.0, 1.0);
  float dark = 1.0 - groove * groove;
  dark *= dark * clamp(GROOVE_HALF / px - 0.35, 0.0, 1.0);
  vec3 bone = vBaseColour * mix(vec3(1.0), WARM, smoothstep(0.55, 1.0, abs(x)));
  bone *= (1.0 - 0.055 * grain) * (1.0 - 0.6 * dark * (0.8 - 0.4 * groove * dot(out_, vKey.xy)));
  return coated(bone * keyLight(n, 0.34), n, COAT, 0.05 + roughness(p, px), 0.8);
}

vec3 ringWall(vec2 g, float at, float light, float px) {
  vec3 n = normalize(vec3(g, 0.4 * (1.0 - at)));
  vec3 bone = vBaseColour * mix(WARM, WARM_WALL, at) * (min(light, 1.05) * mix(1.0, 0.70, at));
  return coated(bone, n, COAT, 0.08 + px, 0.5);
}
