// Signed distance to the outline of a box with round corners, about the origin; `size` is half of it.
float boxDistance(vec2 p, vec2 size, float corner) {
  vec2 over = abs(p) - size + corner;
  return length(max(over, 0.0)) + min(max(over.x, over.y), 0.0) - corner;
}
