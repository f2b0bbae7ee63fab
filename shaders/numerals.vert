// Draws the numbers on the backs of pieces that have turned over: on the face of each, a quad.
// Space: stage px. Cost: four quads; where no back shows it is not drawn.
#include "./lib/view.glsl"
#include "./lib/frame.glsl"
#include "./lib/objects.glsl"
#include "./lib/turn.glsl"
#include "./lib/light.glsl"
#ifdef FULL
#include "./lib/studio.glsl"
#endif

// Which are drawn: below 0 those behind the phone, above 0 the others, 0 all.
uniform float uSide;
// First token of their row.
uniform int uRow;

// Point of the face in heights of the digit.
out vec2 vPoint;
flat out int vDigit;
flat out float vAlpha;
#ifdef FULL
// Point of the face in sizes of the piece, and the eye's direction there; the key's, and those of the stage,
// in the piece's own space.
out vec2 vFace;
out vec3 vView;
flat out vec3 vKey;
flat out vec3 vAcross;
flat out vec3 vUp;
#else
flat out float vLight;
#endif

// Height of the digit over the size of its piece; the triangle's middle is below its origin.
const vec4 HEIGHT = vec4(0.44, 0.30, 0.42, 0.38);
const vec4 DOWN = vec4(0.0, 0.04, 0.0, 0.012);
// Room about the digit for its edge.
const float ROOM = 0.56;

void main() {
  int id = gl_InstanceID;
  int at = (uRow + id) * 4;
  vec4 place = uObjects[at];
  mat3 r = rotation(uObjects[at + 1]);
  vec4 look = uObjects[at + 2];
  vec4 form = uObjects[at + 3];
  bool drawn = uSide == 0.0 || (place.z < 0.0) == (uSide < 0.0);
  vPoint = position.xy * ROOM;
  vDigit = id;
  vAlpha = look.x;
  vec2 p = vPoint * (drawn ? form.w * HEIGHT[id] : 0.0) - vec2(0.0, DOWN[id]);
#ifdef FULL
  vFace = p;
  vView = normalize((vec3(0.0, 0.0, uView.z) - place.xyz) * r / place.w - vec3(p, 0.0));
  vKey = KEY * r;
  vAcross = vec3(r[0].x, r[1].x, r[2].x);
  vUp = vec3(r[0].y, r[1].y, r[2].y);
#else
  vLight = 1.0 + 0.22 * (dot(r[2], KEY) - KEY.z);
#endif
  gl_Position = toClip(place.xyz + r * vec3(p * place.w, 0.0));
}
