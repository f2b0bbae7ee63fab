/**
 * How far a piece's middle is over the line on which it stands, over its size: circle, triangle, square and pentagon
 * (shaders/lib/forms.glsl).
 */
const FEET = [0.5, 0.3675, 0.437, 0.4613] as const
export const footOf = (shape: number): number => FEET[shape] ?? FEET[0]

const RAD = Math.PI / 180

/** Returns where a column stands on the rim of a round thing, radians to the right of its top. */
export function columnTurn(column: number, leanDeg: number, gapDeg: number): number {
  const turn = column - 1.5
  return (turn * leanDeg + Math.max(-1, Math.min(2 * turn, 1)) * gapDeg) * RAD
}

/** Returns how far round a rim two things are from one another that are so far apart, radians. */
export const turnApart = (apartPx: number, radiusPx: number): number =>
  2 * Math.asin(Math.min(1, apartPx / 2 / radiusPx))
