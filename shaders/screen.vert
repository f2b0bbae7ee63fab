// One triangle over the whole canvas.
void main() {
  gl_Position = vec4(position.xy, 0.0, 1.0);
}
