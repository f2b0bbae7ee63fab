/**
 * How far a piece's middle is over the line on which it stands, over its size: circle, triangle, square and pentagon
 * (shaders/lib/forms.glsl).
 */
const FEET = [0.5, 0.3675, 0.437, 0.4613] as const
export const footOf = (shape: number): number => FEET[shape] ?? FEET[0]

/** Returns how far round a rim two things are from one another that are so far apart, radians. */
export const turnApart = (apartPx: number, radiusPx: number): number =>
  2 * Math.asin(Math.min(1, apartPx / 2 / radiusPx))
