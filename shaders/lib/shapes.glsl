// The outlines of the four shapes, size 1, y up: 0 circle, 1 triangle, 2 square, 3 pentagon.
// Convex polygons are folded by their mirror lines into the sector of one edge: exact and without atan.
#include "./when.glsl"

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

// Distance and its gradient in a sector whose edge has normal n.
vec3 edgeField(vec2 q, vec2 n, float a, float h) {
  vec2 w = toEdge(q, n, a, h);
  vec2 g = w.y > 0.0 ? w / max(length(w), 1e-6) : vec2(0.0, 1.0);
  return vec3(edgeDistance(w), g.x * vec2(n.y, -n.x) + g.y * n);
}

vec2 unfold(vec2 g, vec2 mirror, float side) {
  return side < 0.0 ? g - 2.0 * dot(g, mirror) * mirror : g;
}

// Rounded box of half size b (with its rounding r inside): distance and gradient.
vec3 boxField(vec2 p, vec2 b, float r) {
  vec2 s = vec2(p.x < 0.0 ? -1.0 : 1.0, p.y < 0.0 ? -1.0 : 1.0);
  vec2 d = abs(p) - (b - r);
  vec2 o = max(d, 0.0);
  float l = length(o);
  vec2 g = l > 0.0 ? o / l : (d.x > d.y ? vec2(1.0, 0.0) : vec2(0.0, 1.0));
  return vec3(l + min(max(d.x, d.y), 0.0) - r, g * s);
}

vec3 circleField(vec2 p) {
  float l = length(p);
  return vec3(l - CIRCLE, p / max(l, 1e-6));
}

vec3 triangleField(vec2 p) {
  float sx = p.x < 0.0 ? -1.0 : 1.0;
  vec2 q = vec2(p.x * sx, p.y + TRIANGLE.z);
  float a = dot(q, TRI_MIRROR);
  q -= 2.0 * min(a, 0.0) * TRI_MIRROR;
  vec3 f = edgeField(q, TRI_NORMAL, TRIANGLE.y * 0.5, TRIANGLE.y * 0.8660254);
  f.yz = unfold(f.yz, TRI_MIRROR, a);
  return vec3(f.x - TRIANGLE.x, f.y * sx, f.z);
}

vec3 pentagonField(vec2 p) {
  float sx = p.x < 0.0 ? -1.0 : 1.0;
  vec2 q = vec2(p.x * sx, p.y + PENTAGON.z);
  float a = dot(q, PENTA_MIRROR_A);
  q -= 2.0 * min(a, 0.0) * PENTA_MIRROR_A;
  float b = dot(q, PENTA_MIRROR_B);
  q -= 2.0 * min(b, 0.0) * PENTA_MIRROR_B;
  vec3 f = edgeField(q, PENTA_NORMAL, PENTAGON.y * 0.8090170, PENTAGON.y * 0.5877853);
  f.yz = unfold(unfold(f.yz, PENTA_MIRROR_B, b), PENTA_MIRROR_A, a);
  return vec3(f.x - PENTAGON.x, f.y * sx, f.z);
}

// Signed distance (x) and unit gradient (yz) of a shape.
vec3 shapeField(int shape, vec2 p) {
  vec3 f = vec3(0.0);
  WHEN(shape == 0) f = circleField(p);
  WHEN(shape == 1) f = triangleField(p);
  WHEN(shape == 2) f = boxField(p, vec2(SQUARE.x + SQUARE.y), SQUARE.x);
  WHEN(shape == 3) f = pentagonField(p);
  return f;
}
