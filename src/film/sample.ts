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

/** A score as a stage's play.ts reads it: where its numbers are, and those of the place that was sampled last. */
export function playerOf<M extends Readonly<Record<string, number>>, P extends Poses, W extends Placing>(
  of: Score<M, P>,
  trackOf: (layout: W) => Track = compiler(of as unknown as Score),
) {
  const { at, count } = channelsOf(of)
  const values = new Float64Array(count)
  const apart = new Float64Array(count)
  let sampled: Track | undefined
  let place = Number.NaN
  return {
    at,
    trackOf,
    values,
    value: (channel: number): number => values[channel] ?? 0,
    /** Samples a place, 0..1 within the stage; false where it was the last one, too: several a frame ask for the same. */
    sample(progress: number, layout: W): boolean {
      const track = trackOf(layout)
      if (progress === place && track === sampled) return false
      place = progress
      sampled = track
      sampleTrack(track, progress, values)
      return true
    },
    /** Returns the numbers of another place, until that is asked for again. */
    sampleApart(progress: number, layout: W): Float64Array {
      sampleTrack(trackOf(layout), progress, apart)
      return apart
    },
  }
}
