import { slide } from './easing.ts'
import { lerp } from './vec.ts'

/**
 * The columns that are chosen on the hero's phone one after the other, for a choice can be changed; the screenshot shows
 * the first, and the last is the same. Progress at which the key sets off to each next one, and how long it takes.
 */
const CHOICES = { columns: [1, 2, 0, 1], from: [0.05, 0.17, 0.31], length: 0.1 } as const

/** Returns the column that is chosen on the phone's screen, a fraction while the key is on its way. */
export function chosenAt(progress: number): number {
  let chosen: number = CHOICES.columns[0]
  for (let i = 0; i < CHOICES.from.length; i++) {
    const next = CHOICES.columns[i + 1] ?? chosen
    chosen = lerp(chosen, next, slide(progress, CHOICES.from[i] ?? 1, CHOICES.length))
  }
  return chosen
}
