// The outlines of the four shapes, size 1, y up: 0 circle, 1 triangle, 2 square, 3 pentagon.
// Convex polygons are folded by their mirror lines into the sector of one edge: exact and without atan.

const vec2 TRI_MIRROR = vec2(0.5, 0.8660254);
const vec2 TRI_NORMAL = vec2(0.8660254, 0.5);
const vec2 PENTA_MIRROR_A = vec2(0.8090170, 0.5877853);
const vec2 PENTA_MIRROR_B = vec2(-0.3090170, 0.9510565);
const vec2 PENTA_NORMAL = vec2(0.5877853, 0.8090170);

// Rounding, circumradius and how far the centre sits below the origin.
const vec3 TRIANGLE = vec3(0.075, 0.515, 0.035);
const vec3 PENTAGON = vec3(0.065, 0.475, 0.012);
const vec2 SQUARE = vec2(0.075, 0.362);
const float CIRCLE = 0.5;

// Offset of p from the nearest point of an edge of half length h at distance a along the unit normal n.
vec2 toEdge(vec2 p, vec2 n, float a, float h) {
  vec2 q = vec2(p.x * n.y - p.y * n.x, dot(p, n) - a);
  q.x -= clamp(q.x, -h, h);
  return q;
}

float edgeDistance(vec2 w) {
  return w.y > 0.0 ? length(w) : w.y;
}

// Signed distances to the outlines, negative inside.
float circleDistance(vec2 p) {
  return length(p) - CIRCLE;
}

float squareDistance(vec2 p) {
  vec2 d = abs(p) - SQUARE.y;
  return length(max(d, 0.0)) + min(max(d.x, d.y), 0.0) - SQUARE.x;
}

float triangleDistance(vec2 p) {
  vec2 q = vec2(abs(p.x), p.y + TRIANGLE.z);
  q -= 2.0 * min(dot(q, TRI_MIRROR), 0.0) * TRI_MIRROR;
  return edgeDistance(toEdge(q, TRI_NORMAL, TRIANGLE.y * 0.5, TRIANGLE.y * 0.8660254)) - TRIANGLE.x;
}

float pentagonDistance(vec2 p) {
  vec2 q = vec2(abs(p.x), p.y + PENTAGON.z);
  q -= 2.0 * min(dot(q, PENTA_MIRROR_A), 0.0) * PENTA_MIRROR_A;
  q -= 2.0 * min(dot(q, PENTA_MIRROR_B), 0.0) * PENTA_MIRROR_B;
  return edgeDistance(toEdge(q, PENTA_NORMAL, PENTAGON.y * 0.8090170, PENTAGON.y * 0.5877853)) - PENTAGON.x;
}
