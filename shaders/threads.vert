// Draws what joins the sessions: dotted links from ring to ring and the pins they arrive at, over everything.
// A link is dimmed where its upper plate is in front of it, so that it is seen to pass through. Space: stage px.
// Cost: 11 thin quads.
#include "./lib/view.glsl"
#include "./lib/frame.glsl"
#include "./lib/objects.glsl"

out vec2 vPoint;
// Length, drawn length (negative: a pin), radius, alpha.
flat out vec4 vLine;
// Corners of the plate that a link starts on, in stage px.
flat out vec4 vPlateA;
flat out vec4 vPlateB;
out vec2 vAt;

const int LINKS = 5;
// Room for halo and edge beyond the radius, px.
const float MARGIN = 3.0;

vec3 turned(vec4 q, vec3 v) {
  return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v);
}

vec2 corner(int plate, vec2 side) {
  vec4 place = uObjects[plate * 4];
  vec2 half_ = uObjects[plate * 4 + 3].xy * place.w;
  return project(place.xyz + turned(uObjects[plate * 4 + 1], vec3(half_ * side, 0.0))).xy;
}

void main() {
  bool link = gl_InstanceID < LINKS;
  int row = link ? gl_InstanceID : gl_InstanceID - LINKS;
  vec4 pin = uPins[row];
  float drawn = link ? uDrawn[row / 4][row % 4] : 1.0;
  vec2 a = project(pin.xyz).xy;
  vec2 b = link ? project(uPins[row + 1].xyz).xy : a;
  float len = length(b - a);
  vec2 t = len > 1e-3 ? (b - a) / len : vec2(1.0, 0.0);
  float radius = link ? uGrain.z : uGrain.y * pin.w;
  float w = radius + MARGIN;
  vPoint = vec2((position.x * 0.5 + 0.5) * len + position.x * w, position.y * w);
  float alpha = uState.x * (link ? step(1e-4, drawn) * uSeen[row / 4][row % 4] : pin.w);
  vLine = vec4(len, link ? len * drawn : -1.0, radius, alpha);
  int plate = FIRST_PLATE + (link ? row : 0);
  vPlateA = vec4(corner(plate, vec2(-1.0, -1.0)), corner(plate, vec2(1.0, -1.0)));
  vPlateB = vec4(corner(plate, vec2(1.0, 1.0)), corner(plate, vec2(-1.0, 1.0)));
  vAt = a + t * vPoint.x + vec2(-t.y, t.x) * vPoint.y;
  gl_Position = alpha > 0.0 ? toClipFlat(vAt) : vec4(0.0, 0.0, 0.0, 1.0);
}
