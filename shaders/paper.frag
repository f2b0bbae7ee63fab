// Paper with a rule every 60 px of its own measure and a margin left free; its edge is a shade darker. Colours are
// the screen's own encoding: the face is exactly the design's paper, and in the tier `full` so much of it as the light
// leaves (lib/sheet.glsl). Printed, it replaces what was drawn before it.
precision highp float;
precision highp int;
#ifdef FULL
#include "./lib/view.glsl"
#include "./lib/frame.glsl"
#include "./lib/objects.glsl"
#include "./lib/studio.glsl"
#endif

uniform vec3 uPaper;
uniform vec3 uPaperEdge;
uniform vec3 uGround;
// 1: the face is left out of the ground, for what is printed on it and lies behind the canvas.
uniform float uPrinted;

in vec2 vPoint;
in vec2 vEdgeOf;
#ifdef FULL
in vec3 vWorld;
#endif
flat in vec4 vSheet;
out vec4 outColour;

#ifdef FULL
#include "./lib/sheet.glsl"
#endif

void main() {
  float off = 30.0 - abs(fract(vPoint.y / 60.0) - 0.5) * 60.0;
  float across = max(fwidth(vPoint.y), 1e-3);
  float rule = clamp(1.0 - (off - 0.5) / across, 0.0, 1.0);
  rule *= step(abs(vPoint.x), vSheet.x - 60.0) * step(abs(vPoint.y), vSheet.y - 50.0) * vSheet.w;
  float wall = clamp(vEdgeOf.y * 8.0, 0.0, 1.0);
  vec3 colour = mix(uPaper, uPaperEdge, max(rule, wall));
#ifdef FULL
  vec3 lit = min(sheetLight(vEdgeOf.y), 1.0);
  colour *= lit;
#endif
  float alpha = vEdgeOf.x * vSheet.z;
  vec3 beside = uGround * (1.0 - alpha) + uPaperEdge * (alpha * wall);
  float face = alpha * (1.0 - wall);
#ifdef FULL
  // Light is taken from what is printed too: as much as all three colours lack, and then each its own.
  float least = min(lit.r, min(lit.g, lit.b));
  vec4 print = vec4(beside + uPaper * (face * (lit - least)), 1.0 - face * least);
#else
  vec4 print = vec4(beside, 1.0 - face);
#endif
  outColour = mix(vec4(colour * alpha, alpha), print, uPrinted);
}
