import type { Film } from '../../film/film.ts'
import type { Layout } from '../../film/layout.ts'
import { playerOf, type Sample } from '../../film/sample.ts'
import { SECTION_PX } from '../../film/stages.ts'
import { stopsOf } from '../../film/stops.ts'
import { type Picture, putForm, putLook, putPlace, tokenOf } from '../../picture/picture.ts'
import { createRow } from '../../picture/rows.ts'
import { HALF_TURN, lerp, type Quat, setEuler } from '../../picture/vec.ts'
import { leadRow, leaveList, listRow, listScale, putTray, TRAY_FORM } from '../data-sheet/play.ts'
import { LIST_GONE_PX, pastSheetPx } from '../data-sheet/tape.ts'
import { sampleTowers } from '../data-sheet/towers.ts'
import { ODD_EVEN } from './score.ts'
import { SHOWN_TURNED, type ShownNumbers } from './shown.ts'

const RAD = Math.PI / 180
const { at, trackOf, sample } = playerOf(ODD_EVEN)

/** How thick the pieces stand, over their size, and how strong their shadows are: in the tier `full` stronger. */
const STANDS = { thick: 0.16, shadow: 0.5, shadowFull: 0.68 } as const
/** So far beyond the window the tray's edges go, px: where they stand no shadow shows. */
const BEYOND_PX = 20

/** The sheet's last row in its place in the list. */
const row = createRow()
const turn: Quat = [0, 0, 0, 1]

/** Writes the picture of ODD & EVEN. */
export function playOddEven(progress: number, shown: ShownNumbers, layout: Layout, picture: Picture): void {
  const value = sample(progress, layout)
  const { entries } = layout
  const { ground } = picture
  const lead = leadRow(entries)
  const borderPx = value(at.row.y)
  listRow(row, lead, entries - 1, layout)
  ground.paper = true
  ground.slab = value(at.ground.edge)
  ground.table = value(at.ground.table)
  ground.contourRow = lead
  if (value(at.tray.grown) < 1) growTray(value, progress, borderPx, layout, picture)
  else ground.border = borderPx
  for (let shape = 0; shape < 4; shape++) putPiece(value, shape, borderPx, shown, layout, picture)
}

/** Until the tray is the even half: what is left of the sheet goes, and the tray is on its way. */
function growTray(value: Sample, progress: number, borderPx: number, layout: Layout, picture: Picture): void {
  const { entries, widthPx, heightPx } = layout
  const px = pastSheetPx(progress, heightPx)
  if (px < LIST_GONE_PX) leaveList(picture, px, layout)
  sampleTowers(entries * SECTION_PX + px, layout, picture)
  const scale = listScale(layout)
  const w = TRAY_FORM.w * scale
  const h = TRAY_FORM.h * scale
  const wide = value(at.tray.wide)
  const grown = value(at.tray.grown)
  const end = widthPx / 2 + BEYOND_PX
  const left = lerp(row.x - w, -end, wide)
  const right = lerp(row.x + w, end, wide)
  const top = lerp(row.y + h, borderPx, grown)
  const bottom = lerp(row.y - h, -heightPx / 2 - BEYOND_PX, grown)
  const round = TRAY_FORM.radius * scale * (1 - wide)
  putTray(picture, (left + right) / 2, (top + bottom) / 2, (right - left) / 2, (top - bottom) / 2, round)
  picture.ground.tray = 1 - grown
  // There is no border yet: it is out of sight.
  picture.ground.border = -heightPx - widthPx
}

/** Puts a piece on its way from the list to the border, and as far as it has turned over there. */
function putPiece(
  value: Sample,
  shape: number,
  borderPx: number,
  shown: ShownNumbers,
  { parity, entries, entryColumns, isFull }: Layout,
  picture: Picture,
): void {
  const wide = value(at.tray.wide)
  const grown = value(at.tray.grown)
  const token = tokenOf(leadRow(entries), shape)
  const listed = entryColumns[(entries - 1) * 4 + shape] ?? shape
  const column = shown[shape] ?? listed
  const size = lerp(row.size, parity.size, grown)
  const thick = lerp(row.thick, STANDS.thick, grown)
  const lean = grown * value(at.row.lean)
  const turned = grown * HALF_TURN * (value(at.row.even) + (shown[SHOWN_TURNED] ?? 0)) + lean
  // Both faces are alike: past edge-on the back is drawn as the face.
  const seen = turned - HALF_TURN * Math.round(turned / HALF_TURN)
  const half = (thick * size) / 2
  setEuler(turn, seen, 0, 0)
  putForm(picture, token, 0, 0, 0, 0)
  // On edge it has no shadow: it would be seen as a streak beside it.
  const shadow =
    lerp(row.shadow, isFull ? STANDS.shadowFull : STANDS.shadow, grown) * Math.cos(seen * RAD) ** 2
  putLook(picture, token, 1, thick, shadow)
  // It turns through the middle of its thickness; leaning, it keeps the middle of its face in place.
  putPlace(
    picture,
    token,
    lerp(row.x + (listed - 1.5) * row.pitch, parity.x + (column - 1.5) * parity.pitch, wide),
    lerp(row.y, borderPx, grown) - half * (Math.sin(seen * RAD) - Math.sin(lean * RAD)),
    half * (Math.cos(seen * RAD) - 1),
    size,
    turn,
  )
}

/** The occurrences, each until the number of the next one comes. */
const stops = stopsOf(ODD_EVEN)

/** The occurrence that runs, 1 to 8: 1 before the count begins, 8 after its end. */
export function occurrenceAt(progress: number): number {
  let k = 1
  for (let i = 0; i < stops.length; i++) if (k < stops.length && progress >= (stops[i]?.until ?? 0)) k++
  return k
}

/** Progress at which an occurrence is at rest: where the strip of occurrences leads. */
export function progressOf(k: number): number {
  const stop = stops[k - 1]
  if (!stop) throw new RangeError(`There is no occurrence ${k}`)
  return (stop.at + stop.stays) / 2
}

/** How far the row has turned from odd to even at a progress of the stage, 0..1: so far the border has gone. */
export function evenAt(progress: number, layout: Layout): number {
  return sample(progress, layout)(at.row.even)
}

export const ODD_EVEN_FILM: Film = { stage: 'odd-even', score: ODD_EVEN, trackOf, anchors: {} }
