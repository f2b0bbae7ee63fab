import { partOf, smoothstep } from './easing.ts'
import { lerp } from './vec.ts'

/**
 * Another pattern is turned to in so many ms: piece and numbers of a column turn over together, so much later than those
 * before them, and are the other pattern's from their edge on.
 */
const CHANGE = { ms: 660, later: 48 } as const
const LAST = 3
/** What is said of the whole pattern changes half-way between the columns. */
const MIDDLE = LAST / 2

/** Parts of the time in which the frame of the column that is drawn goes, first of all, and comes again. */
const FRAME = { goes: { from: 0, until: 0.2 }, comes: { from: 0.8, until: 1 } } as const

/** Where what shows the other pattern is on its edge, in half turns. */
export const EDGE = 0.5

/** Whether so long after its beginning the change is over. */
export const isChanged = (ms: number): boolean => ms >= CHANGE.ms

/** Returns how far a column has turned over, in half turns, so long after it was where it began; by itself what is said of all. */
export const changedAt = (ms: number, from: number, column = MIDDLE): number =>
  lerp(from, 1, smoothstep((ms - CHANGE.later * column) / (CHANGE.ms - CHANGE.later * LAST)))

/** Returns where a change begins that comes so far into another one: past the edge the other face is the one that turns. */
export const beginsAt = (turned: number): number => (turned < EDGE ? turned : turned - 1)

/** Returns how high of its own height something is seen that has turned so far. */
export const seenTurned = (turned: number): number => Math.abs(Math.cos(Math.PI * turned))

/** Returns how much of the frame shows. */
export const frameLeftAt = (ms: number): number =>
  1 - smoothstep(partOf(ms / CHANGE.ms, FRAME.goes)) + smoothstep(partOf(ms / CHANGE.ms, FRAME.comes))
