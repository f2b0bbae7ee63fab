// A plate that hides what lies below has its floor, the level middle, drawn ahead of the pieces (floors.vert); this
// far in from its outline, over its size, nothing is bevelled or inlaid.
const float FLOOR_INSET = 0.12;

// Rounder than the plate of a row, the corners of a square would reach out of it: there they lie where it bends.
const float ROUNDEST = 0.31;

float floorInset(float radius) {
  return radius > ROUNDEST ? radius : FLOOR_INSET;
}

bool hasFloor(float alpha) {
  return alpha >= uState.y;
}
