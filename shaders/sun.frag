// The circle grown to a sun: vermilion rim with light on it, veneer line, marigold field with an engraving.
// Studs in the border of the field show that it turns.
// Colours are the screen's own encoding: the field is exactly the design's marigold.
// It glows. In the tier `lean` its field and its glow are another program's (field.frag). In the tier `full` its rim is a bead of enamel that mirrors what stands on it (lib/glowing.glsl).
precision highp float;
precision highp int;
#include "./lib/view.glsl"
#ifdef FULL
#include "./lib/frame.glsl"
#include "./lib/objects.glsl"
#include "./lib/srgb.glsl"
#include "./lib/studio.glsl"
#include "./lib/ground.glsl"
#endif

uniform vec4 uSun;
// How much of the studs shows, and how far they have turned to the right, radians.
uniform vec2 uStuds;
uniform vec3 uLine;
#ifdef FULL
uniform vec3 uMarigold;
#else
#include "./lib/crown.glsl"
#endif
uniform vec3 uVermilion;

in vec2 vPoint;
out vec4 outColour;

#ifdef FULL
#include "./lib/glowing.glsl"
#endif

// Cover of what lies within an outline, by the distance to it.
float covered(float away) {
  return clamp(0.5 - away * uGrain.x, 0.0, 1.0);
}

// Studs along the border of the field turn with the sun: how much of a place they cover.
float studded(float d, float turn) {
  float rim = uSun.w;
  float along = fract((turn - uStuds.y) * uSun.z / rim * 1.5 + 0.5) - 0.5;
  return covered(max(abs(along) - 0.08, abs(d / rim + 1.8) - 0.28) * rim) * uStuds.x;
}

void main() {
  float rim = uSun.w;
  float d = length(vPoint) - uSun.z;
  float soft = 0.5 / uGrain.x;
  float cover = covered(d);
  vec2 n = normalize(vPoint);
  float inner = smoothstep(soft, -soft, d + rim * 2.3);
#ifdef FULL
  vec3 edge = enamelRim(-d / rim, n);
  vec3 marigold = crown(-d / rim, n, inner);
  const float ENGRAVED = 0.15;
#else
  vec3 edge = uVermilion * (0.98 + 0.08 * dot(n, vec2(-0.5704, 0.8214)));
  // The rim is a bead: it turns from the light towards the line.
  float turns = clamp(-d / rim, 0.0, 1.0);
  edge += vec3(0.22, 0.198, 0.165) * smoothstep(0.32, 0.0, turns) * clamp(dot(n, vec2(-0.35, 0.9)), 0.0, 1.0);
  edge *= 1.0 - 0.2 * turns * turns;
  vec3 marigold = fieldAt(d, rim, n.y, inner);
  const float ENGRAVED = 0.22;
#endif
  vec3 colour = mix(edge, uLine, smoothstep(soft, -soft, d + rim));
  colour = mix(colour, marigold, smoothstep(soft, -soft, d + rim * 1.3));
  float groove = (d + rim * 2.3) / 1.6;
  groove = max(1.0 - groove * groove * 0.4, 0.0);
  float stud = studded(d, atan(vPoint.x, vPoint.y));
  colour *= (1.0 - ENGRAVED * groove * groove) * (1.0 - 0.3 * stud);
  colour = mix(colour, uLine, stud);
#ifdef FULL
  colour = bead(colour, d, n);
  outColour = vec4(colour * cover + halo(d) * (1.0 - cover), cover);
#else
  outColour = vec4(colour * cover, cover);
#endif
}
