// The ground: ink or paper, the even half below the border, the footer's sun, and the contour lines of the
// tokens' merged distance field. Space: stage px. Colours are the
// screen's own encoding: nothing here is lit. Cost: one full-screen pass; contours only while they show.
precision highp float;
precision highp int;
#include "./lib/shapes.glsl"

uniform vec4 uView;
uniform float uPixel;
uniform vec3 uGround;
uniform vec3 uInk;
uniform vec3 uIvory;
uniform vec3 uVeneer;
uniform vec3 uMarigold;
uniform vec3 uVermilion;
// Height of the border between the halves; everything below it is ink.
uniform float uBorder;
// Sun: centre x, y, radius, rim width; radius 0 is no sun.
uniform vec4 uSun;
// Contours: opacity, pitch, reach, smoothness of the union.
uniform vec4 uContour;
// Tokens under the contours: x, y, size, angle; a negative size is a ring's circle.
uniform vec4 uToken[4];
out vec4 outColour;

float merged(vec2 s) {
  float d = 1e5;
  for (int i = 0; i < 4; i++) {
    vec4 t = uToken[i];
    float size = abs(t.z);
    vec2 u = s - t.xy;
    float c = cos(t.w);
    float r = sin(t.w);
    u = vec2(c * u.x + r * u.y, c * u.y - r * u.x) / size;
    float k = shapeDistance(t.z < 0.0 ? 0 : i, u) * size;
    float h = clamp(0.5 + 0.5 * (d - k) / uContour.w, 0.0, 1.0);
    d = mix(d, k, h) - uContour.w * h * (1.0 - h);
  }
  return d;
}

vec3 contours(vec2 s, vec3 colour) {
  float d = merged(s);
  float pitch = uContour.y;
  float off = pitch * 0.5 - abs(mod(d, pitch) - pitch * 0.5);
  float line = smoothstep(1.15, 0.35, off / max(fwidth(d) * uPixel, 0.35));
  float fade = pow(clamp(1.0 - d / uContour.z, 0.0, 1.0), 1.6) * step(pitch * 0.5, d);
  return mix(colour, uIvory, line * fade * uContour.x);
}

// The circle grown to a sun: vermilion rim with light on it, veneer line, marigold field with an engraving.
vec3 sun(vec2 s, vec3 colour) {
  vec2 o = s - uSun.xy;
  float d = length(o) - uSun.z;
  float soft = 0.5 / uPixel;
  float cover = clamp(0.5 - d * uPixel, 0.0, 1.0);
  if (cover <= 0.0) return colour;
  vec2 n = normalize(o + 1e-4);
  float rim = uSun.w;
  vec3 t = uVermilion * (0.92 + 0.16 * dot(n, vec2(-0.5704, 0.8214)));
  t += vec3(1.0, 0.9, 0.75) * 0.22 * smoothstep(-rim * 0.32, 0.0, d) * clamp(dot(n, vec2(-0.35, 0.9)), 0.0, 1.0);
  float field = smoothstep(soft, -soft, d + rim * 1.3);
  t = mix(t, uVeneer, smoothstep(soft, -soft, d + rim));
  t = mix(t, uMarigold, field);
  t = mix(t, uMarigold * 0.93, (field - smoothstep(soft, -soft, d + rim * 2.3)) * 0.5);
  float groove = (d + rim * 2.3) / 1.6;
  t *= 1.0 - 0.22 * exp(-groove * groove);
  return mix(colour, t, cover);
}

void main() {
  // gl_FragCoord counts from the bottom of the canvas, which may lie below the stage.
  vec2 s = gl_FragCoord.xy / uPixel - vec2(uView.x * 0.5, uView.w - uView.y * 0.5);
  vec3 colour = mix(uGround, uInk, clamp(0.5 - (s.y - uBorder) * uPixel, 0.0, 1.0));
  if (uContour.x > 0.0) colour = contours(s, colour);
  if (uSun.z > 0.0) colour = sun(s, colour);
  outColour = vec4(colour, 1.0);
}
