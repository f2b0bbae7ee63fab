import { detour, smoothstep } from './easing.ts'

/** How far beside the row a piece passes by the columns it goes, over its size: it stays on its card. */
const BESIDE = [0, 0.37, 0.4, 0.43] as const
/** How high it is lifted meanwhile, over its size: those that go to the right pass over those that go to the left. */
const OVER = { right: [0, 0.55, 0.62, 0.76], left: [0, 0.19, 0.21, 0.37] } as const

/**
 * Returns how far beside its row a piece is while it goes from column to column, over its size: those that go to the
 * right pass behind, those that go to the left in front, so that no two go through one another.
 * @param columns how many columns it goes, to the left below 0
 * @param part how far it has come, 0..1
 */
export const besideAt = (columns: number, part: number): number =>
  Math.sign(columns) * (BESIDE[Math.abs(columns)] ?? 0) * detour(part)

/** In this share of its way it is lifted, and in the last one put down. */
const LIFTED = 0.16

/** Returns how high over its row a piece is lifted meanwhile, over its size. */
export const overAt = (columns: number, part: number): number =>
  ((columns > 0 ? OVER.right : OVER.left)[Math.abs(columns)] ?? 0) *
  smoothstep(Math.min(part, 1 - part) / LIFTED)
