import { smoothstep } from './easing.ts'
import { lerp } from './vec.ts'

/**
 * How far before and behind a row's middle its outer lanes run, how high over the plate the front one does, and how large
 * the pieces in those two are, all over a piece's size: one passes over the other, nearer to the reader, and both stay
 * inside the plate's rim.
 */
const LANES = { aside: 0.25, high: 0.3, front: 1, back: 0.9 } as const
/** In this share of its time a piece goes to its lane, and at the end back to its row's middle. */
const ASIDE = 0.28

/**
 * Finds a lane for each shape of a row that is sorted: from column to column none goes past another in its own lane.
 * Lane 0 is the front one, in which those go that others pass only behind and under them: to the right.
 * @param from columns of four shapes from `fromAt` on, and `to` those that they go to
 * @returns how many lanes there are
 */
export function findLanes(
  from: ArrayLike<number>,
  fromAt: number,
  to: ArrayLike<number>,
  toAt: number,
  lanes: Uint8Array,
): number {
  let count = 1
  for (let column = 0; column < 4; column++)
    for (let shape = 0; shape < 4; shape++) {
      if (from[fromAt + shape] !== column) continue
      let lane = 0
      for (let other = 0; other < 4; other++) {
        const isPassed = (to[toAt + other] ?? 0) > (to[toAt + shape] ?? 0)
        if (isPassed && (from[fromAt + other] ?? 0) < column) lane = Math.max(lane, (lanes[other] ?? 0) + 1)
      }
      lanes[shape] = lane
      count = Math.max(count, lane + 1)
    }
  return count
}

/** Returns how far pieces are in their lanes at a part of their time, 0..1. */
export const inLaneAt = (part: number): number => smoothstep(Math.min(part, 1 - part) / ASIDE)

/** How far from the front lane to the back one a lane is, 0..1; a row that stays has only one. */
const backOf = (lane: number, count: number): number => (count > 1 ? lane / (count - 1) : 0.5)

/** Returns how far behind its row's middle a lane runs, over a piece's size: below 0 before it. */
export const laneOf = (lane: number, count: number): number => LANES.aside * (2 * backOf(lane, count) - 1)

/** Returns how high over its place on the plate a piece is that is so far in its lane, over its size. */
export const heightInLane = (lane: number, count: number, inLane: number): number =>
  count > 1 ? LANES.high * (1 - backOf(lane, count)) * inLane : 0

/** Returns how large a piece is, over its size, that is so far in its lane. */
export const sizeInLane = (lane: number, count: number, inLane: number): number =>
  count > 1 ? lerp(1, lerp(LANES.front, LANES.back, backOf(lane, count)), inLane) : 1
