// Signed distances to the outlines of the four shapes, size 1, y up, negative inside.
// Convex polygons are folded by their mirror lines into the sector of one edge: exact and without atan.
#include "./forms.glsl"

const vec2 TRI_MIRROR = vec2(0.5, 0.8660254);
const vec2 TRI_NORMAL = vec2(0.8660254, 0.5);
const vec2 PENTA_MIRROR_A = vec2(0.8090170, 0.5877853);
const vec2 PENTA_MIRROR_B = vec2(-0.3090170, 0.9510565);
const vec2 PENTA_NORMAL = vec2(0.5877853, 0.8090170);

// Offset of p from the nearest point of an edge of half length h at distance a along the unit normal n.
vec2 toEdge(vec2 p, vec2 n, float a, float h) {
  vec2 q = vec2(p.x * n.y - p.y * n.x, dot(p, n) - a);
  q.x -= clamp(q.x, -h, h);
  return q;
}

float edgeDistance(vec2 w) {
  return w.y > 0.0 ? length(w) : w.y;
}

float circleDistance(vec2 p) {
  return length(p) - CIRCLE.z;
}

float squareDistance(vec2 p) {
  vec2 d = abs(p) - SQUARE.x * SQUARE.y;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - SQUARE.z;
}

float triangleDistance(vec2 p) {
  vec2 q = vec2(abs(p.x), p.y + TRIANGLE.w);
  q -= 2.0 * min(dot(q, TRI_MIRROR), 0.0) * TRI_MIRROR;
  return edgeDistance(toEdge(q, TRI_NORMAL, TRIANGLE.y * 0.5, TRIANGLE.y * 0.8660254)) - TRIANGLE.z;
}

float pentagonDistance(vec2 p) {
  vec2 q = vec2(abs(p.x), p.y + PENTAGON.w);
  q -= 2.0 * min(dot(q, PENTA_MIRROR_A), 0.0) * PENTA_MIRROR_A;
  q -= 2.0 * min(dot(q, PENTA_MIRROR_B), 0.0) * PENTA_MIRROR_B;
  return edgeDistance(toEdge(q, PENTA_NORMAL, PENTAGON.y * 0.8090170, PENTAGON.y * 0.5877853)) - PENTAGON.z;
}
