import { progressAt } from '../film/score.ts'
import { SECTION_PX } from '../film/stages.ts'
import { restIn } from '../film/stops.ts'
import { entryPx, LEAVE_PX, sheetColumnAt, sheetIndexAt } from './data-sheet/tape.ts'
import { FOOTER } from './footer/score.ts'
import { HERO } from './hero/score.ts'
import { occurrenceAt, progressOf } from './odd-even/play.ts'
import { ODD_EVEN } from './odd-even/score.ts'
import { REPRESENTATION } from './representation/score.ts'
import { SESSIONS } from './sessions/score.ts'
import { PASSAGES } from './stops.ts'
import type { At } from './story.ts'

/** A place in the story that may be written to: reduced motion keeps one and rewrites it. */
interface MutableAt {
  stage: At['stage']
  progress: number
  offsetPx: number
}

/** Where a stage changes from one rest pose to the next, and the progress that each pose is sampled at. */
const REST = {
  hero: { until: progressAt(HERO, 'cut'), pose: 0, legend: 1 },
  representation: {
    cut: progressAt(REPRESENTATION, 'cut'),
    ring: progressAt(REPRESENTATION, 'ring'),
    found: progressAt(REPRESENTATION, 'found'),
    legend: progressAt(REPRESENTATION, 'legend'),
    ordered: progressAt(REPRESENTATION, 'swapped-3'),
  },
  sessions: {
    sumUntil: progressAt(SESSIONS, 'figure'),
    tied: progressAt(SESSIONS, 'stack'),
    kolam: progressAt(SESSIONS, 'closed'),
    laid: progressAt(SESSIONS, 'list'),
    stack: progressAt(SESSIONS, 'held'),
    list: 1,
  },
  /** The table before the stage's beginning: the whole list stands by it. */
  oddEven: { until: progressAt(ODD_EVEN, 'cut'), table: -0.02 },
  footer: { until: progressAt(FOOTER, 'cut') },
} as const

/** The legend, the row in its order, then the ring on the column that the text names; at last what it has found. */
function representationAtRest(progress: number): number {
  const { cut, ring, found } = REST.representation
  if (progress < cut) return REST.representation.legend
  if (progress < ring) return REST.representation.ordered
  return progress < found ? restIn(PASSAGES.representation, progress, 0) : 1
}

/**
 * Reduced motion as a second implementation of the same contract: the rest pose that
 * belongs to a scroll position. Stages, lengths, pattern and column are the same; nothing is in between.
 * @param entries entries of the data sheet
 */
export function restAt(out: MutableAt, at: At, entries: number): void {
  out.stage = at.stage
  out.progress = at.progress
  out.offsetPx = at.offsetPx
  const p = at.progress
  if (at.stage === 'hero') out.progress = p < REST.hero.until ? REST.hero.pose : REST.hero.legend
  if (at.stage === 'representation') out.progress = representationAtRest(p)
  if (at.stage === 'sessions') {
    if (p < REST.sessions.sumUntil) {
      // The row of the base pattern stays as it is.
      out.stage = 'representation'
      out.progress = 1
    } else out.progress = sessionsAtRest(p, entries > 0)
  }
  if (at.stage === 'data-sheet') {
    const entry = sheetIndexAt(at.offsetPx, entries)
    const restPx = entryPx(entry, sheetColumnAt(at.offsetPx, entries))
    // Nothing has begun to leave in a picture at rest.
    out.offsetPx = Math.min(restPx, entries * SECTION_PX - LEAVE_PX)
  }
  if (at.stage === 'odd-even') out.progress = oddEvenAtRest(p)
  if (at.stage === 'footer') out.progress = footerAtRest(p, entries > 0)
}

/** Progress of the pose of SESSIONS at rest: the figure, the stack, or the list that it becomes where there is one. */
export function sessionsAtRest(progress: number, hasList = true): number {
  const { sumUntil, tied, kolam, laid, stack, list } = REST.sessions
  if (progress < sumUntil) return 0
  if (progress < tied) return kolam
  return progress < laid || !hasList ? stack : list
}

/** Progress of the pose of ODD & EVEN at rest: the table it comes from, or the occurrence that is reached. */
const oddEvenAtRest = (progress: number): number =>
  progress < REST.oddEven.until ? REST.oddEven.table : progressOf(occurrenceAt(progress))

/** Progress of the footer's pose at rest: the circle of ODD & EVEN before it grows, or the sun. */
const footerAtRest = (progress: number, isAfterOddEven: boolean): number =>
  isAfterOddEven && progress < REST.footer.until ? 0 : 1
