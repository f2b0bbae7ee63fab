/**
 * How the three get onto the sun: from when on, and after what time each has gone round it to its place, and come down
 * onto its rim; on a smaller sun they stand no nearer to one another than on one of `spaced` of its size. On the way each
 * goes so much higher, in its sizes, the nearest to the circle first, and keeps so far `apart` from those that were nearer.
 */
export const LEAPS = {
  landscape: { from: 0.03, takes: 0.335, lands: 0.23, spaced: 0.15, bow: [-0.05, -0.5, -0.9], apart: 1.08 },
  portrait: { from: 0, takes: 0.261, lands: 0.217, spaced: 0.95, bow: [0.04, 0.136, 0.333], apart: 1.07 },
} as const
