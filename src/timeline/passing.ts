import { smoothstep } from './easing.ts'
import { lerp } from './vec.ts'

/**
 * How far before and behind a row's middle two pieces pass one another on their plate, over a piece's size, and how large
 * they are there: side by side inside its rim, so that all four shapes are seen at every moment.
 */
const ON_PLATE = { aside: 0.35, size: 0.76 } as const
/** In this share of the time in which it passes a piece goes to its lane, and at the end back to its row's middle. */
const ASIDE = 0.28

/** Of a row that is sorted: the shape in each column, and the column of each shape before what is under way. */
const order = new Uint8Array(4)
const before = new Uint8Array(4)

/** Lets neighbours that are in the wrong order change places, two by two. Returns whether there were any. */
function pass(to: ArrayLike<number>, toAt: number): boolean {
  let passed = false
  for (let column = 0; column < 3; column++) {
    const left = order[column] ?? 0
    const right = order[column + 1] ?? 0
    if ((to[toAt + left] ?? 0) <= (to[toAt + right] ?? 0)) continue
    order[column] = right
    order[++column] = left
    passed = true
  }
  return passed
}

/** Begins with the columns of four shapes. */
function begin(from: ArrayLike<number>, fromAt: number): void {
  for (let shape = 0; shape < 4; shape++) order[from[fromAt + shape] ?? 0] = shape
}

/**
 * Sorts the pieces of a row: only neighbours pass one another, so that never more than two are in one place. Writes the
 * column of each shape, and how far it is in the lane before the row (above 0, to the right) or behind it.
 * @param part of the time that it takes, 0..1
 * @param from columns of four shapes, and `to` those that they go to, each with where they begin
 */
export function sortPieces(
  part: number,
  from: ArrayLike<number>,
  fromAt: number,
  to: ArrayLike<number>,
  toAt: number,
  columns: Float32Array,
  lanes: Float32Array,
): void {
  begin(from, fromAt)
  let count = 0
  while (pass(to, toAt)) count++
  begin(from, fromAt)
  const passes = Math.min(part * count, count - 1e-6)
  for (let i = 1; i <= passes; i++) pass(to, toAt)
  for (let column = 0; column < 4; column++) before[order[column] ?? 0] = column
  pass(to, toAt)
  const passed = count > 0 ? passes % 1 : 0
  const inLane = smoothstep(Math.min(passed, 1 - passed) / ASIDE)
  for (let column = 0; column < 4; column++) {
    const shape = order[column] ?? 0
    const was = before[shape] ?? 0
    columns[fromAt + shape] = lerp(was, column, smoothstep(passed))
    lanes[fromAt + shape] = (column - was) * inLane
  }
}

/** Returns how far behind its row's middle a piece is in its lane on a plate, over its size: below 0 before it. */
export const behindOnPlate = (lane: number): number => -ON_PLATE.aside * lane

/** Returns how large a piece is in its lane on a plate, over its size. */
export const sizeOnPlate = (lane: number): number => lerp(1, ON_PLATE.size, Math.abs(lane))
