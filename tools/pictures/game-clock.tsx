import { SESSION_PERIOD_SEC } from '../../src/rules/constants.ts'
import { CLOCK } from './files.ts'
import { GameScreen } from './game-screen.tsx'
import { type GameState, gameState } from './game-state.ts'

/**
 * A part of the game's screen that changes as its session goes on: its left upper corner and its size on the screen, and
 * where the pictures of it begin in the clock's, so many side by side, all in CSS px (shaders/lib/clock.glsl has them too).
 */
interface Part {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly top: number
  readonly perRow: number
}

/** Its tens are those of the screenshot, until there are none. */
const UNITS: Part = { x: 299, y: 104, width: 36, height: 58, top: 0, perRow: 10 }
const OPEN: Part = { x: 79, y: 202, width: 78, height: 22, top: 58, perRow: 5 }
const ANSWER: Part = { x: 0, y: 606, width: 390, height: 26, top: 124, perRow: 1 }

/** The number by the seconds left, the line by the seconds open, the answers in their order. */
const atNumber = (leftSec: number): GameState => gameState(SESSION_PERIOD_SEC - leftSec)
const atOpen = (openSec: number): GameState => ({ ...gameState(), openSec })
const atAnswer = (isDrawn: number): GameState => gameState(SESSION_PERIOD_SEC - 1 + isDrawn)

/** Where the whole of that line begins: it says that none is open. */
const OPEN_FROM = 20

const { openSec } = gameState()
const PARTS = [
  { part: UNITS, count: 10, at: atNumber },
  { part: OPEN, count: openSec + 1, at: atOpen },
  { part: ANSWER, count: 2, at: atAnswer },
] as const

/**
 * All that the screen's changing parts show from the screenshot's moment on to the end of its session: the units of the
 * seconds left, the end of the line under it by the seconds that bets are taken for still, and what is said of the choice:
 * first locked, then drawn.
 */
export function GameClock() {
  return (
    <main style={{ ...CLOCK, position: 'relative' }}>
      {PARTS.flatMap(({ part, count, at }) =>
        [...Array(count).keys()].map(i => (
          <div
            key={`${part.top} ${i}`}
            style={{
              position: 'absolute',
              overflow: 'hidden',
              left: (i % part.perRow) * part.width,
              top: part.top + Math.floor(i / part.perRow) * part.height,
              width: part.width,
              height: part.height,
            }}
          >
            <div
              style={{
                position: 'absolute',
                left: part === OPEN && i === 0 ? -OPEN_FROM : -part.x,
                top: -part.y,
              }}
            >
              <GameScreen {...at(i)} />
            </div>
          </div>
        )),
      )}
    </main>
  )
}
