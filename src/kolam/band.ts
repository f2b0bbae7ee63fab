import type { Segment } from './corner.ts'
import type { Point } from './dots.ts'

/** How far the line of a band goes round its dots: flat, so that it underlines; cells. */
const REACH = 0.2
const END_REACH = 0.56
/** Handles that make an arc between two crossings as good as a sine, and those of the ends. */
const ARC: Point = [0.424, REACH / 0.75]
const END = { along: 0.3, across: 0.6 * REACH }

/** Returns the line of a band from its left end to its right one, over the first dot and under the next. */
function wave(dots: number): readonly Segment[] {
  const over = (i: number) => (i % 2 === 0 ? 1 : -1)
  const last = dots - 1
  const first = over(0)
  const end = over(last)
  const arcs = Array.from({ length: dots - 2 }, (_, i): Segment => {
    const side = over(i + 1)
    const [from, to] = [i + 0.5, i + 1.5]
    return [
      [from, 0],
      [from + ARC[0], side * ARC[1]],
      [to - ARC[0], side * ARC[1]],
      [to, 0],
    ]
  })
  const half = ARC[0] / 2
  return [
    [
      [-END_REACH, 0],
      [-END_REACH, first * END.across],
      [-END.along, first * REACH],
      [0, first * REACH],
    ],
    [
      [0, first * REACH],
      [0.25, first * REACH],
      [0.5 - half, (first * ARC[1]) / 2],
      [0.5, 0],
    ],
    ...arcs,
    [
      [last - 0.5, 0],
      [last - 0.5 + half, (end * ARC[1]) / 2],
      [last - 0.25, end * REACH],
      [last, end * REACH],
    ],
    [
      [last, end * REACH],
      [last + END.along, end * REACH],
      [last + END_REACH, end * END.across],
      [last + END_REACH, 0],
    ],
  ]
}

/**
 * Returns the band: one closed line round dots in a row, crossing itself between each two. Starts at its left end; the
 * dots stand at 0, 1, 2 … cells.
 */
export function band(dots: number): readonly Segment[] {
  const there = wave(dots)
  const mirrored = ([x, y]: Point): Point => [x, -y]
  const back = there
    .toReversed()
    .map(([a, b, c, d]): Segment => [mirrored(d), mirrored(c), mirrored(b), mirrored(a)])
  return [...there, ...back]
}
