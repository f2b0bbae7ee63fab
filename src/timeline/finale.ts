import { clamp, partOf, spring } from './easing.ts'

/**
 * Progress of ODD & EVEN, after the count, in which the pieces leap and turn over once more, column after column, each this
 * share of the time later. In its middle the occurrences of both rows are told once more, one after the other, each in so
 * much of that time: its chips swell in their places. The rows stay as they are: the one that does not apply still waits.
 */
export const FINALE = {
  from: 0.85,
  until: 0.94,
  stagger: 0.35,
  told: { from: 0.875, until: 0.922 },
  each: 0.3,
} as const

/** How many are counted. */
export const OCCURRENCES = 8

/** What part of the finale has passed, 0..1. */
const partAt = (progress: number): number => partOf(progress, FINALE)

/** Returns how much of its leap the piece of a column has made as its rows are told once more, the first one ahead, 0..1. */
export const leaptAt = (progress: number, column: number): number =>
  clamp((1 + FINALE.stagger) * partAt(progress) - (FINALE.stagger * column) / 3, 0, 1)

/** Returns how far the chips of occurrence k have swollen as it is told once more: 0 before and after it. */
export function retoldAt(progress: number, k: number): number {
  const { each } = FINALE
  const begins = ((1 - each) * (k - 1)) / (OCCURRENCES - 1)
  return spring(clamp((partOf(progress, FINALE.told) - begins) / each, 0, 1))
}

/** From here on the page rests after the finale, with what the last occurrence has shown. */
export const FINALE_HALF = (FINALE.from + FINALE.until) / 2
