import { eased } from '../picture/ease.ts'
import { compiler, type Placing, type Track } from './compile.ts'
import { channelsOf, type Poses, type Score } from './score.ts'

/**
 * Writes every number of a stage at a progress of it: a function of these two alone. Nothing is allocated, and only what is on
 * its way is worked out.
 */
export function sampleTrack(track: Track, progress: number, out: Float64Array): void {
  const { edges, rests, first, channel, ease, byRatio, from, until, a, b } = track
  let part = 0
  let high = edges.length
  while (part < high) {
    const middle = (part + high) >> 1
    if ((edges[middle] ?? 0) <= progress) part = middle + 1
    else high = middle
  }
  const rest = rests[part]
  if (rest) out.set(rest)
  const end = first[part + 1] ?? 0
  for (let s = first[part] ?? 0; s < end; s++) {
    const begins = from[s] ?? 0
    const way = eased(ease[s] ?? 0, (progress - begins) / ((until[s] ?? 1) - begins))
    const start = a[s] ?? 0
    const value = start + ((b[s] ?? 0) - start) * way
    out[channel[s] ?? 0] = byRatio[s] === 1 ? Math.exp(value) : value
  }
}

/** The numbers of a score at the place that it has been sampled at, by their channels. */
export type Sample = (channel: number) => number

/** Samples a score at a progress, into the same numbers each time. */
function samplerOf<W>(count: number, trackOf: (layout: W) => Track): (progress: number, layout: W) => Sample {
  const values = new Float64Array(count)
  const read: Sample = channel => values[channel] ?? 0
  let sampled: Track | undefined
  let place = Number.NaN
  return (progress, layout) => {
    const track = trackOf(layout)
    // Several a frame ask for the same place.
    if (progress !== place || track !== sampled) sampleTrack(track, progress, values)
    place = progress
    sampled = track
    return read
  }
}

/** A score as a stage's play.ts reads it: where its numbers are, and what samples a place of it, 0..1 within the stage. */
export function playerOf<M extends Readonly<Record<string, number>>, P extends Poses, W extends Placing>(
  of: Score<M, P>,
  trackOf: (layout: W) => Track = compiler(of as unknown as Score),
) {
  const { at, count } = channelsOf(of)
  return {
    at,
    trackOf,
    /** Until it is asked for again. */
    sample: samplerOf(count, trackOf),
    /** Beside that, for another place. */
    sampleApart: samplerOf(count, trackOf),
  }
}
