// A digit from 0 to 3, inlaid in veneer: bold strokes, one unit high, each the distance to its middle line. Its upper
// left edges lie in their own shadow, since it is engraved. In the tier `full` it lies under the coat of its piece.
precision highp float;
precision highp int;
#include "./lib/view.glsl"
#include "./lib/srgb.glsl"
#ifdef FULL
#include "./lib/studio.glsl"
#endif

in vec2 vPoint;
flat in int vDigit;
flat in float vAlpha;
#ifdef FULL
in vec2 vFace;
in vec3 vView;
flat in vec3 vKey;
flat in vec3 vAcross;
flat in vec3 vUp;
#else
flat in float vLight;
#endif
out vec4 outColour;

// Half the width of a stroke.
const float STROKE = 0.088;
// How far the shadow of the upper left edges reaches.
const vec2 ENGRAVED = vec2(-0.024, 0.032);

#ifdef FULL
#include "./lib/domed.glsl"
#endif

float segment(vec2 p, vec2 a, vec2 b) {
  vec2 along = b - a;
  return length(p - a - along * clamp(dot(p - a, along) / dot(along, along), 0.0, 1.0));
}

// Slashed, by a thinner stroke, as the page's own noughts are.
float nought(vec2 p) {
  float round = abs(length(vec2(p.x, p.y - clamp(p.y, -0.2, 0.2))) - 0.212);
  return min(round, segment(p, vec2(-0.12, -0.19), vec2(0.12, 0.19)) + 0.042);
}

// Distance to the part of a circle about the origin that lies within a turn from the direction `middle`, whose cosine
// is `reach`.
float arc(vec2 p, float radius, vec2 middle, float reach) {
  vec2 q = vec2(dot(p, middle), abs(p.x * middle.y - p.y * middle.x));
  bool within = q.x > reach * length(q);
  vec2 end = radius * vec2(reach, sqrt(1.0 - reach * reach));
  return within ? abs(length(q) - radius) : length(q - end);
}


float one(vec2 p) {
  return min(segment(p, vec2(0.05, -0.412), vec2(0.05, 0.412)), segment(p, vec2(0.05, 0.412), vec2(-0.14, 0.29)));
}

float two(vec2 p) {
  float bow = arc(p - vec2(0.0, 0.205), 0.207, vec2(0.5, 0.8660254), -0.1736482);
  float down = segment(p, vec2(0.1692, 0.0859), vec2(-0.215, -0.412));
  return min(min(bow, down), segment(p, vec2(-0.215, -0.412), vec2(0.22, -0.412)));
}

float three(vec2 p) {
  float upper = arc(p - vec2(-0.01, 0.222), 0.19, vec2(0.7071068, 0.7071068), -0.7071068);
  float lower = arc(p - vec2(-0.01, -0.196), 0.216, vec2(0.7071068, -0.7071068), -0.7071068);
  return min(min(upper, lower), segment(p, vec2(-0.07, 0.026), vec2(0.0, 0.026)));
}

float digit(vec2 p) {
  return (vDigit == 0 ? nought(p) : vDigit == 1 ? one(p) : vDigit == 2 ? two(p) : three(p)) - STROKE;
}

void main() {
  float px = max(fwidth(vPoint.x), fwidth(vPoint.y));
  float alpha = clamp(0.5 - digit(vPoint) / px, 0.0, 1.0) * vAlpha;
  float lip = clamp(0.5 + digit(vPoint + ENGRAVED) / px, 0.0, 1.0);
  vec3 veneer = uVeneer.rgb * (1.0 - 0.55 * lip);
#ifdef FULL
  vec3 n = diffuseNormal(vFace, vec2(0.0), 1.0);
  vec3 coat = coatNormal(vFace, vec2(0.0), 1.0);
  outColour = vec4(toScreen(underCoat(veneer, n, coat, roughness(vFace, fwidth(vFace.x)), 1.0)) * alpha, alpha);
#else
  outColour = vec4(toScreen(veneer * vLight) * alpha, alpha);
#endif
}
