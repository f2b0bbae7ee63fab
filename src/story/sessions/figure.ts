import type { Layout } from '../../film/layout.ts'
import { placeIn } from '../../film/places.ts'
import type { Sample } from '../../film/sample.ts'
import { FIRST_RING, type Picture, putPlace, tokenOf } from '../../picture/picture.ts'
import { createRow, type RowPose } from '../../picture/rows.ts'
import { copyTurn, lerp, type Quat, slerp, turn, type Vec3 } from '../../picture/vec.ts'
import { FIGURE_CELLS } from '../data-sheet/play.ts'
import { at, stackRow } from './stack.ts'

/** How far from the figure's middle the shapes stand, and their size, cells. */
const TIP = 2.1
const SHAPE = 0.5
/** The line as it closes to a row, of its size as the figure. */
const CLOSED = 0.55
/** How much smaller the ring is in a loop of the line, of its size, and its height over its shape, px. */
const RINGED = { smaller: 0.14, lift: 6 } as const
/** How much of its light the large plate has: all of it would mirror the whole studio as it tips. */
const LIGHT = 0.35
/** Width of the line as the plate's rim, of its own. */
const RIM_WIDTH = 0.5
/** Columns of the ring are a quarter turn apart. */
const QUARTER = Math.PI / 2

const level: Quat = [0, 0, 0, 1]
const stacked = createRow()
const point: Vec3 = [0, 0, 0]

/** Size of a cell where the figure stands. */
const cellOf = ({ places }: Layout): number => placeIn(places, 'figure').width / FIGURE_CELLS
/** Whether the figure is on its way to be the first row. */
export const isFigure = (value: Sample): boolean => value(at.plate.closed) < 1

/** The kolam at its place, and on its way to where the first plate comes to lie. */
export function layKolam(value: Sample, layout: Layout, { kolam }: Picture): void {
  const tipped = value(at.plate.tipped)
  const figure = placeIn(layout.places, 'figure')
  stackRow(stacked, 0, layout)
  slerp(kolam.turn, level, stacked.turn, tipped)
  kolam.x = lerp(figure.x, stacked.x, tipped)
  kolam.y = lerp(figure.y, stacked.y, tipped)
  kolam.z = lerp(0, stacked.z, tipped)
  kolam.cell = cellOf(layout) * lerp(1, CLOSED, tipped)
  kolam.dots = value(at.line.dots)
  kolam.reveal = value(at.line.drawn)
}

/** Writes the first row while the figure becomes it: a plate comes up under the shapes and the line, and closes to a row's. */
export function layFigure(value: Sample, out: RowPose, layout: Layout, { kolam }: Picture): void {
  const closed = value(at.plate.closed)
  const raised = value(at.plate.raised)
  out.x = kolam.x
  out.y = kolam.y
  out.z = kolam.z
  copyTurn(out.turn, kolam.turn)
  out.size = lerp(SHAPE * cellOf(layout), stacked.size, closed)
  out.lift *= (raised * out.size) / stacked.size
  const half = value(at.plate.half) * kolam.cell
  out.plateW = lerp(half, stacked.plateW, closed)
  out.plateH = lerp(half, stacked.plateH, closed)
  out.plateRadius = lerp(value(at.plate.corner) * kolam.cell, stacked.plateRadius, closed)
  out.plateAlpha = raised
  out.plateLight = lerp(LIGHT, 1, closed)
  out.shadow *= raised
  out.ringLift = lerp(out.lift + RINGED.lift, stacked.ringLift * (out.size / stacked.size), raised)
}

/** The line opens out to the rim of its plate, is pressed together with it, and becomes it. */
export function openLine(value: Sample, row: RowPose, { kolam }: Picture): void {
  const { rim } = kolam
  const joined = value(at.line.joined)
  const half = value(at.plate.half) * kolam.cell
  rim.opened = value(at.line.opened)
  rim.wide = row.plateW / kolam.cell
  rim.high = row.plateH / kolam.cell
  rim.radius = row.plateRadius / kolam.cell
  kolam.alpha = joined < 1 ? 1 : 0
  kolam.width = lerp(1, RIM_WIDTH, rim.opened) * (1 - joined)
  kolam.dots *= 1 - rim.opened
  kolam.wide = row.plateW / half
  kolam.high = row.plateH / half
}

/** The base pattern's row bends into a ring at the tips of the figure, and unbends into the row on its plate. */
export function bendRow(value: Sample, row: RowPose, layout: Layout, picture: Picture): void {
  const { base, sessionColumns, sessionIndex } = layout
  const bent = value(at.plate.bent)
  const closed = value(at.plate.closed)
  const size = lerp(lerp(base.size, SHAPE * cellOf(layout), bent), stacked.size, closed)
  for (let shape = 0; shape < 4; shape++)
    put(value, picture, layout, tokenOf(0, shape), sessionColumns[shape] ?? 0, row.lift, size)
  const ringed = size * (1 - RINGED.smaller * bent * (1 - closed))
  put(value, picture, layout, FIRST_RING, sessionIndex[0] ?? 0, row.ringLift, ringed)
}

/** Puts an object where a column stands in the bent row, in the figure's plane. */
function put(
  value: Sample,
  picture: Picture,
  { base }: Layout,
  id: number,
  column: number,
  lift: number,
  size: number,
): void {
  const { kolam } = picture
  const closed = value(at.plate.closed)
  const isClosing = closed > 0
  const bent = isClosing ? 1 - closed : value(at.plate.bent)
  const pitch = isClosing ? stacked.pitch : base.pitch
  const x = isClosing ? 0 : base.x - kolam.x
  const y = isClosing ? 0 : base.y - kolam.y
  const along = column - 1.5
  const reach = TIP * kolam.cell
  let flatX = x + along * pitch
  let flatY = y
  if (bent > 1e-4) {
    // It turns and widens only when it is bent enough to stay inside the window.
    const angle = QUARTER * (along * bent + 0.5 * bent * bent * bent)
    const radius = lerp(pitch, reach * QUARTER, bent * bent) / (QUARTER * bent)
    flatX = lerp(x, 0, bent) + radius * Math.sin(angle)
    flatY = lerp(y, reach, bent) + radius * (Math.cos(angle) - 1)
  }
  turn(point, kolam.turn, flatX, flatY, lift)
  putPlace(picture, id, point[0] + kolam.x, point[1] + kolam.y, point[2] + kolam.z, size, kolam.turn)
}
