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
 * A change of pattern is one gesture: the list moves, the numbers roll, the towers change. Those set off after so much of
 * the list's way, each while the one before is still moving, and all are there at its end.
 */
const SETS_OFF = { numbers: 0.14, towers: 0.24 } as const
/** The marker goes back to the first column in this part of the way. */
const RETURN = { from: 0.28, length: 0.44 } as const
/** The ring leaves with its piece, and has opened when that is so far from the middle row, in rows. */
const OPEN = 0.36

/** What part of the way from an entry to the next has gone by, 0..1; 0 at rest: nothing stands before the first or after the last. */
function wayAt(offsetPx: number, n: number): number {
  const i = sheetIndexAt(offsetPx, n)
  const q = sections(offsetPx, n) - i
  if (q > 1 - TRAVEL && i < n - 1) return (q - 1 + TRAVEL) / (2 * TRAVEL)
  if (q < TRAVEL && i > 0) return (q + TRAVEL) / (2 * TRAVEL)
  return 0
}

/** The entry that stands, or, on the way between two, the one that is left. */
function leftAt(offsetPx: number, n: number): number {
  const i = sheetIndexAt(offsetPx, n)
  return i > 0 && sections(offsetPx, n) - i < TRAVEL ? i - 1 : i
}

const listMoved = (way: number): number => easeInOutCubic(way)

/** Which entry stands in the middle of the window, as a fraction while the list moves (design, section 5). */
export const listPosition = (offsetPx: number, n: number): number =>
  leftAt(offsetPx, n) + listMoved(wayAt(offsetPx, n))

/** Which entry's numbers stand in the table, as a fraction while they roll. */
export const numbersPosition = (offsetPx: number, n: number): number =>
  leftAt(offsetPx, n) + slide(wayAt(offsetPx, n), SETS_OFF.numbers, 1 - SETS_OFF.numbers)

/** Which entry's towers stand, as a fraction while they change: evenly, for each of them has a track of its own. */
export const towersPosition = (offsetPx: number, n: number): number =>
  leftAt(offsetPx, n) + clamp((wayAt(offsetPx, n) - SETS_OFF.towers) / (1 - SETS_OFF.towers), 0, 1)

/** The marker's column, 0..3, as a fraction while it slides on or goes back to the first one. */
export function markerColumnAt(offsetPx: number, n: number): number {
  const way = wayAt(offsetPx, n)
  if (way > 0) return (STOPS - 1) * (1 - smoothstep((way - RETURN.from) / RETURN.length))
  const within = sections(offsetPx, n) - sheetIndexAt(offsetPx, n)
  let column = 0
  for (let stop = 1; stop < STOPS; stop++) column += slide(within, stop / STOPS - SLIDE / 2, SLIDE)
  return column
}

/** The column of the piece in the ring: between two patterns the last one of the row that leaves, then the first one of the next. */
export function ringColumnAt(offsetPx: number, n: number): number {
  const way = wayAt(offsetPx, n)
  if (way === 0) return markerColumnAt(offsetPx, n)
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
