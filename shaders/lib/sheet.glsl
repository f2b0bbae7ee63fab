// Light on the stack's sheet of paper in the tier `full`: fibres, the shadows of the lowest plates, and less of it to the
// lower right. While the sheet becomes the ground of the data sheet all but the fibres go.
#include "./cast.glsl"
#include "./fibre.glsl"

const vec3 STACK_LIGHT = vec3(-0.3516, 0.6825, 0.6411);
const float STACK_SPREAD = 0.16;
// What a plate's shadow leaves of the light, and what the lowest plate leaves of the sky's.
const vec3 SHADOW_LEFT = vec3(0.26, 0.21, 0.165);
const vec3 SKY_LEFT = vec3(0.42, 0.36, 0.30);
const float SKY_SPREAD = 0.55;
// Strength of the rules while the sheet lies under the stack.
const float RULES = 0.55;
const int LOWEST = 5;
const int SHADING = 3;
// The screen's encoding of a light is about this power of it.
const float GAMMA = 0.4545;

vec3 sheetLight(float sink) {
  float shown = min(vSheet.w / RULES, 1.0);
  float cover = 0.0;
  int first = uHas.y > 1.5 ? LOWEST - SHADING + 1 : LOWEST;
  for (int row = first; row <= LOWEST; row++)
    if (uHas.y > 0.5) cover = max(cover, trace(FIRST_PLATE + row, vWorld, STACK_LIGHT, STACK_SPREAD, 4.0).cover);
  vec4 turn = uObjects[PAPER * 4 + 1];
  vec3 up = unturned(vec4(-turn.xyz, turn.w), vec3(0.0, 0.0, 1.0));
  float sky = trace(FIRST_PLATE + LOWEST, vWorld, up, SKY_SPREAD, 6.0).cover;
  vec3 light = mix(vec3(1.0), SHADOW_LEFT, cover * shown) * mix(vec3(1.0), SKY_LEFT, 0.6 * sky * shown);
  vec2 at = vPoint / vSheet.xy;
  light *= 1.0 - 0.34 * shown * smoothstep(-0.5, 1.2, at.x - 0.3 * at.y);
  light *= (1.0 + fibre(vPoint)) * mix(pageLight(vWorld.xy), 1.0, shown);
  vec2 inside = vSheet.xy - abs(vPoint);
  light *= 1.0 + 0.10 * shown * smoothstep(3.0, 0.0, min(inside.x, inside.y)) * (1.0 - sink);
  // The edge is made of layers.
  light *= 1.0 - 0.22 * shown * sink * step(0.5, fract(sink * 4.0));
  return pow(light, vec3(GAMMA));
}
