/** Holds a value inside [low, high]. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, high))

/** The curve of every scrubbed track, 0..1 → 0..1, held at its ends. */
export function easeInOutCubic(part: number): number {
  const t = clamp(part, 0, 1)
  return t < 0.5 ? 4 * t * t * t : 1 - 4 * (1 - t) * (1 - t) * (1 - t)
}

/** A gentler curve, for what turns far in few px: half as fast in its middle. */
export function smoothstep(part: number): number {
  const t = clamp(part, 0, 1)
  return t * t * (3 - 2 * t)
}

/** An eased slide from 0 to 1 that begins at `from` and takes `length`, both in the units of `at`. */
export const slide = (at: number, from: number, length: number): number =>
  easeInOutCubic((at - from) / length)

/** Where a track begins and ends. */
export interface Track {
  readonly from: number
  readonly until: number
}

/** Returns what part of a track has passed, 0..1. */
export const partOf = (at: number, { from, until }: Track): number =>
  clamp((at - from) / (until - from), 0, 1)

/** Begins at once and arrives slowly: for what something else waits for, 0..1 → 0..1. */
export const easeOutQuad = (part: number): number => 1 - (1 - clamp(part, 0, 1)) ** 2

/** A way round, on a bow: out of the line and back, 0 at both ends of the way and 1 in its middle. */
export const arch = (part: number): number => 4 * part * (1 - part)

/** What part of its time an overshoot takes to go beyond its end. */
const BEYOND = 0.72

/** Sets off and arrives gently, goes beyond its end by a share of the way, and comes back, 0..1 → 0..1. */
export const overshoot = (part: number, by: number): number =>
  smoothstep(part / BEYOND) * (1 + by) - smoothstep((part - BEYOND) / (1 - BEYOND)) * by

/** Returns the way up and down again, 0..1..0: softly at both ends. */
export const spring = (part: number): number => 16 * (part * (1 - part)) ** 2
