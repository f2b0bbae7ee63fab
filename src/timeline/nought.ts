import { ownDrawnAt, ownGiltAt } from './band.ts'
import { arch, clamp, overshoot, partOf } from './easing.ts'
import { TURNS, WAVE } from './leaps.ts'
import { standsOver } from './rolling.ts'
import { OWN_LINE } from './thresholds.ts'

/**
 * With its column's quarter of the line the sun tosses up a coin of its own, which is the fourth piece: its size over that of the
 * others, whose corners reach farther; how much of the quarter it takes to be so large, by how much it is larger before
 * that, and to be there at all; how high it goes, in their sizes.
 */
const NOUGHT = { size: 0.93, grows: 0.6, larger: 0.1, fades: 0.3, high: 0.2 } as const

/** The coin: its size over that of the others; how far its middle is over the rim, in their sizes; how much of it shows. */
export interface Nought {
  size: number
  over: number
  alpha: number
}

/** Returns a coin that has not come. */
export const createNought = (): Nought => ({ size: 0, over: 0, alpha: 0 })

/** How many quarters of the line are drawn since a column's own began. */
const quartersSince = (progress: number, column: number): number => 4 * ownDrawnAt(progress) - column

/** Returns what part of its turn to its number has passed in a column, 0..1: half of it with half of the line's quarter. */
export const turnedAt = (progress: number, column: number): number =>
  clamp((quartersSince(progress, column) - 0.5) / TURNS.way + 0.5, 0, 1)

/** Returns how high what stands in a column has hopped, in its sizes: as it turns over, and once more in the end. */
export const hoppedAt = (progress: number, column: number): number =>
  TURNS.high * arch(turnedAt(progress, column)) +
  WAVE.high * arch(clamp(4 * ownGiltAt(progress) - column, 0, 1))

/** Writes how far the coin of a column has come. */
export function noughtAt(progress: number, column: number, out: Nought): void {
  const part = clamp(quartersSince(progress, column), 0, 1)
  out.size = NOUGHT.size * overshoot(part / NOUGHT.grows, NOUGHT.larger)
  out.over = standsOver(0, 0) * out.size + NOUGHT.high * arch(part) + hoppedAt(progress, column)
  out.alpha = Math.min(1, part / NOUGHT.fades)
}

/** So many columns have room beside the row on either side, to the edges of every window. */
const BESIDE = 2
const CLOSES = { from: OWN_LINE.until, until: OWN_LINE.closed } as const

/**
 * Returns up to which column the studs of the sun are lit: those of a column as its quarter of the line is drawn, those
 * beyond the first one before it and those beyond the last one as the line closes.
 */
export function litUntil(progress: number): number {
  const quarters = quartersSince(progress, 0)
  return Math.min(quarters, 3 * quarters - BESIDE) - 0.5 + BESIDE * partOf(progress, CLOSES)
}
