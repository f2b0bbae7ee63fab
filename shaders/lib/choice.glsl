// The phone's screenshot with another of its four columns chosen: the light key lies over the digits where `chosen` says,
// a chance is lit and the answer names the column while the key lies there. One look at the picture, as without it: what
// does not stand in its own place there is drawn. Places in CSS px of the screen, from its top left
// (tools/pictures/game-screen.css).
const vec2 SCREEN = vec2(390.0, 844.0);
// The column that is chosen in the picture.
const float PRINTED = 1.0;
// Middle of the first key, distance of two; middle of the digit in the answer, and its size over a key's.
const vec3 KEYS = vec3(60.375, 540.25, 89.75);
const vec3 NAMED = vec3(112.0, 619.2, 0.41);
const vec3 IVORY = vec3(0.969, 0.937, 0.867);
const vec3 INK = vec3(0.043, 0.039, 0.071);
const vec3 TILE = vec3(0.102, 0.094, 0.149);

// How much of a place lies inside a key, so much smaller than it is, that far from its middle.
float inKey(vec2 off, float smaller) {
  return clamp(14.5 - smaller - length(max(abs(off) - vec2(26.375, 27.0), 0.0)), 0.0, 1.0);
}

// The picture at a place of it, 0..1 each way, with a column chosen: a fraction while the key is on its way.
vec3 screenAt(vec2 place, float chosen) {
  vec2 at = vec2(place.x, 1.0 - place.y) * SCREEN;
  vec2 off = at - NAMED.xy;
  float named = floor(chosen + 0.5);
  // The answer's digit is that of the key.
  vec2 from = KEYS.xy + vec2(KEYS.z * named, 0.0) + off / NAMED.z;
  bool isNamed = named != PRINTED && abs(off.x) < 5.0 && abs(off.y) < 8.0;
  // A little sharper than the mipmap that the distance asks for.
  vec3 colour = texture(uScreen, isNamed ? vec2(from.x, SCREEN.y - from.y) / SCREEN : place, -0.5).rgb;
  // Loops and not branches: a software renderer leaves out the ones and not the others.
  for (int k = int(chosen != PRINTED && abs(at.y - KEYS.y) < 42.0); k > 0; k--) {
    float column = clamp(floor((at.x - KEYS.x) / KEYS.z + 0.5), 0.0, 3.0);
    off = at - KEYS.xy - vec2(KEYS.z * column, 0.0);
    float digit = clamp((colour.r - TILE.r) / 0.867, 0.0, 1.0) * float(abs(off.x) < 14.0 && abs(off.y) < 18.0);
    if (column == PRINTED) {
      digit = clamp((IVORY.r - colour.r) / 0.926, 0.0, 1.0) * float(abs(off.x) < 14.0 && abs(off.y) < 18.0);
      vec3 dark = mix(mix(vec3(0.063, 0.055, 0.098), vec3(0.271, 0.251, 0.353), inKey(off, 0.0)), TILE, inKey(off, 2.0));
      colour = mix(dark, IVORY, digit);
    }
    off = at - KEYS.xy - vec2(KEYS.z * chosen, 0.0);
    vec3 light = mix(IVORY, INK, max(inKey(off, 3.0) - inKey(off, 5.0), digit * inKey(off, 3.0)));
    colour = mix(colour, light, inKey(off, 0.0));
  }
  for (int k = int(chosen != PRINTED && abs(at.y - 433.0) < 11.0 && abs(at.x - 195.0) < 168.0); k > 0; k--) {
    float lit = clamp(1.5 - 2.0 * abs(floor((at.x - 27.0) / 84.0) - chosen), 0.0, 1.0);
    vec3 text = mix(IVORY, vec3(1.0, 0.698, 0.102), lit);
    colour = mix(vec3(0.129, 0.118, 0.18), text, clamp((colour.r - 0.129) / 0.84, 0.0, 1.0));
  }
  return colour;
}
