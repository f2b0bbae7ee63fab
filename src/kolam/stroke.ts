import { HALF_WIDTH } from './dots.ts'

/** Width of the line in cells at sizes of the cell in px, smallest first. */
const WIDTHS = [
  [6, 0.22],
  [10.75, 0.19],
  [40, 0.095],
  [50, 0.08],
  [100, 0.065],
] as const

/** No line is thinner than this, px. */
const THINNEST_PX = 1.25

/** Cells across a kolam with its line, closely. */
export const CELLS = 2 * HALF_WIDTH + 0.1

/** Returns half the width of a kolam that is drawn for so many px, with its line, cells. */
export const halfOf = (px: number): number => HALF_WIDTH + strokeAt(px / CELLS) / 2

/** Returns the width of a kolam's line, in cells, where a cell is so many CSS px. */
export function strokeAt(cellPx: number): number {
  let at = 0
  while (at < WIDTHS.length - 1 && (WIDTHS[at]?.[0] ?? 0) < cellPx) at++
  const to = WIDTHS[at] ?? WIDTHS[0]
  const from = WIDTHS[at - 1] ?? to
  // By their numbers: taken apart they would be garbage of every frame.
  const part = from === to ? 1 : Math.min(1, (cellPx - from[0]) / (to[0] - from[0]))
  return Math.max(from[1] + (to[1] - from[1]) * part, THINNEST_PX / cellPx)
}
