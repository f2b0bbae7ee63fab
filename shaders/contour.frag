// One line of a screen px and a bit for every pitch of distance, fading with it. Ivory, not lit. In the tier `full`
// the ground of the stage: table and wires, or paper (lib/table.glsl, lib/stock.glsl).
precision highp float;
precision highp int;
#ifdef FULL
#include "./lib/view.glsl"
#include "./lib/frame.glsl"
#include "./lib/objects.glsl"
#include "./lib/srgb.glsl"
#include "./lib/studio.glsl"
#include "./lib/ground.glsl"
#endif

uniform vec3 uLine;
uniform vec3 uGround;

in vec2 vPoint;
in vec4 vField;
#ifdef FULL
// Width of a line over half the slope of the field, px, and the least width of one, in pitches.
uniform vec2 uLineWidth;
in vec3 vSpill;
#else
in float vSharp;
#endif
out vec4 outColour;

#ifdef FULL
#include "./lib/table.glsl"
#include "./lib/stock.glsl"
#endif

void main() {
  float line = vField.x + dot(vField.yz, vPoint);
#ifdef FULL
  vec3 ground = uTable.z > 0.5 ? stock(vPoint) : vec3(0.0);
  if (uTable.z < 0.5 || vPoint.y < uBorder.x) ground = table(vPoint, line);
  outColour = vec4(ground + dither(gl_FragCoord.xy), 1.0);
#else
  float off = 0.5 - abs(fract(line) - 0.5);
  float alpha = clamp(1.4 - vSharp * off, 0.0, 1.0) * vField.w * clamp(2.0 * line - 1.0, 0.0, 1.0);
  // Contours stand on ink alone: mixed with it here, they need no blending.
  outColour = vec4(mix(uGround, uLine, alpha), 1.0);
#endif
}
