import { clamp, slide } from './easing.ts'
import { STAGE_IDS, type StageId } from './stages.ts'

/** Progress of the ODD & EVEN stage over which the occurrences are counted (design, section 6). */
export const COUNTED = { from: 0.28, until: 0.96, occurrences: 8 } as const
const EACH = (COUNTED.until - COUNTED.from) / COUNTED.occurrences
/** Part of an occurrence in which the border moves. */
const MOVE = 0.35
/** Keeps a threshold on its own side where binary fractions miss it. */
const HAIR = 1e-9

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

/** Where the border between the odd and the even half stands, as a fraction of the stage's height from its top. */
export function borderAt(progress: number, portrait: boolean): number {
  const k = occurrenceAt(progress)
  const to = borderAtRest(k, portrait)
  const from = borderAtRest(Math.max(k - 1, 1), portrait)
  return from + (to - from) * slide(counted(progress), k - 1, MOVE)
}

/** Progress at the middle of occurrence k: where the strip of occurrences leads. */
export const progressOf = (k: number): number => COUNTED.from + (k - 0.5) * EACH
