/**
 * How the three get on to the sun, the nearest to the circle first: from when on, each how much later than the one before
 * it, and in what time; first it leans back, then it flies, so much higher than straight and nearer to the viewer, in its
 * sizes, tipped, and turning on to the side on which it lands, then it rocks on the rim. Each keeps so far `apart` from
 * those that were nearer.
 */
export const LEAPS = {
  from: 0.002,
  later: 0.028,
  takes: 0.173,
  fly: { from: 0.16, until: 0.8 },
  high: 0.55,
  near: 0.3,
  apart: 1.08,
  tipDegrees: 52,
  leanDegrees: 9,
  rockDegrees: 7,
} as const

/**
 * On the sun that has grown they roll away from the middle to their places, so many sides each by its shape. Upright
 * windows have no room for it: there they leap from side to side where they stand, so high, in their sizes.
 */
export const ROLLS = { from: 0.404, until: 0.68, sides: [0, 1, 1, 2], high: 0.3 } as const

/** At the page's end they bow, from left to right, each later, and so far. */
export const BOWS = { from: 0.73, later: 0.045, takes: 0.16, degrees: 46 } as const
