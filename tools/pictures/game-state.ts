import { COLUMNS, type Column, LOCK_PERIOD_SEC, PATTERN_COUNT } from '../../src/rules/constants.ts'
import { PATTERNS } from '../../src/rules/patterns.ts'
import { phaseAt, remainingSec, type Session } from '../../src/rules/session.ts'
import type { Row } from '../../src/rules/sheet.ts'
import { beforeLiveDraw } from '../../src/rules/showcase.ts'

/** What the game's screen shows at one moment of a session. */
export interface GameState {
  /** The session that is played. */
  readonly session: Session
  /** Place of its base pattern in the data sheet, from 1, and how many there are. */
  readonly place: number
  readonly places: number
  /** The sheet values that apply, and the chances that follow from them and from the sessions before, in percent. */
  readonly row: Row
  readonly chances: Row
  readonly elapsedSec: number
  readonly leftSec: number
  readonly openSec: number
  readonly chosen: Column
  /** Whether the session is over, and its selection index is shown. */
  readonly isDrawn: boolean
  /** The sessions before it, latest first. */
  readonly last: readonly Session[]
}

const ELAPSED_SEC = 8
const SESSIONS_LISTED = 3

/**
 * Returns the sample season at the session that the landing page's stack shows as the live one, so many seconds into it,
 * with the likeliest column chosen.
 */
export function gameState(elapsedSec = ELAPSED_SEC): GameState {
  const { played, session, row, chances } = beforeLiveDraw()
  const leftSec = remainingSec(elapsedSec)
  return {
    session,
    place: PATTERNS.indexOf(session.basePattern) + 1,
    places: PATTERN_COUNT,
    row,
    chances,
    elapsedSec,
    leftSec,
    openSec: Math.max(0, leftSec - LOCK_PERIOD_SEC),
    isDrawn: phaseAt(elapsedSec) === 'completed',
    chosen: COLUMNS.reduce((best, column) => (chances[column] > chances[best] ? column : best), COLUMNS[0]),
    last: played.slice(-1 - SESSIONS_LISTED, -1).reverse(),
  }
}
