// Outlines as contours that can be moved in and out along the distance field. A point of a contour knows, for
// every shape, the field's gradient there (xy) and the direction of the corner that it belongs to (zw); the mesh
// brings both (src/scene/solids/nest-geometry.ts), so that no vertex computes an angle. Size 1, y up.
#include "./forms.glsl"

in vec2 aCircle;
in vec4 aTriangle;
in vec4 aSquare;
in vec4 aPentagon;

vec4 shapeOf(int shape) {
  return shape == 0 ? CIRCLE : shape == 1 ? TRIANGLE : shape == 2 ? SQUARE : PENTAGON;
}

vec4 directionsOf(int shape) {
  return shape == 0 ? vec4(aCircle, 0.0, 0.0) : shape == 1 ? aTriangle : shape == 2 ? aSquare : aPentagon;
}

// Point of a regular shape's contour at distance d; further in than its rounding the corners are sharp.
vec2 contourPoint(vec4 shape, vec4 dirs, float d) {
  float out_ = max(shape.z + d, 0.0);
  float in_ = min(shape.z + d, 0.0) / shape.x;
  return dirs.zw * (shape.y + in_) + dirs.xy * out_ - vec2(0.0, shape.w);
}

// Distance of the innermost point.
float inmost(vec4 shape) {
  return -(shape.y * shape.x + shape.z);
}

// Point of a rounded box's contour; `half_` is its half size, r its corner.
vec2 boxPoint(vec2 half_, float r, vec4 dirs, float d) {
  vec2 side = vec2(dirs.z < 0.0 ? -1.0 : 1.0, dirs.w < 0.0 ? -1.0 : 1.0);
  return side * (half_ - max(r, -d)) + dirs.xy * max(r + d, 0.0);
}
