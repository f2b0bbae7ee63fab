import { clamp, easeInOutCubic } from './easing.ts'
import type { Layout } from './layout.ts'
import { leadRow, listRow, placeList, putTray, trayForm } from './list.ts'
import { borderAt, COUNTED, occurrenceAt } from './parity.ts'
import { FIRST_PLATE, FIRST_RING, type Picture, putLook, putPlace, ROWS, tokenOf } from './picture.ts'
import { blendRow, createRow, dim, placeTokens } from './rows.ts'
import { lerp, setEuler } from './vec.ts'

/** Progress thresholds of the stage (design, section 6.6). */
const ODD_EVEN = { grown: 0.24, fade: 0.06, drop: 0.5 } as const
const TURN_DEG = 6

/** Columns of the entry that the stage shows, per shape: fractions while the buttons change it. */
export type ShownColumns = Float32Array

const list = createRow()
const goal = createRow()
const row = createRow()
const columns = new Float32Array(ROWS * 4)

/** Height of the border in stage px, y up. */
export const borderPx = (progress: number, layout: Layout): number =>
  layout.heightPx * (0.5 - borderAt(progress, layout.portrait))

/** Turn of the tokens about y: 6° to and fro with each occurrence. */
function rock(progress: number): number {
  const k = occurrenceAt(progress)
  const each = (COUNTED.until - COUNTED.from) / COUNTED.occurrences
  const within = clamp((progress - COUNTED.from - (k - 1) * each) / (each * 0.35), 0, 1)
  if (k === 1) return 0
  const side = k % 2 === 0 ? 1 : -1
  return (
    TURN_DEG * (k === 2 ? lerp(0, side, easeInOutCubic(within)) : lerp(-side, side, easeInOutCubic(within)))
  )
}

/** The tray grows into the even half; tokens ride on the border that the occurrences move (design, section 6.6). */
export function sampleOddEven(progress: number, shown: ShownColumns, layout: Layout, picture: Picture): void {
  const { widthPx, heightPx, parity, entries } = layout
  const t = clamp(progress / ODD_EVEN.grown, 0, 1)
  const grown = easeInOutCubic(t)
  const lead = leadRow(entries)
  const border = borderPx(progress, layout)
  picture.ground.paper = true
  picture.ground.slab = grown
  picture.ground.table = clamp((progress - ODD_EVEN.grown) / ODD_EVEN.fade, 0, 1)
  growTray(t, border, layout, picture)
  if (t < 1) placeList(picture, entries - 1, layout)
  const gone = 1 - clamp(progress / ODD_EVEN.fade, 0, 1)
  for (let r = 0; r < ROWS; r++) {
    for (let s = 0; s < 4; s++) if (r !== lead) dim(picture, tokenOf(r, s), gone)
    dim(picture, FIRST_PLATE + r, gone)
  }
  listRow(list, lead, entries - 1, layout)
  listRow(goal, lead, entries - 1, layout)
  goal.x = parity.x
  goal.y = border
  goal.pitch = parity.pitch
  goal.size = parity.size
  goal.thick = 0.16
  goal.shadow = 0.5
  setEuler(goal.turn, 0, rock(progress), 0)
  blendRow(row, list, goal, grown)
  for (let s = 0; s < 4; s++) {
    const from = layout.entryColumns[(entries - 1) * 4 + s] ?? 0
    columns[lead * 4 + s] = lerp(from, shown[s] ?? from, grown)
  }
  placeTokens(picture, lead, row, columns)
  putPlace(picture, FIRST_RING, row.x + 1.5 * row.pitch, row.y, 1, row.size, row.turn)
  putLook(picture, FIRST_RING, gone, 0.045)
  if (t >= 1) picture.ground.border = border
  else picture.ground.border = -heightPx - widthPx
}

/** First the tray's lower edge drops to the bottom of the stage, then it widens past both sides. */
function growTray(t: number, border: number, layout: Layout, picture: Picture): void {
  if (t >= 1) return
  const { widthPx, heightPx, window } = layout
  const [w, h, radius] = trayForm(layout)
  const drop = easeInOutCubic(t / ODD_EVEN.drop)
  const widen = easeInOutCubic((t - 0.25) / (1 - 0.25))
  const top = lerp(window.y + h, border, easeInOutCubic(t))
  const bottom = lerp(window.y - h, -heightPx / 2 - radius - 2, drop)
  const left = lerp(window.x - w, -widthPx / 2 - radius - 2, widen)
  const right = lerp(window.x + w, widthPx / 2 + radius + 2, widen)
  putTray(picture, (left + right) / 2, (top + bottom) / 2, (right - left) / 2, (top - bottom) / 2, radius)
}
