// Paper: fibres in three directions and a grain, as a change of its light about none.
#include "./noise.glsl"

float strands(vec2 p, float angle) {
  vec2 along = vec2(cos(angle), sin(angle));
  return noise(vec2(dot(p, along) / 34.0, dot(p, vec2(-along.y, along.x)) / 1.6) + 40.0 * angle + 900.0) - 0.5;
}

float fibre(vec2 p) {
  float fibres = strands(p, 0.5) + strands(p, 1.6) + strands(p, 2.8);
  return (0.020 * fibres + 0.022 * (noise(p * 1.3 + 900.0) - 0.5)) * uHas.z;
}

// Light on the page that lies flat, at a place on the stage: less of it at the far corner.
float pageLight(vec2 s) {
  float corner = 0.5 * dot(s / uView.xy + vec2(0.5, -0.5), vec2(1.0, -1.0));
  return 1.02 - 0.07 * corner * corner;
}
