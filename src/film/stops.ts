import { progressAt, type Score } from './score.ts'

/**
 * Progress from and until which a passage comes to rest in one place, and that place. Where the page comes back, from where
 * on it does: before that it goes on to the stop before, for what has begun to be undone would be done once more. Where the
 * page goes on, until where it does: what has begun to come goes on to the stop after it. Until where it stays as it is.
 */
export type Stop = readonly [
  from: number,
  until: number,
  at: number,
  backFrom?: number,
  onFrom?: number,
  stays?: number,
]

/** What a place may be missed by, as it is rounded to whole px of scroll. */
const ROUNDED = 0.0005

/** Returns the stops of a score, each from the end of the one before; the first one from the stage's beginning. */
export function stopsOf(of: Score): readonly Stop[] {
  const stops = of.stops ?? []
  return stops.map(({ at, until, stays, back = 0, on = 100 }, i): Stop => {
    const from = (stops[i - 1]?.until ?? 0) / 100
    const rests = progressAt(of, at)
    if (stays === undefined) return [from, until / 100, rests, back / 100, on / 100]
    const end = progressAt(of, stays)
    return [from, until / 100, rests, rests - ROUNDED, end + ROUNDED, end]
  })
}

/** Whether a stop ends before a place. One that lasts to the end of its stage has its very last px, too. */
const isOver = (stop: Stop, progress: number): boolean => progress >= stop[1] && stop[1] < 1

/** Returns the progress at which the page comes to rest; the progress itself where there is no stop. */
export function restIn(stops: readonly Stop[], progress: number, heading: -1 | 0 | 1): number {
  for (let i = 0; i < stops.length; i++) {
    const stop = stops[i]
    if (!stop || progress < stop[0] || isOver(stop, progress)) continue
    // One by one: a list that is taken apart is walked through by an object of its own.
    const at = stop[2]
    const here = Math.max(at, Math.min(progress, stop[5] ?? at))
    const before = stops[i - 1]
    if (heading < 0 && progress < (stop[3] ?? 0)) return before?.[5] ?? before?.[2] ?? here
    return heading > 0 && progress >= (stop[4] ?? 1) ? (stops[i + 1]?.[2] ?? here) : here
  }
  return progress
}
