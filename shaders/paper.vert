// Draws the sheet of paper under the stack: a slab like the phone, with printed rules. A program of its own, since
// it can fill the screen. Space: stage px. Cost: 192 vertices.
#include "./lib/view.glsl"
#include "./lib/frame.glsl"
#include "./lib/objects.glsl"
#include "./lib/turn.glsl"
#include "./lib/outline.glsl"

#ifdef FULL
// Place on the stage, px.
out vec3 vWorld;
#endif
out vec2 vPoint;
// Coverage, depth down the wall.
out vec2 vEdgeOf;
// Half width, half height, alpha, strength of the rules.
flat out vec4 vSheet;

void main() {
  int contour = int(position.x);
  vec4 place = uObjects[PAPER * 4];
  mat3 r = rotation(uObjects[PAPER * 4 + 1]);
  vec4 look = uObjects[PAPER * 4 + 2];
  // Half width, half height, corner: px.
  vec4 form = uObjects[PAPER * 4 + 3];
  vec3 eye = (vec3(0.0, 0.0, uView.z) - place.xyz) * r;
  float pixel = (uView.z - place.z) / (uView.z * uGrain.x);
  float d = contour == 0 ? 0.5 * pixel : contour <= 2 ? -0.5 * pixel : -form.z;
  vec2 p = contour > 3 ? vec2(0.0) : boxPoint(form.xy, form.z, aSquare, d);
  float sink = contour <= 1 && dot(aSquare.xy, eye.xy - p) > 0.0 ? 1.0 : 0.0;
  vPoint = p;
  vSheet = vec4(form.xy, look.x, look.w);
  vEdgeOf = vec2(contour == 0 ? 0.0 : 1.0, sink);
  vec3 world = place.xyz + r * vec3(p, -sink * look.y);
#ifdef FULL
  vWorld = world;
#endif
  gl_Position = toClip(world);
}
