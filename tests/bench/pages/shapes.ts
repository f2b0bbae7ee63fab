/** The yardsticks' scene: as many quads as the site's, cut from a distance field, moved by one uniform. */
export const QUADS = 74

export const VERTEX = `
uniform vec3 uView;
in vec3 position;
out vec2 vPoint;
flat out int vShape;
void main() {
  float i = float(gl_InstanceID);
  vShape = gl_InstanceID % 4;
  float size = 0.04 + 0.012 * mod(i, 5.0);
  vec2 at = vec2(fract(i * 0.618) * 2.0 - 1.0, fract(i * 0.381 + uView.z * 0.0004) * 2.0 - 1.0);
  vPoint = position.xy;
  gl_Position = vec4(at + position.xy * size * vec2(uView.y / uView.x, 1.0), 0.0, 1.0);
}`

export const FRAGMENT = `
precision highp float;
in vec2 vPoint;
flat in int vShape;
out vec4 outColour;
void main() {
  vec2 q = abs(vPoint);
  float d = vShape == 0 ? length(q) - 0.9 : max(max(q.x, q.y), q.x * 0.8 + q.y * 0.6) - 0.8;
  float cover = clamp(0.5 - d / fwidth(d), 0.0, 1.0);
  outColour = vec4(vec3(0.9, 0.5 + 0.1 * float(vShape), 0.2) * cover, cover);
}`

/** Corners of a quad as a strip of two triangles. */
export const CORNERS = new Float32Array([-1, -1, 0, 1, -1, 0, -1, 1, 0, 1, 1, 0])
