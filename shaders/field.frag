// The field of the footer's sun and its glow, as their points have them. Alpha is premultiplied; the glow is added to the ground.
precision highp float;
precision highp int;

in vec4 vEven;
out vec4 outColour;

void main() {
  outColour = vEven;
}
