// The line as far as it is drawn, with a round head in marigold, or a dot. Colours are the screen's own encoding.
precision highp float;

uniform vec4 uLine;
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

// 1 inside, 0 outside of what has its edge at distance 0, over one pixel.
float inside(float distance_, float px) {
  return clamp(0.5 - distance_ / px, 0.0, 1.0);
}

void main() {
  float px = max(fwidth(vAt.x), LEAST_PX);
  float behind = (uLine.z - vAt.y) * uLine.y;
  float begun = step(LEAST_PX, uLine.z);
  float moving = begun * step(uLine.z, 1.0 - LEAST_PX);
  // Closed, it has no end: half a pixel of one would be a gap.
  float line = inside(abs(vAt.x) - uLine.x, px) * mix(begun, inside(-behind, px), moving);
  float head = inside(length(vec2(vAt.x, behind)) - HEAD * uLine.x, px) * moving;
  float dot_ = inside(length(vAt) - DOT_RADIUS, px) * uLine.w;
  float alpha = mix(max(line, head), dot_, vIsDot);
  vec3 colour = mix(mix(uThread, uHead, head), uPulli, vIsDot);
  outColour = vec4(colour * alpha, alpha);
}
