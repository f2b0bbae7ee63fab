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

/** How a number gets from one key to the next. Their places in this list are what a compiled score holds. */
export const EASES = ['linear', 'smooth', 'move', 'out', 'in'] as const
export type Ease = (typeof EASES)[number]

/**
 * Returns what part of the way has passed at a part of the time, both 0..1.
 * @param ease its place in `EASES`
 */
export function eased(ease: number, t: number): number {
  switch (ease) {
    case 1:
      return smoothstep(t)
    case 2:
      return easeInOutCubic(t)
    case 3:
      return easeOutQuad(t)
    case 4:
      return t * t
    default:
      return t
  }
}
