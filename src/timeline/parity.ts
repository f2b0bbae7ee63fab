import { clamp, slide, smoothstep } from './easing.ts'
import { STAGE_IDS, type StageId } from './stages.ts'

/** Progress of the ODD & EVEN stage over which the occurrences are counted (design, section 6). */
export const COUNTED = { from: 0.28, until: 0.96, occurrences: 8 } as const
const EACH = (COUNTED.until - COUNTED.from) / COUNTED.occurrences
/** Part of an occurrence in which the border moves. */
const MOVE = 0.35
/** Keeps a threshold on its own side where binary fractions miss it. */
const HAIR = 1e-9
const HALF_TURN = 180

/** Height of the border between the halves, as a fraction of the window from the top. */
const BORDER = {
  landscape: { odd: 0.625, even: 0.575 },
  portrait: { odd: 0.578, even: 0.531 },
} as const

const counted = (progress: number): number => (progress - COUNTED.from) / EACH + HAIR

/** Progress of the ODD & EVEN stage, as every other stage sees it too: 0 before it, 1 after it. */
export function parityProgress(stage: StageId, progress: number): number {
  const later = STAGE_IDS.indexOf(stage) - STAGE_IDS.indexOf('odd-even')
  if (later === 0) return progress
  return later < 0 ? 0 : 1
}

/** The running occurrence number k, 1 to 8: 1 before the count begins, 8 after its end. */
export const occurrenceAt = (progress: number): number =>
  clamp(Math.floor(counted(progress)) + 1, 1, COUNTED.occurrences)

/** Where the border stands while occurrence k is at rest. */
export function borderAtRest(k: number, portrait: boolean): number {
  const { odd, even } = portrait ? BORDER.portrait : BORDER.landscape
  return k % 2 === 0 ? even : odd
}

/** Which row applies: 0 the odd one, 1 the even one, a fraction while the one gives way to the other. */
export function evenAt(progress: number): number {
  const k = occurrenceAt(progress)
  if (k === 1) return 0
  const moved = slide(counted(progress), k - 1, MOVE)
  return k % 2 === 0 ? moved : 1 - moved
}

/** Where the border between the odd and the even half stands, as a fraction of the stage's height from its top. */
export function borderAt(progress: number, portrait: boolean): number {
  const { odd, even } = portrait ? BORDER.portrait : BORDER.landscape
  return odd + (even - odd) * evenAt(progress)
}

/** How far a piece leans towards the row that applies, degrees about its own level axis. */
const LEAN_DEG = 12
/** Part of an occurrence in which the pieces turn over; the last column starts this share of it after the first. */
const TURN_OVER = { length: 0.46, stagger: 0.3 } as const

/** The row that a piece turns to: 1 for the even one, −1 for the odd one. */
const sideAt = (progress: number): number => (occurrenceAt(progress) % 2 === 0 ? 1 : -1)

/** How much of its way over the piece of a column has turned. */
function overAt(progress: number, column: number): number {
  const k = occurrenceAt(progress)
  if (k === 1) return 1
  const { length, stagger } = TURN_OVER
  const turned = (counted(progress) - (k - 1)) / length
  return smoothstep((1 + stagger) * turned - (stagger * column) / 3)
}

/** Returns how far the piece of a column leans towards the row that applies, degrees: upwards is below 0. */
export const leanAt = (progress: number, column: number): number =>
  sideAt(progress) * (2 * overAt(progress, column) - 1) * LEAN_DEG

/**
 * Returns how far the piece of a column is turned about its own level axis, degrees: with each occurrence it rolls over
 * to the row that applies from there on, and leans towards it.
 */
export const turnedOverAt = (progress: number, column: number): number =>
  leanAt(progress, column) +
  (occurrenceAt(progress) === 1 ? 0 : sideAt(progress) * overAt(progress, column) * HALF_TURN)

/** Progress at the middle of occurrence k: where the strip of occurrences leads. */
export const progressOf = (k: number): number => COUNTED.from + (k - 0.5) * EACH
