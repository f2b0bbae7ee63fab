import { arch, clamp, easeOutQuad, smoothstep, spring } from './easing.ts'

/**
 * As its column is drawn a chip leaves the number line under the needle: in so much of its way it goes along the line until it
 * is beside its number, so far, px; from there past that to the height of its places; it turns the corner from there on, and
 * slides to the first place that is free, past none that is taken. How many times its size it is half-way, and once more as
 * it lands, from when on and how much of that; and by when it is seen whole.
 */
export const THROW = {
  along: 0.4,
  besidePx: 8,
  rises: 0.76,
  turns: 0.62,
  size: 1.25,
  lands: 0.8,
  thud: 1.4,
  seen: 0.12,
} as const

/** Returns how much is left of a chip's way along the line, by how far it has flown. */
export const alongAt = (flown: number): number => 1 - smoothstep(flown / THROW.along)

/** Returns how much is left of its way to the height of its places. */
export const belowAt = (flown: number): number =>
  1 - easeOutQuad((flown - THROW.along) / (THROW.rises - THROW.along))

/** Returns how much is left of its way along them. */
export const asideAt = (flown: number): number => 1 - smoothstep((flown - THROW.turns) / (1 - THROW.turns))

/** Returns how much larger than its size a chip is on its way, 0..1 of the most: half-way, and with a thud as it lands. */
export const swollenAt = (flown: number): number =>
  Math.max(arch(flown), THROW.thud * spring(clamp((flown - THROW.lands) / (1 - THROW.lands), 0, 1)))
