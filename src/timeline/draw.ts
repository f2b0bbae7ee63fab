import { partOf, smoothstep } from './easing.ts'
import { COUNTED, drawnAt, occurrenceAt, turnedUntil } from './parity.ts'
import { SHOWN_DRAWS, type ShownNumbers } from './shown.ts'
import { THROW } from './throw.ts'

/** What marks the column drawn comes from this part of the draw on, and goes as the next turn begins, in so much progress. */
const MARK = { from: 0.55, goes: 0.0086 } as const

/** Returns how far the chip of occurrence k has flown from the piece that throws it: 0 still with it, 1 in its place. */
export const thrownAt = (progress: number, k: number): number => partOf(drawnAt(progress, k), THROW)

/** Returns how much shows of what marks the column that is drawn at occurrence k. */
export function markedAt(progress: number, k: number): number {
  const comes = (drawnAt(progress, k) - MARK.from) / (1 - MARK.from)
  return smoothstep(comes) * (1 - smoothstep((progress - turnedUntil(k)) / MARK.goes))
}

/** Returns how much shows of the words that say what has been drawn: those of the last occurrence stay. */
export function wordsDrawnAt(progress: number): number {
  const k = occurrenceAt(progress)
  return markedAt(k === COUNTED.occurrences ? Math.min(progress, COUNTED.until) : progress, k)
}

/** Returns how much of its leap the piece of a column has made, which is drawn at the running occurrence: 0 for the others. */
export function leapAt(progress: number, column: number, shown: ShownNumbers): number {
  const k = occurrenceAt(progress)
  return Math.abs((shown[SHOWN_DRAWS + k - 1] ?? 0) - column) < 0.5 ? drawnAt(progress, k) : 0
}
