// Outlines as rings of SAMPLES points that can be moved in and out along the distance field: a point of the
// contour at signed distance d, and the field's gradient there. Size 1, y up, clockwise from the top.
const float SAMPLES = 60.0;
const float TAU = 6.2831853;

// A shape: corners (0: circle), circumradius of the skeleton, rounding, how far its centre is below the origin.
const vec4 CIRCLE = vec4(0.0, 0.0, 0.5, 0.0);
const vec4 TRIANGLE = vec4(3.0, 0.515, 0.075, 0.035);
const vec4 SQUARE = vec4(4.0, 0.5119453, 0.075, 0.0);
const vec4 PENTAGON = vec4(5.0, 0.475, 0.065, 0.012);

vec4 shapeOf(int shape) {
  return shape == 0 ? CIRCLE : shape == 1 ? TRIANGLE : shape == 2 ? SQUARE : PENTAGON;
}

vec2 clockwise(float angle) {
  return vec2(sin(angle), cos(angle));
}

// Gradient of the field at a sample, and the direction of its corner (zw).
vec4 directions(vec4 shape, float at) {
  if (shape.x == 0.0) return vec4(clockwise(TAU * at / SAMPLES), 0.0, 0.0);
  float each = SAMPLES / shape.x;
  float corner = floor(at / each);
  float turned = TAU * (corner / shape.x) + (shape.x == 4.0 ? TAU / 8.0 : 0.0);
  float along = (at - corner * each) / (each - 1.0) - 0.5;
  return vec4(clockwise(turned + along * TAU / shape.x), clockwise(turned));
}

// Point of a regular shape's contour at distance d; further in than its rounding the corners are sharp.
vec2 contourPoint(vec4 shape, vec4 dirs, float d) {
  float out_ = max(shape.z + d, 0.0);
  float in_ = min(shape.z + d, 0.0) / (shape.x == 0.0 ? 1.0 : cos(TAU * 0.5 / shape.x));
  return dirs.zw * (shape.y + in_) + dirs.xy * out_ - vec2(0.0, shape.w);
}

// Distance of the innermost point.
float inmost(vec4 shape) {
  return shape.x == 0.0 ? -shape.z : -(shape.y * cos(TAU * 0.5 / shape.x) + shape.z);
}

// Point of a rounded box's contour; `half_` is its half size, r its corner.
vec2 boxPoint(vec2 half_, float r, vec4 dirs, float d) {
  vec2 side = vec2(dirs.z < 0.0 ? -1.0 : 1.0, dirs.w < 0.0 ? -1.0 : 1.0);
  return side * (half_ - max(r, -d)) + dirs.xy * max(r + d, 0.0);
}
