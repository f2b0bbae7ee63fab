// A shadow: black and soft.
precision highp float;
#include "./lib/shade.glsl"

in float vDistance;
flat in float vStrength;
out vec4 outColour;

void main() {
  outColour = vec4(0.0, 0.0, 0.0, shadeAt(vDistance) * vStrength);
}
