/** Stand-in for the scene's own projection: labels down the right side of the stage box, px. */
export function sessionLabelPx(
  row: number,
  _progress: number,
  widthPx: number,
  heightPx: number,
  out: { x: number; y: number },
): void {
  out.x = widthPx * (0.83 - 0.016 * row)
  out.y = heightPx * (0.24 + 0.125 * row)
}
