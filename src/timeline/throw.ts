import { easeOutQuad, smoothstep } from './easing.ts'

/**
 * The piece that is drawn throws a chip in this part of its leap: it goes past the number, so far beside it, px, to the height
 * of its places in so much of the way; it turns the corner from there on, and slides to the first place that is free, past
 * none that is taken. How many times its size it is half-way, and by when it is seen whole; how far from the border it
 * leaves the piece, of that one's size.
 */
export const THROW = {
  from: 0.3,
  until: 1,
  besidePx: 8,
  rises: 0.62,
  turns: 0.42,
  size: 1.25,
  seen: 0.2,
  leaves: 0.45,
} as const

/** Returns how much is left of a chip's way to the height of its places, by how far it has flown. */
export const belowAt = (flown: number): number => 1 - easeOutQuad(flown / THROW.rises)

/** Returns how much is left of its way along them. */
export const asideAt = (flown: number): number => 1 - smoothstep((flown - THROW.turns) / (1 - THROW.turns))
