// The objects of a picture, four vec4 each (src/film/picture.ts):
// place (xyz, size) · turn (quaternion) · look (alpha, thickness, shadow, accent) · form (half w, half h, radius, tone).
// What is missing of the light: of tokens and rings form.x, of plates what their light has above 1.
#numbers OBJECTS, FIRST_RING, FIRST_PLATE, PAPER, PHONE, TRAY

// What an instance is.
const int TOKEN_FACE = 0;
const int RING = 1;
const int BOARD = 2;
const int SHADE = 3;

// Depth of the row that a thing belongs to: row 0 lies on top, a row out of the stack over it, what has no row at the
// bottom.
float rowDepth(int id) {
  int row = id < FIRST_RING ? id / 4 : id < FIRST_PLATE ? id - FIRST_RING : id < PAPER ? id - FIRST_PLATE : 7;
  return row + 1 == int(uState.w) ? -0.5 : float(row) / 8.0;
}

// Ring: centre radius and half width, on a token of size 1.
#numbers RING_FORM
