// A tower: a wall of chips with a veneer line for every step of the scale, the token on top. Where it stands on the ink
// column its wall is lit, decided per pixel, so that the change runs through it as the column slides, as light does:
// soft at its edge.
precision highp float;
precision highp int;
#include "./lib/view.glsl"
#include "./lib/light.glsl"
#include "./lib/shade.glsl"
#include "./lib/srgb.glsl"
#ifdef FULL
#include "./lib/studio.glsl"
#endif

uniform mat3 uFrame;
uniform vec4 uTower;
// Left and right edge of the ink column.
uniform vec2 uInkColumn;

in vec4 vField;
in vec4 vPlace;
in vec3 vEdgeOf;
flat in vec3 vBaseColour;
flat in vec3 vEdgeColour;
flat in vec2 vTower;
out vec4 outColour;

const float INLAY = -0.096;
const float SHADOW = 0.62;
// Chips of a step, shown where each is at least so high, px, and the dark at the foot of a wall, px.
const float CHIPS = 5.0;
const float CHIP_PX = 3.5;
const float FOOT_PX = 9.0;
// How far below the top the uppermost line stands at least, in widths of a line, and until what share of a step it comes.
const float CLEAR = 1.75;
const float COMES = 0.05;
// Width of the edge of the light, over the size: less than a tower stands clear of its column's edges.
const float SOFT = 0.16;

// 1 above x, 0 below it, over one pixel.
float above(float value, float x, float px) {
  return clamp((value - x) / px + 0.5, 0.0, 1.0);
}

// Distance to the nearest whole multiple, px.
float toMultiple(float value, float every) {
  return abs(value - every * floor(value / every + 0.5));
}

#ifdef FULL
const float COAT = 0.04;
const float BEVEL = 0.052;

// A body under its coat, its normal as the stage has it; the eye is infinitely far away.
vec3 coated(vec3 body, vec3 n, float rough) {
  float f = fresnel(COAT, n.z);
  return body * ((1.0 - f) / (1.0 - COAT)) + mirrored(2.0 * n.z * n - vec3(0.0, 0.0, 1.0), rough) * f;
}
#endif

void main() {
  float device = 1.0 / uGrain.x;
  float z = vPlace.x;
  float pitch = max(uTower.y, 1.0);
  float soft = SOFT * uTower.x;
  float lit = above(vPlace.z, uInkColumn.x, soft) * above(-vPlace.z, -uInkColumn.y, soft);

  // Chips in turn dark and less dark; on ink fields stand out, on paper edges do.
  float turn = mod(floor(z / pitch), 2.0);
  vec3 onPaper = mix(vEdgeColour, mix(vEdgeColour, vBaseColour, 0.5), turn);
  vec3 onInk = mix(vBaseColour * 1.12, mix(vBaseColour, vEdgeColour, 0.42), turn);
  vec3 wall = mix(onPaper, onInk, lit);
  float chip = pitch / CHIPS;
  wall *= 1.0 - 0.30 * (1.0 - above(toMultiple(z, chip), 0.5, device)) * step(CHIP_PX, chip);
  wall *= mix(0.74, 1.0, clamp(z / FOOT_PX, 0.0, 1.0)) * vField.w;
  // The uppermost line stays in sight under the top's edge, and comes as the value passes its step.
  float whole = floor(vTower.x / pitch);
  float past = vTower.x - pitch * whole;
  float n = min(floor(z / pitch + 0.5), whole);
  float last = step(whole - 0.5, n);
  float at = pitch * n - last * max(0.0, CLEAR * uTower.z - past);
  float line = step(0.5, n) * (1.0 - above(abs(z - at), 0.5 * uTower.z, device));
  line *= mix(1.0, clamp(past / (COMES * pitch), 0.0, 1.0), last);
  wall = mix(wall, uVeneer.rgb, line);

  // The token on top: border, veneer line, field.
  float px = vEdgeOf.z;
  float d = vField.z;
  float field = 1.0 - above(d, INLAY, px);
  float inlay = above(d, INLAY, px) * above(-d, -INLAY - max(0.020, 1.1 * px), px);
  vec3 face = mix(mix(vEdgeColour, vBaseColour, field), uVeneer.rgb, inlay);
  face *= 1.0 + 0.22 * (dot(uFrame[2], KEY) - KEY.z);
#ifdef FULL
  vec2 g = vEdgeOf.xy;
  float bevel = clamp(1.0 + d / BEVEL, 0.0, 1.0) * clamp(BEVEL / (3.2 * px) - 0.3, 0.0, 1.0);
  vec3 top = uFrame * normalize(vec3(g * (bevel * bevel * 1.35 + bevel * 0.25) + vField.xy * (0.62 * field), 1.0));
  face = coated(face, top, 0.02 + 1.2 * px);
  wall = coated(wall, normalize(uFrame * vec3(g, 0.0)), 0.06);
#endif

  vec3 colour = mix(face, wall, clamp(vPlace.y * uGrain.x, 0.0, 1.0));
  float alpha = mix(vPlace.w, shadeAt(vField.z) * SHADOW, vTower.y) * uTower.w;
  outColour = vec4(toScreen(colour) * ((1.0 - vTower.y) * alpha), alpha);
}
