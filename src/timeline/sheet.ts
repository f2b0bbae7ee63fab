import { clamp, slide } from './easing.ts'
import { SECTION_PX, STAGE_IDS, type StageId } from './stages.ts'
import { SHEET_LEAVE_PX } from './thresholds.ts'

/** Columns that the marker sweeps within one section of 300 px. */
export const STOPS = 4
/** The list and the returning ring travel in this part of a section on either side of its boundary. */
const TRAVEL = 0.12
/** Length of the ring's slide from one column to the next, in sections. */
const SLIDE = 0.1

/** Sections scrolled since the stage was pinned, held to the 0..n that there are. */
const sections = (offsetPx: number, n: number): number => clamp(offsetPx / SECTION_PX, 0, Math.max(n, 0))

/**
 * Scroll since the data-sheet stage was pinned, as every other stage sees it too: 0 before it and its
 * whole length after it, so that what the stage showed first or last stays selected.
 */
export function sheetOffsetPx(stage: StageId, offsetPx: number, n: number): number {
  const later = STAGE_IDS.indexOf(stage) - STAGE_IDS.indexOf('data-sheet')
  if (later === 0) return offsetPx
  return later < 0 ? 0 : n * SECTION_PX
}

/** Returns what is left of what leaves the sheet at its end: 1 before that, 0 at the end. */
export const sheetLeft = (offsetPx: number, n: number): number =>
  clamp((n * SECTION_PX - offsetPx) / SHEET_LEAVE_PX, 0, 1)

/** Where a column of a section is at rest, px into its quarter: past the list's way and the ring's slide. */
const REST_PX = 38

/** Scroll since the stage was pinned at which an entry is shown with the marker on a column, both at rest. */
export const entryPx = (i: number, column: number): number =>
  i * SECTION_PX + (column * SECTION_PX) / STOPS + REST_PX

/** Shares of a column's own scroll that go by before the marker rests there: it slides on, or comes back to the first one. */
export const MARKER_RESTS = { slid: (SLIDE / 2) * STOPS, returned: TRAVEL * STOPS } as const

/** The place of the current entry among n, by the scroll since the stage was pinned (decisions, Data-sheet stage). */
export const sheetIndexAt = (offsetPx: number, n: number): number =>
  clamp(Math.floor(offsetPx / SECTION_PX), 0, Math.max(n - 1, 0))

/** The column that the marker stands for, 0 to 3: a quarter of a section each (decisions, Marker). */
export function sheetColumnAt(offsetPx: number, n: number): number {
  const within = sections(offsetPx, n) - sheetIndexAt(offsetPx, n)
  return Math.min(Math.floor(within * STOPS), STOPS - 1)
}

/**
 * How far the way from this entry to the next is travelled: −.5 just past the boundary with the one before,
 * 0 at rest, .5 just short of the boundary with the next. Nothing stands before the first or after the last.
 */
function travel(at: number, i: number, n: number): number {
  const q = at - i
  if (q > 1 - TRAVEL && i < n - 1) return slide(q, 1 - TRAVEL, 2 * TRAVEL)
  if (q < TRAVEL && i > 0) return slide(q, -TRAVEL, 2 * TRAVEL) - 1
  return 0
}

/** Which entry stands in the middle of the window, as a fraction while the list moves (design, section 5). */
export function listPosition(offsetPx: number, n: number): number {
  const i = sheetIndexAt(offsetPx, n)
  return i + travel(sections(offsetPx, n), i, n)
}

/** The column under the ring, 0..3, as a fraction while it slides on or returns to the first one. */
export function ringColumnAt(offsetPx: number, n: number): number {
  const at = sections(offsetPx, n)
  const i = sheetIndexAt(offsetPx, n)
  const returned = travel(at, i, n)
  if (returned > 0) return (STOPS - 1) * (1 - returned)
  if (returned < 0) return (STOPS - 1) * -returned
  let column = 0
  for (let stop = 1; stop < STOPS; stop++) column += slide(at - i, stop / STOPS - SLIDE / 2, SLIDE)
  return column
}

/** How high the ring is on its way back to the first column: 1 at the boundary, 0 where it lies on a token. */
export function ringLiftAt(offsetPx: number, n: number): number {
  const away = Math.abs(travel(sections(offsetPx, n), sheetIndexAt(offsetPx, n), n))
  return 4 * away * (1 - away)
}
