// Draws the hero's phone: a slab with rounded corners, its face a screenshot. The same nest of contours as the
// other solids (pieces.vert), and a program of its own because of its texture. Space: stage px.
// Cost: one instance of 192 vertices.
#include "./lib/view.glsl"
#include "./lib/frame.glsl"
#include "./lib/objects.glsl"
#include "./lib/turn.glsl"
#include "./lib/outline.glsl"
#include "./lib/light.glsl"
#include "./lib/bezel.glsl"

#ifdef FULL
// Place on the stage, px; the glass's own directions there; outward gradient.
out vec3 vWorld;
flat out vec3 vAcross;
flat out vec3 vUp;
out vec2 vGradient;
#endif
out vec2 vPoint;
out vec4 vEdgeOf;
// Half width and half height over the height, alpha, the column that is chosen on the screen.
flat out vec4 vFace;
// How far the others are dimmed for that column, and how far the session has gone.
flat out vec2 vSession;
// The mipmap to read the screenshot from.
flat out float vLevel;

uniform sampler2D uScreen;
uniform sampler2D uClock;
// How long a session is, where there is no picture of its clock: it stands still.
const float WHOLE_SESSION = 25.0;
// A little sharper than the mipmap that the distance asks for.
const float SHARPER = 0.5;

// Level of the mipmap whose texels are as large as pixels, in the middle of the phone, with so many of them over its height.
float levelAt(vec3 middle, mat3 r, float texels, float size) {
  float near = uView.z / (uView.z - middle.z);
  vec2 across = (r[0].xy + middle.xy * (r[0].z / (uView.z - middle.z))) * near;
  vec2 up = (r[1].xy + middle.xy * (r[1].z / (uView.z - middle.z))) * near;
  // Of the inverse, what a step of a pixel to the right and up is in the phone's plane.
  vec2 steps = vec2(length(vec2(across.y, up.y)), length(vec2(across.x, up.x))) / abs(across.x * up.y - across.y * up.x);
  return log2(max(steps.x, steps.y) * texels / (size * uGrain.x)) - SHARPER;
}

void main() {
  int contour = int(position.x);
  vec4 place = uObjects[PHONE * 4];
  mat3 r = rotation(uObjects[PHONE * 4 + 1]);
  vec4 look = uObjects[PHONE * 4 + 2];
  // Half width, half height, corner: over the height; the chosen column.
  vec4 form = uObjects[PHONE * 4 + 3];
  vec4 dirs = aSquare;
  vec3 eye = (vec3(0.0, 0.0, uView.z) - place.xyz) * r / place.w;
  float pixel = (uView.z - place.z) / (uView.z * place.w * uGrain.x);
  float d = contour == 0 ? 0.5 * pixel : contour <= 2 ? -0.5 * pixel : contour == 3 ? -0.016 : -form.z;
  vec2 p = contour > 4 ? vec2(0.0) : boxPoint(form.xy, form.z, dirs, d);
  float sink = contour <= 1 && dot(dirs.xy, eye.xy - p) > 0.0 ? 1.0 : 0.0;
  vec3 normal = r * vec3(dirs.xy, 0.0);
  vPoint = p;
  vFace = vec4(form.xy, look.x, form.w);
  vSession = vec2(look.w, textureSize(uClock, 0).x > 1 ? look.z : WHOLE_SESSION);
  // Coverage, distance, light from the right on the rim, depth down the wall.
  vEdgeOf = vec4(contour == 0 ? 0.0 : 1.0, d, clamp(dot(normal, BACK), 0.0, 1.0), sink);
  vec3 world = place.xyz + r * (vec3(p, -sink * look.y) * place.w);
#ifdef FULL
  vWorld = world;
  vAcross = r[0];
  vUp = r[1];
  vGradient = dirs.xy;
#endif
  vLevel = levelAt(place.xyz, r, float(textureSize(uScreen, 0).y) / (2.0 * (form.y - FRAME)), place.w);
  gl_Position = toClip(world);
}
