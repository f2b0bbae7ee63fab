/** The order of the legend on its way to a base pattern: two neighbours change places, one swap after the other. */
export interface Order {
  /** Column of each shape, a fraction while it changes. */
  readonly columns: Float64Array
  /** How far each shape is out of the row: above it where it passes over its neighbour, below 0 where it passes under. */
  readonly out: Float64Array
}

export const createOrder = (): Order => ({ columns: new Float64Array(4), out: new Float64Array(4) })

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

/**
 * Writes the order after so many swaps of those that lead from 0123 to a pattern; all of them where there are fewer.
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
  const part = swapped - whole
  const left = part === 0 ? -1 : swapNext(columns)
  if (left < 0) return
  const over = row[left] ?? 0
  const under = row[left + 1] ?? 0
  const away = Math.sin(Math.PI * part) ** 2
  out.columns[over] = left + 1 - part
  out.columns[under] = left + part
  out.out[over] = away
  out.out[under] = -away
}

/** Returns the shapes in the columns after so many swaps, as digits. */
export function orderAfter(columns: ArrayLike<number>, swaps: number): string {
  const order = createOrder()
  writeOrder(order, columns, swaps)
  return [0, 1, 2, 3].toSorted((a, b) => (order.columns[a] ?? 0) - (order.columns[b] ?? 0)).join('')
}
