// Shadows and images within the stack, in the tier `full`: all of its pieces lie the same way, so that a ray is followed
// in the own space of the piece that is lit, as far as the level of another one.
#include "./box.glsl"
#include "./outlines.glsl"
#include "./coat.glsl"

// Towards the light that plates shade, and the one that tokens shade; how far a shadow's edge spreads on its way.
const vec3 PLATE_LIGHT = vec3(-0.5025, 0.4422, 0.7437);
const vec3 TOKEN_LIGHT = vec3(-0.4214, 0.8027, 0.4214);
const float PLATE_SPREAD = 0.13;
const float TOKEN_SPREAD = 0.10;
// What a token in the shadow of a plate keeps of its light, so that its colour survives.
const vec3 SHADED = vec3(0.50, 0.48, 0.56);

// A direction of the stage as one of the piece's own space.
vec3 own(vec3 direction) {
  return direction.x * vAcross + direction.y * vUp + direction.z * cross(vAcross, vUp);
}

// Coverage at a distance, its edge spread to either side.
float covered(float d, float spread) {
  return 1.0 - smoothstep(-spread, spread, d);
}

// A plate as it is met by a ray: distance to its outline, and the way to there, px; none from above or behind.
vec2 toPlate(int plate, vec3 from, vec3 ray, float depth) {
  vec4 place = uObjects[plate * 4];
  vec4 look = uObjects[plate * 4 + 2];
  vec4 form = uObjects[plate * 4 + 3];
  vec3 at = own(from - place.xyz);
  float way = (-look.y * place.w * depth - at.z) / max(ray.z, 0.05);
  if (way <= 0.0) return vec2(1e4, 0.0);
  return vec2(boxDistance((at.xy + ray.xy * way) / place.w, form.xy, form.z) * place.w, way);
}

// How far a plate is part of the stack: seen, and lit at all.
float stacked(int plate) {
  vec4 look = uObjects[plate * 4 + 2];
  return look.x * look.z;
}

// Shadow of the plates above a row, 0 to 1.
float plateShade(vec3 from, int row) {
  int rows = uHas.y > 1.5 ? 2 : uHas.y > 0.5 ? 1 : 0;
  vec3 ray = own(PLATE_LIGHT);
  float shade = 0.0;
  for (int above = 1; above <= 2; above++) {
    if (above > rows || above > row) break;
    int plate = FIRST_PLATE + row - above;
    vec2 met = toPlate(plate, from, ray, 1.0);
    shade = max(shade, covered(met.x, 1.0 + PLATE_SPREAD * met.y) * stacked(plate) * step(0.5, met.y));
  }
  return shade;
}

// What the plates above leave of the light on a piece of this row.
vec3 inStack(int row) {
  return mix(vec3(1.0), SHADED, plateShade(vWorld, row));
}
