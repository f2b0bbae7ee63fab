// Clear coat over enamel and bone, for a point of a piece in its own space (pieces.frag). Linear light.
#include "./light.glsl"
#include "./noise.glsl"
#include "./studio.glsl"

// Reflectance at normal incidence of lacquer, and of the plates' harder one.
const float COAT = 0.04;
const float HARD_COAT = 0.055;
// How far the veneer and the enamel lie below the coat, over the size.
const float VENEER_DEPTH = 0.010;
const float ENAMEL_DEPTH = 0.036;
// A token's bevel; the lip where the border goes down to the enamel.
const float BEVEL = 0.052;
const float LIP = -0.103;
const float LIP_END = -0.128;

// A piece's own direction as one of the stage.
vec3 onStage(vec3 own) {
  return vec3(dot(own, vAcross), dot(own, vUp), dot(own, cross(vAcross, vUp)));
}

// Light of the key lamp on a normal, relative to a face that looks at the viewer.
float keyLight(vec3 n, float contrast) {
  return 1.0 + contrast * (dot(n, vKey) - KEY.z);
}

// The eye that gloss is seen with: nearer to the middle than the real one, so that pieces side by side mirror the same
// window; in the stack, whose pieces lie, it is the real one, and that window is soft.
const float NEARER = 0.55;
const float SOFTER = 0.16;

// How far a piece faces the viewer: 0 in the stack.
float upright() {
  return smoothstep(0.55, 0.85, cross(vAcross, vUp).z);
}

// A body under its coat: what the coat mirrors the body does not get, relative to a face seen head-on.
vec3 coated(vec3 body, vec3 n, float f0, float rough, float strength) {
  vec3 eye = onStage(vView);
  vec3 normal = onStage(n);
  float f = fresnel(f0, dot(n, vView));
  float upright_ = upright();
  vec3 r = reflect(-normalize(mix(eye, vec3(0.0, 0.0, 1.0), NEARER * upright_)), normal);
  vec3 studio_ = mirrored(r, rough + SOFTER * (1.0 - upright_));
  return body * ((1.0 - f * strength) / (1.0 - f0 * strength)) + studio_ * (f * strength);
}

float roughness(vec2 p, float px) {
  return 0.012 + 0.025 * noise(p * 5.0 + 17.0) * uHas.z + 1.2 * px;
}

// The slope of a bevel of this width, which fades where it would be but a few pixels wide.
float bevelSlope(float d, float width, float px) {
  float b = clamp(1.0 + d / width, 0.0, 1.0);
  return (b * b * 1.35 + b * 0.25) * clamp(width / (3.2 * px) - 0.3, 0.0, 1.0);
}
