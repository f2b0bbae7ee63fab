// A ring is not convex: its wall is sought by sphere tracing.
vec2 ringHit(float start, float run, vec2 slope) {
  float deep = vLook.y;
  float s = start / run;
  float miss = start;
  bool seek = true;
  for (int i = 0; i < 16 && seek; i++) {
    s = min(s, deep);
    float k = field(vPoint + slope * s).x;
    miss = min(miss, k);
    seek = k >= 0.0008 && s < deep;
    if (k < 0.0008) miss = -1.0;
    else s += k / run;
  }
  return vec2(min(s, deep), miss);
}

// The wall of a prism below its face: where the eye's ray meets it (x: depth, y: signed miss), and its colour.
vec2 wallHit(vec3 f, vec2 slope) {
  float deep = vLook.y;
  vec2 hit = vec2(0.0, f.x);
  WHEN(vKind.x == RING && f.x > 0.0) hit = ringHit(f.x, max(length(slope), 1e-4), slope);
  float k0 = f.x;
  float g0 = dot(f.yz, slope);
  float s0 = 0.0;
  // Leaves as soon as the wall is hit, the ray is past the closest approach, or the back is reached.
  bool seek = vKind.x != RING && k0 > 0.0 && g0 < -0.02;
  for (int i = 0; i < 7 && seek; i++) {
    float s = min(s0 - k0 / g0, deep);
    vec3 k = field(vPoint + slope * s);
    float g = dot(k.yz, slope);
    hit = vec2(s, min(hit.y, k.x));
    seek = s < deep && k.x >= 0.0006 && g <= -0.02;
    if (k.x < 0.0006) hit.y = -1.0;
    // Past it, the two tangents meet nearest to the closest approach.
    if (s < deep && k.x >= 0.0006 && g > -0.02)
      hit.y = min(hit.y, field(vPoint + slope * ((k.x - k0 + g0 * s0 - g * s) / (g0 - g))).x);
    s0 = s;
    k0 = k.x;
    g0 = g;
  }
  return hit;
}

// Lacquer in layers: edge colour, ivory veneer, base colour, seen from the side.
vec3 wallColour(float depth, vec2 slope, float px, vec3 view) {
  float deep = max(vLook.y, 1e-4);
  vec3 f = field(vPoint + slope * depth);
  vec3 n = normalize(vTurn * vec3(f.yz, 0.0));
  float at = clamp(depth / deep, 0.0, 1.0);
  float soft = clamp(px / deep, 0.004, 0.3);
  vec3 albedo = vEdge;
  WHEN(vKind.x == TOKEN_FACE) {
    albedo = mix(vEdge, mix(vEdge, vBase, 0.55), smoothstep(0.64 - soft, 0.64 + soft, at));
    float wide = clamp(deep * length(slope) * 0.1 / px - 0.25, 0.0, 1.0);
    albedo = mix(albedo, uVeneer, band(at, 0.56, 0.66, soft) * wide);
  }
  if (vKind.x == RING) albedo = mix(vBase, vEdge, 0.42);
  if (vKind.x == SCREEN) albedo = vec3(0.066, 0.056, 0.076);
  float k = clamp(dot(n, KEY) * 0.5 + 0.5, 0.0, 1.0);
  float back = power5(clamp(dot(n, BACK) * 0.5 + 0.5, 0.0, 1.0));
  float glint = pow(clamp(dot(reflect(-view, n), KEY), 0.0, 1.0), 24.0);
  vec3 lit = albedo * (0.54 + 0.55 * k * k) + albedo * 0.55 * back + vec3(1.0, 0.93, 0.85) * glint * 0.12;
  return lit * mix(1.0, 0.78, at);
}
