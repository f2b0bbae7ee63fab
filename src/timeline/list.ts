import { type Body, FIRST_RING, putForm, putLook, putPlace, ROWS, TRAY } from './body.ts'
import { clamp } from './easing.ts'
import type { Layout } from './layout.ts'
import { createRow, placePlate, placeTokens, type RowPose } from './rows.ts'
import { listPosition, ringColumnAt, ringLiftAt, sheetIndexAt } from './sheet.ts'
import { SECTION_PX } from './stages.ts'
import { lerp, setEuler } from './vec.ts'

/** The tray under the current row: half size and corner, px at scale 1 (design, section 6.5). */
const TRAY_FORM = { w: 132, h: 30, radius: 14 } as const
const RULE = { w: 120, h: 0.75, radius: 0.5, alpha: 0.2 } as const
const ROW = 60
const THICK = 0.045
const FADE = { from: 120, length: 30 } as const
const RING_LIFT_PX = 14
/** The figure draws its edges from this far before the stage, over this much scroll, px. */
const FIGURE = { earlyPx: 120, lengthPx: 300 } as const

export const modulo = (a: number, n: number): number => ((a % n) + n) % n

/** The row of the body that shows list entry j; row 2 shows entry 0, and each next entry the row above. */
export const rowOfEntry = (j: number): number => modulo(2 - j, ROWS)

/** The row that leaves the data sheet with the last entry and carries odd & even and the footer. */
export const leadRow = (entries: number): number => (entries ? rowOfEntry(entries - 1) : 0)

const scaleOf = (layout: Layout): number => layout.window.pitch / ROW

/**
 * Writes the pose of a row of the body while the list stands at a position.
 * @returns the place of the entry that the row shows, wrapped into 0..n−1
 */
export function listRow(out: RowPose, row: number, position: number, layout: Layout): number {
  const first = Math.floor(position) - 2
  const j = first + modulo(rowOfEntry(first) - row, ROWS)
  const scale = scaleOf(layout)
  const down = (j - position) * ROW
  const seen = 1 - clamp((Math.abs(down) - FADE.from) / FADE.length, 0, 1)
  out.x = layout.window.x
  out.y = layout.window.y + down * scale
  out.z = 0
  out.pitch = layout.window.pitch
  out.size = layout.window.size
  out.lift = 0
  out.thick = THICK
  out.alpha = seen
  out.shadow = 0
  out.plateW = RULE.w * scale
  out.plateH = RULE.h * scale
  out.plateRadius = RULE.radius * scale
  out.plateThick = 0
  out.plateDown = (ROW / 2) * scale
  out.plateAlpha = RULE.alpha * seen
  out.plateTone = 1
  out.plateLight = 0
  out.plateLine = 0
  out.ringLift = 1
  out.ringAlpha = 1
  out.ringSize = 1
  setEuler(out.turn, 0, 0, 0)
  return modulo(j, Math.max(1, layout.entries))
}

/** Turns a row's closing plate into the tray instead of a rule, at t of its way. */
export function listTrayOf(row: RowPose, layout: Layout, t: number): void {
  const scale = scaleOf(layout)
  row.plateW += (TRAY_FORM.w - RULE.w) * scale * t
  row.plateH += (TRAY_FORM.h - RULE.h) * scale * t
  row.plateRadius += (TRAY_FORM.radius - RULE.radius) * scale * t
  row.plateDown *= 1 - t
  row.plateAlpha = lerp(row.plateAlpha, 1, t)
}

/** Writes the tray as a rectangle of stage px. */
export function putTray(body: Body, x: number, y: number, w: number, h: number, radius: number): void {
  setEuler(row.turn, 0, 0, 0)
  putPlace(body, TRAY, x, y, 0, 1, row.turn)
  putLook(body, TRAY, 1, 0)
  putForm(body, TRAY, w, h, radius, 1)
}

const row = createRow()
const columns = new Float32Array(ROWS * 4)

/** The rows of the list at a position, each with its rule. */
export function placeList(body: Body, position: number, layout: Layout): void {
  for (let r = 0; r < ROWS; r++) {
    const entry = listRow(row, r, position, layout)
    for (let s = 0; s < 4; s++) columns[r * 4 + s] = layout.entryColumns[entry * 4 + s] ?? 0
    placePlate(body, r, row)
    placeTokens(body, r, row, columns)
  }
}

/** The tray at rest under the window's middle row: half width, half height, corner. */
export const trayForm = (layout: Layout): readonly [number, number, number] => {
  const scale = scaleOf(layout)
  return [TRAY_FORM.w * scale, TRAY_FORM.h * scale, TRAY_FORM.radius * scale]
}

/** The data sheet: list, tray, marker and the 24-corner figure (design, section 6.5). */
export function sampleSheet(offsetPx: number, layout: Layout, body: Body): void {
  const { entries, window } = layout
  const scale = scaleOf(layout)
  body.ground.paper = true
  putTray(body, window.x, window.y, TRAY_FORM.w * scale, TRAY_FORM.h * scale, TRAY_FORM.radius * scale)
  placeList(body, listPosition(offsetPx, entries), layout)
  const column = ringColumnAt(offsetPx, entries)
  const lift = 1 + ringLiftAt(offsetPx, entries) * RING_LIFT_PX * scale
  setEuler(row.turn, 0, 0, 0)
  putPlace(
    body,
    FIRST_RING,
    window.x + (column - 1.5) * window.pitch,
    window.y,
    lift - 1,
    window.size,
    row.turn,
  )
  putLook(body, FIRST_RING, 1, THICK)
  sampleFigure(offsetPx, layout, body)
}

/** The figure turns 15° a pattern and nods 2° a column; its edges draw themselves round the stage's start. */
export function sampleFigure(offsetPx: number, layout: Layout, body: Body): void {
  if (!layout.solid) return
  const { figure } = body
  const index = sheetIndexAt(offsetPx, layout.entries)
  const along = clamp(offsetPx / SECTION_PX, 0, layout.entries)
  figure.drawn = clamp((offsetPx + FIGURE.earlyPx) / FIGURE.lengthPx, 0, 1)
  figure.alpha = figure.drawn > 0 ? 1 : 0
  figure.corner = layout.entryCorner[index] ?? 0
  setEuler(figure.turn, -24 + 2 * ringColumnAt(offsetPx, layout.entries), 20 + 15 * along, 8)
}
