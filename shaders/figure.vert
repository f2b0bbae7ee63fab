// Draws the 24-corner figure (the permutohedron of order 4): its edges as lines, its corners as dots.
// aFrom and aTo are corners of the figure of radius 1; a dot has both alike. Space: stage px. Cost: 61 quads.
#include "./lib/view.glsl"

uniform vec4 uPlace;
uniform vec4 uTurn;
uniform float uCurrent;
uniform float uDrawn;
uniform float uSmall;

in vec3 aFrom;
in vec3 aTo;
// Corner number of a dot, -1 for an edge.
in float aCorner;

out vec2 vPoint;
flat out vec4 vLine;

vec3 turned(vec3 v) {
  return v + 2.0 * cross(uTurn.xyz, cross(uTurn.xyz, v) + uTurn.w * v);
}

void main() {
  vec3 from = turned(aFrom);
  vec3 to = turned(aTo);
  float depth = (from.z + to.z) * 0.25 + 0.5;
  vec2 a = project(uPlace.xyz + from * uPlace.w).xy;
  vec2 b = project(uPlace.xyz + to * uPlace.w).xy;
  bool dot = aCorner >= 0.0;
  bool current = dot && abs(aCorner - uCurrent) < 0.5;
  // Edges grow one after another, from the corner they start at.
  float grown = clamp(uDrawn * 2.0 - depth, 0.0, 1.0);
  b = mix(a, b, dot ? 1.0 : grown);
  float radius = dot ? mix(2.75, 1.5, uSmall) : 0.65;
  float alpha = dot ? 0.45 + 0.55 * depth : 0.22 + 0.55 * depth;
  if (current) {
    radius = mix(11.0, 6.5, uSmall);
    alpha = 1.0;
  }
  float len = length(b - a);
  vec2 t = len > 1e-3 ? (b - a) / len : vec2(1.0, 0.0);
  float w = radius + 1.0;
  vPoint = vec2((position.x * 0.5 + 0.5) * len + position.x * w, position.y * w);
  vLine = vec4(len, radius, alpha * (dot ? step(0.02, uDrawn) : step(0.001, grown)), current ? 1.0 : 0.0);
  gl_Position = toClipFlat(a + t * vPoint.x + vec2(-t.y, t.x) * vPoint.y);
}
