import { type Column, MOVING_AVERAGE_WINDOW } from '../rules/constants.ts'
import type { BasePattern } from '../rules/patterns.ts'
import { playSeason, sampleSheet } from '../rules/season.ts'
import type { DataSheetEntry } from '../rules/sheet.ts'
import { SAMPLE_SHEET_SEED } from '../rules/showcase.ts'

const SAMPLE_SEASON_SEED = 7

/** The entry that the figures follow, out of the sample data sheet. */
export const SAMPLE_ENTRY: DataSheetEntry = entryOf('1023')

/** The selection indices of the last sessions with the sample pattern, oldest first. */
export const SAMPLE_INDICES: readonly Column[] = playSeason({
  sheet: [SAMPLE_ENTRY],
  sessions: MOVING_AVERAGE_WINDOW,
  seed: SAMPLE_SEASON_SEED,
}).map(session => session.selectionIndex)

/** The indices of the last `count` of these sessions, oldest first; of none an empty list. */
export const lastIndices = (count: number): readonly Column[] =>
  SAMPLE_INDICES.slice(SAMPLE_INDICES.length - count)

function entryOf(pattern: BasePattern): DataSheetEntry {
  const entry = sampleSheet(SAMPLE_SHEET_SEED).find(({ basePattern }) => basePattern === pattern)
  if (!entry) throw new Error(`The sample sheet has no entry ${pattern}`)
  return entry
}

/** Numbers as the cells of a table row. */
export function cells(
  values: readonly number[],
  format: (value: number) => string = String,
): readonly string[] {
  return values.map(value => format(value))
}
