import { clamp, easeInOutCubic, slide } from './easing.ts'
import type { Layout } from './layout.ts'
import { leadRow, listRow, placeList, putTray, trayForm } from './list.ts'
import { borderAt, turnedOverAt } from './parity.ts'
import { FIRST_PLATE, FIRST_RING, type Picture, putLook, putPlace, ROWS, tokenOf } from './picture.ts'
import { blendRow, createRow, dim, placeTokens } from './rows.ts'
import { CARRY } from './thresholds.ts'
import { putTurnedOver } from './turned-over.ts'
import { lerp } from './vec.ts'

/** The rows that stay behind are gone by here. */
const FADED = 0.06
/** The tray reaches this far beyond the outer tokens' edges, as in the list, over their distance. */
const PAD = 0.46

/** Columns of the entry that the stage shows, per shape: fractions while the buttons change it. */
export type ShownColumns = Float32Array

/** Edges of the ink that the tray grows into, and the row that rides on it: stage px with y up. */
export interface Ink {
  left: number
  right: number
  top: number
  bottom: number
  rowY: number
  rowPitch: number
  /** Size of the row's tokens over their size on the border. */
  rowScale: number
}

const list = createRow()
const goal = createRow()
const row = createRow()
const columns = new Float32Array(ROWS * 4)
const ink: Ink = { left: 0, right: 0, top: 0, bottom: 0, rowY: 0, rowPitch: 0, rowScale: 1 }

/** Height of the border in stage px, y up. */
export const borderPx = (progress: number, layout: Layout): number =>
  layout.heightPx * (0.5 - borderAt(progress, layout.portrait))

/** How far the row has come from the list to the border. */
const grownAt = (progress: number): number => easeInOutCubic(progress / CARRY.grown)

/** Writes into `row` the pose of the four tokens on their way from the list to the border. */
function carryRow(progress: number, layout: Layout): void {
  const { parity, entries } = layout
  listRow(list, leadRow(entries), entries - 1, layout)
  listRow(goal, leadRow(entries), entries - 1, layout)
  goal.x = parity.x
  goal.y = borderPx(progress, layout)
  goal.pitch = parity.pitch
  goal.size = parity.size
  goal.thick = 0.16
  goal.shadow = layout.bold ? 0.68 : 0.5
  blendRow(row, list, goal, grownAt(progress))
}

/** The tray grows into the even half; tokens ride on the border that the occurrences move (design, section 6.6). */
export function sampleOddEven(progress: number, shown: ShownColumns, layout: Layout, picture: Picture): void {
  const { widthPx, heightPx, entries } = layout
  const t = clamp(progress / CARRY.grown, 0, 1)
  const grown = grownAt(progress)
  const lead = leadRow(entries)
  picture.ground.paper = true
  picture.ground.slab = grown
  picture.ground.contourRow = lead
  picture.ground.table = clamp((progress - CARRY.grown) / FADED, 0, 1)
  if (t < 1) {
    sampleInk(progress, layout, ink)
    const { left, right, top, bottom } = ink
    const [, , radius] = trayForm(layout)
    putTray(picture, (left + right) / 2, (top + bottom) / 2, (right - left) / 2, (top - bottom) / 2, radius)
    placeList(picture, entries - 1, layout)
  }
  const gone = 1 - clamp(progress / FADED, 0, 1)
  for (let r = 0; r < ROWS; r++) {
    for (let s = 0; s < 4; s++) if (r !== lead) dim(picture, tokenOf(r, s), gone)
    dim(picture, FIRST_PLATE + r, gone)
  }
  carryRow(progress, layout)
  for (let s = 0; s < 4; s++) {
    const from = layout.entryColumns[(entries - 1) * 4 + s] ?? 0
    columns[lead * 4 + s] = lerp(from, shown[s] ?? from, grown)
  }
  placeTokens(picture, lead, row, columns)
  for (let s = 0; s < 4; s++)
    putTurnedOver(picture, tokenOf(lead, s), grown * turnedOverAt(progress, columns[lead * 4 + s] ?? 0))
  putPlace(picture, FIRST_RING, row.x + 1.5 * row.pitch, row.y, 1, row.size, row.turn)
  putLook(picture, FIRST_RING, gone, 0.045)
  picture.ground.border = t >= 1 ? borderPx(progress, layout) : -heightPx - widthPx
}

/**
 * Writes where the ink is: the tray's lower edge drops to the bottom of the stage, its left edge goes to the side,
 * then its right edge, which never lets the tokens out. Grown, it is the even half.
 */
export function sampleInk(progress: number, layout: Layout, out: Ink): void {
  const { widthPx, heightPx, window } = layout
  const [w, h, radius] = trayForm(layout)
  const beyond = radius + 2
  carryRow(progress, layout)
  const reach = 1.5 * row.pitch + row.size / 2 + PAD * list.pitch
  const { left, right } = CARRY
  const leftwards = slide(progress, left.from, left.until - left.from)
  const rightwards = slide(progress, right, CARRY.grown - right)
  out.top = lerp(window.y + h, borderPx(progress, layout), grownAt(progress))
  out.bottom = lerp(window.y - h, -heightPx / 2 - beyond, easeInOutCubic(progress / CARRY.lower))
  out.left = Math.min(lerp(window.x - w, -widthPx / 2 - beyond, leftwards), row.x - reach)
  out.right = Math.max(lerp(window.x + w, widthPx / 2 + beyond, rightwards), row.x + reach)
  out.rowY = row.y
  out.rowPitch = row.pitch
  out.rowScale = row.size / layout.parity.size
}
