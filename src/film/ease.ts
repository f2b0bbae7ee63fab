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
      return t * t * (3 - 2 * t)
    case 2:
      return t < 0.5 ? 4 * t * t * t : 1 - 4 * (1 - t) * (1 - t) * (1 - t)
    case 3:
      return 1 - (1 - t) * (1 - t)
    case 4:
      return t * t
    default:
      return t
  }
}
