/**
 * How the three get on to the sun, the nearest to the circle first: from when on, each how much later than the one before
 * it, and in what time; first it leans back, then it flies, so much higher than straight and nearer to the viewer, in its
 * sizes, and nearer still for each that it flies `past`, tipped, and turning on to the side on which it lands, then it rocks
 * on the rim. Each keeps so far `apart` from those that were nearer.
 */
export const LEAPS = {
  from: 0.0016,
  later: 0.0224,
  takes: 0.1384,
  fly: { from: 0.16, until: 0.8 },
  high: 0.55,
  near: 0.3,
  past: 0.8,
  apart: 1.08,
  tipDegrees: 52,
  leanDegrees: 9,
  rockDegrees: 7,
} as const

/**
 * On the sun that has grown they roll to the columns of their row, from side to side, and leave the circle's own free. Under
 * them the sun turns the other way, by so much of a column. None rolls over more than so many sides.
 */
export const ROLLS = { from: 0.3232, until: 0.428, turns: 0.45, sides: 3 } as const

/** Whether the three have come to their places, by progress of the footer. */
export const areStanding = (progress: number): boolean => progress >= ROLLS.until

/**
 * As the line of the row has come to its column's quarter of it, a piece springs so high, in its sizes, and turns over to its
 * number, in so much of that quarter.
 */
export const TURNS = { way: 0.8, high: 0.12 } as const

/** In the end each of the four hops so high once more, in the sizes of what stands on the sun, as gold runs round its quarter of the line. */
export const WAVE = { high: 0.17 } as const
