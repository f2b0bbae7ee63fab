// Draws the floors of the plates: the level middle, one colour each, so that the pieces' program need not fill it.
// They are drawn ahead of the pieces and keep the depth of their row: what lies below fails the depth test, which
// spares hardware its colour.
// Space: stage px. Cost: six quads.
#include "./lib/view.glsl"
#include "./lib/frame.glsl"
#include "./lib/objects.glsl"
#include "./lib/floor.glsl"
#include "./lib/turn.glsl"
#include "./lib/light.glsl"
#include "./lib/srgb.glsl"

flat out vec4 vColour;

void main() {
  int id = FIRST_PLATE + gl_InstanceID;
  vec4 place = uObjects[id * 4];
  mat3 r = rotation(uObjects[id * 4 + 1]);
  vec4 look = uObjects[id * 4 + 2];
  vec4 form = uObjects[id * 4 + 3];
  // A little under the strip that the pieces' program draws round it.
  vec2 corner = position.xy * max(form.xy - (floorInset(form.z) - 0.005), 0.0) * (hasFloor(look.x) ? 1.0 : 0.0);
  // The light of pieces.frag on what is level.
  float dim = max(look.z - 1.0, 0.0);
  float light = 1.0 + 0.22 * (dot(r[2], KEY) - KEY.z);
  vColour = vec4(toScreen(mix(uInk1.rgb, uInk.rgb, form.w) * mix(1.0, light, min(look.z, 1.0)) * (1.0 - dim)) * look.x, look.x);
  gl_Position = toClip(place.xyz + r * vec3(corner * place.w, 0.0));
  // Half a row behind its own pieces.
  gl_Position.z = (rowDepth(id) + 0.0625) * gl_Position.w;
}
