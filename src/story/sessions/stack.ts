import { compiler } from '../../film/compile.ts'
import type { Layout } from '../../film/layout.ts'
import { placeIn } from '../../film/places.ts'
import { playerOf, type Sample } from '../../film/sample.ts'
import { ROWS } from '../../picture/picture.ts'
import { layOnPlate, type RowPose } from '../../picture/rows.ts'
import { copyTurn, euler, multiply, type Quat, setEuler, turn, type Vec3 } from '../../picture/vec.ts'
import { ALONE, SESSIONS } from './score.ts'

const beforeSheet = compiler(SESSIONS)
const beforeNone = compiler(ALONE)

/** The score as compiled for a window: with a data sheet after it, or with none. */
export const trackOf = (layout: Layout) => (layout.entries ? beforeSheet : beforeNone)(layout)

const player = playerOf(SESSIONS, trackOf)
export const { at } = player

/** Returns the numbers of the stage at a progress, at which the stack then stands. */
export function sampleAt(progress: number, layout: Layout): Sample {
  const value = player.sample(progress, layout)
  const degrees = value(at.rig.ry)
  if (degrees === turnedBy) return value
  turnedBy = degrees
  setEuler(side, 0, degrees, 0)
  multiply(rig, TIPPED, side)
  multiply(lying, rig, FLAT)
  return value
}

const FLAT = euler(-90, 0, 0)
/** How far the stack is tipped to the reader. */
const TIPPED = euler(30, 0, 0)
/** How the stack is turned, also in degrees about its axis, and what lies in it. */
let turnedBy = Number.NaN
const rig: Quat = [0, 0, 0, 1]
const lying: Quat = [0, 0, 0, 1]
const side: Quat = [0, 0, 0, 1]
const point: Vec3 = [0, 0, 0]

/** How high the ring's face is over the plate that it lies on, over a piece's size: it is as thick. */
const RING_LIES = 0.05
/** Half the way from the first row to the last one, in rows. */
const HALF = (ROWS - 1) / 2
/** How much farther apart the rows lie, per row further down. */
const WIDENS = 0.1

/**
 * How far under the middle of the stack a row lies, in rows. Lower ones are farther from the eye and seen more from above:
 * they lie farther apart, so that none covers the pieces of the next.
 */
function depthOf(row: number): number {
  const down = row - HALF
  return down + (WIDENS / 2) * (down * down - HALF)
}

/** Writes the middle of what lies so far under that of the stack, and its turn. */
function place(out: Vec3, turned: Quat, downPx: number, { places }: Layout): void {
  const stack = placeIn(places, 'stack')
  copyTurn(turned, lying)
  turn(out, rig, 0, -downPx, 0)
  out[0] += stack.x
  out[1] += stack.y
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

/** Writes the pose of a row in the stack: the box of its first row says how wide four columns are, and how large a piece. */
export function stackRow(out: RowPose, row: number, layout: Layout): void {
  const { places } = layout
  const first = placeIn(places, 'stack-row')
  place(point, out.turn, (depthOf(row) * placeIn(places, 'stack').height) / ROWS, layout)
  out.x = point[0]
  out.y = point[1]
  out.z = point[2]
  out.pitch = first.width / 4
  out.size = first.height
  layWhole(out, row === 0)
}

/** Writes middle and turn of the sheet of paper under the stack. */
export function stackPaper(out: Vec3, turned: Quat, progress: number, layout: Layout): void {
  const { places } = layout
  sampleAt(progress, layout)
  place(out, turned, placeIn(places, 'stack').y - placeIn(places, 'paper').y, layout)
}

/** Half the width or the height of that paper, px. */
export const paperHalf = (of: 'width' | 'height', { places }: Layout): number =>
  placeIn(places, 'paper')[of] / 2
