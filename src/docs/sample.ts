import {
  type Column,
  DEFAULT_MINIMUM_MULTIPLIER,
  FULFILMENT_ROUNDS,
  MOVING_AVERAGE_WINDOW,
} from '../rules/constants.ts'
import type { RoundOffer } from '../rules/fulfilment.ts'
import { randomInteger, seededRandom } from '../rules/random.ts'
import { playSeason, sampleSheet } from '../rules/season.ts'
import { chooseSelectionIndex, type NumberLine, type SelectionSteps } from '../rules/selection.ts'
import { type DataSheetEntry, makeRow, type Row } from '../rules/sheet.ts'
import { SAMPLE_SHEET_SEED } from '../rules/showcase.ts'

/** The entry that the figures follow, out of the sample data sheet. */
export const SAMPLE_ENTRY: DataSheetEntry = entryOf('1023')

/** The selection indices of the last sessions with the sample pattern, oldest first. */
export const SAMPLE_INDICES: readonly Column[] = playSeason({
  sheet: [SAMPLE_ENTRY],
  sessions: MOVING_AVERAGE_WINDOW,
  seed: 7,
}).map(session => session.selectionIndex)

function entryOf(pattern: string): DataSheetEntry {
  const entry = sampleSheet(SAMPLE_SHEET_SEED).find(({ basePattern }) => basePattern === pattern)
  if (!entry) throw new Error(`The sample sheet has no entry ${pattern}`)
  return entry
}

/** The five steps for a number that the reader chose instead of drawing it; a number too large becomes the last. */
export function stepsFor(row: Row, previous: readonly Column[], drawn: number): SelectionSteps {
  const choose = (random: () => number) =>
    chooseSelectionIndex({ row, previous, window: MOVING_AVERAGE_WINDOW, random })
  const numbers = Math.ceil(choose(() => 0).total)
  return choose(() => (Math.min(drawn, numbers - 1) + 0.5) / numbers)
}

/** As many multipliers as the game offers. Only the first is the game's own: the others are not specified. */
export const EXAMPLE_MULTIPLIERS = [DEFAULT_MINIMUM_MULTIPLIER, 1.8, 2.5, 4] as const

/** No option gets more than this from other players in one round of the figures. */
const LARGEST_BACKING = 12

/** What the rounds of the figures offer: made-up backing, the same each time, and the reader's liquidity. */
export function sampleOffers(liquidity: number): readonly RoundOffer[] {
  const random = seededRandom(3)
  return Array.from({ length: FULFILMENT_ROUNDS }, () => ({
    backing: makeRow(() => randomInteger(LARGEST_BACKING, random)),
    liquidity,
  }))
}

/** Numbers as the cells of a table row. */
export const cells = (values: readonly number[], format: (value: number) => string = String) =>
  values.map(value => format(value))

/** The numbers of each region of a line, as the cells of a table row. */
export const regionsOf = ({ regions }: NumberLine) =>
  regions.map(({ from, to }) => (to - from === 1 ? `${from}` : `${from}–${to - 1}`))
