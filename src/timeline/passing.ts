import { detour, smoothstep } from './easing.ts'

/**
 * How pieces of a row pass one another on their card, over their size: those that change places in two lanes; where they
 * pass one that stays, in three. All of them are smaller meanwhile, so that none touches another or the card's edge.
 */
const LANES = { two: { beside: 0.44, smaller: 0.24 }, three: { beside: 0.59, smaller: 0.45 } } as const
/** How high a piece is lifted meanwhile by the columns it goes, over its size there: the farther passes over the nearer. */
const OVER = [0, 0, 0.17, 0.34] as const

const lanesOf = (isThree: boolean) => (isThree ? LANES.three : LANES.two)

/**
 * Returns how far beside its row a piece is while it goes from column to column, over its size: those that go to the
 * right pass behind, those that go to the left in front, so that no two go through one another.
 * @param columns how many columns it goes, to the left below 0
 * @param part how far it has come, 0..1
 * @param isThree whether any of its row stays between those that pass
 */
export const besideAt = (columns: number, part: number, isThree: boolean): number =>
  Math.sign(columns) * lanesOf(isThree).beside * detour(part)

/** Returns how large the pieces of a row are meanwhile, of their size. */
export const sizeAt = (part: number, isThree: boolean): number => 1 - lanesOf(isThree).smaller * detour(part)

/** A ring closes in round its piece by this much. */
const CLOSER = 0.2

/** Returns how large the ring round one of them is meanwhile, over what it is round a piece of that size. */
export const ringSizeAt = (part: number): number => 1 - CLOSER * detour(part)

/** In this share of its way it is lifted, and in the last one put down. */
const LIFTED = 0.16

/** Returns how high over its row a piece is lifted meanwhile, over its size there. */
export const overAt = (columns: number, part: number): number =>
  (OVER[Math.abs(columns)] ?? 0) * smoothstep(Math.min(part, 1 - part) / LIFTED)

/**
 * Returns whether any of four pieces stays in its column while others pass it.
 * @param from columns of the four shapes before, beginning at `at`
 * @param to the same afterwards, beginning at `toAt`
 */
export function isPassed(from: ArrayLike<number>, at: number, to: ArrayLike<number>, toAt: number): boolean {
  for (let stays = 0; stays < 4; stays++) {
    const column = from[at + stays] ?? 0
    if (column !== to[toAt + stays]) continue
    for (let goes = 0; goes < 4; goes++)
      if (((from[at + goes] ?? 0) - column) * ((to[toAt + goes] ?? 0) - column) < 0) return true
  }
  return false
}
