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

/** Begins at once and arrives slowly: for what something else waits for, 0..1 → 0..1. */
export const easeOutQuad = (part: number): number => 1 - (1 - clamp(part, 0, 1)) ** 2
