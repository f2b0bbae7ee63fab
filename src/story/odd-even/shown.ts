import type { Layout } from '../../film/layout.ts'

/**
 * What ODD & EVEN shows of its entry: the column of each shape, how far its pieces have turned over to another pattern, and the
 * column of each shape in the pattern that the page ends with.
 */
export type ShownNumbers = Float32Array

/** Where it says how far the pieces have turned over, in half turns. */
export const SHOWN_TURNED = 4
/** Where it says which pattern the page ends with. */
export const SHOWN_FINAL = 5
/** How many numbers it has. */
const SHOWN = 9

/** Returns numbers for an entry to be written to. */
export const createShown = (): ShownNumbers => new Float32Array(SHOWN)

/** Which of so many entries the page ends with: the picked one, or the last; where everything is in flow, the first. */
export const endPlace = (picked: number | null, n: number, isInFlow = false): number =>
  Math.min(picked ?? (isInFlow ? 0 : n - 1), n - 1)

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
  const entry = endPlace(picked, layout.entries)
  for (let shape = 0; shape < 4; shape++) {
    const column = layout.entryColumns[entry * 4 + shape] ?? shape
    out[shape] = column
    const told = layout.entries ? column : (layout.sessionColumns[shape] ?? shape)
    out[SHOWN_FINAL + shape] = own?.indexOf(String(shape)) ?? told
  }
}
