// Plates and tray in the tier `full`: lacquer on an ivory core, which shows at the bevel and in the wall. The plates
// mirror what stands on them and lie in the shadow of the one above.
#include "./coat.glsl"

const float PLATE_BEVEL = 0.045;
// How much of the studio the plates mirror.
const float PLATE_STUDIO = 0.34;

vec3 plateFace(vec2 p, float d, vec2 g, float px) {
  vec2 slope = g * bevelSlope(d, PLATE_BEVEL, px);
  vec3 n = normalize(vec3(slope, 1.0));
  float hair = max(0.010, 0.55 * px);
  float level = 1.0 + vLook.z * (keyLight(n, 0.9) - keyLight(vec3(0.0, 0.0, 1.0), 0.9));
  vec3 lacquer = vBaseColour * clamp(level, 0.40, 1.55);
  vec3 core = vEdgeColour * keyLight(n, 0.5);
  vec3 body = mix(lacquer, core, above(d, -0.016, px) * vLook.w);
  body = mix(body, vEdgeColour, vLook.w * band(d, -0.085 - hair, -0.085 + hair, px));
  return coated(body, n, HARD_COAT, roughness(p * 0.6, px), PLATE_STUDIO * vLook.z);
}

// Ivory in two layers with a dark joint, darker at its foot.
vec3 plateWall(vec2 g, float at, float seen, float light) {
  float joint = band(at, 0.44, 0.52, max(seen, 0.03)) * clamp(0.3 / seen - 1.0, 0.0, 1.0);
  vec3 ivory = vEdgeColour * (min(light, 1.1) * mix(1.0, 0.58, at * at)) * (1.0 - 0.6 * joint);
  vec3 n = normalize(vec3(g, 0.5 * (1.0 - smoothstep(0.0, 0.2, at))));
  return coated(ivory, n, COAT, 0.10, 0.5);
}
