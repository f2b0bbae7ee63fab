/**
 * How the three get on to the sun, the nearest to the circle first: from when on, each how much later than the one before
 * it, and in what time; first it leans back, then it flies, so much higher than straight and nearer to the viewer, in its
 * sizes, tipped, and turning on to the side on which it lands, then it rocks on the rim. Each keeps so far `apart` from
 * those that were nearer.
 */
export const LEAPS = {
  from: 0.0016,
  later: 0.0224,
  takes: 0.1384,
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
 * windows have no room for it: there they turn from side to side where they stand.
 */
export const ROLLS = { from: 0.3232, until: 0.544, sides: [0, 1, 1, 2] } as const

/**
 * As a bead in the sun's rim passes under one, it springs so high, in its sizes, and turns over to its number: on a `way`
 * of the bead, over that from one piece to the next.
 */
export const TURNS = { way: 0.96, high: 0.12 } as const
