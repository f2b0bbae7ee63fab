// One line of a screen px and a bit for every pitch of distance, fading with it. Ivory, not lit.
precision highp float;

uniform float uThin;
uniform vec3 uLine;
uniform vec3 uGround;

in float vLine;
in float vAlpha;
out vec4 outColour;

void main() {
  float off = (0.5 - abs(fract(vLine) - 0.5)) / max(fwidth(vLine), uThin);
  float alpha = clamp(1.4 - 1.25 * off, 0.0, 1.0) * vAlpha * step(0.5, vLine);
  // Contours stand on ink alone: mixed with it here, they need no blending.
  outColour = vec4(mix(uGround, uLine, alpha), 1.0);
}
