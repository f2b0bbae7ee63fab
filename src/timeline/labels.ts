import { eyeDistance, isPortrait } from './layout.ts'
import { createRow, rowPoint } from './rows.ts'
import { heldAt, linksAt } from './sessions.ts'
import { stackRow } from './stack.ts'
import { SESSIONS } from './thresholds.ts'
import type { Vec3 } from './vec.ts'

const row = createRow()
const point: Vec3 = [0, 0, 0]
const GAP_PX = { landscape: 24, portrait: 8 } as const

/**
 * Writes where a session's label stands: right of its plate's projected edge.
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
  const gap = isPortrait(widthPx, heightPx) ? GAP_PX.portrait : GAP_PX.landscape
  rowPoint(point, row, row.plateW + gap, 0, 0)
  const eye = eyeDistance(heightPx)
  const scale = eye / (eye - point[2])
  out.x = widthPx / 2 + point[0] * scale
  out.y = heightPx / 2 - point[1] * scale
}

/** How many rows, from the live one down, the dotted link has reached: 0 before it starts, then 1 to 6. */
export const rowsReached = (progress: number): number =>
  progress < SESSIONS.links.from ? 0 : 1 + Math.floor(linksAt(progress))
