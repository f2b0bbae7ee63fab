import { carriedAt, partedPx } from './carried.ts'
import { slideIn } from './easing.ts'
import type { Layout } from './layout.ts'
import { borderAt } from './parity.ts'
import { CARRY } from './thresholds.ts'
import { lerp } from './vec.ts'

/** Edges of the ink that becomes the even half: stage px with y up. */
export interface Ink {
  left: number
  right: number
  top: number
  bottom: number
}

/** Returns edges to be written to. */
export const createInk = (): Ink => ({ left: 0, right: 0, top: 0, bottom: 0 })

/** So far beyond the window its edges go, px: where they stand no shadow shows. */
export const BEYOND_PX = 20

/** It reaches the window's foot before the rows have grown, and the nearer side of the window before the other; so does the tray. */
export const AHEAD = 2

/** Returns how the pieces come from the list in between the table's rows, and the ink under them. */
export const wayOf = ({ portrait }: Pick<Layout, 'portrait'>) => CARRY[portrait ? 'portrait' : 'landscape']

/** Height of the border in a column, in stage px, y up. */
export const borderPx = (progress: number, layout: Layout, column = 0): number =>
  layout.heightPx * (0.5 - borderAt(progress, layout, column))

/** Height of the border on its way, in stage px, y up: it is the line between the table's rows first. */
export function carriedBorderPx(progress: number, layout: Layout): number {
  const rest = borderPx(progress, layout)
  return lerp(layout.table?.partY ?? rest, rest, carriedAt(progress))
}

/**
 * Writes where the ink is: the marker's ink column, on the last column of the table, falls like water to the height of
 * the even row, floods the window as a band of that height, and fills it to its foot as the row grows into the even half.
 * So no number is cut by its upper or lower edge. Where there is no table the whole border rises.
 */
export function sampleInk(progress: number, layout: Layout, out: Ink): void {
  const { towers, widthPx, heightPx } = layout
  const right = widthPx / 2 + BEYOND_PX
  const bottom = -heightPx / 2 - BEYOND_PX
  const goal = carriedBorderPx(progress, layout)
  const { fall, flood } = wayOf(layout)
  const fallen = slideIn(progress, fall)
  const flooded = slideIn(progress, flood)
  if (towers) {
    const { x, pitch } = towers
    out.left = lerp(x + pitch, -right, flooded)
    out.right = lerp(x + 2 * pitch, right, Math.min(1, AHEAD * flooded))
    const filled = Math.min(1, AHEAD * carriedAt(progress))
    out.bottom = lerp(towers.bottomY - partedPx(progress, layout), bottom, filled)
    out.top = lerp(towers.topY, goal, fallen)
  } else {
    out.left = -right
    out.right = right
    out.bottom = bottom
    out.top = lerp(bottom, goal, flooded)
  }
}
