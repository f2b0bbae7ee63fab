import { now } from '../frame/now.ts'
import { SPRINGS, TURNING } from '../picture/hand.ts'
import { COLUMNS } from '../rules/constants.ts'
import { keyAt } from '../story/hero/play.ts'
import { progressIn } from '../viewport/cues.ts'
import { currentLayout } from '../viewport/layout.ts'
import { Movable } from './movable.ts'
import { isAtRest, place } from './spring.ts'

/** Degrees from one face of a piece to the other. */
const FACE = 180

const isOver = (degrees = 0): boolean => (degrees / FACE) % 2 !== 0

/** Column that the key of the hero's phone is over without a hand. */
const storyKey = (): number => keyAt(progressIn('hero'), currentLayout())

/** The key of the hero's phone, by column: it goes to that of the shape that was turned last. */
export const phoneKey = new Movable({
  count: 1,
  spring: SPRINGS.move,
  story: storyKey,
  write(hand, springs, remaining) {
    hand.key = springs[0]?.at ?? 0
    hand.keyLeft = remaining
  },
})

let chosen = -1

/** The hero's phone has one choice: the piece that has been turned over, while the others turn back. */
function choose(goals: number[], shape: number): void {
  if (!phoneKey.counts) chosen = -1
  if (isOver(goals[shape])) {
    chosen = shape
    for (const other of COLUMNS) {
      const face = goals[other] ?? 0
      if (now.stage === 'hero' && other !== shape && isOver(face))
        goals[other] = face - Math.sign(face) * FACE
    }
  } else if (chosen === shape) chosen = -1
  phoneKey.put(key => {
    key[0] = chosen < 0 ? storyKey() : (currentLayout().sessionColumns[chosen] ?? 0)
  })
}

/** The four pieces of hero and legend, which turn over: each has its number on the back. Degrees. */
export const turns: Movable = new Movable({
  count: COLUMNS.length,
  spring: SPRINGS.turn,
  story: () => 0,
  unitsAt: xPx => xPx * TURNING.degreesPerPx,
  release(goals, shape, at, pxPerSec) {
    const speed = pxPerSec * TURNING.degreesPerPx
    const isFlick = Math.abs(speed) > TURNING.flickDegreesPerSec
    const round = isFlick ? (speed > 0 ? Math.ceil : Math.floor) : Math.round
    goals[shape] = round(at / FACE) * FACE
    choose(goals, shape)
    return speed
  },
  press(goals, shape) {
    goals[shape] = (goals[shape] ?? 0) + FACE
    choose(goals, shape)
  },
  write({ turned }, springs, remaining) {
    for (let shape = 0; shape < 4; shape++) {
      const spring = springs[shape]
      if (!spring) continue
      // Whole turns are taken off, so that a piece does not unwind while the scroll undoes its change.
      if (Math.abs(spring.at) >= 2 * FACE && isAtRest(spring) && spring.at === turns.goals[shape]) {
        turns.goals[shape] = spring.at % (2 * FACE) || 0
        place(spring, turns.goals[shape] ?? 0)
      }
      turned[shape] = spring.at * remaining
    }
  },
})

/** Whether a shape's back shows, as the page says it. */
export const isTurned = (shape: number): boolean => turns.counts && isOver(turns.goals[shape])
