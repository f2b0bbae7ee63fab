// What the faces of the solids look like. f: distance and gradient, px: one pixel in the piece's own units.

// Insets of a token's layers from its outline, as fractions of its size.
const float BEVEL = 0.036;
const float INLAY_OUT = -0.076;
const float INLAY_IN = -0.096;
const float INLAY = 0.020;
const float GROOVE = -0.168;
const float GROOVE_HALF = 0.0085;

vec3 tokenFace(vec3 f, float px, vec3 view) {
  float d = f.x;
  float bevel = clamp(1.0 + d / BEVEL, 0.0, 1.0);
  float inlayWidth = max(INLAY, 1.1 * px);
  float soft = px * 0.6;
  float inField = 1.0 - smoothstep(INLAY_IN - soft, INLAY_IN + soft, d);
  float inlay = band(d, INLAY_IN, INLAY_IN + inlayWidth, soft);
  // The engraved line fades out where it would be thinner than about a pixel and a half.
  float fine = smoothstep(0.7, 1.9, GROOVE_HALF / px * 1.2);
  float x = (d - GROOVE) / GROOVE_HALF;
  float dark = exp(-x * x) * fine;
  float side = -x * dark * 1.9;
  float lip = smoothstep(0.016, 0.0, abs(d - INLAY_IN + 0.008)) * -0.22 * step(0.004, inlayWidth - px);
  vec3 n = normalize(vTurn * vec3(f.yz * (bevel * bevel + lip * inField) + vPoint * 0.34 * inField, 1.0));
  vec3 albedo = mix(vEdge, vBase, inField);
  albedo = mix(albedo, mix(vBase, vEdge, 0.26), inField * smoothstep(GROOVE - px, GROOVE + px, d) * fine);
  albedo = mix(albedo, uVeneer, inlay);
  albedo *= 1.0 - 0.34 * dark + 0.42 * side * dot(normalize(vTurn * vec3(f.yz, 0.0)), KEY);
  float fresnel = 0.035 + 0.5 * power5(1.0 - clamp(dot(n, view), 0.0, 1.0));
  vec3 gloss = studio(reflect(-view, n)) * fresnel * mix(0.75, 1.0, inField);
  float back = clamp(dot(n, BACK) * 1.3, 0.0, 1.0);
  float glint = pow(clamp(dot(n, normalize(KEY + view)), 0.0, 1.0), 30.0);
  vec3 colour = albedo * diffuse(n, 0.22) + gloss;
  colour += bevel * (mix(vBase, vec3(1.0), 0.45) * back * back * 0.75 + KEY_TINT * glint * 0.5);
  // Two diagonal bars of sheen; they drift a little with the scroll's speed.
  float q = dot(vPoint, vec2(0.5953, 0.8036)) + uSheen;
  float bars = band(q, 0.15, 0.255, px) + 0.6 * band(q, 0.285, 0.305, px);
  return colour + bars * inField * 0.05 * KEY_TINT;
}

vec3 ringFace(vec3 f, float px, vec3 view) {
  float round = smoothstep(-vForm.y * 0.9, 0.0, f.x);
  vec3 n = normalize(vTurn * normalize(vec3(f.yz * round * 0.9, 1.0)));
  float back = clamp(dot(n, BACK), 0.0, 1.0);
  vec3 colour = vBase * diffuse(n, 0.24) + studio(reflect(-view, n)) * 0.05 + round * back * back * 0.12;
  // The engraved middle line needs room: small rings go without it.
  float fine = clamp(vForm.y * 0.22 / px - 0.6, 0.0, 1.0);
  float line = smoothstep(vForm.y * 0.16 + px, vForm.y * 0.16 - px, abs(f.x + vForm.y));
  return mix(colour, vEdge, line * 0.75 * fine);
}

// Plates (ivory hairline, lit), the data sheet's tray and rules, and the sheet of paper with its printed rules.
vec3 boardFace(vec3 f, float px, vec3 view) {
  float accent = vLook.w;
  if (vKind.x == PAPER) {
    // Rules every 60 px of the sheet's own measure, a margin left free.
    vec2 p = vPoint;
    float across = max(length(vec2(dFdx(p.y), dFdy(p.y))), 1e-4);
    float y = abs(mod(p.y + 30.0, 60.0) - 30.0);
    float rule = 1.0 - smoothstep(0.5 * across + 0.35, 1.5 * across + 0.6, y);
    rule *= step(abs(p.x), vForm.x - 60.0) * step(abs(p.y), vForm.y - 50.0);
    return mix(vBase, vEdge, rule * accent);
  }
  float lit = vLook.z;
  float bevel = clamp(1.0 + f.x / 0.03, 0.0, 1.0);
  vec3 n = normalize(vTurn * normalize(vec3(f.yz * bevel * 0.9, 1.0)));
  float hair = max(0.012, 1.1 * px) * 0.5;
  vec3 albedo = mix(vBase, vEdge, band(f.x, -0.085 - hair, -0.085 + hair, px * 0.7) * accent);
  float fresnel = 0.02 + 0.25 * power5(1.0 - clamp(dot(n, view), 0.0, 1.0));
  vec3 bright = studio(reflect(-view, n)) * fresnel;
  bright += bevel * vEdge * (0.10 + 0.25 * clamp(dot(n, BACK), 0.0, 1.0));
  bright += 0.012 * smoothstep(0.0, 0.01, sin((vWorld.x * 0.0011 + vWorld.y * 0.0007 + uSheen) * 9.0) - 0.55);
  return mix(albedo, albedo * diffuse(n, 0.2) + bright, lit);
}

// The phone: dark body, bright rim, the screenshot inside, never brightened or dimmed.
vec3 screenFace(vec3 f, float px, vec3 view) {
  const float FRAME = 0.014;
  float bevel = clamp(1.0 + f.x / 0.010, 0.0, 1.0);
  vec3 n = normalize(vTurn * normalize(vec3(f.yz * bevel, 1.0)));
  float inScreen = 1.0 - smoothstep(-px, px, f.x + FRAME);
  vec2 uv = vPoint / (2.0 * (vForm.xy - FRAME)) + 0.5;
  vec3 picture = texture(uScreen, uv, -0.5).rgb;
  float back = clamp(dot(n, BACK), 0.0, 1.0);
  float glint = pow(clamp(dot(n, normalize(KEY + view)), 0.0, 1.0), 20.0);
  vec3 body = vec3(0.0044, 0.0036, 0.0075) * diffuse(n, 0.2);
  body += bevel * (vec3(0.5, 0.48, 0.55) * (0.25 + 0.6 * back) + KEY_TINT * 0.5 * glint);
  float reflection = smoothstep(0.16, 0.161, dot(vPoint, vec2(0.8762, 0.4819)));
  return mix(body, picture + 0.006 * reflection, inScreen);
}

// Dots in stage px: form = (length, drawn part 0..1, dot radius, pitch); each dot has an ink halo.
void drawThread() {
  float pitch = vForm.w;
  float centre = (floor(clamp(vPoint.x, 0.0, vForm.x) / pitch) + 0.5) * pitch;
  float d = length(vec2(vPoint.x - centre, vPoint.y)) * uPixel;
  float shown = step(centre, vForm.x * vForm.y) * vLook.x;
  float radius = vForm.z * uPixel;
  float dot = clamp(radius + 0.5 - d, 0.0, 1.0);
  float halo = clamp(radius + 1.5 * uPixel + 0.5 - d, 0.0, 1.0) * 0.9;
  float alpha = max(dot, halo) * shown;
  if (alpha < 0.002) discard;
  emit(mix(vEdge, vBase, dot), alpha);
}

// A pin: ivory on ink, round whatever the tilt.
void drawPin() {
  float d = length(vPoint) * uPixel;
  float outer = vForm.x * uPixel;
  float alpha = clamp(outer + 0.5 - d, 0.0, 1.0) * vLook.x;
  if (alpha < 0.002) discard;
  emit(mix(vEdge, vBase, clamp(outer * 0.577 + 0.5 - d, 0.0, 1.0)), alpha);
}
