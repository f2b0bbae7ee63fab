// The phone's screenshot with another of its four columns chosen: the light key lies where `chosen` says and has the digit of
// the nearest column, its column is lit with its chance, and the answer names it while the key lies there; the other columns
// lose light as the pieces outside do while one of them answers. One look at the picture, as without it: what does not stand
// in its own place there is drawn. Places in CSS px of the screen, from its top left
// (tools/pictures/game-screen.css).
const vec2 SCREEN = vec2(390.0, 844.0);
// The column that is chosen in the picture.
const float PRINTED = 1.0;
// Middle of the first key, half its width and height less its corner; distance of two keys, their corner, half the room of a digit.
const vec4 KEYS = vec4(60.375, 540.25, 26.375, 27.0);
const float KEY_PITCH = 89.75;
const float KEY_CORNER = 14.0;
// Half the height of a key with its soft edge.
const float KEY_ROW = 43.0;
const vec2 DIGIT = vec2(14.0, 18.0);
// So far from a key, in their distance, the light one has none and all of its digit.
const vec2 CLEAR = vec2(0.56, 0.8);
// Left edge and distance of the chances, from where down to where they stand.
const vec4 CHANCES = vec4(27.0, 84.0, 422.0, 444.0);
// Middle of the first column's light, half its width and height less its corner; that, and how much light it is.
const vec4 LANE = vec4(69.0, 359.7, 27.0, 77.1);
const float LANE_CORNER = 12.0;
const float LANE_LIGHT = 0.0784;
// How far what stands in the other columns goes into their ground, and the lines of words that say what the numbers are.
const float LANE_DIM = 0.62;
const vec4 NAMES = vec4(348.0, 367.0, 401.0, 417.0);
// Middle of the digit in the answer, half its room, its size over a key's, and by how many mipmaps it is smaller.
const vec4 NAMED = vec4(112.2, 619.2, 5.0, 8.0);
const float NAMED_SIZE = 0.4706;
const float NAMED_LEVEL = 1.0874;

const vec3 IVORY = vec3(247.0, 239.0, 221.0) / 255.0;
const vec3 INK = vec3(11.0, 10.0, 18.0) / 255.0;
const vec3 MARIGOLD = vec3(255.0, 179.0, 26.0) / 255.0;
const vec3 GROUND = vec3(16.0, 14.0, 25.0) / 255.0;
const vec3 EDGE = vec3(69.0, 64.0, 90.0) / 255.0;
const vec3 TILE = vec3(26.0, 24.0, 38.0) / 255.0;
const vec3 PANEL = vec3(33.0, 30.0, 46.0) / 255.0;
const vec3 GONE = vec3(44.0, 41.0, 57.0) / 255.0;

// How far a colour has gone from one to another, by their red.
float between(vec3 colour, vec3 from, vec3 to) {
  return clamp((colour.r - from.r) / (to.r - from.r), 0.0, 1.0);
}

// Distance from the outline of a box with round corners, so far from its middle; `span` is to the middles of those.
float boxEdge(vec2 off, vec2 span, float corner) {
  return length(max(abs(off) - span, 0.0)) - corner;
}

float keyEdge(vec2 off) {
  return boxEdge(off, KEYS.zw, KEY_CORNER);
}

float inside(float d) {
  return clamp(0.5 - d, 0.0, 1.0);
}

#include "./clock.glsl"

// Whether a place of the screen is in the room of the digit of a column's key, or of one that lies a fraction further.
bool isDigitOf(vec2 at, float column) {
  return all(lessThan(abs(at - KEYS.xy - vec2(KEY_PITCH * column, 0.0)), DIGIT));
}

// How much of a digit a column's key has in the screenshot.
float digitIn(vec3 printed, float column) {
  return column == PRINTED ? between(printed, IVORY, INK) : between(printed, TILE, IVORY);
}

// The keys, the light one lying where it has been moved to, with a dark digit: the others' go before it covers them.
vec3 keysAt(vec2 at, vec3 printed, float chosen) {
  float column = clamp(floor((at.x - KEYS.x) / KEY_PITCH + 0.5), 0.0, 3.0);
  bool isDigit = isDigitOf(at, column);
  float own = keyEdge(at - KEYS.xy - vec2(KEY_PITCH * column, 0.0));
  vec3 dark = mix(mix(GROUND, EDGE, inside(own)), TILE, inside(own + 2.0));
  float left = smoothstep(CLEAR.x, CLEAR.y, abs(column - chosen));
  vec3 below = column == PRINTED ? dark : printed;
  below = mix(below, mix(TILE, IVORY, left * digitIn(printed, column)), float(isDigit));
  float over = keyEdge(at - KEYS.xy - vec2(KEY_PITCH * chosen, 0.0));
  float digit = digitIn(printed, floor(chosen + 0.5)) * float(isDigitOf(at, chosen));
  vec3 light = mix(mix(IVORY, INK, inside(over + 3.0)), mix(IVORY, INK, digit), inside(over + 5.0));
  // On its way it throws a shadow.
  below = mix(below, INK, 1.4 * abs(chosen - floor(chosen + 0.5)) * clamp(1.0 - over / 16.0, 0.0, 1.0));
  return mix(below, light, inside(over));
}

// A chance is lit while the key lies under it, the last one out before the next.
vec3 chanceAt(float column, vec3 printed, float chosen) {
  float lit = clamp(1.0 - 2.0 * abs(column - chosen), 0.0, 1.0);
  return mix(PANEL, mix(IVORY, MARIGOLD, lit), between(printed, PANEL, column == PRINTED ? MARIGOLD : IVORY));
}

// The light of a column at a place of the screen.
float laneAt(vec2 at, float column) {
  return inside(boxEdge(at - vec2(LANE.x + CHANCES.y * column, LANE.y), LANE.zw, LANE_CORNER));
}

// The pattern with its values, the light moved to the column that is chosen.
vec3 columnsAt(vec2 at, vec3 printed, float chosen, float lit, bool isChance) {
  float column = clamp(floor((at.x - CHANCES.x) / CHANCES.y), 0.0, 3.0);
  float was = LANE_LIGHT * laneAt(at, PRINTED);
  vec3 colour = (printed - was) / (1.0 - was);
  if (isChance) colour = chanceAt(column, colour, chosen);
  float dim = LANE_DIM * lit * laneAt(at, column) * min(abs(column - chosen), 1.0);
  bool isName = (at.y > NAMES.x && at.y < NAMES.y) || (at.y > NAMES.z && at.y < NAMES.w);
  colour = mix(colour, PANEL, isName ? 0.0 : dim);
  return mix(colour, vec3(1.0), LANE_LIGHT * laneAt(at, chosen));
}

// The picture at a place of it, 0..1 each way, with a column chosen: a fraction while the key is on its way; `lit` is how
// far the others have lost their light for it, `clock` how far its session has gone, `level` the mipmap that it is read from.
vec3 screenAt(vec2 place, float chosen, float lit, float clock, float level) {
  vec2 at = vec2(place.x, 1.0 - place.y) * SCREEN;
  float named = floor(chosen + 0.5);
  vec2 off = at - NAMED.xy;
  bool isNamed = named != PRINTED && all(lessThan(abs(off), NAMED.zw));
  // The answer's digit is that of the key.
  vec2 from = KEYS.xy + vec2(KEY_PITCH * named, 0.0) + off / NAMED_SIZE;
  vec2 there = isNamed ? vec2(from.x, SCREEN.y - from.y) / SCREEN : place;
  // The light key takes its digit along.
  if (isDigitOf(at, chosen)) there.x += KEY_PITCH * (named - chosen) / SCREEN.x;
  vec3 colour = textureLod(uScreen, there, level + (isNamed ? NAMED_LEVEL : 0.0)).rgb;
  bool isOther = chosen != PRINTED;
  bool isKey = isOther && abs(at.y - KEYS.y) < KEY_ROW;
  bool isLane = (isOther || lit > 0.0) && abs(at.y - LANE.y) < LANE.w + LANE_CORNER;
  bool isChance = at.y > CHANCES.z && at.y < CHANCES.w && at.x > CHANCES.x && at.x < SCREEN.x - CHANCES.x;
  // Loops and not branches: a software renderer leaves out the ones and not the others.
  for (int k = int(isKey); k > 0; k--) colour = keysAt(at, colour, chosen);
  for (int k = int(isLane); k > 0; k--) colour = columnsAt(at, colour, chosen, lit, isChance);
  for (int k = int(clock < LEFT && isClocked(at, clock)); k > 0; k--)
    colour = clockedAt(at, colour, clock, isNamed, level);
  return colour;
}
