// Draws a kolam: one line round thirteen dots, and the dots. Every corner of a dot computes its piece of the line from
// the states of the two nodes beside it, so that no geometry belongs to a pattern (src/kolam/corner.ts has the same
// numbers). Space: cells, y up, in a plane that is placed on the stage. Cost: 1,388 vertices, thin quads.
#include "./lib/view.glsl"
#include "./lib/turn.glsl"

uniform vec4 uPlace;
uniform vec4 uTurn;
uniform vec4 uStates;
uniform vec4 uLine;
uniform vec4 uPress;
uniform vec4 uRim;
uniform float uWay;
uniform vec4 uArcs[26];

// How far along the corner and on which side; of a dot, the corner of its quad.
in vec2 aAlong;

// Cells across the line and its place on the whole of it; of a dot, cells from its middle.
out vec2 vAt;
flat out float vIsDot;

const float WALL_GAP = 0.1;
const float GATE_GAP = 0.11;
const float OUTER_REACH = 0.56;
const float HANDLE = 0.38;
const float HANDLE_TURN = 0.06;
const float QUARTER_TURN = 0.7853981633974483;
const float TURN = 6.283185307179586;
// A step along the rim, to see where it leads: a share of the whole.
const float STEP = 1e-3;
// Room for the round head, in half widths, and of a dot's quad, cells.
const float HEAD_ROOM = 1.8;
const float DOT_ROOM = 0.09;
// A side without a neighbour.
const int NONE = 4;

vec2 sideOf(int side) {
  return side == 0 ? vec2(1.0, 0.0) : side == 1 ? vec2(0.0, 1.0) : side == 2 ? vec2(-1.0, 0.0) : vec2(0.0, -1.0);
}

// The orbit of the node at a side of a dot.
int orbitAt(vec2 dot_, vec2 side) {
  vec2 over = abs(dot_ + side);
  if (over.x + over.y > 2.5) return NONE;
  vec2 node = dot_ + 0.5 * side;
  float product = node.x * node.y;
  if (abs(product) < 0.01) return abs(node.x) + abs(node.y) > 1.0 ? 0 : 3;
  return (product > 0.0) == (abs(node.y) > abs(node.x)) ? 2 : 1;
}

// An end of the corner's piece (xy) and the direction in which the line leaves there (zw).
vec4 endAt(vec2 dot_, vec2 side, vec2 other) {
  int orbit = orbitAt(dot_, side);
  if (orbit == NONE) return vec4(dot_ + OUTER_REACH * side, -other);
  float m = uStates[orbit];
  float angle = QUARTER_TURN * (m + 1.0);
  vec2 at = dot_ + (0.5 - WALL_GAP * max(0.0, -m)) * side + GATE_GAP * max(0.0, m) * other;
  return vec4(at, sin(angle) * side - cos(angle) * other);
}

// Where the line comes to lie as the rim of a plate, cells: as far round that as it is along the line, from the left and
// the same way.
vec2 rimAt(float along) {
  float angle = TURN * (0.5 - uWay * along);
  vec2 size = uRim.xy - uLine.x;
  vec2 p = vec2(cos(angle), sin(angle));
  p /= max(abs(p.x) / size.x, abs(p.y) / size.y);
  vec2 inner = clamp(p, uRim.z - uRim.xy, uRim.xy - uRim.z);
  vec2 out_ = p - inner;
  return inner + out_ * ((uRim.z - uLine.x) / max(length(out_), uRim.z - uLine.x));
}

void main() {
  vec2 dot_ = position.xy;
  int corner = int(position.z);
  vec2 p;
  if (corner < 0) {
    p = dot_ * uPress.xy + DOT_ROOM * aAlong;
    vAt = DOT_ROOM * aAlong;
    vIsDot = 1.0;
  } else {
    vec2 from = sideOf(corner % 4);
    vec2 to = sideOf((corner + 1) % 4);
    vec4 a = endAt(dot_, from, to);
    vec4 b = endAt(dot_, to, from);
    float handle = length(b.xy - a.xy) * (HANDLE + HANDLE_TURN * (1.0 + dot(a.zw, b.zw)));
    vec2 a1 = a.xy - handle * a.zw;
    vec2 b1 = b.xy - handle * b.zw;
    float t = aAlong.x;
    float u = 1.0 - t;
    vec4 arcs = uArcs[corner / 2];
    vec2 arc = corner % 2 == 0 ? arcs.xy : arcs.zw;
    float along = mix(arc.x, arc.y, t);
    vec2 ahead = u * u * (a1 - a.xy) + 2.0 * u * t * (b1 - a1) + t * t * (b.xy - b1);
    ahead *= 3.0 * uPress.xy;
    p = (u * u * u * a.xy + 3.0 * u * u * t * a1 + 3.0 * u * t * t * b1 + t * t * t * b.xy) * uPress.xy;
    if (uRim.w > 0.0) {
      p = mix(p, rimAt(along), uRim.w);
      ahead = mix(ahead, (rimAt(along + STEP) - rimAt(along - STEP)) * ((arc.y - arc.x) / (2.0 * STEP)), uRim.w);
    }
    ahead = normalize(ahead);
    float across = aAlong.y * HEAD_ROOM * uLine.x;
    p += across * vec2(-ahead.y, ahead.x);
    vAt = vec2(across, along);
    vIsDot = 0.0;
  }
  gl_Position = toClip(uPlace.xyz + uPlace.w * (rotation(uTurn) * vec3(p, 0.0)));
  gl_Position.z = uPress.z * gl_Position.w;
}
