// Dots with an ink halo along a link; a pin is one bigger dot. Colours are the screen's own encoding.
precision highp float;
#include "./lib/view.glsl"

uniform vec3 uHalo;
uniform vec3 uDot;

in vec2 vPoint;
in vec2 vAt;
flat in vec4 vLine;
flat in vec4 vPlateA;
flat in vec4 vPlateB;
out vec4 outColour;

// What shows of a link through the plate that it passes.
const float THROUGH = 0.45;

float leftOf(vec2 a, vec2 b) {
  vec2 e = b - a;
  vec2 o = vAt - a;
  return e.x * o.y - e.y * o.x;
}

void main() {
  bool pin = vLine.y < 0.0;
  float centre = pin ? 0.0 : (floor(clamp(vPoint.x, 0.0, vLine.x) / uGrain.w) + 0.5) * uGrain.w;
  float d = length(vec2(vPoint.x - centre, vPoint.y));
  float radius = pin ? vLine.z * 0.577 : vLine.z;
  float halo = pin ? vLine.z : vLine.z + 1.5;
  float dot = clamp((radius - d) * uGrain.x + 0.5, 0.0, 1.0);
  float alpha = max(dot, clamp((halo - d) * uGrain.x + 0.5, 0.0, 1.0) * (pin ? 1.0 : 0.9)) * vLine.w;
  float inside = min(min(leftOf(vPlateA.xy, vPlateA.zw), leftOf(vPlateA.zw, vPlateB.xy)),
                     min(leftOf(vPlateB.xy, vPlateB.zw), leftOf(vPlateB.zw, vPlateA.xy)));
  if (!pin) alpha *= (centre <= vLine.y ? 1.0 : 0.0) * (inside > 0.0 ? THROUGH : 1.0);
  outColour = vec4(mix(uHalo, uDot, dot) * alpha, alpha);
}
