import { designPx, eyeDistance, isPortrait, type Layout } from './layout.ts'
import { liftedRow } from './lifted.ts'
import { createRow, type RowPose, rowPoint } from './rows.ts'
import { heldAt, stackRow } from './stack.ts'
import { SESSIONS } from './thresholds.ts'
import { INDEX, rolledAt } from './told.ts'
import type { Vec3 } from './vec.ts'

const row = createRow()
const point: Vec3 = [0, 0, 0]
/** Air between a plate and its label, px: no less on small windows. */
const GAP_PX = { landscape: 12, portrait: 10 } as const
/** Where on a corner's round the plate is seen to reach farthest right: the rig stands so far to that side. */
const ROUND = { x: 1 - Math.cos(Math.PI / 6), y: 1 - Math.sin(Math.PI / 6) } as const

/** Writes where a point of a row is seen, px from the top left of the stage box. */
function see(
  out: { x: number; y: number },
  pose: RowPose,
  x: number,
  y: number,
  widthPx: number,
  heightPx: number,
): void {
  rowPoint(point, pose, x, y, 0)
  const eye = eyeDistance(heightPx)
  const scale = eye / (eye - point[2])
  out.x = widthPx / 2 + point[0] * scale
  out.y = heightPx / 2 - point[1] * scale
}

/**
 * Writes where a session's label stands: right of all of its plate as that is seen, level with the middle of its edge.
 * @param out px from the top left of the stage box, at the left end and the middle of the label
 */
export function sessionLabelPx(
  number: number,
  progress: number,
  widthPx: number,
  heightPx: number,
  out: { x: number; y: number },
): void {
  stackRow(row, number, heldAt(progress), widthPx, heightPx)
  const { plateW, plateH, plateRadius } = row
  see(out, row, plateW, 0, widthPx, heightPx)
  const level = out.y
  see(out, row, plateW - ROUND.x * plateRadius, plateH - ROUND.y * plateRadius, widthPx, heightPx)
  const gap = isPortrait(widthPx, heightPx) ? GAP_PX.portrait : GAP_PX.landscape
  out.x += gap * Math.max(1, designPx(widthPx, heightPx))
  out.y = level
}

const CORNERS = [
  [-1, 1],
  [1, 1],
  [1, -1],
  [-1, -1],
] as const

/** Returns the corners of a session's plate as it is seen, in the stack or out of it, px from the top left. */
export function platePx(
  number: number,
  progress: number,
  isLifted: boolean,
  layout: Layout,
): readonly { readonly x: number; readonly y: number }[] {
  const { widthPx, heightPx } = layout
  if (isLifted) liftedRow(row, layout)
  else stackRow(row, number, heldAt(progress), widthPx, heightPx)
  return CORNERS.map(([x, y]) => {
    const out = { x: 0, y: 0 }
    see(out, row, x * row.plateW, y * row.plateH, widthPx, heightPx)
    return out
  })
}

/** How many rows, from the live one down, have their index as the dots arrive: 0 before these start, then 1 to 6. */
export const rowsReached = (progress: number): number =>
  progress < SESSIONS.links.from ? 0 : 1 + Math.round(rolledAt(INDEX, progress))
