// Width of the phone's frame round its screen, over its height.
const float FRAME = 0.014;
