// The footer's sun in the tier `full`: a halo beyond its rim, orange near by and plum far off, never brown; the rim a
// bead that mirrors what stands on it.
#include "./cast.glsl"

const vec3 EMBER = vec3(0.95, 0.26, 0.02);
const vec3 PLUM = vec3(0.75, 0.05, 0.09);
// From this radius on the circle begins to glow, and from this one on it does, px.
const float GLOW_FROM = 180.0;
const float GLOWS = 700.0;
// Where on the bead an image is gone, and its strength.
const float IMAGE_GONE = 1.25;
// How dark the contact of a piece is on the bead, which glows itself.
const float CONTACT = 0.35;
const float IMAGE = 0.40;
// The rim's enamel over its vermilion, what its outermost part and the lamp's light along it add: the screen's encoding.
const vec3 RIM_TONE = vec3(1.065, 1.07, 1.1);
const vec3 RIM_EDGE = vec3(-0.07, 0.13, 0.10);
const vec3 RIM_SHADE = vec3(0.05, 0.0, -0.2);
const vec3 RIM_LIGHT = vec3(0.03, 0.25, 0.38);
// The field's border over its marigold, beside the veneer and beside the engraving; light low on the crown.
const vec3 BORDER = vec3(0.967, 0.92, 0.76);
const vec3 BORDER_END = vec3(0.967, 0.957, 0.93);
const vec3 CROWN = vec3(0.0, 0.040, 0.150);

// How far the circle has grown to a sun.
float sunlike() {
  return smoothstep(GLOW_FROM, GLOWS, uSun.z);
}

// Light that is added to the ground; on paper there is none.
vec3 halo(float away) {
  vec2 s = uSun.xy + vPoint;
  float onInk = uTable.z > 0.5 ? smoothstep(0.0, 2.0, uBorder.x - s.y) : 1.0;
  float r = max(away, 0.0);
  vec3 light = EMBER * (0.34 * exp(-r / 17.0) + 0.05 * exp(-r / 52.0)) + PLUM * (0.02 * exp(-r / 170.0));
  light *= onInk * sunlike() * smoothstep(420.0, 300.0, r);
  return toScreen(uInk.rgb + light) - toScreen(uInk.rgb) + dither(gl_FragCoord.xy) * step(1e-4, light.r);
}

// The rim's own colour; `depth` is the distance from its outline, over its width, `n` outward.
vec3 enamelRim(float depth, vec2 n) {
  // The lamp's light wanders over the bead: from within its edge, left of the crown, to the edge itself.
  float off = abs(depth - mix(0.27, 0.06, smoothstep(-0.22, 0.16, n.x)));
  float light = 0.8 * smoothstep(0.14, 0.02, off) + 0.2 * smoothstep(0.5, 0.0, off);
  float edge = smoothstep(0.20, 0.05, depth);
  vec3 lit = RIM_EDGE * edge + RIM_LIGHT * (light * (1.0 - 0.6 * edge) * clamp(dot(n, vec2(-0.1, 1.0)), 0.0, 1.0));
  return uVermilion * (RIM_TONE - RIM_SHADE * smoothstep(0.9, 0.1, depth)) + lit;
}

// The field: a darker border, and light on its crown that is gone where the words stand.
vec3 crown(float depth, vec2 n, float inner) {
  vec3 border = uMarigold * mix(BORDER, BORDER_END, clamp(depth - 1.3, 0.0, 1.0));
  float in_ = max(depth - 2.3, 0.0);
  float light = exp(-0.2 * in_) * smoothstep(13.0, 5.0, in_) * smoothstep(0.70, 1.0, n.y) * sunlike();
  return mix(border, uMarigold + CROWN * light, inner);
}

// Distance from a place on the stage to a piece that stands there, over its size.
float pieceAway(int id, vec2 s) {
  vec4 place = uObjects[id * 4];
  return outlineAt(id, unturned(uObjects[id * 4 + 1], vec3(s - place.xy, 0.0)).xy / place.w);
}

// Images of what stands on the rim, and its shadow there. `d` is the distance to the sun's outline, `n` outward.
vec3 bead(vec3 colour, float d, vec2 n) {
  float depth = clamp(-d / uSun.w, 0.0, 1.0);
  float onRim = 1.0 - smoothstep(0.9, 1.0, depth);
  vec2 s = uSun.xy + vPoint;
  for (int shape = 1; shape < 4; shape++) {
    int id = int(uTable.y) + shape;
    if (uObjects[id * 4 + 2].x < 0.003) continue;
    float away = max(pieceAway(id, s), 0.0);
    colour *= 1.0 - (0.60 * exp(-away / 0.045) + 0.22 * exp(-away / 0.16)) * onRim * CONTACT;
    if (uHas.x < 0.5) continue;
    float image = smoothstep(0.06, -0.06, pieceAway(id, s - 2.0 * d * n));
    vec3 seen = toScreen(mix(uEdge[shape].rgb, uBase[shape].rgb, 0.35));
    colour = mix(colour, seen, image * IMAGE * clamp(1.0 - depth / IMAGE_GONE, 0.0, 1.0) * step(depth, 0.999));
  }
  return colour;
}
