// What changes on the phone's screen as its session goes on: the seconds left with a cell for each, those that bets are taken
// for, what is said of the choice, and the ring that runs over the columns and stays on the one that is drawn. Most of it is
// in a picture of its own (tools/pictures/game-clock.tsx). Places in CSS px of the screen, from its top left.
uniform sampler2D uClock;

const vec2 CLOCK = vec2(390.0, 176.0);
// Left upper corner of a part on the screen and its size; where its pictures begin, and how many stand in a row.
const vec4 UNITS = vec4(299.0, 104.0, 36.0, 58.0);
const vec4 OPEN = vec4(79.0, 202.0, 78.0, 22.0);
// Left edge of all of the line, that says when none is open any more, and how wide it is.
const vec2 WHOLE = vec2(20.0, 137.0);
const vec4 ANSWER = vec4(0.0, 606.0, 390.0, 26.0);
const vec2 UNITS_AT = vec2(0.0, 10.0);
const vec2 OPEN_AT = vec2(58.0, 5.0);
const vec2 ANSWER_AT = vec2(124.0, 1.0);
// Left edge of the tens, which the screenshot has.
const float TENS = 257.0;
// Seconds left in the screenshot, those of a session, and those that are locked.
const float LEFT = 17.0;
const float SECONDS = 25.0;
const float LOCKED = 5.0;
// Middle of the first second's cell, half its width and height less its corner; their distance and corner.
const vec4 SECOND = vec4(25.56, 187.0, 3.56, 7.0);
const float SECOND_PITCH = 14.12;
const float SECOND_CORNER = 2.0;
// From here down a column is drawn; the ring's middle in the first column, its radius, half its line.
const float DRAWN_BELOW = -8.0;
const vec4 RINGED = vec4(69.0, 303.2, 36.0, 2.0);

bool isIn(vec4 part, vec2 at) {
  return all(greaterThan(at, part.xy)) && all(lessThan(at, part.xy + part.zw));
}

// Where the picture of a part has it, as so many.
vec2 printedAt(vec4 part, vec2 top, float count, vec2 at) {
  return at - part.xy + part.zw * vec2(mod(count, top.y), floor(count / top.y)) + vec2(0.0, top.x);
}

// Whether anything of the clock can lie at a place: its rows, that of the answer, and the ring's once that has come.
bool isClocked(vec2 at, float clock) {
  return (at.y > UNITS.y - 1.0 && at.y < OPEN.y + OPEN.w + 1.0) || isIn(ANSWER, at)
      || (clock < 0.0 && abs(at.y - RINGED.y) < RINGED.z + RINGED.w + 1.0);
}

// The screen's colour at a place with so much of the session left; `isDigit` where the answer's digit stands.
vec3 clockedAt(vec2 at, vec3 colour, float clock, bool isDigit, float level) {
  float left = max(clock, 0.0);
  float open = max(left - LOCKED, 0.0);
  bool isDrawn = clock < DRAWN_BELOW;
  bool isUnits = isIn(UNITS, at);
  bool isClosed = open == 0.0;
  vec2 opens = at + vec2(isClosed ? OPEN.x - WHOLE.x : 0.0, 0.0);
  bool isOpen = isIn(OPEN, opens);
  bool isAnswer = isIn(ANSWER, at) && isClosed && (isDrawn || !isDigit);
  vec2 from = isUnits
    ? printedAt(UNITS, UNITS_AT, mod(left, 10.0), at)
    : isOpen ? printedAt(OPEN, OPEN_AT, open, opens) : printedAt(ANSWER, ANSWER_AT, float(isDrawn), at);
  vec2 there = from / CLOCK;
  if (isClosed && isIn(vec4(WHOLE.x, OPEN.y, WHOLE.y, OPEN.w), at)) colour = GROUND;
  vec3 printed = textureLod(uClock, vec2(there.x, 1.0 - there.y), level).rgb;
  if (isUnits || isOpen || isAnswer) colour = printed;
  if (left < 10.0 && at.x > TENS && at.x < UNITS.x && at.y > UNITS.y && at.y < UNITS.y + UNITS.w) colour = GROUND;
  float second = clamp(floor((at.x - SECOND.x) / SECOND_PITCH + 0.5), 0.0, SECONDS - left - 1.0);
  vec2 off = at - SECOND.xy - vec2(SECOND_PITCH * second, 0.0);
  float gone = boxEdge(off, SECOND.zw, SECOND_CORNER);
  colour = mix(colour, mix(GROUND, GONE, inside(gone)), inside(gone - 1.0));
  float ringed = (isDrawn ? DRAWN_BELOW - clock : -clock) - 1.0;
  float ring = abs(distance(at, RINGED.xy + vec2(CHANCES.y * max(ringed, 0.0), 0.0)) - RINGED.z) - RINGED.w;
  return mix(colour, IVORY, inside(ring) * clamp(1.0 + ringed, 0.0, 1.0));
}
