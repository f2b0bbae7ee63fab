import { clamp, easeInOutCubic, easeOutCubic, slide, smoothstep } from './easing.ts'
import { carriedAt, sizedAt } from './odd-even.ts'
import { evenAt } from './parity.ts'
import { CARRY, SUNRISE } from './thresholds.ts'
import { lerp } from './vec.ts'

/** How large the numbers stand that do not apply, over those that do. */
const WAITING_SCALE = 0.54

/** Returns how far the numbers have come from the table to their columns: on phones when they have left the names. */
export const numberCarriedAt = (progress: number, portrait: boolean): number =>
  portrait
    ? slide(progress, CARRY.across.from, CARRY.across.until - CARRY.across.from)
    : carriedAt(progress, portrait)

/** Returns how far the numbers of a column have grown: with their piece. */
export const numberGrownAt = sizedAt

/** On phones the table stands under the pieces: what comes up from it waits until they are down. */
const pastAt = (progress: number): number =>
  slide(progress, CARRY.past.from, CARRY.past.until - CARRY.past.from)

/** Returns how far the numbers have come to the height of their row. */
export const numberRisenAt = (progress: number, portrait: boolean): number =>
  portrait ? pastAt(progress) : slide(progress, CARRY.rise.from, CARRY.rise.until - CARRY.rise.from)

/**
 * Returns how far a number goes aside to pass between two pieces, of half a column: nothing at its own place.
 * @param heightPx how far from the row it is, and is to be in the end
 * @param nearPx how near to the row it would touch its piece
 */
export const asideAt = (heightPx: number, restPx: number, nearPx: number): number =>
  smoothstep((restPx - Math.abs(heightPx)) / (restPx - nearPx))

/** Returns how far the table's row heads have become the names of the halves: with the numbers, on phones when these are past them. */
export const labelCarriedAt = (progress: number, portrait: boolean): number =>
  portrait
    ? slide(progress, CARRY.names.grow, CARRY.past.until - CARRY.names.grow)
    : carriedAt(progress, portrait)

/** Returns how far they have come to the height of their place on phones: ODD goes ahead of its numbers, and EVEN follows. */
export function labelRisenAt(progress: number, isEven: boolean): number {
  const { names, follows, past } = CARRY
  return isEven
    ? slide(progress, follows, past.until - follows)
    : slide(progress, names.from, names.until - names.from)
}

/** Returns what is left of the table's rules. */
export const rulesLeftAt = (progress: number): number => 1 - easeInOutCubic(progress / CARRY.rules)

/** Returns how large a row's number stands by its piece: whole where the row applies. */
export function numberScaleAt(progress: number, isEven: boolean, column: number): number {
  const even = evenAt(progress, column)
  return lerp(WAITING_SCALE, 1, isEven ? even : 1 - even)
}

/** Returns how far the even row has sunk out of the stage as the ink begins to rise. */
export const evenSunkAt = (progress: number): number =>
  slide(progress, SUNRISE.sink.from, SUNRISE.sink.until - SUNRISE.sink.from)

/** Returns how much of the odd row is left: of its numbers, and of its name. */
export const oddLeftAt = (progress: number): number =>
  1 - clamp((progress - SUNRISE.fade.from) / (SUNRISE.fade.until - SUNRISE.fade.from), 0, 1)

/** Returns how far the table's heading has gone up out of the page as the stage begins. */
export const sheetHeadingGone = (progress: number): number => {
  const { from, until } = CARRY.heading
  return clamp((progress - from) / (until - from), 0, 1) ** 2
}

/** Returns how far a part of the stage's own heading has risen into its place. */
export const headingPartRisen = (progress: number, part: number): number => {
  const { rises, risen, step } = CARRY.heading
  return easeOutCubic((progress - rises - part * step) / (risen - rises))
}
