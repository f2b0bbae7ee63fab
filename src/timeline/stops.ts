import { restIn } from '../film/stops.ts'
import { LEAVE_PX, MARKER_RESTS, STOPS } from '../stages/data-sheet/tape.ts'
import { clamp, partOf } from './easing.ts'
import { orderStop } from './orders.ts'
import { COUNTED, occurrenceAt, turnedFrom, turnedUntil } from './parity.ts'
import { PASSAGES, SHEET_STANDS } from './passages.ts'
import { SECTION_PX, type StageId } from './stages.ts'
import { REPRESENTATION } from './thresholds.ts'

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

/** The ring comes back to what it has found, after a visit to each column. */
const LAST_VISIT = 4

/** A visit of the ring in REPRESENTATION, as progress: the text names a column from the middle of its slide on. */
function visitStop(progress: number): number {
  const { ring, visits, read } = REPRESENTATION
  const { from, stop, slide } = visits
  const visit = Math.max(0, Math.floor((progress - from) / stop - slide / 2))
  // As it comes back the first piece turns over to its number.
  if (visit === LAST_VISIT) return read.from
  const begins = from + visit * stop
  // The pieces are read out while the ring still rests.
  return clamp(progress, visit === 0 ? ring.until : begins + slide * stop, Math.min(begins + stop, read.from))
}

/** A piece of the legend that is named, as progress: it has come forward and given its number, and the next one still lies. */
function namedStop(progress: number): number {
  const { gather, named } = REPRESENTATION
  const { from, step, comes, landed } = named
  // Half-way to the next one, that is the nearer.
  const piece = Math.floor((progress - from) / step - comes / 2)
  if (piece < 0) return Math.min(progress, from)
  if (piece > 3) return gather.from
  return clamp(progress, from + (piece + landed) * step, from + (piece + 1) * step)
}

/** What has come so far into the row, or out of it, goes on where the page rests: else it would be seen to turn back. */
const ON_ITS_WAY = 0.25

/** An order on the way to the base pattern, as progress; before the first one the legend, or the row that it becomes. */
function orderOrLegendStop(progress: number, swaps: number, heading: Heading): number {
  const { gather, orders } = REPRESENTATION
  if (progress < gather.from) return namedStop(progress)
  if (partOf(progress, gather) < (heading < 0 ? 1 - ON_ITS_WAY : ON_ITS_WAY)) return gather.from
  return progress < orders.from ? orders.from : orderStop(progress, swaps)
}

/**
 * An occurrence of ODD & EVEN, as progress: all pieces have turned over to the row that applies, and a column is drawn. A
 * draw that has begun to go gives way to the next one, and on the way back to the one before.
 */
function occurrenceStop(progress: number, heading: Heading): number {
  const k = occurrenceAt(progress)
  const from = turnedFrom(k)
  const until = turnedUntil(k)
  if (heading > 0 && progress > until && k < COUNTED.occurrences) return turnedFrom(k + 1)
  if (heading < 0 && progress < from && k > 1) return turnedUntil(k - 1)
  return clamp(progress, from, until)
}

const isIn = (progress: number, from: number, until: number): boolean => progress >= from && progress < until

/**
 * Returns where the story settles when the page rests at a scroll position: the nearest place at which it says the same
 * and nothing is on its way; the position itself where that is one, or where there is none. Where the page has moved there,
 * what has begun to come or to go does so: nothing that has been shown is taken back.
 * @param offsetPx px since the stage was pinned
 * @param lengthPx for how many px it is
 * @param swaps that the base pattern of REPRESENTATION is away from the legend's order
 * @param heading in which direction the page has come there
 */
export function stopAt(
  stage: StageId,
  offsetPx: number,
  lengthPx: number,
  swaps: number,
  heading: Heading = 0,
): number {
  const progress = offsetPx / lengthPx
  if (stage === 'data-sheet') return columnStop(offsetPx, lengthPx)
  if (stage === 'representation' && progress < REPRESENTATION.ring.from)
    return orderOrLegendStop(progress, swaps, heading) * lengthPx
  if (stage === 'representation' && isIn(progress, REPRESENTATION.ring.until, REPRESENTATION.read.from))
    return visitStop(progress) * lengthPx
  if (stage === 'odd-even' && isIn(progress, COUNTED.from, COUNTED.until))
    return occurrenceStop(progress, heading) * lengthPx
  if (stage === 'odd-even' && progress < SHEET_STANDS[heading < 0 ? 'back' : 'on']) return -STANDS_PX
  return restIn(PASSAGES[stage], progress, heading) * lengthPx
}
