import { COUNTED, occurrenceAt, occurrenceFrom, turnedFrom, turnedUntil } from './parity.ts'
import { PASSAGES } from './passages.ts'
import { MARKER_RESTS, STOPS } from './sheet.ts'
import { SECTION_PX, type StageId } from './stages.ts'
import { REPRESENTATION, SHEET_LEAVE_PX } from './thresholds.ts'

/**
 * A part of a stage's scroll in which the story says one thing, and where in it nothing is on its way: px since the
 * stage was pinned. Whoever stops elsewhere in it is shown the nearest place where nothing is.
 */
export interface Cell {
  from: number
  until: number
  restFrom: number
  restUntil: number
}

/** Returns a cell to write to. */
export const createCell = (): Cell => ({ from: 0, until: 0, restFrom: 0, restUntil: 0 })

function put(out: Cell, from: number, until: number, restFrom: number, restUntil: number): true {
  out.from = from
  out.until = until
  out.restFrom = restFrom
  out.restUntil = restUntil
  return true
}

/** A column of an entry of the data sheet: the marker is on it, and the list at rest. */
function columnCell(out: Cell, offsetPx: number, lengthPx: number): boolean {
  const each = SECTION_PX / STOPS
  const at = Math.floor(offsetPx / each)
  const from = at * each
  const until = from + each
  if (at < 0 || from >= lengthPx) return false
  const { slid, returned } = MARKER_RESTS
  const first = at % STOPS === 0
  const last = at % STOPS === STOPS - 1
  const restFrom = from + each * (first ? returned : slid)
  // Before the last one's middle everything begins to leave.
  const staysUntil = lengthPx - SHEET_LEAVE_PX - 1
  if (until >= lengthPx) return put(out, from, until, staysUntil, staysUntil)
  return put(out, from, until, at === 0 ? from : restFrom, until - each * (last ? returned : slid))
}

/** A visit of the ring in REPRESENTATION: the text names a column from the middle of its slide on. */
function visitCell(out: Cell, offsetPx: number, lengthPx: number): boolean {
  const { visits, read } = REPRESENTATION
  const { from, stop, slide } = visits
  const progress = offsetPx / lengthPx
  // The pieces are read out while the ring still rests.
  if (progress < from || progress >= read.from) return false
  const visit = Math.max(0, Math.floor((progress - from) / stop - slide / 2))
  const begins = from + visit * stop
  return put(
    out,
    lengthPx * (visit === 0 ? from : begins + (slide / 2) * stop),
    lengthPx * Math.min(begins + (1 + slide / 2) * stop, read.from),
    lengthPx * (visit === 0 ? from : begins + slide * stop),
    lengthPx * Math.min(begins + stop, read.from),
  )
}

/** An occurrence of ODD & EVEN: all pieces have turned over to the row that applies. */
function occurrenceCell(out: Cell, offsetPx: number, lengthPx: number): boolean {
  const progress = offsetPx / lengthPx
  if (progress < COUNTED.from || progress >= COUNTED.until) return false
  const k = occurrenceAt(progress)
  return put(
    out,
    lengthPx * occurrenceFrom(k),
    lengthPx * occurrenceFrom(k + 1),
    lengthPx * turnedFrom(k),
    lengthPx * turnedUntil(k),
  )
}

function passageCell(
  out: Cell,
  stage: StageId,
  progress: number,
  lengthPx: number,
  portrait: boolean,
): boolean {
  const stops = PASSAGES[stage][portrait ? 'portrait' : 'landscape']
  for (let i = 0; i < stops.length; i++) {
    const stop = stops[i]
    if (!stop || progress < stop[0] || progress >= stop[1]) continue
    const atPx = stop[2] * lengthPx
    return put(out, stop[0] * lengthPx, stop[1] * lengthPx, atPx, atPx)
  }
  return false
}

/**
 * Writes the cell of a scroll position: px since its stage was pinned, for so many px.
 * @param portrait whether the window is upright
 * @returns false where there is none: there every place stands as it is
 */
export function cellAt(
  out: Cell,
  stage: StageId,
  offsetPx: number,
  lengthPx: number,
  portrait: boolean,
): boolean {
  if (stage === 'data-sheet') return columnCell(out, offsetPx, lengthPx)
  if (stage === 'representation' && visitCell(out, offsetPx, lengthPx)) return true
  if (stage === 'odd-even' && occurrenceCell(out, offsetPx, lengthPx)) return true
  return passageCell(out, stage, offsetPx / lengthPx, lengthPx, portrait)
}
