import { overshoot, partOf, slide, smoothstep } from './easing.ts'
import { HALF_TURN, lerp } from './vec.ts'

/**
 * The columns that are chosen on the hero's phone one after the other, for a choice can be changed; the screenshot shows
 * the first, and the last is the same. Progress at which the key sets off to each next one, and how long it takes.
 */
const CHOICES = {
  columns: [1, 0, 2, 3, 1],
  from: [0.03, 0.108, 0.186, 0.264],
  length: 0.062,
} satisfies Record<string, readonly number[] | number>

/** From here on the choice stays. */
export const CHOICES_MADE = 0.345
/** Where each has been answered, and the page comes to rest. */
export const CHOICE_STOPS = CHOICES.from.map(from => from + 0.0745)

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
 * A chosen piece comes forward with the key and turns over to its number; it turns on to its front, and goes back, as the key
 * leaves it: how long both take, and how far beyond its place it goes. The last one goes as it flies.
 */
const ANSWER = { lasts: 0.07, beyond: 0.06, flies: { from: 0.446, lasts: 0.14 } } as const
/** From the first change on the light is on what is chosen alone, and comes back to all as one is drawn. */
const LIGHT = { from: 0.03, back: { from: 0.392, until: 0.428 } } as const

/** What a piece does when its column is chosen: how far it has turned about its own axis, and come forward, 0..1. */
export interface Answer {
  degrees: number
  risen: number
}

/**
 * Writes, and returns, how the piece in a column of the phone's pattern answers to being chosen.
 * @param first how far the first choice has been answered: it stands as the page is still
 */
export function answerAt(progress: number, column: number, first: number, out: Answer): Answer {
  const { columns, from } = CHOICES
  const { lasts, beyond, flies } = ANSWER
  out.degrees = 0
  out.risen = 0
  for (let i = 0; i < columns.length; i++) {
    if (columns[i] !== column) continue
    const part = i === 0 ? first : (progress - (from[i - 1] ?? 1)) / lasts
    const leaves = from[i]
    const gone = smoothstep(
      leaves === undefined ? (progress - flies.from) / flies.lasts : (progress - leaves) / lasts,
    )
    out.degrees += HALF_TURN * (lerp(smoothstep(part), 1, gone) + gone)
    out.risen += overshoot(part, beyond) * (1 - gone)
  }
  return out
}

/** Returns how much of the light is on what is chosen alone. */
export const answeringAt = (progress: number): number =>
  smoothstep((progress - LIGHT.from) / ANSWER.lasts) - smoothstep(partOf(progress, LIGHT.back))
