// The box round the footer's sun, as far as it is on the stage. Space: stage px. Cost: one quad.
#include "./lib/view.glsl"

// Centre x, y, radius, rim width.
uniform vec4 uSun;
out vec2 vPoint;

void main() {
  vPoint = position.xy * (uSun.z + 1.0);
  gl_Position = toClipFlat(uSun.xy + vPoint);
}
