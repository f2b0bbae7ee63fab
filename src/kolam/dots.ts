/** A place or a direction in cells: x right, y up. */
export type Point = readonly [x: number, y: number]

/** The classic diamond 1-3-5-3-1, row by row from the top. */
export const DOTS: readonly Point[] = [2, 1, 0, -1, -2].flatMap(y => {
  const reach = 2 - Math.abs(y)
  return Array.from({ length: 2 * reach + 1 }, (_, i): Point => [i - reach, y])
})

/** The four sides of a dot, anticlockwise from the right. */
export const SIDES: readonly Point[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

/** Where column i of a pattern stands: at the tips, clockwise from the left. */
const TIPS: readonly Point[] = [
  [-2, 0],
  [0, 2],
  [2, 0],
  [0, -2],
]

/** The dots that no shape stands on: all but those in the loops of the tips. */
export const BARE_DOTS: readonly Point[] = DOTS.filter(([x, y]) => Math.max(Math.abs(x), Math.abs(y)) < 2)

/** Where the shape of column i stands, and the disc under the marked one: in the loop of its tip. */
export const TIP_PLACES: readonly Point[] = TIPS.map(([x, y]) => [1.05 * x, 1.05 * y])
/** Radius of the disc that marks the selection index, and size of a shape, cells. */
export const DISC_RADIUS = 0.35
export const TIP_SHAPE = 0.46
/** Radius of a dot, cells. */
export const DOT_RADIUS = 0.055
/** Half the width of a kolam as a diamond, to the middle of its line. */
export const HALF_WIDTH = 2.56

const isDot = ([x, y]: Point) => Math.abs(x) + Math.abs(y) <= 2

/** Which of the four orbits of nodes lies at a side of a dot; null where it has no neighbour there. */
export function orbitAt(dot: Point, side: Point): 0 | 1 | 2 | 3 | null {
  const next: Point = [dot[0] + side[0], dot[1] + side[1]]
  if (!isDot(next)) return null
  const x = (dot[0] + next[0]) / 2
  const y = (dot[1] + next[1]) / 2
  const reach = Math.abs(x) + Math.abs(y)
  if (x * y === 0) return reach > 1 ? 0 : 3
  // A quarter turn lays an upright node down and changes one sign, so that these two go together in an orbit.
  const isUpright = Math.abs(y) > Math.abs(x)
  return x * y > 0 === isUpright ? 2 : 1
}
