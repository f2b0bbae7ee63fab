// The floor's one colour, as the screen encodes it, by its alpha.
precision highp float;

flat in vec4 vColour;
out vec4 outColour;

void main() {
  outColour = vColour;
}
