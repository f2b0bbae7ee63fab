import { betweenSize, carriedAt } from './carried.ts'
import { clamp, easeInOutCubic, partOf, slideIn, smoothstep } from './easing.ts'
import { AHEAD, BEYOND_PX, borderPx, carriedBorderPx, createInk, sampleInk, wayOf } from './flood.ts'
import type { Layout, TowerPlace } from './layout.ts'
import { leadRow, leaveList, listRow, putTray, trayForm } from './list.ts'
import { hopAt, leanAt, type ShownNumbers, turnedOverAt, weightAt } from './parity.ts'
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
} from './picture.ts'
import { createRow, dim } from './rows.ts'
import { LIST_GONE_PX, pastSheetPx } from './sheet.ts'
import { SECTION_PX } from './stages.ts'
import { CARRY } from './thresholds.ts'
import { sampleTowers } from './towers.ts'
import { putTurnedOver } from './turned-over.ts'
import { lerp } from './vec.ts'

/** The ring that stays behind is gone by here: on upright windows before it grows out of the tray. */
const RING_GONE = { landscape: 0.018, portrait: 0.005 } as const
/** The ground is a table's again so long after the ink stands. */
const FADED = 0.045
/** The tray's corners are square in this part of the time that it widens in. */
const SQUARED = 0.5
/** Share of the time under the ink in which it is drawn out of the window. */
const DRAWN_OUT = 0.7
const HALF = 0.5
/** Half the thickness of the line between the rows, px. */
const HALF_LINE_PX = 1
/** In landscape the tray ends so far before the names of the rows, px: on it they would not be seen. */
const NAME_PX = 16
/** Half a line that is shorter than this fades, px. */
const SHORT_LINE_PX = 240
/** It is a rule of the list that is no longer needed: the lowest, for the pieces run on it. */
const LINE = FIRST_PLATE + ROWS - 1

const list = createRow()
const goal = createRow()
const ink = createInk()

/** How far to the viewer a piece springs as it turns over, of its size: by the number that it turns to; and how high, over that. */
const SPRINGS_LEAST = 0.1
const SPRINGS_MOST = 0.62
const SPRINGS_UP = 0.16

/** How far the piece of a column has run from the list to its column of the table: the last column leads. */
function runAt(progress: number, column: number, layout: Layout): number {
  const { from, until, stagger } = wayOf(layout).run
  return smoothstep(((1 + stagger) * (progress - from)) / (until - from) - (stagger * (3 - column)) / 3)
}

/** Writes into `list` and `goal` the pose of the row in the list and on the border. */
function poseRow(progress: number, layout: Layout): void {
  const { parity, entries } = layout
  listRow(list, leadRow(entries), entries - 1, layout)
  listRow(goal, leadRow(entries), entries - 1, layout)
  goal.x = parity.x
  goal.thick = 0.16
  goal.shadow = layout.bold ? 0.68 : 0.5
  goal.y = carriedBorderPx(progress, layout)
  goal.pitch = parity.pitch
  goal.size = parity.size
  const { table } = layout
  if (!table) return
  const grown = carriedAt(progress)
  goal.x = lerp(table.x, parity.x, grown)
  goal.pitch = lerp(table.pitch, parity.pitch, grown)
  goal.size = lerp(betweenSize(layout), parity.size, grown)
}

/** How many columns beside its own an upright window's piece comes down: its number is on the way. */
const asideAt = (progress: number, { portrait }: Layout): number =>
  portrait ? HALF * (1 - slideIn(progress, CARRY.under)) : 0

const inRow = (row: { x: number; pitch: number }, column: number): number =>
  row.x + (column - 1.5) * row.pitch

const columnX = (progress: number, column: number, layout: Layout): number =>
  lerp(inRow(list, column), inRow(goal, column - asideAt(progress, layout)), runAt(progress, column, layout))

/** How far the pieces have come down to the line between the rows. */
const fallenAt = (progress: number, layout: Layout): number =>
  smoothstep(partOf(progress, wayOf(layout).down))

/** How high the row stands on its way to the border. */
const rowAt = (progress: number, layout: Layout): number => lerp(list.y, goal.y, fallenAt(progress, layout))

/** Until the ink stands it floods the window; the stacks sink on to their numbers, and the tray grows into it. */
function sampleFlood(progress: number, layout: Layout, picture: Picture): void {
  const { ground, towers } = picture
  const listPx = pastSheetPx('odd-even', 0, progress, layout.entries)
  if (listPx < LIST_GONE_PX) leaveList(picture, listPx, layout)
  sampleTowers(layout.entries * SECTION_PX, layout, picture, progress)
  sampleInk(progress, layout, ink)
  towers.inkLeft = ink.left
  towers.inkRight = ink.right
  towers.inkTop = ink.top
  towers.inkBottom = ink.bottom
  ground.border = layout.towers ? -layout.heightPx - layout.widthPx : ink.top
  if (layout.towers) drawLine(progress, layout.towers, picture, layout)
  if (progress < CARRY.widen.gone) widenTray(progress, layout, picture)
}

/** The line between the table's rows is drawn out to the window's left, where the pieces run on it, until the ink has come over it. */
function drawLine(progress: number, { leftX, rightX }: TowerPlace, picture: Picture, layout: Layout): void {
  const drawn = partOf(progress, CARRY.line)
  const left = lerp(leftX, -layout.widthPx / 2, drawn)
  const seen = Math.max(0, ink.left - left) / 2
  // Its right end is under the ink.
  putPlace(picture, LINE, (left + rightX) / 2, goal.y, 0, 1, goal.turn)
  putLook(picture, LINE, drawn * Math.min(1, seen / SHORT_LINE_PX), 0, 0)
  putForm(picture, LINE, (rightX - left) / 2, HALF_LINE_PX, 0, 1)
}

/**
 * The tray falls to the height of the even row and grows to the left, and to the row's name, one band with the ink, until
 * that has come over it. On upright windows, where it comes down over the numbers, it thins under the pieces to a line
 * across the window, and lands as the line between the table's rows.
 */
function widenTray(progress: number, layout: Layout, picture: Picture): void {
  const { until, gone } = CARRY.widen
  const widened = slideIn(progress, CARRY.widen)
  const covered = clamp((progress - until) / (gone - until), 0, 1)
  const [w, h, radius] = trayForm(layout)
  const fallen = fallenAt(progress, layout)
  const { portrait } = layout
  const end = layout.widthPx / 2 + BEYOND_PX
  const aside = portrait ? fallen : Math.min(1, AHEAD * widened)
  // On upright windows it keeps the row in its middle, and lies across the window as it lands.
  const beside = w - 1.5 * list.pitch
  const left = lerp(portrait ? columnX(progress, 0, layout) - beside : list.x - w, -end, aside)
  const toName = Math.max(0, (layout.towers?.leftX ?? 0) - NAME_PX - list.x - w)
  const right = portrait
    ? lerp(columnX(progress, 3, layout) + beside, end, aside)
    : list.x + w + toName * fallen
  const half = portrait ? lerp(h, HALF_LINE_PX, smoothstep(partOf(progress, CARRY.thin))) : h
  // In landscape the pieces come down on its upper edge.
  const top = lerp(list.y + half, goal.y, fallen)
  const bottom = lerp(list.y - half, portrait ? goal.y - 2 * HALF_LINE_PX : ink.bottom, fallen)
  // Under the ink it is drawn out of the window before it fades: its edge would show there.
  const wide = ((right - left) * (1 - Math.min(1, covered / DRAWN_OUT))) / 2
  const high = (top - bottom) / 2
  // Square before the ink is there: between a round corner and that the paper would show.
  const round = Math.min(high, radius) * (1 - Math.min(1, widened / SQUARED))
  putTray(picture, left + wide, bottom + high, wide, high, round)
  dim(picture, TRAY, Math.min(1, (1 - covered) / (1 - DRAWN_OUT)))
  picture.ground.tray = 1 - widened
}

/** The ink floods the even half; tokens ride on the border that the occurrences move (design, section 6.6). */
export function sampleOddEven(progress: number, shown: ShownNumbers, layout: Layout, picture: Picture): void {
  const { entries } = layout
  const grown = easeInOutCubic(progress / CARRY.grown)
  const lead = leadRow(entries)
  picture.ground.paper = true
  picture.ground.slab = grown
  picture.ground.contourRow = lead
  picture.ground.table = clamp((progress - CARRY.grown) / FADED, 0, 1)
  poseRow(progress, layout)
  if (progress < CARRY.grown) sampleFlood(progress, layout, picture)
  else putBorder(progress, layout, picture)
  const ring = 1 - clamp(progress / RING_GONE[layout.portrait ? 'portrait' : 'landscape'], 0, 1)
  const rowY = rowAt(progress, layout)
  const leans = carriedAt(progress)
  for (let s = 0; s < 4; s++) {
    const from = layout.entryColumns[(entries - 1) * 4 + s] ?? 0
    const column = lerp(from, shown[s] ?? from, grown)
    const run = runAt(progress, column, layout)
    const size = lerp(list.size, goal.size, run)
    const hop = hopAt(progress, column) * size
    const weight = weightAt(progress, column, shown)
    const up = borderPx(progress, layout, column) - borderPx(progress, layout)
    const token = tokenOf(lead, s)
    const near = lerp(SPRINGS_LEAST, SPRINGS_MOST, weight) * hop
    // Nearer it would be seen farther from the middle: it stays over its own column.
    const drawnIn = 1 - near / layout.eyePx
    putPlace(
      picture,
      token,
      columnX(progress, column, layout) * drawnIn,
      rowY + up + SPRINGS_UP * near,
      near,
      size,
      list.turn,
    )
    putLook(picture, token, 1, lerp(list.thick, goal.thick, run), lerp(list.shadow, goal.shadow, run))
    putForm(picture, token, 0, 0, 0, 0)
    putTurnedOver(picture, token, leans * turnedOverAt(progress, column), leans * leanAt(progress, column))
  }
  const size = lerp(list.size, goal.size, runAt(progress, 3, layout))
  putPlace(picture, FIRST_RING, columnX(progress, 3, layout), rowY, 1, size, list.turn)
  putLook(picture, FIRST_RING, ring, 0.045)
}

/** The border changes sides column by column. */
function putBorder(progress: number, layout: Layout, picture: Picture): void {
  const { ground } = picture
  ground.border = borderPx(progress, layout)
  for (let column = 0; column < 4; column++)
    ground.steps[column] = borderPx(progress, layout, column) - ground.border
}
