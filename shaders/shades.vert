// Draws the shadows of tokens that lie on a floor or on the ground: between floors and pieces, so that they fall on their
// own plate and on none above it. A program of its own, since a renderer in software would run all of pieces.frag.
// Space: stage px. Cost: 192 vertices a shadow, at most 24.
#include "./lib/view.glsl"
#include "./lib/frame.glsl"
#include "./lib/objects.glsl"
#include "./lib/turn.glsl"
#include "./lib/outline.glsl"
#include "./lib/shade.glsl"

// Distance to the outline.
out float vDistance;
flat out float vStrength;

const int INNER = 4;

void main() {
  int id = int(uShades[gl_InstanceID / 4][gl_InstanceID % 4]);
  int contour = int(position.x);
  vec4 place = uObjects[id * 4];
  mat3 r = rotation(uObjects[id * 4 + 1]);
  vec4 look = uObjects[id * 4 + 2];
  vec4 shape = shapeOf(id % 4);
  vDistance = contour > INNER ? inmost(shape) : shadeContour(contour);
  vec2 p = contour > INNER ? vec2(0.0, -shape.w) : contourPoint(shape, directionsOf(id % 4), vDistance);
  vStrength = look.z * look.x;
  gl_Position = toClip(place.xyz + r * ((SHADE_FALL + vec3(p, 0.0)) * place.w));
  gl_Position.z = rowDepth(id) * gl_Position.w;
}
