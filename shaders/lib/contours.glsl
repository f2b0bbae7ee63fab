// The tokens' merged distance field, for the contour lines round them.
#include "./shapes.glsl"

// Opacity, pitch, reach, smoothness of the union.
uniform vec4 uContour;
// Tokens: x, y, size, angle; a negative size is a ring's circle.
uniform vec4 uToken[4];

vec2 local(vec2 s, vec4 t) {
  float c = cos(t.w);
  float r = sin(t.w);
  vec2 u = s - t.xy;
  return vec2(c * u.x + r * u.y, c * u.y - r * u.x) / abs(t.z);
}

float join(float d, float k) {
  float h = clamp(0.5 + 0.5 * (d - k) / uContour.w, 0.0, 1.0);
  return mix(d, k, h) - uContour.w * h * (1.0 - h);
}

float own(float k, vec2 p, vec4 t) {
  return (t.z < 0.0 ? circleDistance(p) : k) * abs(t.z);
}

// The distance to each of the four.
vec4 apart(vec2 s) {
  vec2 a = local(s, uToken[0]);
  vec2 b = local(s, uToken[1]);
  vec2 c = local(s, uToken[2]);
  vec2 e = local(s, uToken[3]);
  return vec4(circleDistance(a) * abs(uToken[0].z), own(triangleDistance(b), b, uToken[1]),
              own(squareDistance(c), c, uToken[2]), own(pentagonDistance(e), e, uToken[3]));
}

float merged(vec4 each) {
  return join(join(join(each.x, each.y), each.z), each.w);
}
