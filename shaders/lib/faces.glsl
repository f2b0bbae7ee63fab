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
  float inField = 1.0;
  float bevel = 0.0;
  vec2 slope = vec2(0.0);
  vec3 albedo = vBase;
  // Everything engraved or inlaid lies near the outline; the field inside it is plain.
  WHEN(d > GROOVE - 3.0 * GROOVE_HALF - 2.0 * px) {
    bevel = clamp(1.0 + d / BEVEL, 0.0, 1.0);
    float inlayWidth = max(INLAY, 1.1 * px);
    float soft = px * 0.6;
    inField = 1.0 - smoothstep(INLAY_IN - soft, INLAY_IN + soft, d);
    // The engraved line fades out where it would be thinner than about a pixel and a half.
    float fine = smoothstep(0.7, 1.9, GROOVE_HALF / px * 1.2);
    float x = (d - GROOVE) / GROOVE_HALF;
    float dark = exp(-x * x) * fine;
    float lip = smoothstep(0.016, 0.0, abs(d - INLAY_IN + 0.008)) * -0.22 * step(0.004, inlayWidth - px);
    slope = f.yz * (bevel * bevel + lip * inField);
    float deeper = inField * smoothstep(GROOVE - px, GROOVE + px, d) * fine;
    albedo = mix(vEdge, mix(vBase, vEdge, 0.26 * deeper), inField);
    albedo = mix(albedo, uVeneer, band(d, INLAY_IN, INLAY_IN + inlayWidth, soft));
    albedo *= 1.0 - dark * (0.34 + 0.8 * x * dot(normalize(vTurn * vec3(f.yz, 0.0)), KEY));
  }
  vec3 n = normalize(vTurn * vec3(slope + vPoint * 0.34 * inField, 1.0));
  float fresnel = 0.035 + 0.5 * power5(1.0 - clamp(dot(n, view), 0.0, 1.0));
  vec3 colour = albedo * diffuse(n, 0.22) + studio(reflect(-view, n)) * fresnel * mix(0.75, 1.0, inField);
  WHEN(bevel > 0.0) {
    float back = clamp(dot(n, BACK) * 1.3, 0.0, 1.0);
    float glint = pow(clamp(dot(n, normalize(KEY + view)), 0.0, 1.0), 30.0);
    colour += bevel * (mix(vBase, vec3(1.0), 0.45) * back * back * 0.75 + KEY_TINT * glint * 0.5);
  }
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

// Plates with their ivory hairline and a band of sheen; the data sheet's tray and rules, which are not lit.
vec3 boardFace(vec3 f, float px) {
  vec3 colour = vBase;
  WHEN(vLook.z > 0.0) {
    float bevel = clamp(1.0 + f.x / 0.03, 0.0, 1.0);
    vec3 n = normalize(vTurn * vec3(f.yz * bevel * 0.9, 1.0));
    float hair = max(0.012, 1.1 * px) * 0.5;
    vec3 albedo = mix(vBase, vEdge, band(f.x, -0.085 - hair, -0.085 + hair, px * 0.7) * vLook.w);
    float stripe = abs(fract((vWorld.x * 0.0016 + vWorld.y * 0.001 + uSheen) * 0.9) - 0.5);
    vec3 bright = vEdge * bevel * (0.10 + 0.25 * clamp(dot(n, BACK), 0.0, 1.0)) + 0.012 * step(0.34, stripe);
    colour = mix(vBase, albedo * diffuse(n, 0.2) + bright, vLook.z);
  }
  return colour;
}

// The sheet of paper: printed rules every 60 px of its own measure, a margin left free. across: px of a pixel.
vec3 paperFace(float across) {
  float y = abs(mod(vPoint.y + 30.0, 60.0) - 30.0);
  float rule = 1.0 - smoothstep(0.5 * across + 0.35, 1.5 * across + 0.6, y);
  rule *= step(abs(vPoint.x), vForm.x - 60.0) * step(abs(vPoint.y), vForm.y - 50.0);
  return mix(vBase, vEdge, rule * vLook.w);
}

// The phone: dark body, bright rim, the screenshot inside, never brightened or dimmed.
vec3 screenFace(vec3 f, float px, vec3 view, vec2 jx, vec2 jy) {
  const float FRAME = 0.014;
  float inScreen = 1.0 - smoothstep(-px, px, f.x + FRAME);
  vec3 colour = vec3(0.0);
  WHEN(inScreen > 0.0) {
    vec2 span = 2.0 * (vForm.xy - FRAME);
    // A little sharper than the mipmap that the distance asks for.
    colour = textureGrad(uScreen, vPoint / span + 0.5, 0.7 * jx / span, 0.7 * jy / span).rgb;
    colour += 0.006 * smoothstep(0.16, 0.161, dot(vPoint, vec2(0.8762, 0.4819)));
  }
  WHEN(inScreen < 1.0) {
    float bevel = clamp(1.0 + f.x / 0.010, 0.0, 1.0);
    vec3 n = normalize(vTurn * vec3(f.yz * bevel, 1.0));
    float back = clamp(dot(n, BACK), 0.0, 1.0);
    float glint = pow(clamp(dot(n, normalize(KEY + view)), 0.0, 1.0), 20.0);
    vec3 body = vec3(0.0044, 0.0036, 0.0075) * diffuse(n, 0.2);
    body += bevel * (vec3(0.5, 0.48, 0.55) * (0.25 + 0.6 * back) + KEY_TINT * 0.5 * glint);
    colour = mix(body, colour, inScreen);
  }
  return colour;
}
