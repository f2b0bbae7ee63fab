// Draws the data sheet's towers: prisms of the four shapes in a parallel projection, so that no place on the page changes
// a height, and the shadow of each on the paper. The nest of contours of the pieces (pieces.vert) without the innermost
// but one: a top is flat, and the distance runs straight from its rounded edge to its middle.
// Space: stage px. Cost: 16 instances of 160 vertices, shadows first.
#include "./lib/view.glsl"
#include "./lib/frame.glsl"
#include "./lib/outline.glsl"
#include "./lib/wall.glsl"
#include "./lib/shade.glsl"

// Screen directions of a face's own x, y and normal.
uniform mat3 uFrame;
// Takes a point of the page to where it is seen while the sheet is on its way: x, y and what they are divided by.
uniform mat3 uPage;
// Size, distance of two lines, thickness of a line, alpha.
uniform vec4 uTower;

// Point of the face, distance to its outline, light on the wall.
out vec4 vField;
// Height over the paper and depth below the top, px; place across the stage; coverage.
out vec4 vPlace;
// Outward gradient, and one pixel across the outline in the tower's units.
out vec3 vEdgeOf;
flat out vec3 vBaseColour;
flat out vec3 vEdgeColour;
// Height of the tower, px; 1 for a shadow.
flat out vec2 vTower;

const int COUNT = 8;
const int FRINGE = 0;
const int HULL = 1;
const int OUTLINE = 2;
const int ROUNDED = 3;
// How far inside the outline a round piece has that contour.
const float INSIDE = 0.1;
// A shadow is a little wider than its tower, and falls to the right of it, over the size.
const float SHADOW_WIDE = 1.02;
const vec2 SHADOW_FALL = vec2(0.06, 0.025);

void main() {
  bool shade = gl_InstanceID < COUNT;
  vec4 tower = uTowers[gl_InstanceID % COUNT];
  int kind = int(tower.w);
  // Its fraction says what is missing of the size.
  float size = uTower.x * (1.0 - fract(tower.w));
  int contour = int(position.x);
  vec4 shape = shapeOf(kind);
  vec4 dirs = directionsOf(kind);
  vec2 g = dirs.xy;
  float across = 1.0 / (max(size, 1.0) * uGrain.x * max(length(uFrame[0].xy * g.x + uFrame[1].xy * g.y), 0.2));
  float d = contour == FRINGE ? 0.5 * across : -0.5 * across;
  if (contour == ROUNDED) d = kind == 0 ? -INSIDE : -shape.z;
  // A shadow has no wall.
  if (shade) d = shadeContour(contour == HULL ? FRINGE : contour);
  if (contour > ROUNDED) d = inmost(shape);
  vec2 p = contour > ROUNDED ? vec2(0.0, -shape.w) : contourPoint(shape, dirs, d);
  // The wall reaches down only where it faces the eye; elsewhere it folds up under the outline.
  vec3 normal = uFrame * vec3(g, 0.0);
  float sink = contour <= HULL && normal.z > 0.0 ? 1.0 : 0.0;
  float height = shade ? 0.0 : tower.z;
  vec2 q = shade ? p * SHADOW_WIDE : p;
  vec2 foot = tower.xy + size * ((uFrame * vec3(q, 0.0)).xy + (shade ? SHADOW_FALL : vec2(0.0)));
  vec2 at = foot + vec2(0.0, height * (1.0 - sink));
  vField = vec4(p, d, wallLight(normal));
  vPlace = vec4(height * (1.0 - sink), height * sink, at.x, contour == FRINGE ? 0.0 : 1.0);
  vEdgeOf = vec3(g, across);
  vBaseColour = uBase[kind].rgb;
  vEdgeColour = uEdge[kind].rgb;
  vTower = vec2(height, shade ? 1.0 : 0.0);
  vec3 seen = uPage * vec3(at, 1.0);
  gl_Position = seen.z * toClipFlat(seen.xy / seen.z);
}
