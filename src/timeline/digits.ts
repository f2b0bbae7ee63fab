import { partOf, smoothstep } from './easing.ts'
import { REPRESENTATION } from './thresholds.ts'

/** Digits of a session pattern: one for each column, then the selection index. */
export const DIGIT_COUNT = 5
/** The last of them. */
export const INDEX_DIGIT = DIGIT_COUNT - 1

/**
 * What a digit does, as parts of its step: its piece has turned over before, comes forward with it, and turns on to its
 * front when it has come off; its place is cleared for it, and it flies until the step's end.
 */
const STEP = {
  forward: { from: -0.8, until: 1 },
  turns: { from: -0.84, until: 0 },
  cleared: { from: 0, until: 0.08 },
  off: { from: 0.08, until: 0.14 },
  flies: { from: 0.09, until: 1 },
  onwards: { from: 0.16, until: 1 },
} as const

/** How much is left of a column's words whose number has left. */
export const WORDS_LEFT = 0.7

/** How much the ring closes as the index goes through it, of its size. */
const CLOSES = 0.075

/** What part of a digit's step has passed, below 0 before it; progress is that of REPRESENTATION, as in all of these. */
const partAt = (progress: number, digit: number): number => {
  const { step, index } = REPRESENTATION.read
  return (progress - landingOf(digit)) / (digit === INDEX_DIGIT ? index : step)
}

/** Returns the progress at which so many digits have landed, and nothing else has begun. */
export function landingOf(digits: number): number {
  const { from, step, index } = REPRESENTATION.read
  return from + step * Math.min(digits, INDEX_DIGIT) + index * Math.max(digits - INDEX_DIGIT, 0)
}

/** Returns the column whose number is read out; outside of 0 to 3 there is none. */
export const readColumnAt = (progress: number): number => Math.round(partAt(progress, 0))

/** Its piece comes forward as long before the index leaves as others do before their digits, which have shorter steps. */
const INDEX_FORWARD = {
  from: (STEP.forward.from * REPRESENTATION.read.step) / REPRESENTATION.read.index,
  until: STEP.forward.until,
} as const

/** Returns how far a piece has come forward as its digit leaves, or as the index does: 0 before and after it. */
export const forwardAt = (progress: number, digit: number): number =>
  Math.sin(Math.PI * partOf(partAt(progress, digit), digit === INDEX_DIGIT ? INDEX_FORWARD : STEP.forward)) **
  2

/** Returns how far a piece in a column has turned over to its number, and on to its front: 0, 1 and 2 at rest. */
export function halfTurnsAt(progress: number, column: number): number {
  const part = partAt(progress, column)
  return smoothstep(partOf(part, STEP.turns)) + smoothstep(partOf(part, STEP.onwards))
}

/** Returns how far a digit has gone out of its place, for itself to come there: the sum is whole wherever the story rests. */
export const clearedAt = (progress: number, digit: number): number =>
  smoothstep(partOf(partAt(progress, digit), STEP.cleared))

/** Returns how far a digit has come off its piece, over the number that it is there until then, or out of the index's tag. */
export const offAt = (progress: number, digit: number): number => partOf(partAt(progress, digit), STEP.off)

/** Returns how far a digit has flown of its way: the index more evenly, for it grows as it flies. */
export function flownAt(progress: number, digit: number): number {
  const flies = partOf(partAt(progress, digit), STEP.flies)
  return digit === INDEX_DIGIT ? (flies + smoothstep(flies)) / 2 : smoothstep(flies)
}

/** The last place is seen until its digit has flown so much of its way: a light one beside it would be a second one. */
const NEAR = 0.66

/** Returns whether the places that wait for their digits are seen. */
export const arePlacesSeen = (progress: number): boolean => flownAt(progress, INDEX_DIGIT) < NEAR

/** Returns how large the ring is while the index goes through it, over its size. */
export const ringSizeAt = (progress: number): number =>
  1 - CLOSES * Math.sin(Math.PI * flownAt(progress, INDEX_DIGIT)) ** 2
