import { progressAt, type Score } from './score.ts'
import { ROUNDED } from './stages.ts'

/** A part of a stage, in progress of it, in which the page comes to rest in one place. */
export interface Stop {
  readonly from: number
  readonly until: number
  /** The place. */
  readonly at: number
  /** Until where everything rests as at the place: the place itself where nothing does. */
  readonly stays: number
  /**
   * Where the page comes back, from where on it rests here: before that it goes on to the stop before, for what has begun to be
   * undone would be done once more.
   */
  readonly backFrom: number
  /** Where the page goes on, until where it rests here: what has begun to come goes on to the next stop. */
  readonly onFrom: number
}

/** Returns the stops of a score, each from the end of the one before; the first one from the stage's beginning. */
export function stopsOf(of: Score): readonly Stop[] {
  const stops: Stop[] = []
  for (const { at, until, back = 0, on = 100, stays = at } of of.stops ?? []) {
    const ends = [stays].flat()
    for (const [i, mark] of [at].flat().entries()) {
      const rests = progressAt(of, mark)
      const end = progressAt(of, ends[i] ?? mark)
      const edge = (is: typeof until, after = rests) =>
        typeof is === 'number' ? is / 100 : after + is.by / 100
      stops.push({
        from: stops.at(-1)?.until ?? 0,
        until: edge(until, end),
        at: rests,
        stays: end,
        backFrom: stays === at ? edge(back) : rests - ROUNDED,
        onFrom: stays === at ? edge(on) : end + ROUNDED,
      })
    }
  }
  return stops
}

/** Whether a stop ends before a place. One that lasts to the end of its stage has its very last px, too. */
const isOver = (stop: Stop, progress: number): boolean => progress >= stop.until && stop.until < 1

/** Returns the progress at which the page comes to rest; the progress itself where there is no stop. */
export function restIn(stops: readonly Stop[], progress: number, heading: -1 | 0 | 1): number {
  for (let i = 0; i < stops.length; i++) {
    const stop = stops[i]
    if (!stop || progress < stop.from || isOver(stop, progress)) continue
    const here = Math.max(stop.at, Math.min(progress, stop.stays))
    if (heading < 0 && progress < stop.backFrom) return stops[i - 1]?.stays ?? here
    return heading > 0 && progress >= stop.onFrom ? (stops[i + 1]?.at ?? here) : here
  }
  return progress
}
