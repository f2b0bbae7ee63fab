// The black lacquered table of the tier `full`: a plane tilted 25° that lies just under the pieces. It mirrors them and
// takes their shadows; the contour lines are wires on it. Linear light until the end.
#include "./cast.glsl"

#numbers PLANE
const float LACQUER = 0.055;
const vec3 TO_LIGHT = vec3(-0.3009, 0.6219, 0.7222);
const vec3 TABLE_LIGHT = vec3(0.0068, 0.0064, 0.0088);
const float SHADOW_SPREAD = 0.28;
const float SHADOW_DEPTH = 0.85;
// Images: blur over the way, least blur (px), strength; how far they are seen (px), less with each size that the piece is
// away from the table, and the slab's.
const float IMAGE_SPREAD = 0.22;
const float IMAGE_LEAST = 12.0;
const float IMAGE = 2.7;
const float IMAGE_FADE = 75.0;
const float IMAGE_AWAY = 9.0;
const float SLAB_FADE = 22.0;
const vec3 WIRE = vec3(0.88, 0.85, 0.86);
const float WIRE_HALF = 0.85;
const float FOOT_PX = 2.4;
const float SPILL = 0.010;

vec3 onPlane(vec3 ray, float distance_) {
  vec3 eye = vec3(0.0, 0.0, uView.z);
  return eye + ray * ((distance_ - dot(PLANE, eye)) / dot(PLANE, ray));
}

// The image of a token in the plane, and what its shadow leaves of the light (w).
vec4 imageOf(int id, vec3 at, vec3 along, float fade) {
  float shade = uHas.y < 0.5 ? 1.0 : 1.0 - SHADOW_DEPTH * trace(id, at, TO_LIGHT, SHADOW_SPREAD, 3.0).cover;
  if (uHas.x < 0.5) return vec4(0.0, 0.0, 0.0, shade);
  Hit hit = trace(id, at, along, IMAGE_SPREAD, IMAGE_LEAST);
  if (hit.cover <= 0.0) return vec4(0.0, 0.0, 0.0, shade);
  return vec4(tokenSeen(id, hit, IMAGE_SPREAD, IMAGE_LEAST) * (hit.cover * exp(-hit.way / fade)), shade);
}

// What is seen of the ring: a round section, darker to its edges, with a groove along its middle.
vec3 ringSeen(Hit hit) {
  float x = 1.0 + clamp(hit.inset / RING_FORM.y, -1.0, 0.0);
  float round_ = mix(1.0, 0.45, x * x) * mix(0.5, 1.0, smoothstep(0.10, 0.26, x));
  return uIvory.rgb * (0.5 * round_ * mix(1.0, 0.55, hit.depth));
}

// Images on the table and what the shadows leave of its light. On the slab of odd & even each token has a plane of its
// own, since the row swings.
vec4 images(vec3 ray) {
  bool slab = uTable.z > 0.5;
  vec3 along = reflect(ray, PLANE);
  float strength = fresnel(LACQUER, -dot(ray, PLANE)) * IMAGE;
  vec3 at = onPlane(ray, uPlane.x);
  vec4 sum = vec4(0.0, 0.0, 0.0, 1.0);
  for (int shape = 0; shape < 4; shape++) {
    int id = int(uTable.y) + shape;
    vec4 place = uObjects[id * 4];
    float away = max((dot(PLANE, place.xyz) - uPlane.x - 4.0) / place.w - 0.36, 0.0);
    vec3 own = slab ? onPlane(ray, dot(PLANE, place.xyz) - 0.36 * place.w - 4.0) : at;
    vec4 image = imageOf(id, own, along, slab ? SLAB_FADE : IMAGE_FADE / (1.0 + IMAGE_AWAY * away));
    sum = vec4(sum.rgb + image.rgb * strength, sum.a * image.a);
  }
  if (!slab && uHas.x > 0.5) {
    Hit ring = trace(FIRST_RING, at, along, IMAGE_SPREAD, IMAGE_LEAST);
    sum.rgb += ringSeen(ring) * (strength * ring.cover * exp(-ring.way / IMAGE_FADE));
  }
  if (uPlane.y > 0.5) {
    Hit phone = trace(PHONE, at, along, IMAGE_SPREAD, IMAGE_LEAST);
    float rim = smoothstep(-0.05, 0.0, phone.inset);
    sum.rgb += vec3(0.20, 0.19, 0.22) * (rim * strength * phone.cover * exp(-phone.way / IMAGE_FADE));
    sum.rgb *= mix(1.0, 0.35, phone.cover * (1.0 - rim));
    if (uHas.y > 1.5) sum.a *= 1.0 - SHADOW_DEPTH * trace(PHONE, at, TO_LIGHT, SHADOW_SPREAD, 4.0).cover;
  }
  return sum;
}

// A wire on the table, lit from the upper left: its light, linear, and the shade at its foot (w).
vec4 wire(float line) {
  float slope = max(2.0 * length(vField.yz), uLineWidth.y);
  vec2 g = 2.0 * vField.yz / slope;
  float x = (fract(line + 0.5) - 0.5) / slope;
  float side = clamp(x / WIRE_HALF, -1.0, 1.0);
  float shown = clamp(2.0 * line - 1.0, 0.0, 1.0) * vField.w;
  float cover = clamp((WIRE_HALF - abs(x)) * uGrain.x + 0.5, 0.0, 1.0);
  float key = 0.5 + 0.9 * side * dot(g, vec2(-0.57, 0.82));
  vec3 light = WIRE * ((0.13 + 0.78 * key * key) * pow(shown, 1.15));
  light += vSpill * (0.8 * shown * max(-side, 0.0));
  float foot = smoothstep(FOOT_PX, 0.0, x - WIRE_HALF) * step(0.0, x) * (1.0 - cover);
  return vec4(light * cover, 1.0 - 0.55 * foot * smoothstep(0.0, 0.1, shown));
}

// Where words stand the table stays nearly black.
float brightest(vec2 s) {
  vec2 off = max(max(uWords.xy - s, s - uWords.zw), 0.0);
  return mix(uPlane.z, uTable.w, smoothstep(0.0, 24.0, length(off)));
}

// Warm light of the stack's sheet on the ground beside it.
vec3 bounce(vec3 ray) {
  vec4 look = uObjects[PAPER * 4 + 2];
  if (look.x < 0.003) return vec3(0.0);
  vec4 place = uObjects[PAPER * 4];
  vec4 q = uObjects[PAPER * 4 + 1];
  vec3 o = unturned(q, vec3(0.0, 0.0, uView.z) - place.xyz);
  vec3 r = unturned(q, ray);
  float d = outlineAt(PAPER, o.xy - r.xy * (o.z / min(r.z, -0.05)));
  float lit = d > 0.0 ? 0.012 * exp(-d / 20.0) + 0.004 * exp(-d / 120.0) : 0.016;
  return vec3(1.0, 0.86, 0.62) * (lit * look.x);
}

// The ground in the screen's encoding: ink, and what light adds to it.
vec3 table(vec2 s, float line) {
  vec3 ray = normalize(vec3(s, -uView.z));
  vec3 light = bounce(ray);
  if (uTable.x > 0.0) {
    vec4 seen = images(ray);
    vec2 off = (s / uView.xy - vec2(0.17, 0.06)) / (vec2(0.40, 0.60) + vec2(120.0 / uView.x, 0.0));
    float window = mix(0.45, 1.0, smoothstep(-110.0, 110.0, dot(s, vec2(0.82, -0.57)) + 0.26 * uView.x));
    light += (TABLE_LIGHT * (exp(-1.8 * dot(off, off)) * window * seen.a) + seen.rgb) * uTable.x;
    light += vSpill * (SPILL * uTable.x * (0.35 + 0.65 * seen.a));
  }
  vec4 metal = wire(line);
  light = light * metal.w + metal.rgb;
  float depth = max(uBorder.x - s.y, 0.0);
  if (uTable.z > 0.5) light += uLine * (0.16 * clamp(2.0 - depth, 0.0, 1.0) + 0.02 * exp(-depth / 26.0)) * uBorder.z;
  float bright = dot(light, vec3(0.2126, 0.7152, 0.0722));
  light *= min(1.0, brightest(s) / max(bright, 1e-4));
  return uGround + toScreen(uInk.rgb + light) - toScreen(uInk.rgb);
}
