// What lies in a token's domed face under its uneven coat, in the tier `full`.
#include "./coat.glsl"

// Diffuse and mirroring dome of the enamel; waves and peel of its coat, and how many there are on a piece.
const float DOME = 0.34;
const float COAT_DOME = 0.62;
const vec2 WAVES = vec2(0.012, 7.0);
const vec2 PEEL = vec2(0.002, 34.0);

// Slope of uneven lacquer.
vec2 uneven(vec2 p) {
  vec2 wave = vec2(noise(p * WAVES.y + 3.0), noise(p * WAVES.y + 91.0)) - 0.5;
  float peel = noise(p * PEEL.y + 41.0) - 0.5;
  return (wave * WAVES.x + vec2(peel, -peel) * PEEL.x) * (2.0 * uHas.z);
}

// The normal that diffuse light is for; `lower` is 1 where the face lies below its border.
vec3 diffuseNormal(vec2 p, vec2 slope, float lower) {
  return normalize(vec3(slope + p * (DOME * lower), 1.0));
}

// The normal that is mirrored in.
vec3 coatNormal(vec2 p, vec2 slope, float lower) {
  return normalize(vec3(slope + p * (COAT_DOME * lower) + uneven(p), 1.0));
}

// A colour of the face under its coat; `gloss` is how much of that is there.
vec3 underCoat(vec3 albedo, vec3 n, vec3 coat, float rough, float gloss) {
  return coated(albedo * keyLight(n, 0.22), coat, COAT, rough, gloss);
}
