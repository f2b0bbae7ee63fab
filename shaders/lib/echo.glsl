// Waves that go out through the contour lines, each from a piece that turns over.

// Of each: its middle and how far it has come, px; how much of it there is. The pieces' colours, as the screen encodes them.
uniform vec4 uEcho[4];
uniform vec3 uEchoLine[4];

// Half of a wave's width, and by how much it lifts the lines, pitches of theirs.
const float ECHO_HALF = 4.5;
const float ECHO_LIFT = 0.9;

// What of them is at a place: their colour times how much of it, and how much (w).
vec4 echoAt(vec2 s, float pitch) {
  vec4 sum = vec4(0.0);
  for (int shape = 0; shape < 4; shape++) {
    if (uEcho[shape].w <= 0.0) continue;
    float away = (distance(s, uEcho[shape].xy) - uEcho[shape].z) / (ECHO_HALF * pitch);
    float left = max(1.0 - away * away, 0.0);
    float echo = uEcho[shape].w * left * left;
    sum += vec4(uEchoLine[shape], 1.0) * echo;
  }
  return sum;
}
