// Light of the footer's sun on the pieces that stand on it, in the tier `full`: from below, on what looks down.
const vec3 SUN_TINT = vec3(1.0, 0.30, 0.02);

// How it falls off with the height over the rim, in sizes of the piece.
const float SUN_REACH = 0.42;

vec3 fromSun(vec3 own) {
  vec3 n = onStage(own);
  vec2 up = vWorld.xy - uSunlight.xy;
  float height = length(up) - uSunlight.z;
  float down = smoothstep(0.20, 0.95, -dot(n.xy, normalize(up)));
  float near = exp(-max(height, 0.0) / (SUN_REACH * vSize));
  return SUN_TINT * (uStage.w * down * down * (0.15 + 1.1 * near));
}
