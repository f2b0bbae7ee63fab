// Lines and dots of the 24-corner figure in ink; the current corner is marigold in an ink ring.
precision highp float;
#include "./lib/srgb.glsl"

uniform float uPixel;
uniform float uAlpha;
uniform vec3 uInk;
uniform vec3 uMarigold;

in vec2 vPoint;
flat in vec4 vLine;
out vec4 outColour;

void main() {
  float d = length(vec2(vPoint.x - clamp(vPoint.x, 0.0, vLine.x), vPoint.y));
  float cover = clamp((vLine.y - d) * uPixel + 0.5, 0.0, 1.0);
  float alpha = cover * vLine.z * uAlpha;
  if (alpha < 0.002) discard;
  float inner = vLine.w * clamp((vLine.y * 0.55 - d) * uPixel + 0.5, 0.0, 1.0);
  outColour = vec4(toScreen(mix(uInk, uMarigold, inner)) * alpha, alpha);
}
