// A token's face in the tier `full`: a lacquered border with its bevel, veneer, and enamel that lies below the coat.
#include "./domed.glsl"
#include "./glow.glsl"

// How steeply the lip leans inward: it catches the window at the left of its foot and at the top of its right side.
const float LIP_SLOPE = 0.5;
// Light from the back on the bevel, and how much of it is the lamp's own colour.
const vec2 RIM = vec2(0.45, 0.45);

vec3 tokenFace(vec2 p, float d, vec2 g, float px) {
  // Seen from the side, what lies deeper is seen farther out.
  vec2 slant = vView.xy / max(vView.z, 0.25) / 1.5;
  float veneerAt = d - dot(g, slant) * VENEER_DEPTH;
  float enamelAt = d - dot(g, slant) * ENAMEL_DEPTH;
  float inEnamel = 1.0 - above(enamelAt, LIP, px);
  float lower = inEnamel * (1.0 - above(veneerAt, INLAY, px));
  float towardsKey = dot(g, vKey.xy);

  // The lip leads down from the border and leans inward; on a small piece it does not.
  float lip = band(enamelAt, LIP_END, LIP, 2.0 * px) * lower;
  float in_ = max(LIP_END - enamelAt, 0.0);

  // Engraving: a groove with a lit and a dark side.
  float fine = clamp(GROOVE_HALF / px - 0.35, 0.0, 1.0) * lower;
  float x = clamp((enamelAt - GROOVE) / (GROOVE_HALF * 1.6), -1.0, 1.0);
  float dark = 1.0 - x * x;
  dark *= dark * fine;

  vec3 border = vEdgeColour * (1.0 - 0.08 * smoothstep(0.0, INLAY + 0.02, veneerAt));
  vec3 enamel = mix(vBaseColour, vEdgeColour, 0.42 * exp(-in_ / 0.024));
  enamel *= 1.0 - 0.16 * exp(-in_ / 0.024);
  enamel *= 1.0 - 0.45 * exp(-in_ / 0.03) * clamp(0.30 + 0.75 * towardsKey, 0.0, 1.0) * fine;
  enamel *= 1.0 - dark * clamp(0.42 + 0.55 * x * towardsKey, -0.2, 0.9);
  vec3 albedo = mix(border, enamel, lower);
  albedo = mix(albedo, uVeneer.rgb, band(veneerAt, INLAY, INLAY + max(0.020, 1.1 * px), px));

  float lean = LIP_SLOPE * clamp(0.025 / px - 0.5, 0.0, 1.0);
  vec2 bevelled = g * bevelSlope(d, BEVEL, px);
  vec2 slope = bevelled - g * (lean * lip);
  vec3 n = diffuseNormal(p, slope, lower);
  // A bevel is not polished as finely: its lights run along it in a band, not in a hair.
  float bevel = clamp(1.0 + d / BEVEL, 0.0, 1.0);
  float back = clamp(dot(onStage(n), BACK) * 1.3, 0.0, 1.0);
  vec3 rim = mix(vBaseColour, vec3(1.0), RIM.y) * (back * back * bevel * RIM.x);
  // The coat leans at once, and mirrors nothing there: on the way between the two it would catch a lamp here and there.
  vec3 coat = coatNormal(p, bevelled - g * (lean * step(0.5, lip)), step(0.5, lower));
  float gloss = mix(1.0, abs(2.0 * lip - 1.0), clamp(5.0 * lean, 0.0, 1.0)) * abs(2.0 * lower - 1.0);
  return underCoat(albedo, n, coat, roughness(p, px) + 0.10 * bevel, gloss) + rim + fromSun(n);
}

// The wall: layers of edge colour, veneer and base colour under the same coat, its upper edge rounded.
vec3 tokenWall(vec3 layers, vec2 g, float at, float px) {
  vec3 n = normalize(vec3(g, 0.55 * (1.0 - smoothstep(0.0, 0.16, at))));
  return coated(layers * mix(1.0, 0.795, at), n, COAT, 0.03 + 1.2 * px, 0.9) + fromSun(n);
}
