// Draws every solid of the scene: tokens, marker rings, plates, paper, phone, dotted links, pins, shadows.
// One instance a thing, one quad an instance, in painter's order. Space: stage px (lib/view.glsl).
// Cost: at most 79 quads; nothing but uniforms changes from frame to frame.
#include "./lib/view.glsl"
#include "./lib/body.glsl"

uniform vec4 uBody[200];
uniform vec4 uOrder[20];
uniform vec3 uBase[4];
uniform vec3 uEdge[4];
uniform vec3 uInk;
uniform vec3 uInk1;
uniform vec3 uIvory;
uniform vec3 uPaper;
uniform vec3 uPaperEdge;

out vec2 vPoint;
out vec3 vWorld;
flat out vec3 vEye;
flat out mat3 vTurn;
flat out vec4 vLook;
flat out vec4 vForm;
flat out vec3 vBase;
flat out vec3 vEdge;
flat out ivec2 vKind;

const float SHADE_CODE = 64.0;
// What shows of a link through the plate that it passes.
const float THROUGH = 0.4;

mat3 rotation(vec4 q) {
  vec3 x = vec3(1.0 - 2.0 * (q.y * q.y + q.z * q.z), 2.0 * (q.x * q.y + q.z * q.w), 2.0 * (q.x * q.z - q.y * q.w));
  vec3 y = vec3(2.0 * (q.x * q.y - q.z * q.w), 1.0 - 2.0 * (q.x * q.x + q.z * q.z), 2.0 * (q.y * q.z + q.x * q.w));
  return mat3(x, y, cross(x, y));
}

// A dotted link lies in the stage plane between two projected points.
void thread(vec4 from, vec4 to) {
  vec2 a = project(from.xyz).xy;
  vec2 b = project(to.xyz).xy;
  float len = length(b - a);
  vec2 t = (b - a) / max(len, 1e-4);
  float w = to.w + 3.0;
  float along = position.x * 0.5 + 0.5;
  vPoint = vec2(along * len + position.x * w, position.y * w);
  vForm = vec4(len, from.w, to.w, vForm.w);
  gl_Position = toClipFlat(a + t * vPoint.x + vec2(-t.y, t.x) * vPoint.y);
}

void main() {
  float code = uOrder[gl_InstanceID / 4][gl_InstanceID % 4];
  bool shade = code >= SHADE_CODE;
  int id = int(shade ? code - SHADE_CODE : code);
  vec4 place = uBody[id * 4];
  vec4 turn = uBody[id * 4 + 1];
  vLook = uBody[id * 4 + 2];
  vForm = uBody[id * 4 + 3];
  vKind = ivec2(TOKEN_FACE, id % 4);
  vBase = uBase[id % 4];
  vEdge = uEdge[id % 4];
  vWorld = place.xyz;
  vEye = vec3(0.0, 0.0, 1.0);
  vTurn = mat3(1.0);
  vPoint = position.xy;
  if (id >= FIRST_LINK && id < FIRST_PIN) {
    vKind.x = THREAD;
    vBase = uIvory;
    vEdge = uInk;
    if (shade) vLook.x *= THROUGH;
    thread(place, turn);
    return;
  }
  if (id >= FIRST_PIN) {
    vKind.x = PIN;
    vBase = uIvory;
    vEdge = uInk;
    vPoint = position.xy * (place.w + 1.0);
    vForm.x = place.w;
    gl_Position = toClipFlat(project(place.xyz).xy + vPoint);
    return;
  }
  vec2 extent = vec2(0.52);
  if (id >= FIRST_RING && id < FIRST_PLATE) {
    vKind.x = RING;
    vBase = uIvory;
    vEdge = uInk;
    vForm.xy = RING_FORM;
    extent = vec2(RING_FORM.x + RING_FORM.y);
  }
  if (id >= FIRST_PLATE) {
    vKind.x = BOARD;
    vBase = mix(uInk1, uInk, vForm.w);
    vEdge = uIvory;
    extent = vForm.xy;
  }
  if (id == SHEET) {
    vKind.x = PAPER;
    vBase = uPaper;
    vEdge = uPaperEdge;
  }
  if (id == PHONE) vKind.x = SCREEN;
  if (shade) {
    vKind.x = SHADE;
    // A shadow falls to the lower right of the key light, onto what the token lies on.
    place.xyz += rotation(turn) * (vec3(0.10, -0.12, -0.155) * place.w);
    vLook.y = 0.0;
    extent += 0.16;
  }
  mat3 r = rotation(turn);
  vec3 eye = transpose(r) * (vec3(0.0, 0.0, uView.z) - place.xyz) / place.w;
  // The wall shows only on the side that leans to the eye: the quad reaches just that far.
  vec2 lean = eye.xy / max(eye.z, 0.02);
  lean *= min(1.0, 4.5 / max(length(lean), 1e-4)) * vLook.y;
  vec2 margin = extent * (1.0 + vLook.y / max(eye.z, 0.5)) + 0.02;
  vPoint = mix(min(lean, 0.0) - margin, max(lean, 0.0) + margin, position.xy * 0.5 + 0.5);
  vEye = eye;
  vTurn = r;
  vWorld = place.xyz + r * vec3(vPoint * place.w, 0.0);
  gl_Position = toClip(vWorld);
}
