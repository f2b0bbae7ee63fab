// Lights and cuts out one solid of the scene from its distance field; edges are one pixel of coverage.
// A convex SDF is convex along a ray, so Newton's steps down a prism's wall never overshoot: at most 7.
precision highp float;
precision highp int;
#include "./lib/when.glsl"
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
  vec3 f = vec3(0.0);
  WHEN(vKind.x == TOKEN_FACE || vKind.x == SHADE) f = shapeField(vKind.y, p);
  WHEN(vKind.x == RING) {
    float l = length(p);
    float side = l - vForm.x;
    f = vec3(abs(side) - vForm.y, p / max(l, 1e-6) * (side < 0.0 ? -1.0 : 1.0));
  }
  WHEN(vKind.x >= BOARD && vKind.x <= SCREEN) f = boxField(p, vForm.xy, vForm.z);
  return f;
}

float band(float d, float from, float to, float soft) {
  return smoothstep(from - soft, from + soft, d) * (1.0 - smoothstep(to - soft, to + soft, d));
}

vec4 lit(vec3 linear, float alpha) {
  return vec4(toScreen(linear) * alpha, alpha);
}

#include "./lib/wall.glsl"
#include "./lib/faces.glsl"
#include "./lib/marks.glsl"

vec4 drawSolid(vec2 jx, vec2 jy) {
  vec3 f = field(vPoint);
  // One pixel across the outline, in the piece's own units; the floor keeps a face seen edge-on finite.
  float px = max(length(vec2(dot(f.yz, jx), dot(f.yz, jy))), 1e-5);
  vec2 slope = (vPoint - vEye.xy) / max(vEye.z, 0.02);
  slope *= min(1.0, 4.5 / max(length(slope), 1e-4));
  vec2 hit = vec2(0.0, f.x);
  WHEN(f.x > -px && vLook.y > 0.0) hit = wallHit(f, slope);
  float cover = clamp(0.5 - hit.y / px, 0.0, 1.0);
  vec4 colour = vec4(0.0);
  WHEN(cover > 0.0) {
    float onFace = clamp(0.5 - f.x / px, 0.0, 1.0);
    vec3 view = normalize(vec3(0.0, 0.0, uView.z) - vWorld);
    vec3 c = vec3(0.0);
    WHEN(onFace > 0.0) {
      WHEN(vKind.x == TOKEN_FACE) c = tokenFace(f, px, view);
      WHEN(vKind.x == RING) c = ringFace(f, px, view);
      WHEN(vKind.x == BOARD) c = boardFace(f, px);
      WHEN(vKind.x == PAPER) c = paperFace(length(vec2(jx.y, jy.y)));
      WHEN(vKind.x == SCREEN) c = screenFace(f, px, view, jx, jy);
    }
    WHEN(onFace < 1.0) c = mix(wallColour(hit.x, slope, px, view), c, onFace);
    colour = lit(c, cover * vLook.x);
  }
  return colour;
}

void main() {
  vec2 jx = dFdx(vPoint);
  vec2 jy = dFdy(vPoint);
  vec4 colour = vec4(0.0);
  WHEN(vKind.x == SHADE) colour = drawShade();
  WHEN(vKind.x == THREAD) colour = drawThread();
  WHEN(vKind.x == PIN) colour = drawPin();
  WHEN(vKind.x < THREAD) colour = drawSolid(jx, jy);
  outColour = colour;
}
