/** A source of numbers x with 0 ≤ x < 1. `Math.random` is one. */
export type RandomSource = () => number

/**
 * A repeatable random source (mulberry32): the same seed gives the same numbers on every machine.
 * Good enough to illustrate a game and to test one, not to run one for money.
 */
export function seededRandom(seed: number): RandomSource {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A random integer from 0 up to but excluding `limit`. */
export function randomInteger(limit: number, random: RandomSource): number {
  return Math.floor(random() * limit)
}
