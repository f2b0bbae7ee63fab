// One line of a screen px and a bit for every pitch of distance, fading with it. Ivory, not lit.
precision highp float;

uniform vec4 uContour;
uniform float uPixel;
uniform vec3 uIvory;

in float vDistance;
out vec4 outColour;

void main() {
  float pitch = uContour.y;
  float off = pitch * 0.5 - abs(mod(vDistance, pitch) - pitch * 0.5);
  float line = smoothstep(1.15, 0.35, off / max(fwidth(vDistance) * uPixel, 0.35));
  float fade = clamp(1.0 - vDistance / uContour.z, 0.0, 1.0);
  // fade^1.5 for the design's 1.6: a square root instead of a power.
  float alpha = line * fade * sqrt(fade) * step(pitch * 0.5, vDistance) * uContour.x;
  outColour = vec4(uIvory * alpha, alpha);
}
