// Shadow that the hero's phone throws on the pieces behind it, in the tier `full`.
#include "./stack.glsl"
#include "./turn.glsl"

// Towards the light; how far the shadow's edge spreads on its way; what is left of the light.
const vec3 PHONE_LIGHT = vec3(-0.4404, 0.4604, 0.7707);
const float PHONE_SPREAD = 0.085;
const vec3 BEHIND = vec3(0.46, 0.42, 0.48);

vec3 behindPhone(vec3 from) {
  float alpha = uObjects[PHONE * 4 + 2].x;
  if (alpha <= 0.0 || uHas.y < 0.5) return vec3(1.0);
  vec4 place = uObjects[PHONE * 4];
  vec4 form = uObjects[PHONE * 4 + 3];
  mat3 r = rotation(uObjects[PHONE * 4 + 1]);
  vec3 at = (from - place.xyz) * r;
  vec3 ray = PHONE_LIGHT * r;
  float way = -at.z / max(ray.z, 0.05);
  if (way <= 0.0) return vec3(1.0);
  float d = boxDistance((at.xy + ray.xy * way) / place.w, form.xy, form.z) * place.w;
  return mix(vec3(1.0), BEHIND, covered(d, 1.0 + PHONE_SPREAD * way) * alpha);
}
