// The paper of the data sheet and of the odd half in the tier `full`, with the shadows of what lies on it: the tray, the
// marker's ink column, the ink half that it becomes. Colours are the screen's own encoding.
#include "./box.glsl"
#include "./fibre.glsl"

// What light from the upper left leaves of paper in the shadow of lacquer that lies on it, near by and farther off.
const vec3 NEAR_SHADE = vec3(0.28, 0.34, 0.42);
const vec3 FAR_SHADE = vec3(0.05, 0.07, 0.10);
const vec3 WARM_DARK = vec3(0.353, 0.243, 0.094);
// The screen's encoding of a change of light is about so much of it.
const float ENCODED = 0.45;

float boxAway(vec2 s, vec2 low, vec2 high, float corner) {
  return boxDistance(s - 0.5 * (low + high), 0.5 * (high - low), corner);
}

vec3 slabShade(float away) {
  return 1.0 - ENCODED * (NEAR_SHADE * exp(-away / 9.0) + FAR_SHADE * exp(-away / 60.0));
}

// What the tray leaves of the light: a shadow and its contact.
vec3 trayShade(vec2 s) {
  vec4 place = uObjects[TRAY * 4];
  vec4 form = uObjects[TRAY * 4 + 3];
  float alpha = uSunlight.w;
  vec2 half_ = form.xy * place.w;
  float corner = form.z * place.w;
  vec2 fall = place.xy + vec2(5.0, -8.0);
  float far = boxAway(s, fall - half_, fall + half_, corner);
  float near = boxAway(s, place.xy - half_, place.xy + half_, corner);
  float shade = max(0.42 * smoothstep(14.0, -14.0, far), 0.34 * exp(-max(near, 0.0) / 3.5));
  return mix(vec3(1.0), 1.0 - shade * vec3(0.80, 0.92, 1.08), alpha);
}

// The marker's ink column: lacquer, lighter at its top, with an edge of light, until it has become the ink half.
vec3 columnTone(vec2 s) {
  vec2 size = uColumn.zw - uColumn.xy;
  vec2 along = vec2(0.2079, -0.9781);
  float whole = dot(size, abs(along));
  float at = dot(s - 0.5 * (uColumn.xy + uColumn.zw), along) / whole + 0.5;
  vec3 tone = mix(vec3(0.188, 0.176, 0.224), vec3(0.106, 0.098, 0.133), clamp(at / 0.09, 0.0, 1.0));
  tone = mix(tone, vec3(0.059, 0.055, 0.090), clamp((at - 0.09) / 0.15, 0.0, 1.0));
  tone = mix(tone, uGround, max(clamp((at - 0.24) / 0.31, 0.0, 1.0), uBorder.y));
  return mix(tone, uLine, 0.40 * clamp(s.y - uColumn.w + 1.5, 0.0, 1.0));
}

vec3 stock(vec2 s) {
  vec3 paper = uPaperTone.rgb * (1.0 + ENCODED * (fibre(s) + pageLight(s) - 1.0));
  paper *= trayShade(s);
  if (uBorder.x > -uView.y) paper *= mix(vec3(1.0), slabShade(max(s.y - uBorder.x, 0.0)), uBorder.y);
  if (uLaneTone.w <= 0.0) return paper;
  float lane = min(abs(s.y - uLanes.z), abs(s.y - uLanes.w));
  float within = step(uLanes.x, s.x) * step(s.x, uLanes.y);
  paper = mix(paper, uLaneTone.rgb, within * clamp((1.0 - lane) * uGrain.x + 0.5, 0.0, 1.0));
  vec2 fall = vec2(5.0, -9.0);
  float far = boxAway(s, uColumn.xy + fall, uColumn.zw + fall, 0.0);
  float column = boxAway(s, uColumn.xy, uColumn.zw, 0.0);
  // What has not opened yet throws no shadow.
  float open = clamp((uColumn.z - uColumn.x) / 32.0, 0.0, 1.0);
  paper = mix(paper, WARM_DARK, 0.30 * open * smoothstep(16.0, -16.0, far) * (1.0 - uBorder.y));
  paper *= mix(vec3(1.0), slabShade(max(column, 0.0)), uBorder.y);
  return mix(paper, columnTone(s), clamp(0.5 - column * uGrain.x, 0.0, 1.0));
}
