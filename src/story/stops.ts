import { progressAt } from '../film/score.ts'
import { SECTION_PX, STAGE_IDS, type StageId } from '../film/stages.ts'
import { restIn, type Stop, stopsOf } from '../film/stops.ts'
import { clamp } from '../picture/ease.ts'
import { LEAVE_PX, MARKER_RESTS, STOPS } from './data-sheet/tape.ts'
import { ODD_EVEN } from './odd-even/score.ts'
import { ALONE } from './sessions/score.ts'
import { STAGES } from './story.ts'

/**
 * Best composed frames of the passages from one thing that a stage says to the next one. No heading rests half-way out of
 * the window or its clip, and no piece on its way to its column.
 */
const PASSAGES = Object.fromEntries(STAGE_IDS.map(id => [id, stopsOf(STAGES[id].film.score)])) as Readonly<
  Record<StageId, readonly Stop[]>
>

/** Those of SESSIONS where no data sheet follows. */
const ALONE_STOPS = stopsOf(ALONE)

/** The direction in which the page has last moved: 1 on, -1 back, 0 where it has been put. */
export type Heading = -1 | 0 | 1

/** The last place of the data sheet at which nothing has begun to leave, px before its end. */
const STANDS_PX = LEAVE_PX + 1

/** A column of an entry of the data sheet: the marker is on it, and the list at rest. */
function columnStop(offsetPx: number, lengthPx: number): number {
  const each = SECTION_PX / STOPS
  const at = Math.floor(offsetPx / each)
  const from = at * each
  const until = from + each
  const { slid, leaves, changed } = MARKER_RESTS
  const restFrom = at === 0 ? from : from + each * (at % STOPS === 0 ? changed : slid)
  const patternUntil = until - each * (at % STOPS === STOPS - 1 ? leaves : slid)
  // Before the last one's middle everything begins to leave.
  const restUntil = Math.min(patternUntil, lengthPx - STANDS_PX)
  return clamp(offsetPx, restFrom, restUntil)
}

/**
 * Returns where the story settles when the page rests at a scroll position: the nearest place at which it says the same
 * and nothing is on its way; the position itself where that is one, or where there is none. Where the page has moved there,
 * what has begun to come or to go does so: nothing that has been shown is taken back.
 * @param offsetPx px since the stage was pinned
 * @param lengthPx for how many px it is
 * @param heading in which direction the page has come there
 * @param hasSheet whether a data sheet follows SESSIONS
 */
export function stopAt(
  stage: StageId,
  offsetPx: number,
  lengthPx: number,
  heading: Heading = 0,
  hasSheet = true,
): number {
  const progress = offsetPx / lengthPx
  if (stage === 'data-sheet') return columnStop(offsetPx, lengthPx)
  if (stage === 'odd-even' && progress < progressAt(ODD_EVEN, heading < 0 ? 'back' : 'sheet'))
    return -STANDS_PX
  const stops = stage === 'sessions' && !hasSheet ? ALONE_STOPS : PASSAGES[stage]
  return restIn(stops, progress, heading) * lengthPx
}
