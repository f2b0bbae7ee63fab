import type { Layout, Place } from '../../film/layout.ts'
import type { Sample } from '../../film/sample.ts'
import { ROW_PX as ROW, SECTION_PX } from '../../film/stages.ts'
import type { Kolam } from '../../picture/kolam.ts'
import {
  FIRST_PLATE,
  FIRST_RING,
  type Picture,
  putForm,
  putLook,
  putPlace,
  ROWS,
  TRAY,
  tokenOf,
} from '../../picture/picture.ts'
import { createRow, dim, placePlate, placeTokens, type RowPose } from '../../picture/rows.ts'
import { setEuler } from '../../picture/vec.ts'
import { at, playAt, sheetIndexAt, tapeAt } from './tape.ts'
import { sampleTowers } from './towers.ts'

/** The tray under the current row, and the rule under each row: half size and corner, px at scale 1. */
export const TRAY_FORM = { w: 132, h: 30, radius: 14 } as const
const RULE = { w: 120, h: 0.75, radius: 0.5, alpha: 0.2 } as const
/** Strength of the tokens' shadows on the paper in the tier `full`; in `lean` so small a piece casts none. */
const BOLD_SHADOW = 0.6
const THICK = 0.045
/** The window's outer rows stand two rows from its middle; so much farther a row has faded. */
const FADES = 1 / 3
/** Cells across the large figure with its line. */
export const FIGURE_CELLS = 5.258
/** With less of the line than this its last part fades with its dots. */
const UNTIED = 0.4

/** Returns the remainder that has the sign of n. */
const modulo = (a: number, n: number): number => ((a % n) + n) % n

/** The row of the picture that shows list entry j; row 2 shows entry 0, and each next entry the row above. */
const rowOfEntry = (j: number): number => modulo(2 - j, ROWS)

/** The row that leaves the data sheet with the last entry and carries odd & even and the footer. */
export const leadRow = (entries: number): number => (entries ? rowOfEntry(entries - 1) : 0)

/** How large the list is, over its design. */
export const listScale = (layout: Layout): number => layout.window.pitch / ROW

/**
 * Writes the pose of a row of the picture while the list stands at a position.
 * @returns the place of the entry that the row shows, wrapped into 0..n−1
 */
export function listRow(out: RowPose, row: number, position: number, layout: Layout): number {
  const first = Math.floor(position) - 2
  const j = first + modulo(rowOfEntry(first) - row, ROWS)
  const scale = listScale(layout)
  const seen = 1 - Math.min(1, Math.max(0, (Math.abs(j - position) - 2) / FADES))
  out.x = layout.window.x
  out.y = layout.window.y + (j - position) * ROW * scale
  out.pitch = layout.window.pitch
  out.size = layout.window.size
  out.alpha = seen
  out.shadow = layout.isFull ? BOLD_SHADOW : 0
  out.plateW = RULE.w * scale
  out.plateH = RULE.h * scale
  out.plateRadius = RULE.radius * scale
  out.plateDown = (ROW / 2) * scale
  out.plateAlpha = RULE.alpha * seen
  // What all rows of the list have in common.
  out.z = out.lift = out.plateThick = out.plateLight = out.plateLine = 0
  out.ringLift = out.ringAlpha = out.plateTone = 1
  out.thick = THICK
  setEuler(out.turn, 0, 0, 0)
  return modulo(j, Math.max(1, layout.entries))
}

/** Gives a row of the list the tray instead of a rule. */
export function listTrayOf(out: RowPose, layout: Layout): void {
  const scale = listScale(layout)
  out.plateW = TRAY_FORM.w * scale
  out.plateH = TRAY_FORM.h * scale
  out.plateRadius = TRAY_FORM.radius * scale
  out.plateDown = 0
  out.plateAlpha = 1
}

const row = createRow()
const columns = new Float32Array(ROWS * 4)

/** Writes the tray as a rectangle of stage px. */
export function putTray(picture: Picture, x: number, y: number, w: number, h: number, radius: number): void {
  setEuler(row.turn, 0, 0, 0)
  putPlace(picture, TRAY, x, y, 0, 1, row.turn)
  putLook(picture, TRAY, 1, 0)
  putForm(picture, TRAY, w, h, radius, 1)
  picture.ground.tray = 1
}

/** Puts the tray where it rests in the list. */
function restTray(picture: Picture, layout: Layout): void {
  const { x, y } = layout.window
  const scale = listScale(layout)
  putTray(picture, x, y, TRAY_FORM.w * scale, TRAY_FORM.h * scale, TRAY_FORM.radius * scale)
}

/** Gives the plate that has become the tray `part` of its light and shadow, ahead of the tray itself. */
export function lightTray(picture: Picture, layout: Layout, part: number): void {
  if (part <= 0) return
  restTray(picture, layout)
  dim(picture, TRAY, 0)
  picture.ground.tray = part
}

/** The rows of the list, each with its rule; all but the last entry's pieces fade as they leave. */
function placeList(value: Sample, picture: Picture, position: number, layout: Layout): void {
  const left = value(at.rows.left)
  const lead = leadRow(layout.entries)
  for (let r = 0; r < ROWS; r++) {
    const entry = listRow(row, r, position, layout)
    for (let s = 0; s < 4; s++) columns[r * 4 + s] = layout.entryColumns[entry * 4 + s] ?? 0
    placePlate(picture, r, row)
    placeTokens(picture, r, row, columns)
    dim(picture, FIRST_PLATE + r, left)
    if (r !== lead) for (let s = 0; s < 4; s++) dim(picture, tokenOf(r, s), left)
  }
}

/** Places what is left of the list so many px past the stage's end. */
export function leaveList(picture: Picture, px: number, layout: Layout): void {
  const value = playAt(tapeAt(layout.entries * SECTION_PX + px, layout), layout)
  placeList(value, picture, layout.entries - 1, layout)
}

/** Places the sheet's large kolam on the page, at a place of the sheet; its dots are the page's own. */
export function putSheetKolam(value: Sample, entry: number, place: Place, kolam: Kolam): void {
  kolam.x = place.x
  kolam.y = place.y
  kolam.z = 0
  kolam.cell = place.size / FIGURE_CELLS
  kolam.dots = 0
  kolam.reveal = value(at.kolam.tied)
  kolam.alpha = Math.min(1, kolam.reveal / UNTIED)
  kolam.entry = entry
  setEuler(kolam.turn, 0, 0, 0)
}

/** The data sheet: list, tray, marker, towers and the large kolam. */
export function sampleDataSheet(offsetPx: number, layout: Layout, picture: Picture): void {
  const { entries, window } = layout
  picture.ground.paper = true
  restTray(picture, layout)
  sampleTowers(offsetPx, layout, picture)
  const value = playAt(tapeAt(offsetPx, layout), layout)
  const moved = value(at.list.moved)
  const position = sheetIndexAt(offsetPx, entries) + moved
  placeList(value, picture, position, layout)
  const column = moved > 0 ? 3 : moved < 0 ? 0 : value(at.marker.column)
  const x = window.x + (column - 1.5) * window.pitch
  setEuler(row.turn, 0, 0, 0)
  putPlace(picture, FIRST_RING, x, window.y - moved * window.pitch, 0, window.size, row.turn)
  putLook(picture, FIRST_RING, value(at.ring.shown), THICK)
  putForm(picture, FIRST_RING, 0, 0, 0, 0)
  if (layout.kolam) putSheetKolam(value, position, layout.kolam, picture.kolam)
}
