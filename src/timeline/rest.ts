import { progressAt } from '../film/score.ts'
import { entryPx, LEAVE_PX, sheetColumnAt, sheetIndexAt } from '../stages/data-sheet/tape.ts'
import { FOOTER } from '../stages/footer/score.ts'
import { REPRESENTATION_CUES } from './cues.ts'
import { FINALE, FINALE_HALF } from './finale.ts'
import { occurrenceAt, progressOf } from './parity.ts'
import { selectedColumnAt } from './representation.ts'
import type { At } from './sample.ts'
import { SECTION_PX } from './stages.ts'
import { CARRY, KOLAM, LEGEND_WORDS, REPRESENTATION, RESULT, SESSIONS } from './thresholds.ts'

/** A place in the story that may be written to: reduced motion keeps one and rewrites it. */
export interface MutableAt {
  stage: At['stage']
  progress: number
  offsetPx: number
}

const { named } = REPRESENTATION

/** Where a stage changes from one rest pose to the next, and the progress that each pose is sampled at. */
const REST = {
  hero: { until: LEGEND_WORDS.cut, pose: 0, legend: 1 },
  representation: { until: REPRESENTATION_CUES.swap.cutFrom, legend: named.from, done: 1 },
  sessions: {
    sumUntil: RESULT.cuts[0],
    tied: RESULT.cuts[1],
    kolam: KOLAM.thread.until,
    laid: SESSIONS.cut,
    stack: SESSIONS.held.until,
    list: 1,
  },
  /** The table before the stage's beginning: the whole list stands by it. */
  oddEven: { until: CARRY.cut, table: -0.02 },
  footer: { until: progressAt(FOOTER, 'cut') },
} as const

/** Progress at which the row stands in its order; then the ring rests on a column: the end of its stop. */
function ringRest(progress: number, index: number): number {
  const { from, until, stop } = REPRESENTATION.visits
  if (progress < REPRESENTATION.ring.from) return REPRESENTATION.orders.until
  if (progress < REPRESENTATION.ring.until) return REPRESENTATION.ring.until
  if (progress >= until) return REST.representation.done
  const column = selectedColumnAt(progress, index)
  const last = column === index && progress >= from + 4 * stop
  return last ? REST.representation.done : from + (column + 0.95) * stop
}

/**
 * Reduced motion as a second implementation of the same contract (design, section 8): the rest pose that
 * belongs to a scroll position. Stages, lengths, pattern and column are the same; nothing is in between.
 * @param index selection index of the live session
 * @param entries entries of the data sheet
 */
export function restAt(out: MutableAt, at: At, index: number, entries: number): void {
  out.stage = at.stage
  out.progress = at.progress
  out.offsetPx = at.offsetPx
  const p = at.progress
  if (at.stage === 'hero') out.progress = p < REST.hero.until ? REST.hero.pose : REST.hero.legend
  if (at.stage === 'representation')
    out.progress = p < REST.representation.until ? REST.representation.legend : ringRest(p, index)
  if (at.stage === 'sessions') {
    if (p < REST.sessions.sumUntil) {
      // The row of the base pattern stays as it is.
      out.stage = 'representation'
      out.progress = REST.representation.done
    } else out.progress = sessionsAtRest(p, entries > 0)
  }
  if (at.stage === 'data-sheet') {
    const entry = sheetIndexAt(at.offsetPx, entries)
    const restPx = entryPx(entry, sheetColumnAt(at.offsetPx, entries))
    // Nothing has begun to leave in a picture at rest.
    out.offsetPx = Math.min(restPx, entries * SECTION_PX - LEAVE_PX)
  }
  if (at.stage === 'odd-even') out.progress = oddEvenAtRest(p)
  if (at.stage === 'footer') out.progress = footerAtRest(p)
}

/** Progress of the pose of SESSIONS at rest: the figure, the stack, or the list that it becomes where there is one. */
export function sessionsAtRest(progress: number, hasList = true): number {
  const { sumUntil, tied, kolam, laid, stack, list } = REST.sessions
  if (progress < sumUntil) return 0
  if (progress < tied) return kolam
  return progress < laid || !hasList ? stack : list
}

/** Progress of the pose of ODD & EVEN at rest: the table it comes from, the occurrence that is reached, or the last one after the finale. */
export function oddEvenAtRest(progress: number): number {
  if (progress < REST.oddEven.until) return REST.oddEven.table
  return progress >= FINALE_HALF ? FINALE.until : progressOf(occurrenceAt(progress))
}

/** Progress of the footer's pose at rest: the circle before it grows, or the sun. */
const footerAtRest = (progress: number): number => (progress < REST.footer.until ? 0 : 1)
