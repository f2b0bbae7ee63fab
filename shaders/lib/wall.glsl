// The wall of a prism below its face: where the eye's ray meets it (x: depth, y: signed miss), and its colour.
vec2 wallHit(vec3 f, vec2 slope) {
  float deep = vLook.y;
  float miss = f.x;
  if (deep <= 0.0 || f.x <= 0.0) return vec2(0.0, miss);
  float s = 0.0;
  if (vKind.x == RING) {
    float run = max(length(slope), 1e-4);
    for (int i = 0; i < 16; i++) {
      float k = field(vPoint + slope * s).x;
      miss = min(miss, k);
      if (k < 0.0008) return vec2(s, -1.0);
      s += k / run;
      if (s > deep) return vec2(deep, min(miss, field(vPoint + slope * deep).x));
    }
    return vec2(s, miss);
  }
  float k0 = f.x;
  float g0 = dot(f.yz, slope);
  if (g0 > -0.02) return vec2(0.0, miss);
  float s0 = 0.0;
  for (int i = 0; i < 7; i++) {
    s = s0 - k0 / g0;
    bool end = s > deep;
    s = min(s, deep);
    vec3 k = field(vPoint + slope * s);
    miss = min(miss, k.x);
    if (k.x < 0.0006) return vec2(s, -1.0);
    if (end) break;
    float g = dot(k.yz, slope);
    if (g > -0.02) {
      // Past the closest approach: the two tangents meet nearest to it.
      float nearest = (k.x - k0 + g0 * s0 - g * s) / (g0 - g);
      return vec2(s, min(miss, field(vPoint + slope * nearest).x));
    }
    s0 = s;
    k0 = k.x;
    g0 = g;
  }
  return vec2(s, miss);
}

// Lacquer in layers: edge colour, ivory veneer, base colour, seen from the side.
vec3 wallColour(float depth, vec2 slope, float px, vec3 view) {
  float deep = max(vLook.y, 1e-4);
  vec3 f = field(vPoint + slope * depth);
  vec3 n = normalize(vTurn * vec3(f.yz, 0.0));
  float at = clamp(depth / deep, 0.0, 1.0);
  float soft = clamp(px / deep, 0.004, 0.3);
  vec3 albedo = vEdge;
  if (vKind.x == TOKEN_FACE) {
    albedo = mix(vEdge, mix(vEdge, vBase, 0.55), smoothstep(0.64 - soft, 0.64 + soft, at));
    float wide = clamp(deep * length(slope) * 0.1 / px - 0.25, 0.0, 1.0);
    albedo = mix(albedo, uVeneer, band(at, 0.56, 0.66, soft) * wide);
  } else if (vKind.x == RING) {
    albedo = mix(vBase, vEdge, 0.42);
  } else if (vKind.x == SCREEN) {
    albedo = vec3(0.066, 0.056, 0.076);
  }
  float k = clamp(dot(n, KEY) * 0.5 + 0.5, 0.0, 1.0);
  float back = power5(clamp(dot(n, BACK) * 0.5 + 0.5, 0.0, 1.0));
  float glint = pow(clamp(dot(reflect(-view, n), KEY), 0.0, 1.0), 24.0);
  vec3 lit = albedo * (0.54 + 0.55 * k * k) + albedo * 0.55 * back + vec3(1.0, 0.93, 0.85) * glint * 0.12;
  return lit * mix(1.0, 0.78, at);
}
