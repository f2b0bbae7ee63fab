// Paper: single fibres in three directions and a grain, as a change of its light about none.
#include "./noise.glsl"

// Of so many cells but few hold a fibre.
const vec2 RARE = vec2(0.89, 1.0);

float strands(vec2 p, float angle) {
  vec2 along = vec2(cos(angle), sin(angle));
  return noise(vec2(dot(p, along) / 22.0, dot(p, vec2(-along.y, along.x))) + 40.0 * angle + 900.0);
}

float fibre(vec2 p) {
  float fibres = smoothstep(RARE.x, RARE.y, max(max(strands(p, 0.5), strands(p, 1.6)), strands(p, 2.8)));
  return (0.030 * (noise(p * 1.3 + 900.0) - 0.5) - 0.036 * fibres) * uHas.z;
}

// Light on the page that lies flat, at a place on the stage: less of it away from the upper left, least at the far corner.
float pageLight(vec2 s) {
  vec2 off = s / uView.xy - vec2(-0.08, 0.12);
  return 1.006 - 0.12 * dot(off, off);
}
