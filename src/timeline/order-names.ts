import { atSwap, createOrder, swapsTo, writeOrder } from './orders.ts'

/** Progress from and until which an order is the one that is named: it changes at the middle of a swap. */
export const orderNamed = (swap: number, swaps: number): readonly [from: number, until: number] => [
  atSwap(swap - 0.5, swaps),
  atSwap(swap + 0.5, swaps),
]

/** All orders on the way from 0123 to a pattern, as the shapes in the columns. */
export function ordersTo(columns: ArrayLike<number>): readonly string[] {
  const order = createOrder()
  return Array.from({ length: swapsTo(columns) + 1 }, (_, swap) => {
    writeOrder(order, columns, swap)
    const shapes = [0, 1, 2, 3].toSorted((a, b) => (order.columns[a] ?? 0) - (order.columns[b] ?? 0))
    return shapes.join('')
  })
}
