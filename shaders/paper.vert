// Draws the sheet of paper under the stack: a slab like the phone, with printed rules. A program of its own, since
// it can fill the screen. Space: stage px. Cost: 192 vertices.
#include "./lib/view.glsl"
#include "./lib/outline.glsl"

uniform float uPixel;
uniform vec4 uPlace;
uniform mat3 uTurn;
// Half width, half height, corner, thickness: px.
uniform vec4 uForm;

out vec2 vPoint;
// Coverage, depth down the wall.
out vec2 vEdgeOf;

void main() {
  int contour = int(position.x);
  vec3 eye = (vec3(0.0, 0.0, uView.z) - uPlace.xyz) * uTurn;
  float pixel = (uView.z - uPlace.z) / (uView.z * uPixel);
  float d = contour == 0 ? 0.5 * pixel : contour <= 2 ? -0.5 * pixel : -uForm.z;
  vec2 p = contour > 3 ? vec2(0.0) : boxPoint(uForm.xy, uForm.z, aSquare, d);
  float sink = contour <= 1 && dot(aSquare.xy, eye.xy - p) > 0.0 ? 1.0 : 0.0;
  vPoint = p;
  vEdgeOf = vec2(contour == 0 ? 0.0 : 1.0, sink);
  gl_Position = toClip(uPlace.xyz + uTurn * vec3(p, -sink * uForm.w));
}
