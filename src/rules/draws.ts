import type { Column } from './constants.ts'
import { OCCURRENCES, rowFor } from './occurrence.ts'
import { seededRandom } from './random.ts'
import {
  chancesOn,
  drawIndex,
  movingAverage,
  type NumberLine,
  numberLine,
  selectionWeights,
} from './selection.ts'
import type { DataSheetEntry, Row } from './sheet.ts'

/**
 * The first seed from 0 whose draws for the last pattern of the sample season use all four columns, each row three of
 * them, no column twice running: 1 2 1 3 2 1 0 3.
 */
const DRAWS_SEED = 11

/**
 * A draw: its number line, what of the sheet's values was taken off for it, per cent, what was added to all so that the least
 * is 1, and the chances that come to be, per cent; what was drawn on it, the column that this falls to, and that one's sheet value and chance.
 */
export interface SampleDraw extends NumberLine {
  readonly average: Row
  readonly shift: number
  readonly chances: Row
  readonly drawn: number
  readonly index: Column
  readonly value: number
  readonly chance: number
}

/**
 * Made-up draws of an entry's first occurrences in a season, by the rules (spec section 4): from the row that applies, less
 * the moving average of the draws before. The same entry has the same draws.
 */
export function sampleDraws(entry: DataSheetEntry): readonly SampleDraw[] {
  const random = seededRandom(DRAWS_SEED)
  const draws: SampleDraw[] = []
  for (const k of OCCURRENCES) {
    const average = movingAverage(draws.map(({ index }) => index))
    const row = rowFor(entry, k)
    const weights = selectionWeights(row, average)
    const shift = weights[0] - row[0] + average[0]
    const line = numberLine(weights)
    const { drawn, index } = drawIndex(line, random)
    const chances = chancesOn(line)
    draws.push({ ...line, average, shift, chances, drawn, index, value: row[index], chance: chances[index] })
  }
  return draws
}
