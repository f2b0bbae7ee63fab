// Draws the contour lines round the tokens: a grid of cells over the stage. The merged distance field is computed
// at the corners of the cells and is all but linear between them. Space: stage px. Cost: five distances a corner.
#include "./lib/shapes.glsl"
#include "./lib/view.glsl"

// Opacity, pitch, reach, smoothness of the union.
uniform vec4 uContour;
// Tokens: x, y, size, angle; a negative size is a ring's circle.
uniform vec4 uToken[4];

// Diagonal of a cell, px: so far from what is to be seen no corner has a part in it.
const float MARGIN = 23.0;

out float vLine;
out float vAlpha;

vec2 local(vec2 s, vec4 t) {
  float c = cos(t.w);
  float r = sin(t.w);
  vec2 u = s - t.xy;
  return vec2(c * u.x + r * u.y, c * u.y - r * u.x) / abs(t.z);
}

float join(float d, float k) {
  float h = clamp(0.5 + 0.5 * (d - k) / uContour.w, 0.0, 1.0);
  return mix(d, k, h) - uContour.w * h * (1.0 - h);
}

float own(float k, vec2 p, vec4 t) {
  return (t.z < 0.0 ? circleDistance(p) : k) * abs(t.z);
}

float merged(vec2 s) {
  vec2 a = local(s, uToken[0]);
  vec2 b = local(s, uToken[1]);
  vec2 c = local(s, uToken[2]);
  vec2 e = local(s, uToken[3]);
  float d = circleDistance(a) * abs(uToken[0].z);
  d = join(d, own(triangleDistance(b), b, uToken[1]));
  d = join(d, own(squareDistance(c), c, uToken[2]));
  return join(d, own(pentagonDistance(e), e, uToken[3]));
}

void main() {
  vec2 s = position.xy - uView.xy * 0.5;
  float d = merged(s);
  // Lines are numbered by their distance in pitches; what fades is all but linear within a cell.
  float left = clamp(1.0 - d / uContour.z, 0.0, 1.0);
  vLine = d / uContour.y;
  vAlpha = left * sqrt(left) * uContour.x;
  gl_Position = toClipFlat(s);
  // Beyond the reach, and inside the first line, nothing is drawn: outside the clip space it costs no pixel.
  if (d > uContour.z + MARGIN || d < 0.5 * uContour.y - MARGIN) gl_Position.z = 2.0;
}
