// A plate that hides what lies below has its floor, the level middle, drawn ahead of the pieces (floors.vert); this
// far in from its outline, over its size, nothing is bevelled or inlaid.
const float FLOOR_INSET = 0.12;

bool hasFloor(float alpha) {
  return alpha >= uState.y;
}
