// What the programs need of one frame (src/scene/frame-block.ts writes it, in this order).
layout(std140) uniform Frame {
  vec4 uObjects[156];
  // A pin a row: place, and how far it has popped up; how far the link from it to the next is drawn.
  vec4 uPins[6];
  vec4 uDrawn[2];
  // How much of that link is to be seen.
  vec4 uSeen[2];
  // Instances in painter's order; tokens whose shadow lies on a floor.
  vec4 uOrder[16];
  vec4 uShades[6];
  // The data sheet's towers, far ones first: x, foot y, height (px), shape.
  vec4 uTowers[8];
  // Alpha of the threads, the alpha from which on plates have their floors, drift of the sheen, the row that lies
  // over all others (counted from 1, 0 for none).
  vec4 uState;
};
