import { clamp, partOf, smoothstep, spring } from './easing.ts'

/**
 * Progress of ODD & EVEN, after the count, in whose first half both rows come into full light: column after column, each
 * this share of the time later. In its second half the row that does not apply goes back the same way. Meanwhile their
 * occurrences are told once more, one after the other, each in so much of the time: a chip springs as high, over its number's height.
 */
export const FINALE = {
  from: 0.89,
  until: 0.952,
  stagger: 0.5,
  retold: { from: 0.25, until: 1, each: 0.26, high: 0.07 },
} as const

const OCCURRENCES = 8

/** What part of the finale has passed, 0..1. */
const partAt = (progress: number): number => partOf(progress, FINALE)

/** How much of its half of the finale a column has had, 0..1, so long after that has begun: the first one leads. */
const columnPart = (part: number, column: number): number =>
  clamp(2 * (1 + FINALE.stagger) * part - (FINALE.stagger * column) / 3, 0, 1)

/** How much of its time to come into full light a column has had, 0..1. */
const columnPartAt = (progress: number, column: number): number => columnPart(partAt(progress), column)

/** Returns how far both rows of a column have come into full light, 0..1: neither before nor after the finale. */
export const bothAt = (progress: number, column: number): number =>
  smoothstep(columnPartAt(progress, column)) - smoothstep(columnPart(partAt(progress) - 0.5, column))

/** Returns how high the piece of a column springs as its rows come into full light: 1 at its highest. */
export const liftedAt = (progress: number, column: number): number => spring(columnPartAt(progress, column))

/** Returns how far the chips of occurrence k are out of their places as it is told once more: 0 before and after it. */
export function retoldAt(progress: number, k: number): number {
  const { from, until, each } = FINALE.retold
  const begins = from + ((until - from - each) * (k - 1)) / (OCCURRENCES - 1)
  return spring(clamp((partAt(progress) - begins) / each, 0, 1))
}

/** Both rows stand in full light; from here on the page rests after the finale, with what the last occurrence has shown. */
export const FINALE_HALF = (FINALE.from + FINALE.until) / 2
