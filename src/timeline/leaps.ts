/**
 * How the three get onto the sun: after what time each has gone round it to its place, and come down onto its rim; on a
 * smaller sun they stand no nearer to one another than on one of `spaced` of its size. On the way each goes so much
 * higher, in its sizes, the nearest to the circle first, and keeps so far `apart` from those that were nearer.
 */
export const LEAPS = {
  landscape: { takes: 0.256, lands: 0.2, spaced: 0.185, bow: [-0.154, -0.211, -0.7], apart: 1.14 },
  portrait: { takes: 0.276, lands: 0.275, spaced: 0.7, bow: [-0.062, 0.112, -0.01], apart: 1.149 },
} as const
