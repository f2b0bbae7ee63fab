// Stage width and height, eye distance, canvas height: CSS px. At z = 0 one unit is one px; the origin is
// the centre of the stage, y up. The canvas may be higher than the stage (a hidden URL bar).
layout(std140) uniform View {
  vec4 uView;
  // Device px per CSS px; radius of a pin, radius of a dot and distance of two dots, CSS px.
  vec4 uGrain;
  // Colours in linear light: of the four shapes, one a column, and of the grounds.
  mat4 uBase;
  mat4 uEdge;
  vec4 uInk;
  vec4 uInk1;
  vec4 uIvory;
  vec4 uVeneer;
};

vec4 toClip(vec3 p) {
  float w = uView.z - p.z;
  float lift = 1.0 - uView.y / uView.w;
  return vec4(2.0 * p.x * uView.z / uView.x, lift * w + 2.0 * p.y * uView.z / uView.w, 0.0, w);
}

// A point of the stage plane, given in px after projection.
vec4 toClipFlat(vec2 p) {
  return vec4(2.0 * p.x / uView.x, 1.0 - uView.y / uView.w + 2.0 * p.y / uView.w, 0.0, 1.0);
}

// Projection to the stage plane (xy) and its scale (z).
vec3 project(vec3 p) {
  float k = uView.z / max(uView.z - p.z, 1.0);
  return vec3(p.xy * k, k);
}
