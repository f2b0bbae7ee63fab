import { partOf, smoothstep } from './easing.ts'
import { REPRESENTATION } from './thresholds.ts'
import { lerp } from './vec.ts'

/** The order of the legend on its way to a base pattern: two neighbours change places, one swap after the other. */
export interface Order {
  /** Column of each shape, a fraction while it changes. */
  readonly columns: Float64Array
  /** How far each shape is out of the row: above it where it passes over its neighbour, below 0 where it passes under. */
  readonly out: Float64Array
  /** Column and line of the order in the table of all, fractions while the marker goes to the next one. */
  readonly marked: Float64Array
}

export const createOrder = (): Order => ({
  columns: new Float64Array(4),
  out: new Float64Array(4),
  marked: new Float64Array(2),
})

/** Orders in a line of the table of all, which stand there by their numbers. */
export const ORDERS_A_LINE = 8

/** The part of a swap in which the two go across: they leave the row before and settle in it after. */
const ACROSS = { from: 0.12, until: 0.86 } as const

/**
 * Swaps of two neighbours that a base pattern is away from 0123: the fewest, one for each two shapes in the other order.
 * @param columns the column of each shape in the pattern
 */
export function swapsTo(columns: ArrayLike<number>): number {
  let swaps = 0
  for (let shape = 1; shape < 4; shape++)
    for (let before = 0; before < shape; before++) if ((columns[before] ?? 0) > (columns[shape] ?? 0)) swaps++
  return swaps
}

/** Progress at which so many swaps have been made. */
export const atSwap = (swap: number, swaps: number): number => {
  const { from, until } = REPRESENTATION.orders
  return from + ((until - from) * swap) / Math.max(1, swaps)
}

/** Swaps that have been made at a progress of the stage, a fraction while one is made. */
export function swappedAt(progress: number, swaps: number): number {
  return partOf(progress, REPRESENTATION.orders) * swaps
}

/** Progress at which the order of the place rests: the nearest one at which no swap is being made. */
export const orderStop = (progress: number, swaps: number): number =>
  swaps === 0 ? progress : atSwap(Math.round(swappedAt(progress, swaps)), swaps)

/** The shape in each column after the swaps so far. */
const row = new Uint8Array(4)

/** Makes the next swap of two in `row`: each column in turn gets its shape, brought there over its neighbours. Returns its left column. */
function swapNext(columns: ArrayLike<number>): number {
  for (let column = 0; column < 3; column++) {
    if (columns[row[column] ?? 0] === column) continue
    let at = column + 1
    while (columns[row[at] ?? 0] !== column) at++
    const moved = row[at] ?? 0
    row[at] = row[at - 1] ?? 0
    row[at - 1] = moved
    return at - 1
  }
  return -1
}

/** Place of the order in `row` among all. */
function placeOfRow(): number {
  let place = 0
  for (let column = 0; column < 3; column++) {
    place *= 4 - column
    for (let after = column + 1; after < 4; after++) if ((row[after] ?? 0) < (row[column] ?? 0)) place++
  }
  return place
}

/** Moves the marker to the order in `row` for a part of the way. */
function mark({ marked }: Order, part: number): void {
  const place = placeOfRow()
  marked[0] = lerp(marked[0] ?? 0, place % ORDERS_A_LINE, part)
  marked[1] = lerp(marked[1] ?? 0, Math.floor(place / ORDERS_A_LINE), part)
}

/**
 * Writes the order after so many swaps of those that lead from 0123 to a pattern.
 * @param columns the column of each shape in the pattern
 * @param swapped a fraction while two change places
 */
export function writeOrder(out: Order, columns: ArrayLike<number>, swapped: number): void {
  for (let i = 0; i < 4; i++) row[i] = i
  const whole = Math.floor(swapped)
  for (let i = 0; i < whole; i++) swapNext(columns)
  for (let i = 0; i < 4; i++) {
    out.columns[row[i] ?? 0] = i
    out.out[i] = 0
  }
  mark(out, 1)
  const part = swapped - whole
  if (part === 0) return
  const left = swapNext(columns)
  if (left < 0) return
  const over = row[left] ?? 0
  const under = row[left + 1] ?? 0
  const across = smoothstep((part - ACROSS.from) / (ACROSS.until - ACROSS.from))
  mark(out, across)
  const away = Math.sin(Math.PI * part) ** 2
  out.columns[over] = left + 1 - across
  out.columns[under] = left + across
  out.out[over] = away
  out.out[under] = -away
}
