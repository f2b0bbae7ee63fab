import { easeInOutCubic } from './easing.ts'
import { evenAt } from './parity.ts'
import { CARRY } from './thresholds.ts'
import { lerp } from './vec.ts'

/** How large the numbers stand that do not apply, over those that do. */
const WAITING_SCALE = 0.6

/** The numbers rise before they go to the side, so that none has to pass over the pieces. */
const RISE = 1.9

const wayAt = (progress: number, column: number): number =>
  ((1 + CARRY.stagger) * progress) / CARRY.numbers - (CARRY.stagger * column) / 3

/** Returns how far the numbers of a column have come from the table to their pieces. */
export const numberCarriedAt = (progress: number, column: number): number =>
  easeInOutCubic(wayAt(progress, column))

/** Returns how far they have come to the height of their place. */
export const numberRisenAt = (progress: number, column: number): number =>
  easeInOutCubic(RISE * wayAt(progress, column))

/** Returns how far a number goes aside, of half a column: where it meets the pieces it passes between two of them. */
export const asideAt = (risen: number): number => Math.sin(Math.PI * risen ** 4)

/** Returns how far the table's row heads have become the names of the halves. */
export const labelCarriedAt = (progress: number): number => easeInOutCubic(progress / CARRY.labels)

/** Returns how far they have come to the height of their place. */
export const labelRisenAt = (progress: number): number => easeInOutCubic((RISE * progress) / CARRY.labels)

/** Returns what is left of the table's rules. */
export const rulesLeftAt = (progress: number): number => 1 - easeInOutCubic(progress / CARRY.rules)

/** Returns how large a row's numbers stand by their pieces: whole where the row applies. */
export function numberScaleAt(progress: number, isEven: boolean): number {
  const even = evenAt(progress)
  return lerp(WAITING_SCALE, 1, isEven ? even : 1 - even)
}
