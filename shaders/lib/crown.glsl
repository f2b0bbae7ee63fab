// The field of the footer's sun in the tier `lean`.
uniform vec3 uMarigold;

// The field is domed: at its top it shines. `inner` is 1 within its engraving.
vec3 fieldAt(float d, float rim, float up, float inner) {
  float crown = clamp(1.0 + (d + rim * 2.3) / (rim * 7.0), 0.0, 1.0);
  return uMarigold * mix(0.93, 1.0, inner) + vec3(0.0, 0.05, 0.12) * (inner * crown * crown * smoothstep(0.8, 1.0, up));
}
