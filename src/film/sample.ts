import type { Track } from './compile.ts'
import { eased } from './ease.ts'

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
