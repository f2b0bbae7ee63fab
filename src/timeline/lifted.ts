import type { Layout } from './layout.ts'
import { blendRow, createRow, layOnPlate, type RowPose } from './rows.ts'
import { setEuler } from './vec.ts'

/** From here on a plate is out of the stack, and lies over whatever it comes across. */
const OUT = 0.35

const pose = createRow()

/** Writes the pose of a plate that has been lifted out of the stack: turned to the reader. */
export function liftedRow(out: RowPose, row: number, { lifted }: Layout): void {
  out.x = lifted.x
  out.y = lifted.y
  out.pitch = lifted.pitch
  out.size = lifted.size
  layOnPlate(out, row === 0)
  out.z = -out.lift
  setEuler(out.turn, 0, 0, 0)
  out.alpha = 1
  out.shadow = 0.75
  out.plateAlpha = 1
  out.ringLift = 0.09 * out.size
  out.ringAlpha = 1
}

/**
 * Takes the plates that a hand has lifted out of their rows.
 * @param lifted how far each has come out
 * @returns the row that lies over all others, or -1
 */
export function lift(rows: readonly RowPose[], lifted: ArrayLike<number>, layout: Layout): number {
  let top = -1
  let most = OUT
  for (let r = 0; r < rows.length; r++) {
    const row = rows[r]
    const out = lifted[r] ?? 0
    if (!row || out === 0) continue
    liftedRow(pose, r, layout)
    blendRow(row, row, pose, out)
    if (out <= most) continue
    most = out
    top = r
  }
  return top
}
