// Signed distance to the outline of a shape by its number, size 1.
#include "./shapes.glsl"

float outlineDistance(int shape, vec2 p) {
  return shape == 0 ? circleDistance(p) : shape == 1 ? triangleDistance(p)
       : shape == 2 ? squareDistance(p) : pentagonDistance(p);
}
