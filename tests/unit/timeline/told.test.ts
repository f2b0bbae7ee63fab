import { describe, expect, it } from 'vitest'
import { SESSIONS_CUES } from '../../../src/timeline/cues.ts'
import { rowsReached } from '../../../src/timeline/labels.ts'
import { FIRST_PLATE, FIRST_RING, peek, ROWS, tokenOf } from '../../../src/timeline/picture.ts'
import {
  columnsLeft,
  representationHeadingGone,
  resultAtRest,
  rideResult,
  sumLeft,
} from '../../../src/timeline/result.ts'
import { inPlace } from '../../../src/timeline/riding.ts'
import { KOLAM, RESULT, SESSIONS } from '../../../src/timeline/thresholds.ts'
import { arrivalOf, litAt, rolledAt, toldAt } from '../../../src/timeline/told.ts'
import { layoutOf, pictureAt, WINDOWS, type WindowName } from './story.ts'

const ROW_NUMBERS = Array.from({ length: ROWS }, (_, row) => row)
/** Progress at which the dots arrive at a row. */
const arrival = (row: number) => 0.295 + 0.072 * row
const layout = layoutOf('desktop')

describe('the rows of the stack', () => {
  it('come into light one after the other, each while its dots arrive; the live one is lit from the start', () => {
    const lit = (progress: number) => ROW_NUMBERS.map(row => litAt(row, progress))
    expect(lit(0.2)).toEqual([1, 0, 0, 0, 0, 0])
    expect(lit(arrival(2)).map(each => each.toFixed(6))).toEqual(
      [1, 1, 1, 0, 0, 0].map(each => each.toFixed(6)),
    )
    expect(lit(arrival(1) + 0.036)[2]).toBeCloseTo(0.5, 6)
    expect(lit(0.656)).toEqual([1, 1, 1, 1, 1, 1])
  })

  it('are drawn as dark as they are, with pieces and ring', () => {
    const missing = (progress: number, row: number) => {
      const drawn = pictureAt('sessions', progress, layout)
      return [
        ...[0, 1, 2, 3].map(shape => peek(drawn, tokenOf(row, shape), 12)),
        peek(drawn, FIRST_RING + row, 12),
        peek(drawn, FIRST_PLATE + row, 10) - 1,
      ]
    }
    for (const row of [1, 4]) {
      const dark = missing(0.295, row)
      for (const each of dark) expect(each).toBeCloseTo(0.44, 6)
      for (const each of missing(arrival(row) + 1e-6, row)) expect(each).toBeCloseTo(0, 6)
      // The one before has been left, less dark than those that wait; in the end all are lit.
      const [left = 0] = missing(arrival(row), row - 1)
      expect(left).toBeGreaterThan(0.3)
      expect(left).toBeLessThan(0.5)
      for (const each of missing(SESSIONS.allLit.until, row)) expect(each).toBeCloseTo(0, 6)
    }
  })

  it('have a ring when the dots have arrived, and none before; the live one has had it since its draw', () => {
    const ring = (row: number, progress: number) => {
      const drawn = pictureAt('sessions', progress, layout)
      return [
        peek(drawn, FIRST_RING + row, 8),
        peek(drawn, FIRST_RING + row, 3) / peek(drawn, tokenOf(row, 0), 3),
      ]
    }
    expect(ROW_NUMBERS.map(row => ring(row, 0.295)[0])).toEqual([1, 0, 0, 0, 0, 0])
    for (const row of [1, 3, 5]) {
      expect(ring(row, arrival(row) - 0.04)[0]).toBe(0)
      // It comes from under its piece: no larger than that when it begins to be seen.
      const [, first = 0] = ring(row, arrival(row) - 0.034)
      expect(first * 0.742).toBeLessThan(0.5)
      expect(ring(row, arrival(row))).toEqual([1, expect.closeTo(1, 6)])
    }
  })

  it('leave no darkness behind on pieces of other stages', () => {
    const drawn = pictureAt('sessions', 0.295, layout)
    expect(peek(drawn, tokenOf(1, 0), 12)).toBeGreaterThan(0.3)
    // In REPRESENTATION some step back of themselves until the row is read.
    for (const [stage, progress] of [
      ['representation', 1],
      ['data-sheet', 0.5],
      ['odd-even', 0.5],
    ] as const) {
      pictureAt(stage, progress, layout, drawn)
      for (const row of ROW_NUMBERS) expect(peek(drawn, tokenOf(row, 0), 12)).toBe(0)
    }
  })

  it('are told of one at a time, each as its dots arrive, and none before the labels leave', () => {
    for (const row of ROW_NUMBERS) {
      const told = ROW_NUMBERS.map(each => toldAt(each, arrival(row)))
      expect(told).toEqual(ROW_NUMBERS.map(each => (each === row ? expect.closeTo(1, 6) : 0)))
    }
    expect(ROW_NUMBERS.map(row => toldAt(row, SESSIONS.leave))).toEqual([0, 0, 0, 0, 0, 0])
  })

  it('come a step out of the stack while they are told of, and back', () => {
    const seen = (progress: number, row: number) => {
      const drawn = pictureAt('sessions', progress, layout)
      return [0, 1, 2].map(i => peek(drawn, FIRST_PLATE + row, i))
    }
    for (const row of [1, 4]) {
      const [x = 0, , z = 0] = seen(0.29, row)
      const [toldX = 0, , toldZ = 0] = seen(arrival(row), row)
      expect(toldX).toBeLessThan(x - 10)
      expect(toldZ).toBeGreaterThan(z + 10)
      expect(seen(0.676, row)[0]).toBeCloseTo(x, 0)
    }
  })

  it('are read out in large digits, which roll one after the other; all have come when the dots arrive', () => {
    const digits = [0, 1, 2, 3, 4]
    for (const row of ROW_NUMBERS) {
      expect(arrivalOf(row)).toBeCloseTo(arrival(row), 9)
      expect(digits.map(digit => rolledAt(digit, arrival(row)))).toEqual(
        digits.map(() => expect.closeTo(row, 9)),
      )
    }
    const between = digits.map(digit => rolledAt(digit, arrival(1) + 0.048))
    expect(between).toEqual(between.toSorted((a, b) => b - a))
    expect(between[0]).toBeGreaterThan((between[4] ?? 0) + 0.3)
  })

  it('have ring, label and large number show the draw together: no notch of the wheel between them', () => {
    /** Where something is half there, px of 900 px of height. */
    const half = (part: (progress: number) => number, row: number) => {
      const path = Array.from({ length: 6480 }, (_, i) => i / 2)
      return path.find(px => px > (arrival(row) - 0.05) * 3240 && part(px / 3240) >= 0.5) ?? 0
    }
    for (const row of [1, 2, 3, 4, 5]) {
      const ring = half(at => peek(pictureAt('sessions', at, layout), FIRST_RING + row, 8), row)
      const number = half(at => rolledAt(4, at) - row + 1, row)
      const label = half(at => rowsReached(at) - row, row)
      expect(Math.max(ring, number, label) - Math.min(ring, number, label)).toBeLessThanOrEqual(12)
    }
  })

  it('roll close enough for the words under the digits to go with them: none has come before the last has set off', () => {
    const path = Array.from({ length: 101 }, (_, i) => arrival(2) + 0.00072 * i)
    for (const at of path) if (rolledAt(0, at) > 2.9) expect(rolledAt(4, at)).toBeGreaterThan(2.1)
  })
})

describe.each(Object.keys(WINDOWS) as WindowName[])('the session pattern between sum and label: %s', name => {
  const of = layoutOf(name)
  const sum = { x: 0.3 * of.widthPx, y: -0.42 * of.heightPx, size: 0.19 * of.widthPx }
  const label = { x: 0.35 * of.widthPx, y: 0.25 * of.heightPx, size: 0.06 * of.widthPx }
  const at = (progress: number) => {
    const out = inPlace()
    rideResult(progress, sum, label, of, out)
    return { x: label.x + out.dx, y: label.y + out.dy, size: label.size * out.scale, ...out }
  }

  it('begins as it stood in the sum, out of which it has stepped forward from its right edge', () => {
    const { x, y, size } = at(0)
    const left = sum.x - 0.1 * sum.size
    expect([x, y, size]).toEqual([left, sum.y, 1.2 * sum.size].map(value => expect.closeTo(value, 6)))
  })

  it('rests beside the figure, clear of it; on wide windows smaller by a fifth, its right edge in its place', () => {
    const rest = at(0.09)
    expect(rest).toEqual(at(0.0772))
    const size = { desktop: 0.8, phone: 1.8, 'phone on its side': 1, 'tall tablet': 1.2 }[name]
    expect(rest.size).toBeCloseTo(size * sum.size, 6)
    if (!of.portrait) expect(rest.x + rest.size / 2).toBeCloseTo(sum.x + sum.size / 2, 6)
    const { kolam } = pictureAt('sessions', 0.09, of)
    const clear = of.portrait ? kolam.y - rest.y - 2.56 * kolam.cell : rest.x - kolam.x - 2.1 * kolam.cell
    expect(clear).toBeGreaterThan(of.portrait ? 20 : 0)
  })

  it('lands as the live label has it', () => {
    const { dx, dy, scale } = at(RESULT.landed)
    expect([dx, dy, scale]).toEqual([0, 0, 1].map(value => expect.closeTo(value, 6)))
  })
})

it('has landed before the large number comes, and that comes when the plate has closed: it never stands twice', () => {
  expect(SESSIONS.told.from).toBeGreaterThanOrEqual(Math.max(RESULT.landed, KOLAM.close.until))
  expect(SESSIONS_CUES.readOut).toBe(SESSIONS.told.from)
})

it('cuts, with reduced motion, from the sum to the figure and to the label at 4078 and 4626 px of 1440 × 900', () => {
  const px = (y: number) => resultAtRest((y - 3978) / 3240)
  expect([3978, 4077, 4079, 4625, 4627].map(px)).toEqual([0, 0, 0.0772, 0.0772, RESULT.landed])
})

it('takes the columns away first, then the heading part by part, then the sum', () => {
  const px = (y: number) => (y - 3978) / 3240
  expect([3978, 4067, 4168].map(y => [columnsLeft(px(y)) > 0, sumLeft(px(y)) > 0])).toEqual([
    [true, true],
    [false, true],
    [false, false],
  ])
  const parts = [0, 1, 2, 3].map(part => representationHeadingGone(px(4028), part))
  expect(parts).toEqual(parts.toSorted((a, b) => b - a))
  expect([0, 1, 2, 3].map(part => representationHeadingGone(px(4206), part))).toEqual([1, 1, 1, 1])
})
