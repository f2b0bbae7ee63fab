// Lights and cuts out one solid of the scene from its distance field; edges are one pixel of coverage.
// A convex SDF is convex along a ray, so Newton's steps down a prism's wall never overshoot: at most 7.
precision highp float;
precision highp int;
#include "./lib/body.glsl"
#include "./lib/shapes.glsl"
#include "./lib/light.glsl"
#include "./lib/srgb.glsl"

uniform sampler2D uScreen;
uniform vec3 uVeneer;
uniform vec4 uView;
uniform float uSheen;
uniform float uPixel;

in vec2 vPoint;
in vec3 vWorld;
flat in vec3 vEye;
flat in mat3 vTurn;
flat in vec4 vLook;
flat in vec4 vForm;
flat in vec3 vBase;
flat in vec3 vEdge;
flat in ivec2 vKind;
out vec4 outColour;

vec3 field(vec2 p) {
  if (vKind.x == TOKEN_FACE || vKind.x == SHADE) return shapeField(vKind.y, p);
  if (vKind.x == RING) {
    float l = length(p);
    float side = l - vForm.x;
    return vec3(abs(side) - vForm.y, p / max(l, 1e-6) * (side < 0.0 ? -1.0 : 1.0));
  }
  return boxField(p, vForm.xy, vForm.z);
}

float band(float d, float from, float to, float soft) {
  return smoothstep(from - soft, from + soft, d) * (1.0 - smoothstep(to - soft, to + soft, d));
}

void emit(vec3 linear, float alpha) {
  outColour = vec4(toScreen(linear) * alpha, alpha);
}

#include "./lib/wall.glsl"
#include "./lib/faces.glsl"

void main() {
  if (vKind.x == THREAD) {
    drawThread();
    return;
  }
  if (vKind.x == PIN) {
    drawPin();
    return;
  }
  vec3 f = field(vPoint);
  vec2 jx = dFdx(vPoint);
  vec2 jy = dFdy(vPoint);
  if (vKind.x == SHADE) {
    float a = 1.0 - smoothstep(-0.16, 0.16, f.x);
    outColour = vec4(0.0, 0.0, 0.0, a * a * vLook.z * vLook.x);
    return;
  }
  // One pixel across the outline, in the piece's own units; the floor keeps a face seen edge-on finite.
  float px = max(length(vec2(dot(f.yz, jx), dot(f.yz, jy))), 1e-5);
  vec2 slope = (vPoint - vEye.xy) / max(vEye.z, 0.02);
  slope *= min(1.0, 4.5 / max(length(slope), 1e-4));
  vec2 hit = wallHit(f, slope);
  float cover = clamp(0.5 - hit.y / px, 0.0, 1.0);
  float alpha = cover * vLook.x;
  if (alpha < 0.002) discard;
  float onFace = clamp(0.5 - f.x / px, 0.0, 1.0);
  vec3 view = normalize(vec3(0.0, 0.0, uView.z) - vWorld);
  vec3 colour = vec3(0.0);
  if (onFace < 1.0) colour = wallColour(hit.x, slope, px, view);
  if (onFace > 0.0) {
    vec3 face;
    if (vKind.x == TOKEN_FACE) face = tokenFace(f, px, view);
    else if (vKind.x == RING) face = ringFace(f, px, view);
    else if (vKind.x == SCREEN) face = screenFace(f, px, view);
    else face = boardFace(f, px, view);
    colour = mix(colour, face, onFace);
  }
  emit(colour, alpha);
}
