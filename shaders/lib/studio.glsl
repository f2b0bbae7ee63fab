// The light of the tier `full`: three lamps and a horizon, all infinitely far away, and how they are mirrored.
// Linear light.
#block Studio

// What a lamp's edge is softened by, over the roughness, and how round its corners are: tangents of angles.
const float LAMP_SOFT = 0.02;
const float LAMP_CORNER = 0.06;
// A lamp's light at its upper edge, over that at its lower one.
const float LAMP_TOP = 0.28;
const vec3 HORIZON = vec3(0.80, 0.86, 1.0);

// Share of light that a coat mirrors, for the cosine between its normal and the eye (Schlick's approximation); it is
// kept below a mirror's, since nothing here is polished glass.
float fresnel(float f0, float facing) {
  float away = 1.0 - clamp(facing, 0.0, 1.0);
  float square = away * away;
  return f0 + (0.75 - f0) * square * square * away;
}

// What the direction r shows of a lamp: a rectangle with round corners, brighter below.
vec3 lamp(int i, vec3 r, float soft) {
  vec4 axis = uLamps[3 * i];
  vec4 right = uLamps[3 * i + 1];
  vec4 up = uLamps[3 * i + 2];
  float ahead = dot(r, axis.xyz);
  vec2 at = vec2(dot(r, right.xyz), dot(r, up.xyz)) / max(ahead, 0.02);
  vec2 size = inversesqrt(vec2(dot(right.xyz, right.xyz), dot(up.xyz, up.xyz)));
  vec2 off = (abs(at) - 1.0) * size + LAMP_CORNER;
  float d = length(max(off, 0.0)) + min(max(off.x, off.y), 0.0) - LAMP_CORNER;
  float cover = (1.0 - smoothstep(-soft, soft, d)) * smoothstep(0.0, 0.1, ahead);
  return vec3(axis.w, right.w, up.w) * (cover * mix(1.0, LAMP_TOP, clamp(0.5 + 0.5 * at.y, 0.0, 1.0)));
}

// The horizon all round; what is left of it where the eye looks back at itself.
vec3 sky(vec3 r, float rough, float behind) {
  float low = smoothstep(-0.04 - rough, 0.06 + rough, r.y) * mix(0.55, 0.05, clamp(r.y / 0.7, 0.0, 1.0));
  return HORIZON * (low * mix(1.0, behind, smoothstep(0.5, 1.0, r.z)));
}

// What a mirror of this roughness shows of the studio in the direction r. What looks straight back at the eye shows next
// to nothing, so that a face seen head-on keeps its colour.
vec3 mirrored(vec3 r, float rough) {
  float soft = LAMP_SOFT + rough;
  return lamp(0, r, soft) + lamp(1, r, soft) + lamp(2, r, soft) + sky(r, rough, 0.06);
}
