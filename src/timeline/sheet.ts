import { clamp, easeInOutCubic, slide, smoothstep } from './easing.ts'
import { SECTION_PX, STAGE_IDS, type StageId } from './stages.ts'
import { SHEET_LEAVE_PX } from './thresholds.ts'

/** Columns that the marker sweeps within one section of 300 px. */
export const STOPS = 4
/** A change of pattern takes this part of a section on either side of its boundary. */
const TRAVEL = 0.12
/** Length of the marker's slide from one column to the next, in sections. */
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

/**
 * Rows are drawn in towards the tray, px at the list's scale 1: how far, from where on they fade, and where they are gone: none
 * comes where another one's name stands.
 */
const DRAWN_IN = { way: 34, fades: 2, gone: 24 } as const

/** Returns how far the rows have been drawn in, px at the list's scale 1, by what is left of the sheet. */
export const drawnInPx = (left: number): number => DRAWN_IN.way * smoothstep(1 - left)

/** Returns how much of these rows shows, of their pieces as of their names. */
export const rowsLeft = (left: number): number =>
  clamp((DRAWN_IN.gone - drawnInPx(left)) / (DRAWN_IN.gone - DRAWN_IN.fades), 0, 1)

/**
 * Where each column of a section is at rest, px into its quarter: past the slides of ring and ink, in the first one past the
 * change of the pattern, and in the last one before the next change.
 */
const REST_PX = [58, 38, 38, 18] as const

/** Scroll since the stage was pinned at which an entry is shown with the marker on a column, both at rest. */
export const entryPx = (i: number, column: number): number =>
  i * SECTION_PX + (column * SECTION_PX) / STOPS + (REST_PX[column] ?? 0)

/** From where before a boundary, and until where beyond it, patterns change, px: also where a group begins. */
const CHANGES_PX = { before: 54, beyond: 56 } as const

/**
 * Shares of a column's own scroll in which the marker is not at rest there: it slides on; at the end of the last one and at
 * the beginning of the first one patterns change.
 */
export const MARKER_RESTS = {
  slid: (SLIDE / 2) * STOPS,
  leaves: (CHANGES_PX.before * STOPS) / SECTION_PX,
  changed: (CHANGES_PX.beyond * STOPS) / SECTION_PX,
} as const

/** The place of the current entry among n, by the scroll since the stage was pinned (decisions, Data-sheet stage). */
export const sheetIndexAt = (offsetPx: number, n: number): number =>
  clamp(Math.floor(offsetPx / SECTION_PX), 0, Math.max(n - 1, 0))

/** The column that the marker stands for, 0 to 3: a quarter of a section each (decisions, Marker). */
export function sheetColumnAt(offsetPx: number, n: number): number {
  const within = sections(offsetPx, n) - sheetIndexAt(offsetPx, n)
  return Math.min(Math.floor(within * STOPS), STOPS - 1)
}

/**
 * A change of pattern is one gesture, in px from the boundary: list, counter and kolam change together, the ink column goes back
 * over the table, and as it leaves a column this one's numbers roll and its towers change: the first one's with the list.
 */
const TIES = { from: -32, length: 64 } as const
/** The ink column's way back to the first column: it has left one when half of this one's change is done, and never lies over two entries. */
const RETURN = { from: -32, length: 32 } as const
/** From column to column, the last one first; all are there as the change ends. */
const WAVE = { from: -26, step: 6, length: 30 } as const
/** Numbers need less of their column's time than the towers, by this factor. */
const ROLLS = 1.4
/** The ring leaves with its piece, and has opened when that is so far from the middle row, in rows. */
const OPEN = 0.36

/** The first of the two patterns whose boundary is the nearest. */
const leftAt = (offsetPx: number, n: number): number =>
  clamp(Math.round(sections(offsetPx, n)), 1, Math.max(1, n - 1)) - 1

/** Scroll since that boundary, px; a sheet of one pattern never comes to one. */
export const pastBoundaryPx = (offsetPx: number, n: number): number =>
  n < 2 ? -SECTION_PX : (sections(offsetPx, n) - leftAt(offsetPx, n) - 1) * SECTION_PX

/** What part of the list's way from an entry to the next has gone by, 0..1. */
const wayAt = (offsetPx: number, n: number): number =>
  clamp(0.5 + pastBoundaryPx(offsetPx, n) / (2 * TRAVEL * SECTION_PX), 0, 1)

const listMoved = (way: number): number => easeInOutCubic(way)

/** Which entry stands in the middle of the window and is counted, as a fraction while the list moves (design, section 5). */
export const listPosition = (offsetPx: number, n: number): number =>
  leftAt(offsetPx, n) + listMoved(wayAt(offsetPx, n))

/** Which entry's kolam is tied, as a fraction while they change. */
export const tiedPosition = (offsetPx: number, n: number): number =>
  leftAt(offsetPx, n) + slide(pastBoundaryPx(offsetPx, n), TIES.from, TIES.length)

/** Which entry's numbers and towers stand in a column, as a fraction while they change: evenly, for each has a track of its own. */
export function columnPosition(offsetPx: number, n: number, column: number): number {
  const px = pastBoundaryPx(offsetPx, n) - WAVE.from - (STOPS - 1 - column) * WAVE.step
  return leftAt(offsetPx, n) + clamp(px / WAVE.length, 0, 1)
}

/** Which entry's numbers stand in a column, as a fraction while they roll: they are there before the towers. */
export const rollingPosition = (offsetPx: number, n: number, column: number): number => {
  const at = columnPosition(offsetPx, n, column)
  return Math.floor(at) + easeInOutCubic((at % 1) * ROLLS)
}

/** The marker's column, 0..3, as a fraction while it slides on or goes back to the first one. */
export function markerColumnAt(offsetPx: number, n: number): number {
  const back = (pastBoundaryPx(offsetPx, n) - RETURN.from) / RETURN.length
  if (back > 0 && back < 1) return (STOPS - 1) * (1 - smoothstep(back))
  const within = sections(offsetPx, n) - sheetIndexAt(offsetPx, n)
  let column = 0
  for (let stop = 1; stop < STOPS; stop++) column += slide(within, stop / STOPS - SLIDE / 2, SLIDE)
  return column
}

/** The column of the piece in the ring: between two patterns the last one of the row that leaves, then the first one of the next. */
export function ringColumnAt(offsetPx: number, n: number): number {
  const way = wayAt(offsetPx, n)
  if (way === 0 || way === 1) return markerColumnAt(offsetPx, n)
  return way < 0.5 ? STOPS - 1 : 0
}

/** How far over the middle row the ring is, in rows: it goes down with its piece, and comes down with the next one. */
export function ringRowAt(offsetPx: number, n: number): number {
  const way = wayAt(offsetPx, n)
  return (way < 0.5 ? 0 : 1) - listMoved(way)
}

/** How far the ring has closed about its piece: 1 at rest, 0 where that is out of the tray. */
export function ringClosedAt(offsetPx: number, n: number): number {
  const away = Math.abs(ringRowAt(offsetPx, n))
  return 1 - smoothstep(away / OPEN)
}
