// The phone: dark body, bright rim, the screenshot inside, never brightened or dimmed. In the tier `full` it lies under
// glass, which mirrors the pieces and takes their shadows, in a frame of metal (lib/glass.glsl).
precision highp float;
precision highp int;
#ifdef FULL
#include "./lib/view.glsl"
#include "./lib/frame.glsl"
#include "./lib/objects.glsl"
#include "./lib/studio.glsl"
#endif
#include "./lib/srgb.glsl"

uniform sampler2D uScreen;

in vec2 vPoint;
in vec4 vEdgeOf;
#ifdef FULL
in vec3 vWorld;
flat in vec3 vAcross;
flat in vec3 vUp;
in vec2 vGradient;
#endif
flat in vec4 vFace;
flat in vec2 vSession;
flat in float vLevel;
out vec4 outColour;

#include "./lib/bezel.glsl"
#include "./lib/choice.glsl"
#ifdef FULL
#include "./lib/glass.glsl"
#endif

void main() {
  vec2 span = 2.0 * (vFace.xy - FRAME);
#ifdef FULL
  vec3 ray = normalize(vWorld - vec3(0.0, 0.0, uView.z));
  vec3 colour = screenAt((vPoint + sunken(ray)) / span + 0.5, vFace.w, vSession.x, vSession.y, vLevel);
  colour = glazed(colour, ray);
#else
  vec3 colour = screenAt(vPoint / span + 0.5, vFace.w, vSession.x, vSession.y, vLevel);
  colour = sqrt(colour * colour + 0.008 * step(0.16, dot(vPoint, vec2(0.8762, 0.4819))));
#endif
  float d = vEdgeOf.y;
  float px = fwidth(d);
#ifdef FULL
  vec3 body = metal(ray, d, max(px, 1e-4), vEdgeOf.z) * (1.0 - vEdgeOf.w);
#else
  float rim = clamp(1.0 + d / 0.010, 0.0, 1.0) * (1.0 - vEdgeOf.w);
  vec3 body = vec3(0.0044, 0.0036, 0.0075) + vec3(0.17, 0.163, 0.187) * rim * (0.6 + 1.4 * vEdgeOf.z);
#endif
  body += vec3(0.045, 0.04, 0.055) * vEdgeOf.w * (0.6 + vEdgeOf.z);
  colour = mix(colour, toScreen(body), clamp((d + FRAME) / max(px, 1e-4) + 0.5, 0.0, 1.0));
  float alpha = vEdgeOf.x * vFace.z;
  outColour = vec4(colour * alpha, alpha);
}
