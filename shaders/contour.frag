// One line of a screen px and a bit for every pitch of distance, fading with it. Ivory, not lit; a wave lifts it and gives
// it its colour. In the tier `full` the ground of the stage: table and wires, or paper (lib/table.glsl, lib/paper.glsl).
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

// Width of a line over half the slope of the field, px, and the least width of one, in pitches; how far the lines have
// gone out; left of where their waves are faint, px.
uniform vec4 uLineWidth;
// Opacity, pitch, reach, smoothness of the union.
uniform vec4 uContour;
uniform vec3 uLine;
uniform vec3 uGround;

#include "./lib/echo.glsl"

in vec2 vPoint;
in vec4 vField;
#ifdef FULL
in vec3 vSpill;
#endif
out vec4 outColour;

// How much brighter the lines are in the middle of a wave, and by how many edges wider.
const float ECHO_GAIN = 4.0;
const float ECHO_WIDE = 0.7;
// What of a wave is left under words, and how far from them it is whole, px.
const float ECHO_FAINT = 0.2;
const float ECHO_FADES = 180.0;

#ifdef FULL
#include "./lib/table.glsl"
#include "./lib/stock.glsl"
#endif

void main() {
  vec4 echo = echoAt(vPoint, uContour.y) * clamp((vPoint.x - uLineWidth.w) / ECHO_FADES, ECHO_FAINT, 1.0);
  float line = vField.x + dot(vField.yz, vPoint) - ECHO_LIFT * echo.w;
#ifdef FULL
  vec3 ground = uTable.z > 0.5 ? stock(vPoint) : vec3(0.0);
  if (uTable.z < 0.5 || vPoint.y < borderAt(vPoint.x)) ground = table(vPoint, line, echo);
  outColour = vec4(ground + dither(gl_FragCoord.xy), 1.0);
#else
  float steep = length(vField.yz) * uLineWidth.x;
  float off = (0.5 - abs(fract(line - uLineWidth.z) - 0.5)) / max(steep, uLineWidth.y);
  float alpha = clamp(1.4 + ECHO_WIDE * echo.w - 1.25 * off, 0.0, 1.0) * vField.w * clamp(2.0 * line - 1.0, 0.0, 1.0);
  // Where the field is all but level a line would spread to a blot: between two pieces it parts there instead.
  alpha *= clamp(1.1 * steep / uLineWidth.y - 0.4, 0.0, 1.0);
  alpha = min(alpha * (1.0 + ECHO_GAIN * echo.w), 1.0);
  vec3 lit = mix(uLine, echo.rgb / max(echo.w, 1e-4), min(1.6 * echo.w, 1.0));
  // Contours stand on ink alone: mixed with it here, they need no blending.
  outColour = vec4(mix(uGround, lit, alpha), 1.0);
#endif
}
