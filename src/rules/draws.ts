import type { Column } from './constants.ts'
import { OCCURRENCES, rowFor } from './occurrence.ts'
import { seededRandom } from './random.ts'
import { drawIndex, movingAverage, numberLine, selectionWeights } from './selection.ts'
import type { DataSheetEntry } from './sheet.ts'

/**
 * The first seed from 0 whose draws for the last pattern of the sample season use all four columns, each row three of
 * them, no column twice running: 1 2 1 3 2 1 0 3.
 */
const DRAWS_SEED = 11

/**
 * Made-up draws of an entry's first occurrences in a season, one column each, by the rules (spec section 4): from the row
 * that applies, less the moving average of the draws before. The same entry has the same draws.
 */
export function sampleDraws(entry: DataSheetEntry): readonly Column[] {
  const random = seededRandom(DRAWS_SEED)
  const drawn: Column[] = []
  for (const k of OCCURRENCES) {
    const line = numberLine(selectionWeights(rowFor(entry, k), movingAverage(drawn)))
    drawn.push(drawIndex(line, random).index)
  }
  return drawn
}
