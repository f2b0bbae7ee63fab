// Glass over the phone's picture and the metal of its frame, in the tier `full`.
#include "./cast.glsl"

const float GLASS = 0.042;
// How far the picture lies below the glass, over the phone's height.
const float SUNKEN = 0.006;
const vec3 GLASS_LIGHT = vec3(-0.4200, 0.6001, 0.6807);
const float GLASS_SPREAD = 0.16;
const float GLASS_SHADOW = 0.62;
// How much of a piece is mirrored: what is written below has to be read.
const float GLASS_IMAGE = 0.4;
const float GLASS_MIRROR = 0.04;
// Two panes of light, fixed to the glass: from, until, strength; how far a tilt shifts them.
const vec3 WIDE_PANE = vec3(-0.241, -0.050, 0.57);
const vec3 THIN_PANE = vec3(-0.008, 0.0244, 0.62);
// What the wide one has of its light at its far edge.
const float PANE_FAR = 0.38;
const float PANE_DRIFT = 0.45;
// Where they are in the pose of the hero.
const float PANE_REST = 0.118;
// The frame is metal so far in, over the phone's height, and a black joint the rest of its width.
const float METAL = 0.0080;
// From here inward lies the edge of the glass; how steeply it leans.
const float GLASS_FROM = -0.0108;
const float GLASS_SLOPE = 0.38;
const vec3 STEEL = vec3(0.034, 0.033, 0.045);
const vec3 WARM_RIM = vec3(0.85, 0.42, 0.14);

// How far the picture is seen beside its place, since it lies below the glass.
vec2 sunken(vec3 ray) {
  return vec2(dot(ray, vAcross), dot(ray, vUp)) * (SUNKEN / max(-dot(ray, cross(vAcross, vUp)), 0.3));
}

float pane(float at, vec3 form) {
  return form.z * smoothstep(form.x - 0.004, form.x + 0.004, at) * smoothstep(form.y + 0.004, form.y - 0.004, at);
}

// The picture in the screen's encoding, as the glass lets it be seen.
vec3 glazed(vec3 picture, vec3 ray) {
  vec3 n = cross(vAcross, vUp);
  vec3 r = reflect(ray, n);
  float f = fresnel(GLASS, -dot(ray, n));
  float at = dot(vPoint, vec2(0.8821, 0.4603)) + PANE_DRIFT * r.x + PANE_REST;
  float wide = mix(PANE_FAR, 1.0, clamp((at - WIDE_PANE.x) / (WIDE_PANE.y - WIDE_PANE.x), 0.0, 1.0));
  vec3 seen = vec3(1.0, 0.97, 0.94) * (wide * pane(at, WIDE_PANE) + pane(at, THIN_PANE)) + sky(r, 0.0, 0.45);
  float shade = 1.0;
  for (int shape = 0; shape < 4; shape++) {
    if (uHas.y > 0.5) shade *= 1.0 - GLASS_SHADOW * trace(shape, vWorld, GLASS_LIGHT, GLASS_SPREAD, 2.0).cover;
    if (uHas.x < 0.5) continue;
    Hit hit = trace(shape, vWorld, r, GLASS_MIRROR, 0.7);
    seen = mix(seen, tokenSeen(shape, hit, GLASS_MIRROR, 0.7), GLASS_IMAGE * hit.cover);
  }
  // A square is near enough to the encoding for what is but shaded; where nothing is, it is taken back exactly.
  vec3 light = picture * picture * (shade * (1.0 - f) / (1.0 - GLASS));
  return sqrt(light + seen * f);
}

// The frame at a distance from its outline; `right` is how far it looks towards the circle.
vec3 metal(vec3 ray, float d, float px, float right) {
  float rim = clamp(1.0 + d / METAL, 0.0, 1.0);
  // Within the frame a joint, and then the rounded edge of the glass.
  float inFrame = clamp((d + METAL) / px + 0.5, 0.0, 1.0);
  vec3 out_ = vAcross * vGradient.x + vUp * vGradient.y;
  vec3 n = normalize(cross(vAcross, vUp) + out_ * mix(GLASS_SLOPE, 0.7 + 0.4 * rim, inFrame));
  vec3 seen = mirrored(reflect(ray, n), mix(0.06, 0.20, inFrame));
  float warm = smoothstep(0.25, 0.9, right);
  vec3 lit = STEEL + seen * (0.13 - 0.07 * warm) + WARM_RIM * (0.5 * warm);
  return mix(seen * (0.065 * smoothstep(GLASS_FROM, GLASS_FROM - 0.001, d)), lit, inFrame);
}
