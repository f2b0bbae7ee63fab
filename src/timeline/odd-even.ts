import { clamp, easeInOutCubic, slide } from './easing.ts'
import type { Layout } from './layout.ts'
import { leadRow, listRow, placeList, putTray, trayForm } from './list.ts'
import { borderAt, hopAt, leanAt, turnedOverAt } from './parity.ts'
import {
  FIRST_PLATE,
  FIRST_RING,
  type Picture,
  putForm,
  putLook,
  putPlace,
  ROWS,
  tokenOf,
} from './picture.ts'
import { createRow, dim } from './rows.ts'
import { CARRY } from './thresholds.ts'
import { putTurnedOver } from './turned-over.ts'
import { lerp } from './vec.ts'

/** The rows that stay behind are gone by here. */
const FADED = 0.045
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
const ink: Ink = { left: 0, right: 0, top: 0, bottom: 0, rowY: 0, rowPitch: 0, rowScale: 1 }

/** How high a piece springs as it turns over, and how far to the viewer, of its size. */
const SPRING = { up: 0.12, near: 0.3 } as const

/** Height of the border in a column, in stage px, y up. */
export const borderPx = (progress: number, layout: Layout, column = 0): number =>
  layout.heightPx * (0.5 - borderAt(progress, layout, column))

/** How far the row has come from the list to the border. */
const grownAt = (progress: number): number => easeInOutCubic(progress / CARRY.grown)

/** How far the row, and the tray's upper edge with it, have come to the height of the border. */
const downAt = (progress: number): number =>
  slide(progress, CARRY.down.from, CARRY.down.until - CARRY.down.from)

/** Returns how far the piece of a column, and its numbers with it, have come to their place on the border. */
export const spreadAt = (progress: number, column: number): number =>
  easeInOutCubic(((1 + CARRY.stagger) * progress) / CARRY.grown - (CARRY.stagger * (3 - column)) / 3)

/** Writes into `list` and `goal` the pose of the row in the list and on the border. */
function poseRow(progress: number, layout: Layout): void {
  const { parity, entries } = layout
  listRow(list, leadRow(entries), entries - 1, layout)
  listRow(goal, leadRow(entries), entries - 1, layout)
  goal.x = parity.x
  goal.y = borderPx(progress, layout)
  goal.pitch = parity.pitch
  goal.size = parity.size
  goal.thick = 0.16
  goal.shadow = layout.bold ? 0.68 : 0.5
}

/** Where a column is between the list and the border. */
const columnX = (column: number, spread: number): number =>
  lerp(list.x + (column - 1.5) * list.pitch, goal.x + (column - 1.5) * goal.pitch, spread)

const sizeOf = (spread: number): number => lerp(list.size, goal.size, spread)

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
  poseRow(progress, layout)
  const rowY = lerp(list.y, goal.y, downAt(progress))
  for (let s = 0; s < 4; s++) {
    const from = layout.entryColumns[(entries - 1) * 4 + s] ?? 0
    const column = lerp(from, shown[s] ?? from, grown)
    const spread = spreadAt(progress, column)
    const hop = hopAt(progress, column)
    const size = sizeOf(spread)
    const up = borderPx(progress, layout, column) - goal.y + SPRING.up * hop * size
    const token = tokenOf(lead, s)
    putPlace(picture, token, columnX(column, spread), rowY + up, SPRING.near * hop * size, size, list.turn)
    putLook(picture, token, 1, lerp(list.thick, goal.thick, spread), lerp(list.shadow, goal.shadow, spread))
    putForm(picture, token, 0, 0, 0, 0)
    putTurnedOver(picture, token, spread * turnedOverAt(progress, column), spread * leanAt(progress, column))
  }
  const last = spreadAt(progress, 3)
  putPlace(picture, FIRST_RING, columnX(3, last), rowY, 1, sizeOf(last), list.turn)
  putLook(picture, FIRST_RING, gone, 0.045)
  if (t < 1) picture.ground.border = -heightPx - widthPx
  else putBorder(progress, layout, picture)
}

/** The border changes sides column by column. */
function putBorder(progress: number, layout: Layout, picture: Picture): void {
  const { ground } = picture
  ground.border = borderPx(progress, layout)
  for (let column = 0; column < 4; column++)
    ground.steps[column] = borderPx(progress, layout, column) - ground.border
}

/**
 * Writes where the ink is: the tray's lower edge drops to the bottom of the stage, its left edge goes to the side,
 * then its right edge, which never lets the tokens out. Grown, it is the even half.
 */
export function sampleInk(progress: number, layout: Layout, out: Ink): void {
  const { widthPx, heightPx, window } = layout
  const [w, h, radius] = trayForm(layout)
  const beyond = radius + 2
  poseRow(progress, layout)
  const down = downAt(progress)
  const pad = PAD * list.pitch
  const first = spreadAt(progress, 0)
  const last = spreadAt(progress, 3)
  const { left, right } = CARRY
  const leftwards = slide(progress, left.from, left.until - left.from)
  const rightwards = slide(progress, right, CARRY.grown - right)
  out.top = lerp(window.y + h, goal.y, down)
  out.bottom = lerp(window.y - h, -heightPx / 2 - beyond, easeInOutCubic(progress / CARRY.lower))
  out.left = Math.min(
    lerp(window.x - w, -widthPx / 2 - beyond, leftwards),
    columnX(0, first) - sizeOf(first) / 2 - pad,
  )
  out.right = Math.max(
    lerp(window.x + w, widthPx / 2 + beyond, rightwards),
    columnX(3, last) + sizeOf(last) / 2 + pad,
  )
  out.rowY = lerp(list.y, goal.y, down)
  out.rowPitch = lerp(list.pitch, goal.pitch, grownAt(progress))
  out.rowScale = sizeOf(last) / goal.size
}
