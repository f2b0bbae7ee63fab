// The phone: dark body, bright rim, the screenshot inside, never brightened or dimmed.
precision highp float;
#include "./lib/srgb.glsl"

uniform sampler2D uScreen;

in vec2 vPoint;
in vec4 vEdgeOf;
flat in vec3 vFace;
out vec4 outColour;

const float FRAME = 0.014;

void main() {
  vec2 span = 2.0 * (vFace.xy - FRAME);
  // A little sharper than the mipmap that the distance asks for.
  vec3 colour = texture(uScreen, vPoint / span + 0.5, -0.5).rgb;
  colour = sqrt(colour * colour + 0.008 * step(0.16, dot(vPoint, vec2(0.8762, 0.4819))));
  float d = vEdgeOf.y;
  float px = fwidth(d);
  float rim = clamp(1.0 + d / 0.010, 0.0, 1.0) * (1.0 - vEdgeOf.w);
  vec3 body = vec3(0.0044, 0.0036, 0.0075) + vec3(0.17, 0.163, 0.187) * rim * (0.6 + 1.4 * vEdgeOf.z);
  body += vec3(0.045, 0.04, 0.055) * vEdgeOf.w * (0.6 + vEdgeOf.z);
  colour = mix(colour, toScreen(body), clamp((d + FRAME) / max(px, 1e-4) + 0.5, 0.0, 1.0));
  float alpha = vEdgeOf.x * vFace.z;
  outColour = vec4(colour * alpha, alpha);
}
