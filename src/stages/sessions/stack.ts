import { compiler } from '../../film/compile.ts'
import type { Layout } from '../../film/layout.ts'
import { ROWS } from '../../film/picture.ts'
import { layOnPlate, type RowPose } from '../../film/rows.ts'
import { playerOf } from '../../film/sample.ts'
import { copyTurn, euler, multiply, type Quat, setEuler, turn, type Vec3 } from '../../film/vec.ts'
import { ALONE, SESSIONS } from './score.ts'

const beforeSheet = compiler(SESSIONS)
const beforeNone = compiler(ALONE)

/** The score as compiled for a window: with a data sheet after it, or with none. */
export const trackOf = (layout: Layout) => (layout.entries ? beforeSheet : beforeNone)(layout)

const player = playerOf(SESSIONS, trackOf)
/** The score's numbers, at the place that `sampleAt` was asked for last. */
export const { at, value } = player

/** Works out the numbers of the stage at a progress, for `value` and all that is said here of the stack. */
export function sampleAt(progress: number, layout: Layout): void {
  if (!player.sample(progress, layout)) return
  setEuler(tip, value(at.rig.rx), 0, 0)
  setEuler(side, 0, value(at.rig.ry), 0)
  multiply(rig, tip, side)
  multiply(lying, rig, FLAT)
}

const FLAT = euler(-90, 0, 0)
/** How the stack is turned, and what lies in it. */
const rig: Quat = [0, 0, 0, 1]
const lying: Quat = [0, 0, 0, 1]
const tip: Quat = [0, 0, 0, 1]
const side: Quat = [0, 0, 0, 1]
const point: Vec3 = [0, 0, 0]

/** How high the ring's face is over the plate that it lies on, over a piece's size: it is as thick. */
const RING_LIES = 0.05
/** Half the way from the first row to the last one, in rows. */
const HALF = (ROWS - 1) / 2
/** Width that landscape windows are drawn for, design px. */
const DRAWN_FOR = 1440

/**
 * How far under the middle of the stack a row lies, in rows. Lower ones are farther from the eye and seen more from above:
 * they lie farther apart, so that none covers the pieces of the next.
 */
function depthOf(row: number): number {
  const down = row - HALF
  return down + (value(at.rows.widens) / 2) * (down * down - HALF)
}

/** Writes the middle of what lies so many rows under that of the stack, and its turn. */
function place(out: Vec3, turned: Quat, down: number, { u, widthPx }: Layout): void {
  copyTurn(turned, lying)
  turn(out, rig, 0, -down * value(at.rows.gap) * u, 0)
  out[0] += Math.min(value(at.stack.x), value(at.stack.most))
  out[1] += value(at.stack.y)
  out[2] += value(at.stack.z) - value(at.rows.narrow) * Math.max(0, u - widthPx / DRAWN_FOR)
}

/** Lays a row on its plate, with its ring, so that nothing of it is transparent. */
export function layWhole(out: RowPose, live: boolean): void {
  layOnPlate(out, live)
  out.alpha = 1
  out.shadow = 0.75
  out.plateAlpha = 1
  out.ringLift = RING_LIES * out.size
  out.ringAlpha = 1
}

/** Writes the pose of a row in the stack. */
export function stackRow(out: RowPose, row: number, layout: Layout): void {
  place(point, out.turn, depthOf(row), layout)
  out.x = point[0]
  out.y = point[1]
  out.z = point[2]
  const unit = Math.min(layout.u, value(at.rows.unit))
  out.pitch = value(at.rows.pitch) * unit
  out.size = value(at.rows.size) * unit
  layWhole(out, row === 0)
}

/** Writes middle and turn of the sheet of paper under the stack. */
export function stackPaper(out: Vec3, turned: Quat, progress: number, layout: Layout): void {
  sampleAt(progress, layout)
  place(out, turned, value(at.paper.down), layout)
}

/** Half the width and the height of that paper, design px. */
export const paperHalf = (of: 'w' | 'h'): number => value(at.paper[of])
