// The flat marks among the solids: dotted links, pins, shadows. Sizes in stage px.

// Dots of form = (length, drawn part 0..1, dot radius, pitch); each has an ink halo.
vec4 drawThread() {
  float pitch = vForm.w;
  float centre = (floor(clamp(vPoint.x, 0.0, vForm.x) / pitch) + 0.5) * pitch;
  float d = length(vec2(vPoint.x - centre, vPoint.y)) * uPixel;
  float shown = step(centre, vForm.x * vForm.y) * vLook.x;
  float radius = vForm.z * uPixel;
  float dot = clamp(radius + 0.5 - d, 0.0, 1.0);
  float halo = clamp(radius + 1.5 * uPixel + 0.5 - d, 0.0, 1.0) * 0.9;
  return lit(mix(vEdge, vBase, dot), max(dot, halo) * shown);
}

// A pin: ivory on ink, round whatever the tilt.
vec4 drawPin() {
  float d = length(vPoint) * uPixel;
  float outer = vForm.x * uPixel;
  float alpha = clamp(outer + 0.5 - d, 0.0, 1.0) * vLook.x;
  return lit(mix(vEdge, vBase, clamp(outer * 0.577 + 0.5 - d, 0.0, 1.0)), alpha);
}

// A token's soft shadow on what it lies on.
vec4 drawShade() {
  float a = 1.0 - smoothstep(-0.16, 0.16, shapeField(vKind.y, vPoint).x);
  return vec4(0.0, 0.0, 0.0, a * a * vLook.z * vLook.x);
}
