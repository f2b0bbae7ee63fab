import { STAGE_IDS, type StageId } from '../film/stages.ts'
import { clamp, easeInOutCubic } from '../picture/ease.ts'
import type { At } from '../story/story.ts'

/** How the lamps of the studio stand, radians: turned about the line of sight, and lowered away from it. */
export interface LampTurn {
  round: number
  low: number
}

const DEGREE = Math.PI / 180

/**
 * At the end of each stage, in degrees: low and long over the paper, as designed where faces are seen head-on. No lamp
 * comes nearer to the line of sight than designed, so that such a face keeps its colour.
 */
const ENDS: Readonly<Partial<Record<StageId, { readonly round: number; readonly low: number }>>> = {
  hero: { round: 4, low: 0 },
  representation: { round: -4, low: 0 },
  sessions: { round: -10, low: 8 },
  'data-sheet': { round: 8, low: 10 },
  'odd-even': { round: 2, low: 4 },
}
const START = { round: -3, low: 0 } as const
/** Straight, as at the end of the page. */
const STRAIGHT = { round: 0, low: 0 } as const

/** The stage before one: without a data sheet, SESSIONS before the footer. */
function stageBefore(stage: StageId, hasSheet: boolean): StageId | undefined {
  if (stage === 'footer' && !hasSheet) return 'sessions'
  return STAGE_IDS[STAGE_IDS.indexOf(stage) - 1]
}

/** The most that the lamps lean towards a pointer, degrees. */
const LEAN = { round: 9, low: 5 } as const

/** Returns an angle of a stage at its progress, in degrees: it glides from the one end to the other. */
const glide = (from: number, to: number, progress: number): number =>
  from + (to - from) * easeInOutCubic(clamp(progress, 0, 1))

/** Writes how the lamps stand at a place of the story, leaning towards a pointer (−1..1 each way). */
export function sampleLamps(
  out: LampTurn,
  { stage, progress }: At,
  hasSheet: boolean,
  pointerX: number,
  pointerY: number,
): void {
  const before = stageBefore(stage, hasSheet)
  const from = before ? (ENDS[before] ?? STRAIGHT) : START
  const to = ENDS[stage] ?? STRAIGHT
  out.round = (glide(from.round, to.round, progress) + LEAN.round * pointerX) * DEGREE
  // Up and towards the line of sight they do not come: a lit edge would reach faces that are seen head-on.
  out.low = (glide(from.low, to.low, progress) + LEAN.low * Math.max(0, pointerY)) * DEGREE
}
