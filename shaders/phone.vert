// Draws the hero's phone: a slab with rounded corners, its face a screenshot. The same nest of contours as the
// other solids (pieces.vert), and a program of its own because of its texture. Space: stage px.
// Cost: one instance of 192 vertices.
#include "./lib/view.glsl"
#include "./lib/outline.glsl"

uniform float uPixel;
uniform vec4 uPlace;
uniform mat3 uTurn;
// Half width, half height, corner, thickness: over the height.
uniform vec4 uForm;

out vec2 vPoint;
out vec4 vEdgeOf;

void main() {
  int contour = int(position.x);
  vec4 dirs = aSquare;
  vec3 eye = (vec3(0.0, 0.0, uView.z) - uPlace.xyz) * uTurn / uPlace.w;
  float pixel = (uView.z - uPlace.z) / (uView.z * uPlace.w * uPixel);
  float d = contour == 0 ? 0.5 * pixel : contour <= 2 ? -0.5 * pixel : contour == 3 ? -0.016 : -uForm.z;
  vec2 p = contour > 4 ? vec2(0.0) : boxPoint(uForm.xy, uForm.z, dirs, d);
  float sink = contour <= 1 && dot(dirs.xy, eye.xy - p) > 0.0 ? 1.0 : 0.0;
  vec3 normal = uTurn * vec3(dirs.xy, 0.0);
  vPoint = p;
  // Coverage, distance, light from the right on the rim, depth down the wall.
  vEdgeOf = vec4(contour == 0 ? 0.0 : 1.0, d, clamp(dot(normal, vec3(0.95345, -0.28042, 0.11217)), 0.0, 1.0), sink);
  gl_Position = toClip(uPlace.xyz + uTurn * (vec3(p, -sink * uForm.w) * uPlace.w));
}
