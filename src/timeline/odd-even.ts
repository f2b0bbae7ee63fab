import { clamp, easeInOutCubic, slide, smoothstep } from './easing.ts'
import type { Layout } from './layout.ts'
import { leadRow, listRow, putTray, trayForm } from './list.ts'
import { borderAt, hopAt, leanAt, pushAt, type ShownNumbers, turnedOverAt, weightAt } from './parity.ts'
import { FIRST_RING, type Picture, putForm, putLook, putPlace, tokenOf } from './picture.ts'
import { createRow } from './rows.ts'
import { CARRY } from './thresholds.ts'
import { putTurnedOver } from './turned-over.ts'
import { lerp } from './vec.ts'

/** The ring that stays behind is gone by here. */
const FADED = 0.045
/** The tray reaches this far beyond the outer tokens' edges, as in the list, over their distance. */
const PAD = 0.46

/** Edges of the ink that the tray grows into, and the row that rides on it: stage px with y up. */
export interface Ink {
  left: number
  right: number
  top: number
  bottom: number
  rowY: number
  /** How far from the row's middle the bar that the tray is on its way reaches, up and down. */
  bar: number
  /** Size of the row's tokens, and that over their size on the border. */
  rowSize: number
  rowScale: number
}

const list = createRow()
const goal = createRow()
const ink: Ink = { left: 0, right: 0, top: 0, bottom: 0, rowY: 0, bar: 0, rowSize: 0, rowScale: 1 }

/** How high a piece springs as it turns over, and how far to the viewer, of its size: by the number that it turns to. */
const SPRING = { up: { least: 0.04, most: 0.18 }, near: { least: 0.1, most: 0.62 } } as const

/** Height of the border in a column, in stage px, y up. */
export const borderPx = (progress: number, layout: Layout, column = 0): number =>
  layout.heightPx * (0.5 - borderAt(progress, layout, column))

/** The same where the values that apply have pushed it. */
const pushedPx = (progress: number, layout: Layout, column: number, shown: ShownNumbers): number =>
  borderPx(progress, layout, column) - layout.heightPx * pushAt(progress, layout, column, shown)

/** How far the row has come from the list to the border. */
const grownAt = (progress: number): number => easeInOutCubic(progress / CARRY.grown)

/** Returns how far the numbers, and the columns and names with them, have come across: all at once, so that none meets the next. */
export const carriedAt = (progress: number): number =>
  slide(progress, CARRY.together.from, CARRY.together.until - CARRY.together.from)

const waysOf = ({ portrait }: Layout) => CARRY[portrait ? 'portrait' : 'landscape']

/** How far the row, and the tray with it, have come to the height of the border. */
function downAt(progress: number, layout: Layout): number {
  const { down } = waysOf(layout)
  return slide(progress, down.from, down.until - down.from)
}

/** How much of a column's time from one progress to another has gone: the last column leads. */
const columnAt = (progress: number, column: number, from: number, until: number): number =>
  ((1 + CARRY.stagger) * (progress - from)) / (until - from) - (CARRY.stagger * (3 - column)) / 3

/** How far the pieces have come from the list to their numbers in the table. */
const gatheredAt = (progress: number): number =>
  smoothstep((progress - CARRY.gather.from) / (CARRY.gather.until - CARRY.gather.from))

/** Returns how far the piece of a column, and its numbers with it, have grown. */
export const sizedAt = (progress: number, column: number): number =>
  easeInOutCubic(columnAt(progress, column, CARRY.small, CARRY.large))

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

const inRow = (row: { x: number; pitch: number }, column: number): number =>
  row.x + (column - 1.5) * row.pitch

/** Where the piece of a column is on its way from the list to its numbers, and with them to the border. */
function columnX(progress: number, column: number, { towers }: Layout): number {
  const from = inRow(list, column)
  const gathered = towers ? lerp(from, inRow(towers, column), gatheredAt(progress)) : from
  return lerp(gathered, inRow(goal, column), carriedAt(progress))
}

const sizeOf = (spread: number): number => lerp(list.size, goal.size, spread)

/** The tray grows into the even half; tokens ride on the border that the occurrences move (design, section 6.6). */
export function sampleOddEven(progress: number, shown: ShownNumbers, layout: Layout, picture: Picture): void {
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
  }
  const gone = 1 - clamp(progress / FADED, 0, 1)
  poseRow(progress, layout)
  const rowY = lerp(list.y, goal.y, downAt(progress, layout))
  for (let s = 0; s < 4; s++) {
    const from = layout.entryColumns[(entries - 1) * 4 + s] ?? 0
    const column = lerp(from, shown[s] ?? from, grown)
    const sized = sizedAt(progress, column)
    const size = sizeOf(sized)
    const hop = hopAt(progress, column) * size
    const weight = weightAt(progress, column, shown)
    const up =
      pushedPx(progress, layout, column, shown) - goal.y + lerp(SPRING.up.least, SPRING.up.most, weight) * hop
    const token = tokenOf(lead, s)
    const near = lerp(SPRING.near.least, SPRING.near.most, weight) * hop
    putPlace(picture, token, columnX(progress, column, layout), rowY + up, near, size, list.turn)
    putLook(picture, token, 1, lerp(list.thick, goal.thick, sized), lerp(list.shadow, goal.shadow, sized))
    putForm(picture, token, 0, 0, 0, 0)
    putTurnedOver(picture, token, sized * turnedOverAt(progress, column), sized * leanAt(progress, column))
  }
  const size = sizeOf(sizedAt(progress, 3))
  putPlace(picture, FIRST_RING, columnX(progress, 3, layout), rowY, 1, size, list.turn)
  putLook(picture, FIRST_RING, gone, 0.045)
  if (t < 1) picture.ground.border = -heightPx - widthPx
  else putBorder(progress, layout, shown, picture)
}

/** The border changes sides column by column, and stands in each where its value has pushed it. */
function putBorder(progress: number, layout: Layout, shown: ShownNumbers, picture: Picture): void {
  const { ground } = picture
  ground.border = borderPx(progress, layout)
  for (let column = 0; column < 4; column++)
    ground.steps[column] = pushedPx(progress, layout, column, shown) - ground.border
}

/**
 * Writes where the ink is: the tray becomes a bar across the window, between the rows of numbers; then its lower edge
 * drops to the bottom of the stage and its upper edge comes to the pieces' middle. Grown, it is the even half.
 */
export function sampleInk(progress: number, layout: Layout, out: Ink): void {
  const { widthPx, heightPx, window } = layout
  const [w, h, radius] = trayForm(layout)
  const beyond = radius + 2
  poseRow(progress, layout)
  const pad = PAD * list.pitch
  const lastPx = sizeOf(sizedAt(progress, 3))
  const { wide } = waysOf(layout)
  const { lower, open } = CARRY
  const across = slide(progress, wide.from, wide.until - wide.from)
  const opened = slide(progress, open.from, open.until - open.from)
  out.rowY = lerp(list.y, goal.y, downAt(progress, layout))
  // As high as its pieces need, which grow in it.
  const bar = Math.max(h, lastPx / 2 + h - list.size / 2)
  out.bar = bar * (1 - opened)
  out.top = out.rowY + out.bar
  out.bottom = lerp(
    out.rowY - bar,
    -heightPx / 2 - beyond,
    slide(progress, lower.from, lower.until - lower.from),
  )
  out.left = lerp(window.x - w, -widthPx / 2 - beyond, across)
  out.right = Math.max(
    lerp(window.x + w, widthPx / 2 + beyond, across),
    columnX(progress, 3, layout) + lastPx / 2 + pad,
  )
  out.rowSize = lastPx
  out.rowScale = lastPx / goal.size
}
