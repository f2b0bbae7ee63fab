// Paper with a rule every 60 px of its own measure and a margin left free; its edge is a shade darker. Colours are
// the screen's own encoding: the face is exactly the design's paper, and in the tier `full` so much of it as the light leaves (lib/sheet.glsl).
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
  vec3 colour = mix(uPaper, uPaperEdge, max(rule, clamp(vEdgeOf.y * 8.0, 0.0, 1.0)));
#ifdef FULL
  colour *= sheetLight(vEdgeOf.y);
#endif
  float alpha = vEdgeOf.x * vSheet.z;
  outColour = vec4(colour * alpha, alpha);
}
