import { OCCURRENCES_SHOWN } from './constants.ts'
import type { BasePattern } from './patterns.ts'
import type { DataSheetEntry, Parity, Row } from './sheet.ts'

/** The occurrences that the page counts. */
export const OCCURRENCES: readonly number[] = Array.from({ length: OCCURRENCES_SHOWN }, (_, i) => i + 1)

/** Whether the k-th occurrence of a base pattern, counted from 1, is odd or even. */
export function parityOf(k: number): Parity {
  return k % 2 === 0 ? 'even' : 'odd'
}

/** The row of the data sheet that applies to an entry's k-th occurrence in the season. */
export function rowFor(entry: DataSheetEntry, k: number): Row {
  return entry[parityOf(k)]
}

/** The occurrence number that a base pattern has if it comes next after `history`, the season so far. */
export function nextOccurrence(history: readonly BasePattern[], pattern: BasePattern): number {
  return history.filter(earlier => earlier === pattern).length + 1
}
