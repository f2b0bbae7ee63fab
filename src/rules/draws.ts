import { OCCURRENCES, rowFor } from './occurrence.ts'
import { seededRandom } from './random.ts'
import { chancesOn, chooseSelectionIndex, type SelectionSteps } from './selection.ts'
import type { DataSheetEntry, Row } from './sheet.ts'

/**
 * The first seed from 0 whose draws for the last pattern of the sample season use all four columns, each row three of
 * them, no column twice running: 1 2 1 3 2 1 0 3.
 */
const DRAWS_SEED = 11

/** A draw, with all columns' chances, per cent, and the sheet value of the one that is drawn. */
interface SampleDraw extends SelectionSteps {
  readonly chances: Row
  readonly value: number
}

/** Draws that have been made up. */
const made = new WeakMap<DataSheetEntry, readonly SampleDraw[]>()

/**
 * Made-up draws of an entry's first occurrences in a season, by the rules: from the row that applies, less
 * the moving average of the draws before. The same entry has the same draws, which are made up once.
 */
export function sampleDraws(entry: DataSheetEntry): readonly SampleDraw[] {
  const known = made.get(entry)
  if (known) return known
  const random = seededRandom(DRAWS_SEED)
  const draws: SampleDraw[] = []
  for (const k of OCCURRENCES) {
    const row = rowFor(entry, k)
    const steps = chooseSelectionIndex({ row, previous: draws.map(({ index }) => index), random })
    draws.push({ ...steps, chances: chancesOn(steps), value: row[steps.index] })
  }
  made.set(entry, draws)
  return draws
}
