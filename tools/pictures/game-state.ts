import { COLUMNS, type Column, LOCK_PERIOD_SEC, PATTERN_COUNT } from '../../src/rules/constants.ts'
import { rowFor } from '../../src/rules/occurrence.ts'
import { PATTERNS } from '../../src/rules/patterns.ts'
import { playSeason, sampleSheet } from '../../src/rules/season.ts'
import { remainingSec, type Session } from '../../src/rules/session.ts'
import type { Row } from '../../src/rules/sheet.ts'
import { LANDING_SEED, landingSessions, SAMPLE_SHEET_SEED } from '../../src/rules/showcase.ts'

/** What the game's screen shows at one moment of a session. */
export interface GameState {
  /** The session that is open for play. */
  readonly session: Session
  /** Place of its base pattern in the data sheet, from 1, and how many there are. */
  readonly place: number
  readonly places: number
  readonly row: Row
  readonly elapsedSec: number
  readonly leftSec: number
  readonly openSec: number
  readonly chosen: Column
  /** The sessions before it, latest first. */
  readonly last: readonly Session[]
}

const ELAPSED_SEC = 8
const SESSIONS_LISTED = 3

/**
 * Returns the sample season at the session that the landing page's stack shows as the live one, some seconds into it,
 * with the most probable column of its row chosen.
 */
export function gameState(): GameState {
  const sheet = sampleSheet(SAMPLE_SHEET_SEED)
  const number = landingSessions()[0]?.number ?? 0
  const played = playSeason({ sheet, sessions: number, seed: LANDING_SEED })
  const session = played.at(-1)
  if (!session) throw new Error('the sample season has no session to show')
  const place = PATTERNS.indexOf(session.basePattern)
  const entry = sheet[place]
  if (!entry) throw new Error(`the sample sheet has no ${session.basePattern}`)
  const row = rowFor(entry, session.occurrence)
  const leftSec = remainingSec(ELAPSED_SEC)
  return {
    session,
    place: place + 1,
    places: PATTERN_COUNT,
    row,
    elapsedSec: ELAPSED_SEC,
    leftSec,
    openSec: leftSec - LOCK_PERIOD_SEC,
    chosen: COLUMNS.reduce((best, column) => (row[column] > row[best] ? column : best), COLUMNS[0]),
    last: played.slice(-1 - SESSIONS_LISTED, -1).reverse(),
  }
}
