// Plates and tray in the tier `full`: lacquer on an ivory core, which shows at the bevel and in the wall. The plates
// mirror what stands on them, and the one above; they lie in the shadow of both.
#include "./bone.glsl"
#include "./stack.glsl"

const float PLATE_BEVEL = 0.045;
// How much of the studio the plates mirror; an image's strength over the coat's reflectance.
const float PLATE_STUDIO = 0.22;
const float IMAGE = 2.2;
// After so many px an image of a token, and one of a plate, has faded; how far its edge spreads on its way.
const vec2 FADE = vec2(150.0, 700.0);
const vec2 SPREAD = vec2(0.05, 0.02);
// Places up a token's wall at which a ray is held against it.
const int UPWARD = 3;
// Light on a mirrored wall, and on a plate's underside.
const float IMAGE_LIGHT = 0.8;
const float UNDERSIDE = 0.5;
// Ivory along its edge: how wide, px, and how bright.
const float UNDER_RIM = 4.0;
const float RIM_SEEN = 0.9;
// Shadow of a token on its plate; dark where it touches, and how far that reaches, over the token's size.
const float TOKEN_SHADE = 0.62;
const vec2 TOUCH = vec2(0.75, 0.055);
const float EDGE_LIGHT = 0.30;
// The soft box as it lies on the tray's upper half, and on none that has grown out of being one (half its height, px).
const vec3 TRAY_BOX = vec3(0.0199, 0.0193, 0.021);
const vec2 TRAY_GROWN = vec2(60.0, 36.0);

// What of a plate's light its own token leaves, and the token's image over what is mirrored of the rest.
void standing(int token, vec3 sun, vec3 mirror, inout float light, inout vec4 image) {
  vec4 place = uObjects[token * 4];
  vec4 look = uObjects[token * 4 + 2];
  vec3 to = own(place.xyz - vWorld) / place.w;
  int shape = token % 4;
  float near = outlineDistance(shape, -to.xy);
  light *= 1.0 - TOUCH.x * exp(-max(near, 0.0) / TOUCH.y) * look.x;
  // Nothing of it reaches farther than this.
  if (near > 0.9) return;
  float height = max(to.z, 0.02);
  if (uHas.y > 0.5) {
    float shade = 0.0;
    for (int i = 1; i <= 2; i++) {
      float way = height * float(i) * 0.5 / max(sun.z, 0.1);
      shade = max(shade, covered(outlineDistance(shape, sun.xy * way - to.xy), 0.01 + TOKEN_SPREAD * way));
    }
    light *= 1.0 - TOKEN_SHADE * shade * look.x;
  }
  if (uHas.x < 0.5) return;
  // Up its wall, as far as the ray goes in: its layers, the other way round.
  float up = height / max(mirror.z, 0.1);
  float least = near;
  float at = 1.0;
  vec2 before = vec2(0.0, near);
  for (int i = 1; i <= UPWARD; i++) {
    if (uHas.x < 1.5 && i < UPWARD) continue;
    vec2 now = vec2(float(i) / float(UPWARD), 0.0);
    now.y = outlineDistance(shape, mirror.xy * (up * now.x) - to.xy);
    if (now.y < 0.0 && before.y >= 0.0) at = mix(before.x, now.x, before.y / max(before.y - now.y, 1e-4));
    least = min(least, now.y);
    before = now;
  }
  float soft = 0.012 + SPREAD.x * up * at;
  vec3 layer = mix(uEdge[shape].rgb, uBase[shape].rgb, 0.5 * (1.0 - smoothstep(0.3, 0.38, at)));
  layer = mix(layer, uVeneer.rgb, 1.0 - smoothstep(0.04, 0.08, abs(at - 0.40)));
  float cover = covered(least, soft) * exp(-up * at * place.w / FADE.x) * look.x * (1.0 - image.a);
  image += vec4(layer * (IMAGE_LIGHT * cover), cover);
}

// The plate above: its underside, and its ivory edge where the ray passes below that and meets the wall.
void hanging(int plate, vec3 mirror, inout vec4 image) {
  vec2 below = toPlate(plate, vWorld, mirror, 1.0);
  if (below.y <= 0.0) return;
  vec2 top = toPlate(plate, vWorld, mirror, 0.0);
  float spread = 0.8 + SPREAD.y * below.y;
  float under = covered(below.x, spread);
  float wall = covered(top.x, spread) * (1.0 - under);
  float fade = exp(-below.y / FADE.y) * stacked(plate) * (1.0 - image.a);
  float rim = under - covered(below.x + UNDER_RIM, spread);
  vec3 seen = vBaseColour * (UNDERSIDE * under) + vEdgeColour * (IMAGE_LIGHT * wall + RIM_SEEN * rim);
  image += vec4(seen, under + wall) * fade;
}

vec3 plateFace(vec2 p, float d, vec2 g, float px) {
  vec2 slope = g * bevelSlope(d, PLATE_BEVEL, px) * vLook.z;
  vec3 n = normalize(vec3(slope, 1.0));
  float hair = max(0.010, 0.55 * px);
  float level = 1.0 + 1.6 * (dot(n, vKey) - 0.62) * vLook.z;
  float light = 1.0;
  vec4 image = vec4(0.0);
  if (vId < PAPER && vLook.z > 0.01) {
    int row = vId - FIRST_PLATE;
    vec3 sun = own(TOKEN_LIGHT);
    vec3 mirror = reflect(-vView, n);
    for (int i = 0; i < 4; i++) standing(row * 4 + i, sun, mirror, light, image);
    if (uHas.x > 0.5 && row > 0) hanging(vId - 1, mirror, image);
    light *= 1.0 - 0.8 * plateShade(vWorld, row);
    light = mix(1.0, light, vLook.z);
  }
  vec3 lacquer = vBaseColour * (clamp(level, 0.40, 1.55) * light);
  float edge = above(d, -0.016, px) * vLook.z;
  vec3 body = mix(lacquer, vEdgeColour * keyLight(n, 0.5), edge);
  body = mix(body, vEdgeColour * mix(1.0, light, 0.5), vLook.w * band(d, -0.085 - hair, -0.085 + hair, px));
  // On its way up or down a plate, which is large, would flash with the whole of a lamp.
  float studio_ = PLATE_STUDIO * (1.0 - upright()) * vLook.z * mix(0.3, 1.0, light);
  vec3 lit = coated(body, n, HARD_COAT, roughness(p * 0.6, px), studio_);
  lit += image.rgb * (fresnel(HARD_COAT, dot(n, vView)) * IMAGE * vLook.z * (1.0 - edge));
  // The tray's edge catches the light of the key; the plate that becomes it does so little by little.
  float high = uObjects[TRAY * 4 + 3].y;
  float tray = uSunlight.w * step(0.9 * high, uObjects[vId * 4 + 3].y * vSize);
  float rim = clamp(1.0 + 0.5 * d / px, 0.0, 1.0) * clamp(dot(g, vKey.xy) * 1.2, 0.0, 1.0);
  float box = smoothstep(-0.23, 1.1, vSize * (p.y + 0.125 * p.x) / max(high, 1.0)) * smoothstep(TRAY_GROWN.x, TRAY_GROWN.y, high);
  return lit + (EDGE_LIGHT * rim * rim + TRAY_BOX * box) * tray;
}

// Ivory in two layers with a dark joint, darker at its foot.
vec3 plateWall(vec2 g, float at, float seen, float light) {
  float joint = band(at, 0.44, 0.52, max(seen, 0.03)) * clamp(0.3 / seen - 1.0, 0.0, 1.0);
  vec3 ivory = vEdgeColour * (min(light, 1.1) * mix(1.0, 0.58, at * at)) * (1.0 - 0.6 * joint);
  vec3 n = normalize(vec3(g, 0.5 * (1.0 - smoothstep(0.0, 0.2, at))));
  return coated(ivory * mix(vec3(1.0), WARM_WALL, 0.25 + 0.25 * at), n, COAT, 0.10, 0.35 * vLook.z);
}
