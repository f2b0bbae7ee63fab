// What the ground of the tier `full` is told of a picture (src/scene/ground-block.ts writes it, in this order).
// Stage px, y up.
layout(std140) uniform Ground {
  // How much there is of the table's light and images; first token of the row that stands on it; 1 where the ground is
  // paper; most luminance of the ground.
  vec4 uTable;
  // Distance of the table's plane from the origin; 1 while the phone stands on it; most luminance under the words.
  vec4 uPlane;
  // Box of those words: left, bottom, right, top.
  vec4 uWords;
  // Height of the border between paper and ink; how much of the tray has become the ink half; light on its edge.
  vec4 uBorder;
  // Lanes of the towers: left, right, height of the lower and of the upper one.
  vec4 uLanes;
  // Ink column of the marker: left, bottom, right, top.
  vec4 uColumn;
  // Paper and the lanes, as the screen encodes them; in the lanes' w how much of them and of the column shows.
  vec4 uPaperTone;
  vec4 uLaneTone;
};

// Half a step of the screen's 255, either way: a dark ground has no bands. Jimenez' interleaved gradient noise.
float dither(vec2 device) {
  return (fract(52.9829189 * fract(dot(device, vec2(0.06711056, 0.00583715)))) - 0.5) / 255.0;
}
