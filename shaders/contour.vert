// Draws the contour lines round the tokens: a grid of cells over the stage. The merged distance field is computed
// at the corners of the cells, with its slope; between them it is the curve of second degree that fits both, so that a
// line bends within a cell and has no kink where it enters the next one. Space: stage px. Cost: 15 distances a corner.
// In the tier `full` the same grid draws the whole ground: the lacquered table and its wires, or paper.
#include "./lib/view.glsl"
#include "./lib/contours.glsl"

// Where a pixel lies, px.
out vec2 vPoint;
// The field at vPoint, in pitches, is x + dot(yz, vPoint); half of its slope is yz. Opacity.
out vec4 vField;
#ifdef FULL
// Colour of the tokens near by, linear.
out vec3 vSpill;

// How far a token colours the table round it, px.
const float SPILL_PX = 42.0;
#else
// Width of a line over half the slope of the field, px, and the least width of one, in pitches.
uniform vec2 uLineWidth;
// How fast a line goes from its middle to its edge, over its distance in pitches.
out float vSharp;

// Diagonal of a cell, px: so far from what is to be seen no corner has a part in it.
const float MARGIN = 29.0;
#endif
// The slope is measured over so many px.
const float STEP = 0.5;

void main() {
  vec2 s = position.xy - uView.xy * 0.5;
#ifdef FULL
  // The canvas may be higher than the stage.
  if (position.y == 0.0) s.y -= uView.w - uView.y;
#endif
  vec4 each = apart(s);
  float d = merged(each);
  vec2 slope = vec2(merged(apart(s + vec2(STEP, 0.0))), merged(apart(s + vec2(0.0, STEP)))) - d;
  slope *= 0.5 / (STEP * uContour.y);
  float left = clamp(1.0 - d / uContour.z, 0.0, 1.0);
  vPoint = s;
  vField = vec4(d / uContour.y - dot(slope, s), slope, left * sqrt(left) * uContour.x);
  gl_Position = toClipFlat(s);
#ifdef FULL
  vSpill = (uBase * exp(-max(each, 0.0) / SPILL_PX)).rgb;
#else
  float steep = length(slope) * uLineWidth.x;
  vSharp = 1.25 / max(steep, uLineWidth.y);
  // Where the field is all but level a line would spread to a blot: between two pieces it parts there instead.
  vField.w *= clamp(1.1 * steep / uLineWidth.y - 0.4, 0.0, 1.0);
  // Beyond the reach, and inside the first line, nothing is drawn: outside the clip space it costs no pixel.
  if (d > uContour.z + MARGIN || d < 0.5 * uContour.y - MARGIN) gl_Position.z = 2.0;
#endif
}
