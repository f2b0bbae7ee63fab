import type { Layout } from './layout.ts'
import { lerp } from './vec.ts'

/**
 * What the stage shows of its entry: the column of each shape, then by column the sheet values of the odd row and of the
 * even one, over the entry's greatest, then the column drawn at each occurrence, then by column how far its piece has turned
 * over to this entry from another one, and the shape that it was, and the column of each shape in the pattern that the
 * page ends with.
 */
export type ShownNumbers = Float32Array

/** Where the values of the odd and of the even row begin in it. */
export const SHOWN_VALUES = [4, 8] as const
/** Where the columns drawn begin. */
export const SHOWN_DRAWS = 12
/** Where it says how far the pieces have turned over, in half turns. */
export const SHOWN_TURNED = 20
/** Where it says which shape each column turns over from: at rest its own. */
export const SHOWN_WAS = 24
/** Where it says which pattern the page ends with. */
export const SHOWN_TOLD = 28
/** How many numbers it has. */
const SHOWN = 32

/** Returns numbers for an entry to be written to. */
export const createShown = (): ShownNumbers => new Float32Array(SHOWN)

/**
 * Writes what the stage shows of an entry of the sheet: of the picked one, or of the last.
 * @param own the order that a visitor has made, which the page ends with; null: with that of the entry, or without a sheet
 * with the first session's
 */
export function showNumbers(
  out: ShownNumbers,
  layout: Layout,
  picked: number | null,
  own: string | null = null,
): void {
  const entry = Math.min(picked ?? layout.entries - 1, layout.entries - 1)
  const values = layout.entryValues.subarray(entry * 8, entry * 8 + 8)
  const greatest = Math.max(Number.MIN_VALUE, ...values)
  for (let i = 0; i < 4; i++) {
    const column = layout.entryColumns[entry * 4 + i] ?? i
    out[i] = column
    out[SHOWN_WAS + column] = i
    const told = layout.entries ? column : (layout.sessionColumns[i] ?? i)
    out[SHOWN_TOLD + i] = own?.indexOf(String(i)) ?? told
    for (const [row, at] of SHOWN_VALUES.entries()) out[at + i] = (values[row * 4 + i] ?? 0) / greatest
  }
}

/** Returns a row's value in a column, also for a piece on its way from one column to another. */
export function shownValue(shown: ShownNumbers, row: number, column: number): number {
  const left = Math.floor(column)
  const from = shown[row + left] ?? 0
  return lerp(from, shown[row + left + 1] ?? from, column - left)
}
