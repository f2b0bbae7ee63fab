/**
 * Outlines of circle, triangle, square and pentagon, size 1 (shaders/lib/forms.glsl): how far the middles of their rounded
 * corners are from their own middle, the rounding, and how far the middle is below the origin.
 */
const OUTLINES = [
  [0, 0.5, 0],
  [0.515, 0.075, 0.035],
  [0.5119453, 0.075, 0],
  [0.475, 0.065, 0.012],
] as const

/** A shape by its number; the circle is all rounding. */
const outlineOf = (shape: number) => OUTLINES[shape] ?? OUTLINES[0]

/** How far the middle of a shape's corners is below its origin, size 1. */
export const belowOrigin = (shape: number): number => outlineOf(shape)[2]

/** The angle from one side of a shape to the next, radians. */
export const sideAngle = (shape: number): number => (2 * Math.PI) / (shape + 2)

/** How far a shape's origin is over the line on which it stands, size 1, turned so far from standing upright, radians. */
export function standsOver(shape: number, turned: number): number {
  const [radius, rounding, below] = outlineOf(shape)
  const side = sideAngle(shape)
  return rounding + radius * Math.cos((Math.abs(turned) % side) - side / 2) + below * Math.cos(turned)
}

/** How far to the right of its middle the origin of a shape is that is turned so far to the left, size 1. */
export const originBeside = (shape: number, turned: number): number => -outlineOf(shape)[2] * Math.sin(turned)

/** How far a shape has come that has rolled over its corners by an angle since it lay on a side, without sliding, size 1. */
export function rolledAlong(shape: number, rolled: number): number {
  const [radius, rounding] = outlineOf(shape)
  const side = sideAngle(shape)
  const sides = Math.floor(rolled / side)
  const half = side / 2
  return (
    rounding * rolled + radius * (Math.sin(rolled - sides * side - half) + (2 * sides + 1) * Math.sin(half))
  )
}
