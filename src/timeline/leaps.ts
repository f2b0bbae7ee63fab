/**
 * The leaps of the three, by shape: when each sets off, after what time it has landed, from when on it is lifted to its
 * place, and how high it goes on the way, in its sizes: triangle over pentagon, and square under both. The rim comes no
 * nearer to its middle than `clear` of its size; it pushes outwards by `out`, and else up.
 */
export const LEAPS = {
  landscape: {
    from: [0, 0.007, 0.004, 0.004],
    takes: 0.302,
    lifts: 0.015,
    bow: [0, 1.7, -0.97, 0.44],
    clear: 0.46,
    out: 0.73,
  },
  portrait: {
    from: [0, 0, 0.009, 0.006],
    takes: 0.318,
    lifts: 0.002,
    bow: [0, 3.29, -1.22, 1.94],
    clear: 0.65,
    out: 0.95,
  },
} as const
