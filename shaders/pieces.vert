// Draws every solid but phone and paper: tokens, marker rings, plates, tray, shadows. One instance a thing, in
// painter's order; its mesh is a nest of contours of its distance field: a fringe of one pixel that fades out,
// the hull of face and wall, the outline, and contours down to the middle. Between two contours of a strip the
// distance is linear, so that the fragment program gets the exact field without computing it for every pixel.
// Space: stage px (lib/view.glsl). Cost: 200 to 450 vertices a thing, at most 70 things; uniforms alone change.
#include "./lib/view.glsl"
#include "./lib/frame.glsl"
#include "./lib/objects.glsl"
#include "./lib/floor.glsl"
#include "./lib/turn.glsl"
#include "./lib/outline.glsl"
#include "./lib/wall.glsl"
#include "./lib/shade.glsl"
#ifdef FULL
#include "./lib/studio.glsl"
#endif

// Place in painter's order of the first instance of this draw.
uniform float uFirst;

// Point of the face and distance to its outline, depth down the wall (0 on the face, 1 at its back).
out vec4 vField;
out vec2 vGradient;
out vec3 vView;
// Coverage, light on the wall, one pixel in the piece's units, and in fractions of the wall as it is seen.
out vec4 vEdgeOf;
flat out vec3 vKey;
#ifdef FULL
// Place on the stage, px, and the piece's size.
out vec3 vWorld;
flat out float vSize;
flat out int vId;
#else
out vec3 vHalf;
flat out vec3 vBack;
#endif
flat out vec3 vAcross;
flat out vec3 vUp;
flat out vec4 vLook;
flat out vec3 vBaseColour;
flat out vec3 vEdgeColour;
flat out int vKind;
// What is missing of the light, and how much a face has of its wall's colour.
flat out float vDim;
flat out float vThin;

#numbers SHADE_CODE
// Contours of the mesh, from outside in.
const int FRINGE = 0;
const int HULL = 1;
const int OUTLINE = 2;
const int ROUNDED = 3;
const int INNER = 4;
const int LAST = 5;
// Depth of the strip that holds everything engraved or inlaid.
const float BAND = 0.2;

// The least of a length across the outline that the fringe and the face's layers count with.
const float STEEP = 0.12;
const float STEEPEST = 0.02;

// A short way from a place, as it is seen.
vec2 asSeen(vec3 way, vec3 from) {
  return way.xy + from.xy * (way.z / (uView.z - from.z));
}

// Light on a wall, with a little glint.
float litWall(vec3 n, vec3 view) {
  float glint = clamp(dot(reflect(-view, n), KEY), 0.0, 1.0);
  glint *= glint * glint;
  glint *= glint;
  glint *= glint;
  glint *= glint;
  return wallLight(n) + 0.12 * glint;
}

void main() {
  int at = gl_InstanceID + int(uFirst);
  float code = uOrder[at / 4][at % 4];
  bool shade = code >= float(SHADE_CODE);
  int id = int(shade ? code - float(SHADE_CODE) : code);
  int contour = int(position.x);
  vec4 place = uObjects[id * 4];
  mat3 r = rotation(uObjects[id * 4 + 1]);
  vLook = uObjects[id * 4 + 2];
  vec4 form = uObjects[id * 4 + 3];
  int outline = id % 4;
  vKind = TOKEN_FACE;
  vBaseColour = uBase[id % 4].rgb;
  vEdgeColour = uEdge[id % 4].rgb;
  if (id >= FIRST_RING) {
    vKind = RING;
    outline = 0;
    vBaseColour = uIvory.rgb;
    vEdgeColour = uInk.rgb;
  }
  bool onFloor = false;
  vDim = form.x;
  if (id >= FIRST_PLATE) {
    vKind = BOARD;
    onFloor = id < PAPER && hasFloor(vLook.x);
    vDim = max(vLook.z - 1.0, 0.0);
    vLook.z = min(vLook.z, 1.0);
    outline = 2;
    vBaseColour = mix(uInk1.rgb, uInk.rgb, form.w);
    vEdgeColour = uIvory.rgb;
  }
  if (shade) {
    vKind = SHADE;
#ifdef FULL
    // On a plate that is lit, pieces.frag computes it.
    vec4 plate = uObjects[(FIRST_PLATE + id / 4) * 4 + 2];
    vLook.z *= 1.0 - plate.x * plate.z;
#endif
    // It falls to the same side when the piece has rolled on.
    float c = cos(form.y);
    float s = sin(form.y);
    place.xyz += r * (vec3(mat2(c, -s, s, c) * SHADE_FALL.xy, SHADE_FALL.z) * place.w);
  }
  vec3 eye = (vec3(0.0, 0.0, uView.z) - place.xyz) * r / place.w;
  // A piece's faces are alike but for the number: where the eye sees its back, the back is drawn as its face.
  if (vKind == TOKEN_FACE && eye.z < -0.5 * vLook.y) {
    place.xyz -= r[2] * (vLook.y * place.w);
    r = mat3(-r[0], r[1], -r[2]);
    vLook.w = 1.0 - vLook.w;
    eye = vec3(-eye.x, eye.y, -eye.z - vLook.y);
  }
  vec4 shape = shapeOf(outline);
  vec4 dirs = directionsOf(outline);
  float pixel = (uView.z - place.z) / (uView.z * place.w * uGrain.x);

#ifdef FULL
  // Depth of field: what is far from the sharp part of the hero has wider edges, and nothing else costs a thing.
  pixel += uStage.x * max(abs(place.z - uStage.y) - uStage.z, 0.0) / place.w;
#endif

  // A ring is drawn from inside out, and the other way round: the wall of its hole lies behind its outer one.
  if (vKind == RING) {
    contour = LAST - contour;
    dirs.x = -dirs.x;
  }
  vec2 g = dirs.xy;
  // A piece seen at a slant has wider pixels across its outline, and the wider the more it leads away from the eye.
  vec2 outward = asSeen(r * vec3(g, 0.0), place.xyz);
  vec2 along = asSeen(r * vec3(-g.y, g.x, 0.0), place.xyz);
  vec2 off = vec2(along.y, -along.x) * inversesqrt(max(dot(along, along), 1e-9));
  float across = pixel / max(length(outward), STEEP);
  // How much of a length across the outline is seen across the line that it is on the screen.
  float seen = abs(dot(off, outward));

  // A contour's distance: the fringe is half a pixel on either side of the outline.
  float d = contour == FRINGE ? 0.5 * across : contour <= OUTLINE ? -0.5 * across : -BAND;
  if (contour == ROUNDED) d = -shape.z;
  vec2 p;
  float sink = contour <= HULL ? 1.0 : 0.0;
  if (vKind == RING) {
    // Two edges, two walls, two fringes, from outside in.
    bool inner = contour > OUTLINE;
    float off = contour == FRINGE || contour > INNER ? 0.5 : -0.5;
    g = inner ? -g : g;
    d = off * across;
    p = dirs.xy * (RING_FORM.x + (RING_FORM.y + d) * (inner ? -1.0 : 1.0));
    sink = contour == OUTLINE || contour == ROUNDED ? 0.0 : 1.0;
  } else if (vKind == BOARD) {
    float r0 = form.z;
    if (contour == ROUNDED) d = -min(r0, 0.06);
    if (contour == INNER) d = -max(r0, FLOOR_INSET);
    if (contour > INNER) d = -1e4;
    // Where the floor is drawn already, the middle folds up.
    if (contour >= INNER && onFloor) d = -floorInset(r0);
    d = max(d, -min(form.x, form.y));
    p = contour > INNER && !onFloor ? vec2(0.0) : boxPoint(form.xy, r0, dirs, d);
  } else {
    if (vKind == SHADE) d = shadeContour(contour);
    if (outline == 0 && contour == ROUNDED) d = -0.5 * BAND;
    if (contour > INNER) d = inmost(shape);
    p = contour > INNER ? vec2(0.0, -shape.w) : contourPoint(shape, dirs, d);
  }
  // The wall reaches down only where it faces the eye; elsewhere it folds up under the outline. What is flat has none.
  float towards = dot(g, eye.xy - p);
  if (vKind == SHADE || towards <= 0.0 || vLook.y <= 0.0) sink = 0.0;
  vec3 local = vec3(p, -sink * vLook.y);
  vec3 world = place.xyz + r * (local * place.w);
  bool faded = contour == FRINGE || (vKind == RING && contour > INNER);
  if (vKind <= RING && faded) {
    // What that lacks of a pixel, the fringe of outline or wall stands out from it on the screen, not in the piece's plane.
    float side = sign(dot(off, asSeen(r * vec3(g, sink > 0.0 ? -1.0 : 1.0), place.xyz)));
    world.xy += off * (side * place.w * (pixel - across * seen));
  }
  vec3 normal = r * vec3(g, 0.0);
  // A face is thinner than a pixel where it is all but seen from its edge: there it has its wall's colour.
  float facing = abs(eye.z) / length(eye);
  vThin = vKind > RING ? 0.0 : 1.0 - smoothstep(0.02, vKind == RING ? 0.2 : 0.1, facing);
  vField = vec4(p, d, sink);
  vGradient = g;
  vView = normalize(eye - local);
  // Between the planes of the two faces neither is seen, and all of the wall.
  float wall = max(vLook.y * towards / abs(eye.z), 0.5 * pixel);
  // What lies beyond the wall that the eye sees has that wall's light, for a face that has its colour.
  vEdgeOf = vec4(faded ? 0.0 : 1.0, litWall(towards < 0.0 ? -normal : normal, r * vView), pixel / max(seen, STEEPEST), pixel / wall);
  vKey = KEY * r;
#ifdef FULL
  vWorld = world;
  vSize = place.w;
  vId = id;
#else
  vHalf = normalize(KEY * r + vView);
  vBack = BACK * r;
#endif
  vAcross = vec3(r[0].x, r[1].x, r[2].x);
  vUp = vec3(r[0].y, r[1].y, r[2].y);
  gl_Position = toClip(world);
  gl_Position.z = rowDepth(id) * gl_Position.w;
}
