import { partOf, smoothstep } from './easing.ts'
import { lerp } from './vec.ts'

/**
 * Another pattern is turned to: all pieces turn over as one in so many ms, and are the other pattern's from their edge on.
 * Their numbers turn with them, each column's so much later than the one before it: half of them before the pieces.
 */
const CHANGE = { ms: 660, later: 36 } as const
const LAST = 3

/** Parts of the time in which the frame of the column that is drawn goes, first of all, and comes again. */
const FRAME = { goes: { from: 0, until: 0.2 }, comes: { from: 0.8, until: 1 } } as const

/** Where what shows the other pattern is on its edge, in half turns. */
export const EDGE = 0.5

/** Whether so long after its beginning the change is over. */
export const isChanged = (ms: number): boolean => ms >= CHANGE.ms

/** Returns how far the pieces have turned over, in half turns, so long after they were where they began. */
export const changedAt = (ms: number, from: number): number => lerp(from, 1, smoothstep(ms / CHANGE.ms))

/** Returns how far the numbers of a column have. */
export const numbersChangedAt = (ms: number, from: number, column: number): number =>
  lerp(from, 1, smoothstep((ms - CHANGE.later * column) / (CHANGE.ms - CHANGE.later * LAST)))

/** Returns where a change begins that comes so far into another one: past the edge the other face is the one that turns. */
export const beginsAt = (turned: number): number => (turned < EDGE ? turned : turned - 1)

/** Returns how high of its own height something is seen that has turned so far. */
export const seenTurned = (turned: number): number => Math.abs(Math.cos(Math.PI * turned))

/** Returns how much of the frame shows. */
export const frameLeftAt = (ms: number): number =>
  1 - smoothstep(partOf(ms / CHANGE.ms, FRAME.goes)) + smoothstep(partOf(ms / CHANGE.ms, FRAME.comes))
