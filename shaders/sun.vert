// The box round the footer's sun, as far as it is on the stage. Space: stage px. Cost: one quad.
#include "./lib/view.glsl"

// Centre x, y, radius, rim width.
uniform vec4 uSun;
out vec2 vPoint;

// The halo beyond the rim, px.
#ifdef FULL
const float ROOM = 420.0;
#else
const float ROOM = 200.0;
#endif

void main() {
  vPoint = position.xy * (uSun.z + ROOM);
  gl_Position = toClipFlat(uSun.xy + vPoint);
}
