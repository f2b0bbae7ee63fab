import { clamp, overshoot, slide, smoothstep } from './easing.ts'
import { lerp } from './vec.ts'

/**
 * The columns that are chosen on the hero's phone one after the other, for a choice can be changed; the screenshot shows
 * the first, and the last is the same. Progress at which the key sets off to each next one, and how long it takes.
 */
const CHOICES = {
  columns: [1, 0, 2, 3, 1],
  from: [0.03, 0.125, 0.22, 0.315],
  length: 0.062,
} satisfies Record<string, readonly number[] | number>

/** Returns the column that is chosen on the phone's screen, a fraction while the key is on its way. */
export function chosenAt(progress: number): number {
  let chosen = CHOICES.columns[0] ?? 0
  for (let i = 0; i < CHOICES.from.length; i++) {
    const next = CHOICES.columns[i + 1] ?? chosen
    chosen = lerp(chosen, next, slide(progress, CHOICES.from[i] ?? 1, CHOICES.length))
  }
  return chosen
}

/**
 * A chosen piece comes forward while it turns over, stands there with its number, and turns back: how long after the key it
 * begins, how long it takes, the share of that for each turn, and how far beyond its place it goes.
 */
const ANSWER = { after: 0.01, length: 0.115, turns: 0.42, beyond: 0.12 } as const
const FULL_TURN = 360
const COLUMNS = 4

/** What a piece does when its column is chosen: how far it has turned about its own axis, and come forward, 0..1. */
export interface Answer {
  degrees: number
  risen: number
}

const scratch: Answer = { degrees: 0, risen: 0 }

/** Writes, and returns, how the piece in a column of the phone's pattern answers to being chosen. */
export function answerAt(progress: number, column: number, out: Answer): Answer {
  const choice = CHOICES.columns.lastIndexOf(column) - 1
  const part = clamp((progress - (CHOICES.from[choice] ?? 1) - ANSWER.after) / ANSWER.length, 0, 1)
  const back = smoothstep((part - 1) / ANSWER.turns + 1)
  out.degrees = ((smoothstep(part / ANSWER.turns) + back) / 2) * FULL_TURN
  out.risen = overshoot(part / ANSWER.turns, ANSWER.beyond) - back
  return out
}

/** Returns how far the piece that is answering has come forward, whichever it is. */
export function answeringAt(progress: number): number {
  let risen = 0
  for (let column = 0; column < COLUMNS; column++) {
    risen = Math.max(risen, answerAt(progress, column, scratch).risen)
  }
  return risen
}
