import { COLUMNS, LOCK_PERIOD_SEC, PATTERN_COUNT } from '../../src/rules/constants.ts'
import { PATTERNS } from '../../src/rules/patterns.ts'
import { phaseAt, remainingSec } from '../../src/rules/session.ts'
import { beforeLiveDraw } from '../../src/rules/showcase.ts'

const ELAPSED_SEC = 8
const SESSIONS_LISTED = 3

/**
 * Returns the sample season at the session that the landing page's stack shows as the live one, so many seconds into it,
 * with the likeliest column chosen.
 */
export function gameState(elapsedSec: number = ELAPSED_SEC) {
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

/** What the game's screen shows at one moment of a session. */
export type GameState = ReturnType<typeof gameState>
