// The floor's one colour, as the screen encodes it.
precision highp float;

flat in vec3 vColour;
out vec4 outColour;

void main() {
  outColour = vec4(vColour, 1.0);
}
