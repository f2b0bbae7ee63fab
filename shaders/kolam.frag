// The line as far as it is drawn, with a round head in marigold; or a dot. It is strewn in powder: a low heap with an even
// edge, its grain inside; in print it is flat. Colours are the screen's own encoding.
precision highp float;
precision highp int;
#include "./lib/noise.glsl"

uniform vec4 uLine;
uniform vec4 uPress;
uniform vec3 uThread;
uniform vec3 uPulli;
uniform vec3 uHead;

in vec2 vAt;
flat in float vIsDot;
out vec4 outColour;

const float DOT_RADIUS = 0.055;
// Radius of the head, in half widths of the line.
const float HEAD = 1.7;
const float LEAST_PX = 1e-4;
// A grain of the powder, cells; shade of the heap's far side and of its grains.
const float GRAIN = 0.014;
const float SHADE = 0.34;
const float SPECKLE = 0.1;
const vec2 LIGHT = vec2(-0.57, 0.82);

// 1 inside, 0 outside of what has its edge at distance 0, over one pixel.
float inside(float distance_, float px) {
  return clamp(0.5 - distance_ / px, 0.0, 1.0);
}

void main() {
  float px = max(fwidth(vAt.x), LEAST_PX);
  float to = uLine.z;
  float moving = step(LEAST_PX, to) * (1.0 - step(1.0 - LEAST_PX, to));
  // The line is closed: the other end lies where it begins.
  float away = (fract(vAt.y - to + 0.5) - 0.5) * uLine.y;
  float cap = inside(length(vec2(vAt.x, min(vAt.y, 1.0 - vAt.y) * uLine.y)) - uLine.x, px) * moving;
  float open = min(inside((vAt.y - to) * uLine.y, px), inside(-vAt.y * uLine.y, px));
  // Closed, it has no end: half a pixel of one would be a gap.
  float powder = uPress.w * (1.0 - vIsDot);
  float line = inside(abs(vAt.x) - uLine.x, px) * mix(step(LEAST_PX, to), open, moving);
  float head = inside(length(vec2(vAt.x, away)) - HEAD * uLine.x, px) * moving;
  float dot_ = inside(length(vAt) - DOT_RADIUS, px) * uLine.w;
  // Thinner than a pixel it covers as much less of it.
  line *= min(1.0, 2.0 * uLine.x / px);
  float alpha = mix(max(max(line, cap), head), dot_, vIsDot);
  // Lit from the upper left: the heap falls off to both sides.
  vec2 across = vec2(dFdx(vAt.x), dFdy(vAt.x)) / px;
  float side = clamp(-dot(across, LIGHT) * vAt.x / uLine.x, 0.0, 1.0);
  // A grain smaller than a pixel would flicker.
  float grain = noise(vec2(vAt.y * uLine.y, vAt.x + 1.0) / GRAIN) * clamp(GRAIN / px - 0.5, 0.0, 1.0);
  vec3 thread = uThread * (1.0 - powder * (SHADE * side * side + SPECKLE * grain));
  vec3 colour = mix(mix(thread, uHead, head), uPulli, vIsDot);
  outColour = vec4(colour * alpha, alpha);
}
