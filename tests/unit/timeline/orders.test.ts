import { describe, expect, it } from 'vitest'
import { COLUMNS } from '../../../src/rules/constants.ts'
import { columnOf, PATTERNS } from '../../../src/rules/patterns.ts'
import { REPRESENTATION_CUES as CUES } from '../../../src/timeline/cues.ts'
import { gatheredAt, legendLeft, sumComesAt } from '../../../src/timeline/gather.ts'
import { ordersTo } from '../../../src/timeline/order-names.ts'
import {
  createOrder,
  ORDERS_A_LINE,
  orderStop,
  swappedAt,
  swapsTo,
  writeOrder,
} from '../../../src/timeline/orders.ts'
import { digitScale, digitUpPercent } from '../../../src/timeline/representation.ts'
import { stopAt } from '../../../src/timeline/stops.ts'
import { REPRESENTATION } from '../../../src/timeline/thresholds.ts'
import { GLYPH } from './digit-boxes.ts'

const columnsOf = (pattern: string): readonly number[] => COLUMNS.map(shape => columnOf(pattern, shape))
const order = createOrder()

describe('the orders on the way to a base pattern', () => {
  it('are 0123, 0213, 2013 and 2031 for 2031', () => {
    expect(ordersTo(columnsOf('2031'))).toEqual(['0123', '0213', '2013', '2031'])
  })

  it.each(PATTERNS)('lead to %s by swaps of two neighbours, each two shapes once at most', pattern => {
    const orders = ordersTo(columnsOf(pattern))
    expect([orders[0], orders.at(-1), new Set(orders).size]).toEqual(['0123', pattern, orders.length])
    expect(orders.length - 1).toBeLessThanOrEqual(6)
    for (const [i, now] of orders.slice(1).entries()) {
      const before = orders[i] ?? ''
      const changed = COLUMNS.filter(column => now[column] !== before[column])
      expect(changed).toHaveLength(2)
      expect((changed[1] ?? 0) - (changed[0] ?? 0)).toBe(1)
    }
  })

  it('change without a jump, and only two pieces leave the row at a time', () => {
    for (const pattern of PATTERNS) {
      const columns = columnsOf(pattern)
      let before: readonly number[] = COLUMNS
      for (let i = 0; i <= 600; i++) {
        writeOrder(order, columns, (i / 600) * swapsTo(columns))
        for (const shape of COLUMNS)
          expect(Math.abs((order.columns[shape] ?? 0) - (before[shape] ?? 0))).toBeLessThan(0.06)
        expect(order.out.filter(out => out !== 0).length).toBeLessThanOrEqual(2)
        before = [...order.columns]
      }
      expect(before).toEqual(columns)
    }
  })

  it('have digits of which two that change places never lie on each other', () => {
    const columns = columnsOf('3210')
    const swaps = swapsTo(columns)
    const tight: string[] = []
    for (let i = 0; i <= 2000; i++) {
      writeOrder(order, columns, (i / 2000) * swaps)
      const shapes = COLUMNS.filter(shape => order.out[shape])
      const [over, under] = shapes.map(shape => {
        const out = order.out[shape] ?? 0
        const scale = digitScale(out)
        const up = digitUpPercent(out) / 100
        return { x: order.columns[shape] ?? 0, up, wide: GLYPH.wide * scale, high: GLYPH.high * scale }
      })
      if (!over || !under) continue
      const beside = Math.abs(over.x - under.x) - (over.wide + under.wide) / 2
      const above = Math.abs(over.up - under.up) - (over.high + under.high) / 2
      // As they stand in one line there is a hair between them.
      if (Math.max(beside, above) < 0.06) tight.push(`${(i / 2000) * swaps}: ${beside}, ${above}`)
    }
    expect(tight).toEqual([])
  })

  it('rest one after the other where the page rests, each a stop of its own', () => {
    const lengthPx = 2610
    for (let swaps = 1; swaps <= 6; swaps++) {
      const stops = new Set<number>()
      const { orders, ring } = REPRESENTATION
      for (let px = Math.ceil(orders.from * lengthPx); px < ring.from * lengthPx; px++) {
        const progress = stopAt('representation', px, lengthPx, swaps) / lengthPx
        stops.add(Math.round(1e6 * swappedAt(progress, swaps)))
      }
      expect([...stops]).toEqual(Array.from({ length: swaps + 1 }, (_, i) => i * 1e6))
    }
  })

  it('does not rest elsewhere on the way to 0123, where nothing changes', () => {
    for (const progress of [0.2, 0.25, 0.33]) expect(orderStop(progress, 0)).toBe(progress)
  })
})

describe('the marker in the table of all orders', () => {
  /** The place of an order that the marker is on. */
  const markedPlace = (): number => (order.marked[0] ?? 0) + ORDERS_A_LINE * (order.marked[1] ?? 0)

  it.each(PATTERNS)('is on each order on the way to %s while that rests', pattern => {
    const columns = columnsOf(pattern)
    for (const [swap, made] of ordersTo(columns).entries()) {
      writeOrder(order, columns, swap)
      expect(PATTERNS[markedPlace()]).toBe(made)
    }
  })

  it('goes from one to the next with the two that change places, the same way back', () => {
    const columns = columnsOf('2031')
    const way = Array.from({ length: 301 }, (_, i) => {
      writeOrder(order, columns, i / 100)
      return [...order.marked]
    })
    for (const [i, [x = 0, y = 0]] of way.slice(1).entries()) {
      const [beforeX = 0, beforeY = 0] = way[i] ?? []
      expect(Math.hypot(x - beforeX, y - beforeY)).toBeLessThan(0.15)
    }
    for (let i = 300; i >= 0; i--) {
      writeOrder(order, columns, i / 100)
      expect([...order.marked]).toEqual(way[i])
    }
  })
})

it('the sum comes when the legend’s words are out of its place, and is whole where the first order rests', () => {
  /** Of their way up into the row the large letters and numbers have left the line of the sum by here. */
  const out = 0.5
  for (let progress = 0; progress < 1; progress += 0.0005) {
    const isUp = gatheredAt(progress, 0, false) > out
    if (!isUp) expect(sumComesAt(progress)).toBe(0)
    if (COLUMNS.some(shape => legendLeft(gatheredAt(progress, shape, true), true) > 0))
      expect(sumComesAt(progress)).toBe(0)
  }
  expect(sumComesAt(REPRESENTATION.orders.from)).toBe(1)
  expect(CUES.basePattern.from).toBeLessThanOrEqual(REPRESENTATION.sum.from)
})
