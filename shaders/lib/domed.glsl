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

// A colour of the face under its coat; `rough` is how much less it is polished than the rest.
vec3 underCoat(vec3 albedo, vec2 p, vec2 slope, float lower, float rough, float px) {
  vec3 coat = normalize(vec3(slope + p * (COAT_DOME * lower) + uneven(p), 1.0));
  vec3 body = albedo * keyLight(diffuseNormal(p, slope, lower), 0.22);
  return coated(body, coat, COAT, roughness(p, px) + rough, 1.0);
}
