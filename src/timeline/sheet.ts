import { clamp, easeInOutCubic, partOf, slide, smoothstep } from './easing.ts'
import { SECTION_PX, STAGE_IDS, type StageId, svhOf } from './stages.ts'
import { SHEET_GOES } from './thresholds.ts'

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

/** Returns what is left of kolam and marker as they leave the sheet at its end. */
export const sheetLeft = (offsetPx: number, n: number): number =>
  1 - partOf(offsetPx - n * SECTION_PX, SHEET_GOES.marker)

/**
 * The rows of the list leave one after the other, from here on past the stage's end, px: from the window's top to its foot; the
 * middle one, the last entry's, leaves its name alone. Over the tray the outer one is the first; those under it stay until it
 * pours over them.
 */
const ROWS_LEAVE = { from: [-54, -24, -20, 0, 12], length: 40 } as const
/** The last of them has left. */
export const LIST_GONE_PX = Math.max(...ROWS_LEAVE.from) + ROWS_LEAVE.length

/** Hundredth of the height of the window that the sheet's way in ODD & EVEN is told for, px. */
const SVH_PX = 9

/** Scroll past the sheet's end, px, by progress of ODD & EVEN, below 0 before it; after it as on that window. */
export const pastSheetPx = (progress: number, heightPx: number): number =>
  progress * svhOf('odd-even') * (progress < 0 ? heightPx / 100 : SVH_PX)

/** Returns how far a row of the list has left, so many px past the stage's end. */
export const rowGone = (px: number, down: number): number =>
  smoothstep((px - (ROWS_LEAVE.from[down] ?? 0)) / ROWS_LEAVE.length)

/** The window's outer rows stand so far from its middle; so much farther, in rows, a row has gone, pieces and names at once. */
const EDGE = { rows: 2, fades: 1 / 3 } as const

/** Returns how much shows of a row of the list so many rows from the window's middle. */
export const rowSeen = (rows: number): number => 1 - clamp((Math.abs(rows) - EDGE.rows) / EDGE.fades, 0, 1)

/**
 * Where each column of a section is at rest, px into its quarter: past the slides of ring and ink, in the first one past the
 * change of the pattern, and in the last one before the next change.
 */
const REST_PX = [38, 38, 38, 18] as const

/** Scroll since the stage was pinned at which an entry is shown with the marker on a column, both at rest. */
export const entryPx = (i: number, column: number): number =>
  i * SECTION_PX + (column * SECTION_PX) / STOPS + (REST_PX[column] ?? 0)

/** From where before a boundary, and until where beyond it, patterns change, px: also where a group begins. */
const CHANGES_PX = { before: 54, beyond: 36 } as const

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

/** The ring leaves with its piece, and has gone in this part of the list's way: it never leaves the tray. */
const OPEN = 0.28

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

/**
 * Which entry stands, as a fraction while it changes (design, section 5). A change of pattern is one gesture: list, counter
 * and kolam follow this one position, the ink column goes back with it, and numbers and towers come column by column under it.
 */
export const listPosition = (offsetPx: number, n: number): number =>
  leftAt(offsetPx, n) + listMoved(wayAt(offsetPx, n))

/**
 * The part of a change that a column takes for its own numbers and towers. The last column's begin with it and the first one's
 * end it: the ink column goes back over them as they come.
 */
const COLUMN_TAKES = 0.7

/** Which entry's numbers stand in a column, and whose towers come to it, as a fraction while they change. */
export function columnPosition(offsetPx: number, n: number, column: number): number {
  const waits = (1 - COLUMN_TAKES) * (1 - column / (STOPS - 1))
  return leftAt(offsetPx, n) + listMoved(clamp((wayAt(offsetPx, n) - waits) / COLUMN_TAKES, 0, 1))
}

/** How much shows of the sentence about the current entry while the list moves: at the boundary, where it changes, nothing. */
export const remarkLeft = (index: number, at: number): number => 1 - smoothstep(2 * Math.abs(at - index))

/** How much larger than at rest a record's sentence comes: it is stamped on to the page. */
const STAMPED = 0.7

/** How large the sentence of a record is as its pattern comes; with the next one it only fades. */
export const remarkLarger = (index: number, at: number): number =>
  1 + STAMPED * smoothstep(2 * clamp(index - at, 0, 0.5))

/** The marker's column, 0..3, as a fraction while it slides on or goes back to the first one, with the list. */
export function markerColumnAt(offsetPx: number, n: number): number {
  const way = wayAt(offsetPx, n)
  if (way > 0 && way < 1) return (STOPS - 1) * (1 - listMoved(way))
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

/** How far the ring has closed about its piece: 1 at rest, 0 where that leaves the tray. */
export function ringClosedAt(offsetPx: number, n: number): number {
  const way = wayAt(offsetPx, n)
  return 1 - smoothstep(Math.min(way, 1 - way) / OPEN)
}
