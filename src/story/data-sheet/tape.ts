import type { Film } from '../../film/film.ts'
import type { Layout } from '../../film/layout.ts'
import { playerOf } from '../../film/sample.ts'
import { progressAt } from '../../film/score.ts'
import { SECTION_PX, STAGE_IDS, type StageId, svhOf } from '../../film/stages.ts'
import { clamp } from '../../picture/ease.ts'
import { DATA_SHEET, END_AT, SECTION_AT } from './score.ts'

const player = playerOf(DATA_SHEET)
/** Where the score's numbers are, and what samples them, at a place that `tapeAt` returns. */
export const { at, sample: playAt } = player
const { marks } = DATA_SHEET

export const DATA_SHEET_FILM: Film = {
  stage: 'data-sheet',
  score: DATA_SHEET,
  trackOf: player.trackOf,
  anchors: {},
}

/** Columns that the marker sweeps within one section. */
export const STOPS = 4
const COLUMN_PX = SECTION_PX / STOPS
/** In the last px of the stage everything but the last row begins to leave. */
export const LEAVE_PX = END_AT - marks.leaves
/** So many px past the stage's end the rows have gone. */
export const LIST_GONE_PX = marks.gone - END_AT

/** Px of a section by the score's marks. */
const sectionPx = (mark: number): number => ((mark - SECTION_AT) / 100) * SECTION_PX
const CHANGED = sectionPx(marks.changed)
const SLID = sectionPx(100 * progressAt(DATA_SHEET, 'there-0')) - COLUMN_PX
const CHANGES = sectionPx(marks.changes)

/**
 * Shares of a column's own scroll in which the marker is not at rest there: it slides on; at the end of the last one and at
 * the beginning of the first one patterns change.
 */
export const MARKER_RESTS = {
  slid: SLID / COLUMN_PX,
  leaves: LEAVE_PX / COLUMN_PX,
  changed: CHANGED / COLUMN_PX,
} as const

/** Scroll since the stage was pinned at which an entry is shown with the marker on a column, both at rest. */
export const entryPx = (i: number, column: number): number =>
  i * SECTION_PX + column * COLUMN_PX + (column < STOPS - 1 ? CHANGED + 2 : CHANGES - 3 * COLUMN_PX - 21)

/**
 * Scroll since the data-sheet stage was pinned, as every other stage sees it too: 0 before it and its
 * whole length after it, so that what the stage showed first or last stays selected.
 */
export function sheetOffsetPx(stage: StageId, offsetPx: number, n: number): number {
  const later = STAGE_IDS.indexOf(stage) - STAGE_IDS.indexOf('data-sheet')
  if (later === 0) return offsetPx
  return later < 0 ? 0 : n * SECTION_PX
}

/** The place of the current entry among n, by the scroll since the stage was pinned. */
export const sheetIndexAt = (offsetPx: number, n: number): number =>
  clamp(Math.floor(offsetPx / SECTION_PX), 0, Math.max(n - 1, 0))

/** The column that the marker stands for, 0 to 3: a quarter of a section each. */
export const sheetColumnAt = (offsetPx: number, n: number): number =>
  clamp(Math.floor(offsetPx / COLUMN_PX) - STOPS * sheetIndexAt(offsetPx, n), 0, STOPS - 1)

/** Hundredth of the height of the window that the sheet's way in ODD & EVEN is told for, px. */
const SVH_PX = 9

/** Scroll past the sheet's end, px, by progress of ODD & EVEN, below 0 before it; after it as on that window. */
export const pastSheetPx = (progress: number, heightPx: number): number =>
  progress * svhOf('odd-even') * (progress < 0 ? heightPx / 100 : SVH_PX)

/**
 * Returns the place of the score by the scroll since the stage was pinned: the progress of SESSIONS before it, then the same
 * section for each of the n entries, then how far the sheet has left.
 */
export function tapeAt(
  offsetPx: number,
  { entries, heightPx }: Pick<Layout, 'entries' | 'heightPx'>,
): number {
  if (offsetPx < 0) return 1 + (100 * offsetPx) / (svhOf('sessions') * heightPx)
  const pastPx = offsetPx - entries * SECTION_PX
  if (pastPx >= -LEAVE_PX) return (END_AT + pastPx) / 100
  const index = sheetIndexAt(offsetPx, entries)
  const mark = SECTION_AT + 100 * (offsetPx / SECTION_PX - index)
  // Nothing changes before the first entry.
  return (index === 0 ? Math.max(marks.changed, mark) : mark) / 100
}
