// What the ground of the tier `full` has to know of a picture. Stage px, y up.
#block Ground

// Half a step of the screen's 255, either way: a dark ground has no bands. Jimenez' interleaved gradient noise.
float dither(vec2 device) {
  return (fract(52.9829189 * fract(dot(device, vec2(0.06711056, 0.00583715)))) - 0.5) / 255.0;
}
