// Draws what joins the sessions: dotted links from ring to ring and the pins they arrive at, over everything.
// A link is dimmed where its upper plate is in front of it, so that it is seen to pass through. Space: stage px.
// Cost: 11 thin quads.
#include "./lib/view.glsl"
#include "./lib/body.glsl"

uniform vec4 uBody[200];

out vec2 vPoint;
flat out vec4 vLine;
// Corners of the plate that a link starts on, in stage px.
flat out vec4 vPlateA;
flat out vec4 vPlateB;
out vec2 vAt;

const int LINKS = FIRST_PIN - FIRST_LINK;

vec3 turned(vec4 q, vec3 v) {
  return v + 2.0 * cross(q.xyz, cross(q.xyz, v) + q.w * v);
}

vec2 corner(int plate, vec2 side) {
  vec4 place = uBody[plate * 4];
  vec2 half_ = uBody[plate * 4 + 3].xy * place.w;
  return project(place.xyz + turned(uBody[plate * 4 + 1], vec3(half_ * side, 0.0))).xy;
}

void main() {
  int id = FIRST_LINK + gl_InstanceID;
  vec4 place = uBody[id * 4];
  vec4 to = uBody[id * 4 + 1];
  float alpha = uBody[id * 4 + 2].x;
  bool link = gl_InstanceID < LINKS;
  vec2 a = project(place.xyz).xy;
  vec2 b = link ? project(to.xyz).xy : a;
  float len = length(b - a);
  vec2 t = len > 1e-3 ? (b - a) / len : vec2(1.0, 0.0);
  float w = (link ? to.w : place.w) + 3.0;
  vPoint = vec2((position.x * 0.5 + 0.5) * len + position.x * w, position.y * w);
  // Length, drawn length (negative: a pin), radius, alpha.
  vLine = vec4(len, link ? len * place.w : -1.0, link ? to.w : place.w, alpha);
  int plate = FIRST_PLATE + (link ? gl_InstanceID : 0);
  vPlateA = vec4(corner(plate, vec2(-1.0, -1.0)), corner(plate, vec2(1.0, -1.0)));
  vPlateB = vec4(corner(plate, vec2(1.0, 1.0)), corner(plate, vec2(-1.0, 1.0)));
  vAt = a + t * vPoint.x + vec2(-t.y, t.x) * vPoint.y;
  gl_Position = alpha > 0.0 ? toClipFlat(vAt) : vec4(0.0, 0.0, 0.0, 1.0);
}
