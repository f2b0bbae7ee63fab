// What of the footer's sun is even, in the tier `lean`: its field and its glow, computed at the points of rings and even between
// them. Space: stage px. Cost: 3,420 vertices, next to nothing a pixel.
#include "./lib/view.glsl"
#include "./lib/crown.glsl"

// Centre x, y, radius, rim width.
uniform vec4 uSun;
out vec4 vEven;

// Rings of the glow, px beyond the rim, under which it ends. Then come those of the field: where the engraving ends and where the dome has come down
// to its plane, widths of the rim; px beyond the engraving.
const int GLOWS = 12;
const float GLOW[12] = float[12](200.0, 160.0, 128.0, 100.0, 76.0, 56.0, 40.0, 27.0, 17.0, 8.0, 0.0, -3.0);
const vec2 DOME = vec2(2.3, 9.3);
const float DOMES = 5.0;
const float ENGRAVED_PX = 3.0;

// It glows: light that is added to the ground, in the screen's own encoding.
vec3 glowAt(float d, float radius) {
  float away = max(d, 0.0);
  vec3 glow = vec3(0.3, 0.08, 0.01) * exp(-away / 16.0) + vec3(0.08, 0.012, 0.02) * exp(-away / 60.0);
  return glow * (smoothstep(180.0, 700.0, radius) * smoothstep(200.0, 100.0, away));
}

void main() {
  int ring = int(position.x);
  vec2 n = position.yz;
  float rim = uSun.w;
  float in_ = float(ring - GLOWS);
  float d = in_ < 0.0 ? GLOW[ring] : mix(-DOME.x * rim - ENGRAVED_PX, -DOME.y * rim, in_ / DOMES);
  float r = in_ > DOMES ? 0.0 : max(uSun.z + d, 0.0);
  d = r - uSun.z;
  vEven = in_ < 0.0 ? vec4(glowAt(d, uSun.z), 0.0) : vec4(fieldAt(d, rim, n.y, 1.0), 1.0);
  gl_Position = toClipFlat(uSun.xy + n * r);
}
