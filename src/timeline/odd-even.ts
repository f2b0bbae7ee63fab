import { leadRow, leaveList, putTray } from '../stages/data-sheet/play.ts'
import { LIST_GONE_PX, pastSheetPx } from '../stages/data-sheet/tape.ts'
import { sampleTowers } from '../stages/data-sheet/towers.ts'
import { borderPx } from './border.ts'
import { acrossAt, risenAt } from './carried.ts'
import { EDGE } from './change.ts'
import { leapAt } from './draw.ts'
import { clamp, partOf, spring } from './easing.ts'
import type { Layout } from './layout.ts'
import { hopAt, leanAt, turnedOverAt, weightAt } from './parity.ts'
import { LOOK, type Picture, putForm, putLook, putPlace, ROWS, STRIDE, tokenOf } from './picture.ts'
import { SHOWN_TURNED, SHOWN_WAS, type ShownNumbers } from './shown.ts'
import { SECTION_PX } from './stages.ts'
import { CARRY } from './thresholds.ts'
import { besideColumn, createTray, trayAt } from './tray.ts'
import { putTurnedOver } from './turned-over.ts'
import { HALF_TURN, lerp } from './vec.ts'

/** The light on the ink's edge comes as that is the border; the ground is a table's again so long after everything stands. */
const EDGE_LIT = { from: CARRY.grow.until, until: CARRY.grown } as const
const FADED = 0.045
/** How thick the pieces stand, and how strong their shadows are: in the tier `full` stronger. */
const STANDS = { thick: 0.16, shadow: 0.5, bold: 0.68 } as const

const tray = createTray()

/**
 * How high a piece springs as it turns over, of its size, by the number that it turns to, and how much higher as its
 * column is drawn; and how far to the viewer, over that.
 */
const SPRINGS = { least: 0.06, most: 0.27, drawn: 0.33, near: 0.8 } as const

/** Until the tray is the even half: what is left of the sheet goes, and the tray is on its way. */
function growTray(progress: number, layout: Layout, picture: Picture): void {
  const px = pastSheetPx(progress, layout.heightPx)
  if (px < LIST_GONE_PX) leaveList(picture, px, layout)
  sampleTowers(layout.entries * SECTION_PX + px, layout, picture)
  const { left, right, top, bottom, radius, grown } = tray
  putTray(picture, (left + right) / 2, (top + bottom) / 2, (right - left) / 2, (top - bottom) / 2, radius)
  picture.ground.tray = 1 - grown
  picture.ground.border = -layout.heightPx - layout.widthPx
}

/** The tray grows into the even half; tokens ride on the border that the occurrences move (design, section 6.6). */
export function sampleOddEven(progress: number, shown: ShownNumbers, layout: Layout, picture: Picture): void {
  const { entries } = layout
  const { ground } = picture
  const across = acrossAt(progress)
  const lead = leadRow(entries)
  ground.paper = true
  ground.slab = partOf(progress, EDGE_LIT)
  ground.contourRow = lead
  ground.table = clamp((progress - CARRY.grown) / FADED, 0, 1)
  const { grown } = trayAt(progress, layout, tray)
  if (grown < 1) growTray(progress, layout, picture)
  else putBorder(progress, layout, picture)
  for (let s = 0; s < 4; s++) {
    const from = layout.entryColumns[(entries - 1) * 4 + s] ?? 0
    const column = lerp(from, shown[s] ?? from, across)
    const token = tokenOf(lead, s)
    putPiece(picture, token, progress, column, shown, layout)
    const was = shown[SHOWN_WAS + column] ?? s
    if (grown < 1 || was === s || (shown[SHOWN_TURNED + column] ?? 0) >= EDGE) continue
    // Until it is on edge the column has the piece of another pattern, which may be in another column, too.
    picture.objects[token * STRIDE + LOOK] = 0
    putPiece(picture, tokenOf((lead + 1 + column) % ROWS, was), progress, column, shown, layout)
  }
}

/** Puts a piece where the tray has come to, in its column, as far as it has turned over. */
function putPiece(
  picture: Picture,
  token: number,
  progress: number,
  column: number,
  shown: ShownNumbers,
  layout: Layout,
): void {
  const { parity } = layout
  const { top, size, under, grown, row } = tray
  const changed = grown < 1 ? 0 : (shown[SHOWN_TURNED + column] ?? 0)
  const risen = risenAt(progress, column)
  const drawn = leapAt(progress, column, shown)
  const leaps = drawn > 0 && drawn < 1
  // As it turns over to another pattern it is high only on edge, too.
  const hop = Math.max(hopAt(progress, column, drawn), spring(Math.abs(changed)) ** 3) * size
  const weight = weightAt(progress, column, shown)
  const up = borderPx(progress, layout, column) - borderPx(progress, layout)
  const springs = (leaps ? SPRINGS.drawn : lerp(SPRINGS.least, SPRINGS.most, weight)) * hop
  const near = SPRINGS.near * springs
  // Nearer it would be seen farther from the middle: it stays over its own column, and as high as it springs.
  const drawnIn = 1 - near / layout.eyePx
  putPlace(
    picture,
    token,
    (parity.x + (column - 1.5) * parity.pitch + besideColumn(progress, column, layout)) * drawnIn,
    (top - under * (1 - risen) + up + springs) * drawnIn,
    near,
    size,
    row.turn,
  )
  const shadow = lerp(row.shadow, layout.bold ? STANDS.bold : STANDS.shadow, grown)
  putLook(picture, token, 1, lerp(row.thick, STANDS.thick, grown), shadow)
  putForm(picture, token, 0, 0, 0, 0)
  putTurnedOver(
    picture,
    token,
    grown * (turnedOverAt(progress, column, drawn) + HALF_TURN * changed),
    grown * leanAt(progress, column),
  )
}

/** The border changes sides column by column. */
function putBorder(progress: number, layout: Layout, picture: Picture): void {
  const { ground } = picture
  ground.border = borderPx(progress, layout)
  for (let column = 0; column < 4; column++)
    ground.steps[column] = borderPx(progress, layout, column) - ground.border
}
