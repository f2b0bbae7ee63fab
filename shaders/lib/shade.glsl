// A token's shadow, on a token of size 1: it falls to the lower right of the key light, onto what the token lies on.
const vec3 SHADE_FALL = vec3(0.10, -0.12, -0.155);
// How far it reaches to either side of the outline.
const float SHADE_REACH = 0.16;

// Distance of a contour of its mesh, from outside in.
float shadeContour(int contour) {
  return SHADE_REACH * (1.0 - 0.5 * float(contour));
}

// How dark it is at a distance from the outline, 0 to 1.
float shadeAt(float d) {
  float soft = clamp(0.5 - 0.5 * d / SHADE_REACH, 0.0, 1.0);
  soft = soft * soft * (3.0 - 2.0 * soft);
  return soft * soft;
}
