// The footer's sun as far as it is on the stage: in the tier `lean` its rim alone, with the engraving of its field, since what is
// even costs less in a program of its own (field.vert). Space: stage px. Cost: two rings of 180 points.
#include "./lib/view.glsl"

// Centre x, y, radius, rim width.
uniform vec4 uSun;
out vec2 vPoint;

// How far a chord of a ring lies within its circle, over the radius: the outer ring is as much wider.
const float CHORD = 1.0001523;
#ifdef FULL
// The halo beyond the rim, px.
const float ROOM = 420.0;
#else
// Beyond the rim, px; how deep the engraving lies, in widths of the rim, and how far it goes beyond that, px.
const float ROOM = 1.0;
const float ENGRAVED_AT = 2.3;
const float ENGRAVED_PX = 3.0;
#endif

void main() {
  float r = position.x == 0.0 ? (uSun.z + ROOM) * CHORD : 0.0;
#ifdef FULL
#else
  if (position.x > 0.0) r = max(uSun.z - ENGRAVED_AT * uSun.w - ENGRAVED_PX, 0.0);
#endif
  vPoint = position.yz * r;
  gl_Position = toClipFlat(uSun.xy + vPoint);
}
