import { leadRow, listRow, trayForm } from '../stages/data-sheet/play.ts'
import { borderPx } from './border.ts'
import { acrossAt, grownAt, risenAt, spreadAt } from './carried.ts'
import { partOf, smoothstep } from './easing.ts'
import type { Layout } from './layout.ts'
import { createRow, type RowPose } from './rows.ts'
import { CARRY } from './thresholds.ts'
import { lerp } from './vec.ts'

/** So far beyond the window the tray's edges go, px: where they stand no shadow shows. */
const BEYOND_PX = 20
/** A piece is so far under the ink's edge before it rises on to it, over its size: all of it is on the ink. */
const UNDER = 0.62

/** The sheet's last row on its way to be the even half: the edges of its tray, and how its pieces lie in it, stage px. */
export interface Tray {
  left: number
  right: number
  top: number
  bottom: number
  radius: number
  /** Where the upper edge has been in the list. */
  barTop: number
  /** How far it has grown into that, and the row in its place in the list. */
  grown: number
  readonly row: RowPose
  /** Size of a piece, and that over its size when the tray has become the even half. */
  size: number
  scale: number
  /** How far under the tray's upper edge a piece is that has not yet risen. */
  under: number
}

/** Writes the tray on its way: across the window as a bar, then down to its foot and up to the border. */
export function trayAt(progress: number, layout: Layout, out: Tray): Tray {
  const { entries, parity, widthPx, heightPx } = layout
  const pour = CARRY.pour[layout.portrait ? 'portrait' : 'landscape']
  const { row } = out
  const grown = grownAt(progress)
  const spread = spreadAt(progress)
  listRow(row, leadRow(entries), entries - 1, layout)
  out.grown = grown
  const [w, h, radius] = trayForm(layout)
  const end = widthPx / 2 + BEYOND_PX
  out.left = lerp(row.x - w, -end, spread)
  out.right = lerp(row.x + w, end, spread)
  out.barTop = row.y + h
  out.top = lerp(out.barTop, borderPx(progress, layout), grown)
  out.bottom = lerp(row.y - h, -heightPx / 2 - BEYOND_PX, smoothstep(partOf(progress, pour)))
  out.radius = radius * (1 - spread)
  out.size = lerp(row.size, parity.size, grown)
  out.scale = out.size / parity.size
  out.under = lerp(h, UNDER * parity.size, grown)
  return out
}

export const createTray = (): Tray => ({
  left: 0,
  right: 0,
  top: 0,
  bottom: 0,
  radius: 0,
  barTop: 0,
  grown: 0,
  row: createRow(),
  size: 0,
  scale: 1,
  under: 0,
})

/** Returns how far a column of the row is from where it stands at the end, px across. */
export function besideColumn(progress: number, column: number, { parity, window }: Layout): number {
  const inList = window.x + (column - 1.5) * window.pitch
  return (1 - acrossAt(progress)) * (inList - (parity.x + (column - 1.5) * parity.pitch))
}

/** Returns how far under the ink's edge the piece of a column still is, px. */
export const underAt = ({ under }: Tray, progress: number, column: number): number =>
  under * (1 - risenAt(progress, column))

/**
 * Returns how far over the border, px up, what stands by a column's piece is hung: over the piece on the tray's upper edge,
 * under it on the piece itself, until that has risen on to the edge.
 */
export const hungAt = (
  tray: Tray,
  progress: number,
  isEven: boolean,
  column: number,
  layout: Layout,
): number => tray.top - borderPx(progress, layout) - (isEven ? underAt(tray, progress, column) : 0)
