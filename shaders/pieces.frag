// Lights a solid from its distance field: bevel, border, veneer line, engraving, domed field, gloss, wall. Every
// piece runs the same few dozen operations with its own numbers, since a software renderer runs both sides of a
// branch: there are none. Light is computed in the piece's own space. In the tier `full` each kind of piece has a
// chunk of its own, for hardware that runs one side of a branch.
precision highp float;
precision highp int;
#include "./lib/view.glsl"
#include "./lib/frame.glsl"
#include "./lib/objects.glsl"
#include "./lib/light.glsl"
#include "./lib/srgb.glsl"
#include "./lib/shade.glsl"

in vec4 vField;
in vec2 vGradient;
in vec3 vView;
in vec4 vEdgeOf;
flat in vec3 vKey;
#ifdef FULL
in vec3 vWorld;
flat in int vId;
flat in float vSize;
#else
in vec3 vHalf;
flat in vec3 vBack;
#endif
flat in vec3 vAcross;
flat in vec3 vUp;
flat in vec4 vLook;
flat in vec3 vBaseColour;
flat in vec3 vEdgeColour;
flat in int vKind;
flat in float vDim;
flat in float vThin;
out vec4 outColour;

// Insets of a token's layers from its outline, as fractions of its size.
const float INLAY = -0.096;
const float GROOVE = -0.168;
const float GROOVE_HALF = 0.0085;

// 1 above x, 0 below it, over one pixel.
float above(float value, float x, float px) {
  return clamp((value - x) / px + 0.5, 0.0, 1.0);
}

float band(float value, float from, float to, float px) {
  return above(value, from, px) * above(-value, -to, px);
}

#ifdef FULL
#include "./lib/enamel.glsl"
#include "./lib/bone.glsl"
#include "./lib/plate.glsl"
#include "./lib/behind.glsl"
#endif

void main() {
  vec2 p = vField.xy;
  float px = vEdgeOf.z;
  float token = vKind == TOKEN_FACE ? 1.0 : 0.0;
  float ring = vKind == RING ? 1.0 : 0.0;
  float board = vKind == BOARD ? 1.0 : 0.0;

  // Round pieces know their distance exactly; the mesh between two contours of a polygon does too.
  float away = length(p) - RING_FORM.x;
  float d = mix(vField.z, abs(away) - RING_FORM.y, ring);
  vec2 g = vGradient;

  // Wall: lacquer in layers, edge colour, veneer, base colour.
  float at = vField.w;
  // What shows its back has its layers the other way round.
  float layer = mix(at, 1.0 - at, token * vLook.w);
  vec3 lower = mix(vEdgeColour, vBaseColour, 0.55 * token);
  vec3 wall = mix(vEdgeColour, lower, above(layer, 0.64, 0.04));
  // A wall of a few pixels has no room for the line.
  float line = clamp(0.4 / vEdgeOf.w - 1.0, 0.0, 1.0);
  wall = mix(wall, uVeneer.rgb, token * line * band(layer, 0.56, 0.66, max(vEdgeOf.w, 0.04)));
  wall = mix(wall, mix(vBaseColour, vEdgeColour, 0.42), ring) * (vEdgeOf.y * mix(1.0, 0.78, at));

#ifdef FULL
  vec3 face = vec3(0.0);
  if (vKind == TOKEN_FACE) {
    vec3 left = inStack(vId / 4) * behindPhone(vWorld);
    face = tokenFace(p, d, g, px) * left;
    wall = tokenWall(wall, g, at, px) * left;
  } else if (vKind == RING) {
    vec3 left = inStack(vId - FIRST_RING);
    face = ringFace(p, away, px) * left;
    wall = ringWall(g, at, vEdgeOf.y, px) * left;
  } else if (vKind == BOARD) {
    face = plateFace(p, d, g, px);
    wall = plateWall(g, at, vEdgeOf.w, vEdgeOf.y);
  }
#else
  float width = mix(mix(0.03, 0.047, ring), 0.036, token);
  // Narrower than a pixel it has no light of its own, or its rim would be a row of dashes.
  float bevel = clamp(1.0 + d / width, 0.0, 1.0) * min(width / px, 1.0);
  float inField = 1.0 - token * above(d, INLAY, px);

  // The engraved line (a token's, a ring's middle) fades out where it would be thinner than about a pixel.
  float fine = clamp(GROOVE_HALF / px - 0.35, 0.0, 1.0) * (token + ring);
  float x = (d - mix(GROOVE, -RING_FORM.y, ring)) / (GROOVE_HALF * 1.6);
  float dark = max(1.0 - x * x, 0.0);
  dark *= dark * fine;
  float deep = 0.26 * token * above(d, GROOVE, px) * fine;

  // Albedo: border in the edge's colour, veneer or hairline, field.
  float hair = max(0.010, 0.55 * px);
  float inlay = token * band(d, INLAY, INLAY + max(0.020, 1.1 * px), px);
  inlay += board * vLook.w * band(d, -0.085 - hair, -0.085 + hair, px);
  vec3 albedo = mix(vEdgeColour, vBaseColour, inField * (1.0 - deep));
  albedo = mix(albedo, mix(vEdgeColour, uVeneer.rgb, token), inlay);
  float groove = 0.34 + 0.5 * x * dot(g, vKey.xy);
  albedo *= 1.0 - dark * mix(groove, 0.62, ring);

  // Light, relative to a face that looks at the viewer: that one shows its design colour exactly.
  vec3 n = normalize(vec3(g * bevel * mix(0.9, bevel, token) + p * (0.34 * token * inField), 1.0));
  vec3 mirror = reflect(-vView, n);
  // The coat is rounder than the field below it, so that each piece mirrors the window by its own place and turn.
  float field = token * inField;
  vec2 r = vec2(dot(mirror, vAcross), dot(mirror, vUp)) + p * (field * (0.5 + 1.8 * dot(p, p)));
  float facing = 1.0 - clamp(dot(n, vView), 0.0, 1.0);
  float fresnel = 0.035 + 0.5 * facing * facing * facing * facing;
  float back = clamp(dot(n, vBack) * 1.3, 0.0, 1.0);
  float glint = clamp(dot(n, vHalf), 0.0, 1.0);
  glint *= glint;
  glint *= glint;
  glint *= glint;
  glint *= glint * glint;
  // Each colour has its bars in a place of its own, and their edges are soft.
  float bars = dot(p * 0.65 + r * 0.22, vec2(0.5953, 0.8036)) + uState.z + dot(vBaseColour, vec3(0.03, -0.14, 0.06));
  float sheen = field * (band(bars, 0.15, 0.255, px + 0.03) + 0.6 * band(bars, 0.285, 0.305, px + 0.012));
  vec3 lit = albedo * (1.0 + 0.22 * (dot(n, vKey) - KEY.z)) + studio(r) * (fresnel * (token + 1.2 * field)) + KEY_TINT * (sheen * 0.035);
  vec3 rim = mix(vBaseColour, vec3(1.0), 0.45 * token) * (back * back * 0.75) + KEY_TINT * (glint * 0.5 * token);
  lit += rim * (bevel * mix(0.25, 1.0, token));
  float light = vKind == BOARD ? vLook.z : 1.0;
  vec3 face = mix(albedo, lit, light);
#endif

  vec3 colour = mix(face, wall, max(clamp(at / vEdgeOf.w, 0.0, 1.0), vThin)) * (1.0 - vDim);

  // Shadows are black and soft; everything else is as opaque as its coverage.
  float shade = vKind == SHADE ? 1.0 : 0.0;
  float alpha = mix(vEdgeOf.x, shadeAt(vField.z) * vLook.z, shade) * vLook.x;
  outColour = vec4(toScreen(colour) * ((1.0 - shade) * alpha), alpha);
}
