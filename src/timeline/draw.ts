import { easeOutQuad, partOf, smoothstep } from './easing.ts'
import { COUNTED, drawnAt, occurrenceAt, ranAt, turnedUntil } from './parity.ts'
import { SHOWN_DRAWS, type ShownNumbers } from './shown.ts'
import { THROW } from './throw.ts'

/** What marks the column drawn comes from this part of the draw on, and goes as the next turn begins, in so much progress. */
const MARK = { from: 0.55, goes: 0.0086 } as const

/** Returns how far the chip of occurrence k has flown from the piece that throws it: 0 still with it, 1 in its place. */
export const thrownAt = (progress: number, k: number): number => partOf(drawnAt(progress, k), THROW)

/** How much is left of occurrence k's mark as that gives way to the next one. */
const leftAt = (progress: number, k: number): number =>
  1 - smoothstep((progress - turnedUntil(k)) / MARK.goes)

/** Returns how much shows of what marks the column that is drawn at occurrence k. */
export function markedAt(progress: number, k: number): number {
  const comes = (drawnAt(progress, k) - MARK.from) / (1 - MARK.from)
  return smoothstep(comes) * leftAt(progress, k)
}

/** The mark runs to the far end first and back to the column that is drawn, so faint, seen from this part of its run on. */
const RUNS = { faint: 0.5, seen: 0.12 } as const
const LAST_COLUMN = 3

/** Returns where the mark is on its run from one column to another, in columns; `ran` is the part of its run, 0..1. */
export function runningAt(ran: number, from: number, to: number): number {
  const end = to < LAST_COLUMN / 2 ? LAST_COLUMN : 0
  const there = Math.abs(end - from)
  const way = (there + Math.abs(to - end)) * easeOutQuad(ran)
  return way < there ? from + Math.sign(end - from) * way : end + Math.sign(to - end) * (way - there)
}

/**
 * Returns how much shows by a column of what marks the one that is drawn at occurrence k: it runs over them and stays with
 * that.
 * @param from the column that was drawn before, or that the run begins with
 */
export function markedBy(progress: number, k: number, column: number, from: number, drawn: number): number {
  const ran = ranAt(progress, k)
  const near = smoothstep(1 - Math.abs(runningAt(ran, from, drawn) - column))
  const faint = RUNS.faint * near * smoothstep(ran / RUNS.seen) * leftAt(progress, k)
  return column === drawn ? Math.max(faint, markedAt(progress, k)) : faint
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
