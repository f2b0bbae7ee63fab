import type { Layout } from '../../film/layout.ts'
import { progressAt } from '../../film/score.ts'
import { ROWS } from '../../picture/picture.ts'
import { createRow, type RowPose, rowPoint } from '../../picture/rows.ts'
import type { Vec3 } from '../../picture/vec.ts'
import { liftedRow } from '../../story/sessions/lift.ts'
import { SESSIONS } from '../../story/sessions/score.ts'
import { sampleAt, stackRow } from '../../story/sessions/stack.ts'

const FIRST = progressAt(SESSIONS, 'arrived-0')
const EACH = progressAt(SESSIONS, 'arrived-1') - FIRST
/** A draw is told of so much of a link before the dots arrive. */
const AHEAD = 0.26
/** Progress at which the dots arrive at a row. */
const arrivalOf = (row: number): number => FIRST + row * EACH

/** How many rows, from the live one down, have their index as the dots arrive: 0 before these start, then 1 to 6. */
export const rowsReached = (progress: number): number =>
  progress < FIRST ? 0 : Math.min(1 + Math.floor((progress - FIRST) / EACH + AHEAD), ROWS)

/** Where a hand can take a session's plate: from when the dots arrive there until the stack is laid down. */
export const plateCue = (row: number): { readonly from: number; readonly until: number } => ({
  from: arrivalOf(row),
  until: progressAt(SESSIONS, 'leave'),
})

interface Point {
  x: number
  y: number
}

const row = createRow()
const point: Vec3 = [0, 0, 0]
/** How far right of its plate a label begins, design px; no less in small windows. */
const AIR = 12
/** Where on a corner's round the plate is seen to reach farthest right: the rig stands so far to that side. */
const ROUND = { x: 1 - Math.cos(Math.PI / 6), y: 1 - Math.sin(Math.PI / 6) } as const

/** Writes where a point of a row is seen, px from the top left of the stage box. */
function see(out: Point, pose: RowPose, x: number, y: number, { widthPx, heightPx, eyePx }: Layout): void {
  rowPoint(point, pose, x, y, 0)
  const scale = eyePx / (eyePx - point[2])
  out.x = widthPx / 2 + point[0] * scale
  out.y = heightPx / 2 - point[1] * scale
}

/** Writes where a session's label begins: right of all of its plate as that is seen, level with the middle of its edge. */
export function labelPx(number: number, progress: number, layout: Layout, out: Point): void {
  sampleAt(progress, layout)
  stackRow(row, number, layout)
  const { plateW, plateH, plateRadius } = row
  see(out, row, plateW, 0, layout)
  const level = out.y
  see(out, row, plateW - ROUND.x * plateRadius, plateH - ROUND.y * plateRadius, layout)
  out.x += AIR * Math.max(1, layout.u)
  out.y = level
}

/** Where a plate's corners are, half its width and height each way: one after the other round it. */
const CORNERS = [-1, 1, 1, 1, 1, -1, -1, -1] as const
const corner: Point = { x: 0, y: 0 }

/** Writes the corners of a session's plate as it is seen, in the stack or out of it: x and y of each, px from the top left. */
export function writePlatePx(
  out: Float64Array,
  n: number,
  progress: number,
  isLifted: boolean,
  layout: Layout,
): void {
  sampleAt(progress, layout)
  if (isLifted) liftedRow(row, layout)
  else stackRow(row, n, layout)
  for (let i = 0; i < CORNERS.length; i += 2) {
    see(corner, row, (CORNERS[i] ?? 0) * row.plateW, (CORNERS[i + 1] ?? 0) * row.plateH, layout)
    out[i] = corner.x
    out[i + 1] = corner.y
  }
}
