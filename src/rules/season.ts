import { COLUMNS, type Column } from './constants.ts'
import { parityOf, rowFor } from './occurrence.ts'
import { type BasePattern, PATTERNS } from './patterns.ts'
import { type RandomSource, randomInteger, seededRandom } from './random.ts'
import { chooseSelectionIndex, type SelectionSteps } from './selection.ts'
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

/** A season to be played: so many sessions on a data sheet, drawn from a seed. */
interface SeasonPlan {
  readonly sheet: readonly DataSheetEntry[]
  readonly sessions: number
  readonly seed: number
}

/** A completed session with everything that its selection index was chosen from. */
export interface PlayedSession {
  readonly session: Session
  /** The row of the data sheet that applied. */
  readonly row: Row
  /** How many earlier sessions with the same base pattern the season has had. */
  readonly previous: number
  readonly steps: SelectionSteps
}

/** The completed sessions of a season, oldest first; see `playSeason`. */
export const playSeason = (season: SeasonPlan): readonly Session[] =>
  playSessions(season).map(({ session }) => session)

/**
 * The completed sessions of a season on a data sheet, oldest first, with how each was drawn. Each
 * session's base pattern is drawn uniformly from the sheet: how the game draws it is not specified. An empty sheet has
 * none.
 */
export function playSessions(season: SeasonPlan): readonly PlayedSession[] {
  const random = seededRandom(season.seed)
  const indicesOf = new Map<BasePattern, Column[]>()
  const sessions: PlayedSession[] = []
  for (let number = 1; number <= season.sessions; number += 1) {
    const entry = season.sheet[randomInteger(season.sheet.length, random)]
    if (!entry) break
    const { basePattern } = entry
    const previous = indicesOf.get(basePattern) ?? []
    const occurrence = previous.length + 1
    const row = rowFor(entry, occurrence)
    const steps = chooseSelectionIndex({ row, previous, random })
    const session: Session = {
      number,
      basePattern,
      occurrence,
      parity: parityOf(occurrence),
      selectionIndex: steps.index,
      pattern: sessionPattern(basePattern, steps.index),
      phase: 'completed',
    }
    sessions.push({ session, row, previous: previous.length, steps })
    previous.push(steps.index)
    indicesOf.set(basePattern, previous)
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
