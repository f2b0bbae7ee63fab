import { beginsGroup } from './accent.ts'
import { clamp, spring } from './easing.ts'
import type { Layout } from './layout.ts'
import {
  FIRST_PLATE,
  FIRST_RING,
  type Picture,
  PLACE,
  putForm,
  putLook,
  putPlace,
  ROWS,
  STRIDE,
  TRAY,
  tokenOf,
} from './picture.ts'
import { createRow, dim, placePlate, placeTokens, type RowPose } from './rows.ts'
import {
  listPosition,
  pastBoundaryPx,
  ringClosedAt,
  ringColumnAt,
  ringRowAt,
  rowGone,
  rowSeen,
  sheetLeft,
} from './sheet.ts'
import { sampleSheetKolam } from './sheet-kolam.ts'
import { SECTION_PX } from './stages.ts'
import { SHEET_LEAVE_PX } from './thresholds.ts'
import { sampleTowers } from './towers.ts'
import { setEuler } from './vec.ts'

/** The tray under the current row: half size and corner, px at scale 1 (design, section 6.5). */
const TRAY_FORM = { w: 132, h: 30, radius: 14 } as const
/** Strength of the tokens' shadows on the paper in the tier `full`; in `lean` so small a piece casts none. */
const BOLD_SHADOW = 0.6
const RULE = { w: 120, h: 0.75, radius: 0.5, alpha: 0.2 } as const
const ROW = 60
const THICK = 0.045
/** The window's rows over the middle one. */
const MIDDLE = 2
/** The open ring is so much larger, within the tray. Where a group begins it turns over as it closes. */
const RING = { larger: 0.08, turnsDeg: 180 } as const
/** The piece that a group begins with comes forward on its way to the tray, so much larger: in px from the boundary. */
const LEADS = { from: -54, length: 88, larger: 0.35 } as const

/** Returns the remainder that has the sign of n. */
export const modulo = (a: number, n: number): number => ((a % n) + n) % n

/** The row of the picture that shows list entry j; row 2 shows entry 0, and each next entry the row above. */
export const rowOfEntry = (j: number): number => modulo(2 - j, ROWS)

/** The row that leaves the data sheet with the last entry and carries odd & even and the footer. */
export const leadRow = (entries: number): number => (entries ? rowOfEntry(entries - 1) : 0)

const scaleOf = (layout: Layout): number => layout.window.pitch / ROW

/**
 * Writes the pose of a row of the picture while the list stands at a position.
 * @returns the place of the entry that the row shows, wrapped into 0..n−1
 */
export function listRow(out: RowPose, row: number, position: number, layout: Layout): number {
  const first = Math.floor(position) - 2
  const j = first + modulo(rowOfEntry(first) - row, ROWS)
  const scale = scaleOf(layout)
  const down = (j - position) * ROW
  const seen = rowSeen(j - position)
  out.x = layout.window.x
  out.y = layout.window.y + down * scale
  out.z = 0
  out.pitch = layout.window.pitch
  out.size = layout.window.size
  out.lift = 0
  out.thick = THICK
  out.alpha = seen
  out.shadow = layout.isFull ? BOLD_SHADOW : 0
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
  setEuler(out.turn, 0, 0, 0)
  return modulo(j, Math.max(1, layout.entries))
}

/** Gives a row of the list the tray instead of a rule. */
export function listTrayOf(row: RowPose, layout: Layout): void {
  const [w, h, radius] = trayForm(layout)
  row.plateW = w
  row.plateH = h
  row.plateRadius = radius
  row.plateDown = 0
  row.plateAlpha = 1
}

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
  const { window } = layout
  putTray(picture, window.x, window.y, ...trayForm(layout))
}

/** Gives the plate that has become the tray `part` of its light and shadow, ahead of the tray itself. */
export function lightTray(picture: Picture, layout: Layout, part: number): void {
  if (part <= 0) return
  restTray(picture, layout)
  dim(picture, TRAY, 0)
  picture.ground.tray = part
}

const row = createRow()
const columns = new Float32Array(ROWS * 4)

/** The rows of the list at a position, each with its rule. */
function placeList(picture: Picture, position: number, layout: Layout): void {
  for (let r = 0; r < ROWS; r++) {
    const entry = listRow(row, r, position, layout)
    for (let s = 0; s < 4; s++) columns[r * 4 + s] = layout.entryColumns[entry * 4 + s] ?? 0
    placePlate(picture, r, row)
    placeTokens(picture, r, row, columns)
  }
}

/** The tray at rest under the window's middle row: half width, half height, corner. */
export const trayForm = (layout: Layout): readonly [number, number, number] => {
  const scale = scaleOf(layout)
  return [TRAY_FORM.w * scale, TRAY_FORM.h * scale, TRAY_FORM.radius * scale]
}

/**
 * Lets the rows of the list fade in their places, one after the other, as they leave. The last entry's stays.
 * @param px past the stage's end
 */
function fadeRows(picture: Picture, px: number, layout: Layout): void {
  const lead = leadRow(layout.entries)
  for (let r = 0; r < ROWS; r++) {
    dim(picture, FIRST_PLATE + r, clamp(-px / SHEET_LEAVE_PX, 0, 1))
    const up = modulo(lead - r + MIDDLE, ROWS) - MIDDLE
    if (up === 0) continue
    const gone = rowGone(px, MIDDLE - up)
    for (let s = 0; s < 4; s++) dim(picture, tokenOf(r, s), 1 - gone)
  }
}

/** Places what is left of the list so many px past the stage's end. */
export function leaveList(picture: Picture, px: number, layout: Layout): void {
  placeList(picture, layout.entries - 1, layout)
  fadeRows(picture, px, layout)
}

/** The data sheet: list, tray, marker and towers (design, section 6.5; design/hand, section 1). */
export function sampleDataSheet(offsetPx: number, layout: Layout, picture: Picture): void {
  const { entries, window } = layout
  picture.ground.paper = true
  restTray(picture, layout)
  placeList(picture, listPosition(offsetPx, entries), layout)
  const pastPx = offsetPx - entries * SECTION_PX
  if (pastPx > -SHEET_LEAVE_PX) fadeRows(picture, pastPx, layout)
  const closed = ringClosedAt(offsetPx, entries)
  const group = Math.round(offsetPx / SECTION_PX)
  const begins = beginsGroup(layout, group)
  const px = pastBoundaryPx(offsetPx, entries)
  const larger = begins ? 1 + LEADS.larger * spring(clamp((px - LEADS.from) / LEADS.length, 0, 1)) : 1
  if (larger > 1) {
    let shape = 0
    while (layout.entryColumns[group * 4 + shape]) shape++
    const size = tokenOf(rowOfEntry(group), shape) * STRIDE + PLACE + 3
    picture.objects[size] = (picture.objects[size] ?? 0) * larger
  }
  setEuler(row.turn, 0, begins ? RING.turnsDeg * (1 - closed) : 0, 0)
  putPlace(
    picture,
    FIRST_RING,
    window.x + (ringColumnAt(offsetPx, entries) - 1.5) * window.pitch,
    window.y + ringRowAt(offsetPx, entries) * window.pitch,
    0,
    window.size * (px < 0 ? 1 : larger) * (1 + RING.larger * (1 - closed)),
    row.turn,
  )
  putLook(picture, FIRST_RING, closed * sheetLeft(offsetPx, entries), THICK)
  sampleTowers(offsetPx, layout, picture)
  sampleSheetKolam(offsetPx, layout, picture)
}
