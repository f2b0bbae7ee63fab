import { clamp, easeOutCubic, smoothstep, spring } from './easing.ts'
import { COUNTED, drawnAt, lineAt, occurrenceAt, turnedUntil } from './parity.ts'
import { SHOWN_DRAWS, type ShownNumbers } from './shown.ts'

/** What marks the column drawn comes from this part of the draw on, and goes as the next turn begins, in so much progress. */
const MARK = { from: 0.55, goes: 0.0086 } as const

/** How much is left of occurrence k's mark as that gives way to the next one. */
const leftAt = (progress: number, k: number): number =>
  1 - smoothstep((progress - turnedUntil(k)) / MARK.goes)

/** Returns how much shows of what marks the column that is drawn at occurrence k. */
export function markedAt(progress: number, k: number): number {
  const comes = (drawnAt(progress, k) - MARK.from) / (1 - MARK.from)
  return smoothstep(comes) * leftAt(progress, k)
}

/**
 * Returns where on its line, 0..1, the needle is on its run from one place to another, by the far end, slower and slower;
 * `ran` is the part of it, 0..1.
 */
export function runningAt(ran: number, from: number, to: number): number {
  const end = to < 0.5 ? 1 : 0
  const there = Math.abs(end - from)
  const way = (there + Math.abs(to - end)) * easeOutCubic(ran)
  return way < there ? from + Math.sign(end - from) * way : end + Math.sign(to - end) * (way - there)
}

/** Its parts come in the first half of its time, each under its own column; then they go to their chances. */
const COMES = 0.5

/** Returns how much shows of occurrence k's number line, and how far each part has grown to the width of a column. */
export const lineSeenAt = (progress: number, k: number): number =>
  smoothstep(lineAt(progress, k) / COMES) * leftAt(progress, k)

/** Returns how far its parts have gone from their columns to their chances. */
export const lineGoneAt = (progress: number, k: number): number =>
  smoothstep((lineAt(progress, k) - COMES) / (1 - COMES))

/** From this part of their way to their chances on what joins them to their columns comes. */
const JOINED = 0.6

/** How much is left of the parts of the line that are not hit, and of what says their chances, which is still read. */
export const MISSED = { part: 0.35, words: 0.66 } as const

/** Returns how much is left of a column's share in occurrence k's number line, of which `missed` is left where it is not hit. */
export const partLeftAt = (progress: number, k: number, isHit: boolean, missed: number): number =>
  isHit ? 1 : 1 - (1 - missed) * smoothstep(drawnAt(progress, k) / MARK.from)

/** In so much of the draw the part that is hit swells and is itself again. */
const STRUCK = 0.7
/** So much of its height it is higher then. */
export const STRUCK_BY = 1

/** Returns how far the part that is hit has swollen, 0..1: under the needle, as that comes to rest. */
export const struckAt = (progress: number, k: number): number =>
  spring(clamp(drawnAt(progress, k) / STRUCK, 0, 1))

/** Returns how much shows of what joins the parts to their columns: they come when the parts have gone to their chances. */
export const joinedAt = (progress: number, k: number): number =>
  smoothstep((lineGoneAt(progress, k) - JOINED) / (1 - JOINED))

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
