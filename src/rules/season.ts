import { COLUMNS, type Column } from './constants.ts'
import { parityOf, rowFor } from './occurrence.ts'
import { type BasePattern, PATTERNS } from './patterns.ts'
import { type RandomSource, randomInteger, seededRandom } from './random.ts'
import { chooseSelectionIndex } from './selection.ts'
import { type Session, sessionPattern } from './session.ts'
import type { DataSheetEntry, Row } from './sheet.ts'

/** An entry as it is published. */
export interface WireEntry {
  base_pattern: BasePattern
  odd: number[]
  even: number[]
}

const ROW_TOTAL = 100
const SMALLEST_VALUE = 5
const LARGEST_VALUE = 60

/**
 * The completed sessions of a season on a data sheet, oldest first (spec section 4). Each session's base
 * pattern is drawn uniformly from the sheet: how the game draws it is not specified. An empty sheet has none.
 */
export function playSeason(season: {
  readonly sheet: readonly DataSheetEntry[]
  readonly sessions: number
  readonly seed: number
}): readonly Session[] {
  const random = seededRandom(season.seed)
  const indicesOf = new Map<BasePattern, Column[]>()
  const sessions: Session[] = []
  for (let number = 1; number <= season.sessions; number += 1) {
    const entry = season.sheet[randomInteger(season.sheet.length, random)]
    if (!entry) break
    const { basePattern } = entry
    const previous = indicesOf.get(basePattern) ?? []
    const occurrence = previous.length + 1
    const { index } = chooseSelectionIndex({ row: rowFor(entry, occurrence), previous, random })
    previous.push(index)
    indicesOf.set(basePattern, previous)
    sessions.push({
      number,
      basePattern,
      occurrence,
      parity: parityOf(occurrence),
      selectionIndex: index,
      pattern: sessionPattern(basePattern, index),
      phase: 'completed',
    })
  }
  return sessions
}

/**
 * A made-up data sheet of all 24 patterns in their order. Every row holds four integers from 5 to 60 that
 * sum to 100; an entry's odd and even rows differ. The same seed gives the same sheet.
 */
export function sampleSheet(seed: number): readonly DataSheetEntry[] {
  const random = seededRandom(seed)
  return PATTERNS.map(basePattern => {
    const odd = sampleRow(random)
    let even = sampleRow(random)
    while (COLUMNS.every(column => odd[column] === even[column])) even = sampleRow(random)
    return { basePattern, odd, even }
  })
}

/** Entries as they are published: the way back from `readSheet`. */
export function toWire(entries: readonly DataSheetEntry[]): WireEntry[] {
  return entries.map(({ basePattern, odd, even }) => ({
    base_pattern: basePattern,
    odd: [...odd],
    even: [...even],
  }))
}

/** Random shares of what is left above the smallest values, drawn again until no value is too large. */
function sampleRow(random: RandomSource): Row {
  const spread = ROW_TOTAL - COLUMNS.length * SMALLEST_VALUE
  const first = SMALLEST_VALUE + randomInteger(spread + 1, random)
  const second = SMALLEST_VALUE + randomInteger(spread + 1, random)
  const third = SMALLEST_VALUE + randomInteger(spread + 1, random)
  const row: Row = [first, second, third, ROW_TOTAL - first - second - third]
  const plausible = row.every(value => value >= SMALLEST_VALUE && value <= LARGEST_VALUE)
  return plausible ? row : sampleRow(random)
}
