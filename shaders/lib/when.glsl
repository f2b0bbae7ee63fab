// A software renderer runs both sides of an `if` for every pixel of a block and throws one away; a loop that
// no pixel of the block enters is skipped. On a GPU this compiles to the same branch.
#define WHEN(condition) for (bool once = (condition); once; once = false)
