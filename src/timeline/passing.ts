import { smoothstep } from './easing.ts'

/** How high the lowest piece that passes others is lifted, over its size: just clear of one that lies. */
const OVER = 0.17
/** In this share of its way it is lifted, and in the last one put down. */
const LIFTED = 0.1

/**
 * Returns how high over its row a piece leaps on its way from column to column, over its size. No two that meet are
 * equally high: the farther over the nearer, and of two that change places the one that goes to the left.
 * @param columns how many columns it goes, to the left below 0
 * @param part how far it has come, 0..1
 */
export function overAt(columns: number, part: number): number {
  if (columns === 0) return 0
  const level = 2 * Math.abs(columns) - (columns > 0 ? 1 : 0)
  return OVER * level * smoothstep(Math.min(part, 1 - part) / LIFTED)
}

/** How far beside the row's middle a piece passes, over its size, and in which share of its way it goes there and back. */
const BEHIND = 0.34
const ASIDE = 0.3

/** Returns how far behind the middle of its row a piece passes others, over its size: above 0 for one that goes left, which is the higher, below 0 (before the middle) for one that goes right. */
export const behindAt = (columns: number, part: number): number =>
  -Math.sign(columns) * BEHIND * smoothstep(Math.min(part, 1 - part) / ASIDE)
