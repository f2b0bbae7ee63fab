import { type Corner, segmentAt } from './corner.ts'
import { CORNERS, cornersOf } from './line.ts'
import { lengthOf } from './path.ts'
import { statesOf } from './states.ts'

const isSame = (a: readonly number[], b: readonly number[]) => a[0] === b[0] && a[1] === b[1]

export interface Arcs {
  /** Of each of the 52 corners, dot by dot, where the line passes its two sides: shares of the whole length. */
  readonly places: Float32Array<ArrayBuffer>
  /** Length of the whole line, cells. */
  readonly length: number
  /** Which way the line goes round the figure on the whole: 1 clockwise, −1 the other way. */
  readonly way: 1 | -1
}

const isTop = ({ dot: [x, y] }: Corner): boolean => x === 0 && y === 2

/** Returns where on a pattern's line each corner lies, whichever way the line takes it: what draws it as a dash. */
export function arcsOf(pattern: string): Arcs {
  const states = statesOf(pattern)
  const corners = cornersOf(states)
  const lengths = corners.map(corner => lengthOf([segmentAt(corner, states)]))
  const length = lengths.reduce((sum, each) => sum + each, 0)
  const places = new Float32Array(2 * CORNERS.length)
  let gone = 0
  for (const [i, { dot, from, to }] of corners.entries()) {
    const next = gone + (lengths[i] ?? 0)
    const at = CORNERS.findIndex(
      each =>
        isSame(each.dot, dot) &&
        ((isSame(each.from, from) && isSame(each.to, to)) ||
          (isSame(each.from, to) && isSame(each.to, from))),
    )
    const isForward = isSame(CORNERS[at]?.from ?? [], from)
    places.set(
      [gone / length, next / length].toSorted((a, b) => (isForward ? a - b : b - a)),
      2 * at,
    )
    gone = next
  }
  // The tips come a quarter of the line after one another, from the left one on.
  return { places, length, way: corners.findIndex(isTop) < corners.length / 2 ? 1 : -1 }
}
