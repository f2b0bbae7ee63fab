import { describe, expect, it } from 'vitest'
import { clearedAt, DIGIT_COUNT, landingOf, offAt } from '../../../src/timeline/digits.ts'
import { FIRST_RING, FORM, LOOK, peek, TURN, tokenOf } from '../../../src/timeline/picture.ts'
import { LINES, lineLeft, ringColumn, selectedColumnAt } from '../../../src/timeline/representation.ts'
import { REPRESENTATION } from '../../../src/timeline/thresholds.ts'
import { layoutOf, pictureAt, seen, visible, WINDOWS, type WindowName } from './story.ts'

const layout = layoutOf('desktop')
const phone = layoutOf('phone')
const index = layout.sessionIndex[0] ?? 0
const xOf = (progress: number, object: number, of = layout): number =>
  Math.round(seen(pictureAt('representation', progress, of), object, of).x)

const { gather, orders, ring } = REPRESENTATION
const DIGITS = Array.from({ length: DIGIT_COUNT }, (_, digit) => digit)

describe('the lines between the columns', () => {
  it.each(Object.keys(WINDOWS) as WindowName[])(
    'make way where the ring is, and stand where it rests: %s',
    name => {
      const of = layoutOf(name)
      const left = (progress: number) =>
        LINES.map(line => lineLeft(progress, line, ringColumn(progress, index), of))
      for (let progress: number = ring.from; progress < 1; progress += 0.0005) {
        const drawn = seen(pictureAt('representation', progress, of), FIRST_RING, of)
        for (const [line, part] of left(progress).entries()) {
          const x = of.base.x + (line - 2) * of.base.pitch
          // Half as wide as it is drawn, as it rolls on its edge.
          const turned = Math.abs(Math.cos(Math.PI * ringColumn(progress, index)))
          if (Math.abs(x - drawn.x) < 0.7 * drawn.size * turned) expect(part).toBeLessThan(0.02)
        }
      }
      const { from, stop, slide } = REPRESENTATION.visits
      for (const visit of [1, 2, 3, 4])
        expect(left(from + (visit + slide) * stop)).toEqual(LINES.map(() => 1))
      expect(left(ring.from)).toEqual(LINES.map(() => 0))
    },
  )
})

describe('legend and base pattern', () => {
  it('begins with the shapes in their own order, a column each', () => {
    for (const progress of [gather.from, gather.until])
      expect([0, 1, 2, 3].map(shape => xOf(progress, tokenOf(0, shape)))).toEqual([-504, -168, 168, 504])
  })

  it('ends on the columns of 2031: square, circle, pentagon, triangle', () => {
    expect([2, 0, 3, 1].map(shape => xOf(orders.until, tokenOf(0, shape)))).toEqual([-504, -168, 168, 504])
    expect([2, 0, 3, 1].map(shape => xOf(orders.until, tokenOf(0, shape), phone))).toEqual([
      -131, -44, 44, 131,
    ])
  })

  it.each(Object.keys(WINDOWS) as WindowName[])(
    'no piece meets another that it is not in front of: %s',
    name => {
      const of = layoutOf(name)
      // Radius of a circle round a piece, over its size: circle, triangle, square, pentagon.
      const round = [0.5, 0.5, 0.47, 0.49]
      let passes = 0
      for (let progress: number = gather.from; progress <= ring.from; progress += 0.001) {
        const drawn = pictureAt('representation', progress, of)
        const pieces = [0, 1, 2, 3].map(shape => seen(drawn, tokenOf(0, shape), of))
        for (const [i, a] of pieces.entries())
          for (const [j, b] of pieces.slice(0, i).entries()) {
            const needed = (round[i] ?? 0) * a.size + (round[j] ?? 0) * b.size
            if (Math.hypot(a.x - b.x, a.y - b.y) > needed) continue
            const [z, other] = [i, j].map(shape => peek(drawn, tokenOf(0, shape), 2))
            expect(Math.abs((z ?? 0) - (other ?? 0))).toBeGreaterThan(0.25 * of.base.size)
            passes++
          }
      }
      expect(passes).toBeGreaterThan(0)
    },
  )

  it('the one that passes goes over and before its neighbour, and that under it', () => {
    const middle = pictureAt('representation', orders.from + (orders.until - orders.from) / 6, layout)
    const [square, triangle] = [2, 1].map(shape => [1, 2].map(i => peek(middle, tokenOf(0, shape), i)))
    expect(square?.[0]).toBeGreaterThan(layout.base.y + 30)
    expect(square?.[1]).toBeGreaterThan(100)
    expect(triangle?.[0]).toBeLessThan(layout.base.y - 30)
    expect(triangle?.[1]).toBeCloseTo(0, 9)
  })
})

describe('the ring', () => {
  const { from, stop: each, slide, liftPx } = REPRESENTATION.visits

  it('comes down over column 0 from above, inside the window', () => {
    const before = visible(pictureAt('representation', ring.from, layout), layout)
    expect(before.map(({ kind }) => kind)).not.toContain('ring')
    const falling = pictureAt('representation', ring.from + 0.0001, layout)
    expect(peek(falling, FIRST_RING, 2)).toBeGreaterThan(129)
    expect(peek(falling, FIRST_RING, 1)).toBeGreaterThan(60)
    for (let progress = ring.from + 0.001; progress <= ring.until; progress += 0.005)
      for (const { kind, x, size } of visible(pictureAt('representation', progress, layout), layout))
        if (kind === 'ring') expect(Math.abs(x) + 0.742 * size).toBeLessThan(layout.widthPx / 2)
    const fallen = pictureAt('representation', ring.until, layout)
    expect(seen(fallen, FIRST_RING, layout).x).toBeCloseTo(-504, -1)
    // It lies round its piece, which has come forward to it.
    expect(peek(fallen, FIRST_RING, 2) - peek(fallen, tokenOf(0, 2), 2)).toBeCloseTo(6, 3)
  })

  it('leaves a piece for the next while they are read out, and all lie where the pictures at rest have them', () => {
    const heights = (progress: number) =>
      [0, 1, 2, 3].map(shape =>
        Math.round(peek(pictureAt('representation', progress, layout), tokenOf(0, shape), 2)),
      )
    const { levels } = REPRESENTATION
    expect([0, gather.from, orders.until, 1].map(heights)).toEqual(
      Array.from({ length: 4 }, () => [0, 0, 0, 0]),
    )
    // It stands there with its number, about the middle of its thickness, and the others lie.
    const reading = heights(landingOf(0))
    expect(reading.filter(Boolean)).toHaveLength(1)
    expect(reading[2]).toBeGreaterThan(70)
    expect(levels.from).toBeGreaterThan(landingOf(5))
  })

  it('has each piece turned over as it is read out, its number there until this comes off, and lying between', () => {
    const of = (progress: number, number: number) =>
      [2, 0, 3, 1].map(shape =>
        peek(pictureAt('representation', progress, layout), tokenOf(0, shape), number),
      )
    for (const column of [0, 1, 2, 3]) {
      const only = [0, 1, 2, 3].map(other => Number(other === column))
      const leaving = landingOf(column + 0.15)
      // The back faces the eye where the story rests, with its number, and then without.
      expect([of(landingOf(column), LOOK + 3), of(landingOf(column), FORM + 3)]).toEqual([only, only])
      expect([of(leaving, LOOK + 3), of(leaving, FORM + 3)]).toEqual([only, [0, 0, 0, 0]])
    }
    expect(of(landingOf(4), LOOK + 3)).toEqual([0, 0, 0, 0])
    expect(of(1, LOOK + 3)).toEqual([0, 0, 0, 0])
  })

  it('visits 0, 1, 2, 3 and comes back to the index, at rest for most of it', () => {
    for (const within of [slide, 0.8, 0.99]) {
      const stops = [0, 1, 2, 3, 4].map(stop => ringColumn(from + (stop + within) * each, index))
      expect(stops.map(column => column.toFixed(6))).toEqual(
        [0, 1, 2, 3, index].map(column => column.toFixed(6)),
      )
    }
    expect(ringColumn(1, index)).toBe(index)
  })

  it('is named for the column it is nearer to', () => {
    const second = from + each
    const half = (slide / 2) * each
    expect(ringColumn(second + half, index)).toBeCloseTo(0.5)
    expect(selectedColumnAt(second + 0.97 * half, index)).toBe(0)
    expect(selectedColumnAt(second + 1.03 * half, index)).toBe(1)
  })

  it('rolls over from one column to the next: upright half-way, and clear of the row', () => {
    const picture = pictureAt('representation', from + (1 + slide / 2) * each, layout)
    const upright = Math.abs(peek(picture, FIRST_RING, TURN + 1))
    expect(upright).toBeCloseTo(Math.SQRT1_2, 3)
    expect(peek(picture, FIRST_RING, 2)).toBeGreaterThan(liftPx)
    const landed = pictureAt('representation', from + (1 + slide) * each, layout)
    expect(Math.abs(peek(landed, FIRST_RING, TURN + 1))).toBeCloseTo(0, 6)
  })

  it('has what it visits before the others, which step back until it has found its own', () => {
    const sizes = (progress: number) =>
      [2, 0, 3, 1].map(
        shape => seen(pictureAt('representation', progress, layout), tokenOf(0, shape), layout).size,
      )
    const dark = (progress: number) =>
      [2, 0, 3, 1].map(shape => peek(pictureAt('representation', progress, layout), tokenOf(0, shape), FORM))
    for (const stop of [0, 1, 2, 3]) {
      const at = Math.max(from + (stop + 0.9) * each, ring.until)
      expect(sizes(at).indexOf(Math.max(...sizes(at)))).toBe(stop)
      expect(dark(at).map(missing => missing > 0.4)).toEqual([0, 1, 2, 3].map(column => column !== stop))
    }
    expect(dark(from + 4.9 * each)).toEqual([0, 0, 0, 0])
  })

  it('turns the contour lines of the token under it round', () => {
    const under = (progress: number) => pictureAt('representation', progress, layout).ground.ringed
    expect([orders.from, ring.until - 0.001].map(under)).toEqual([-1, -1])
    expect([0, 1, 2, 3, 4].map(stop => under(from + (stop + 0.7) * each))).toEqual([2, 0, 3, 1, 3])
  })
})

it('the session pattern stands whole on every visit, and goes out digit by digit, each right before it leaves its piece', () => {
  const { visits, read } = REPRESENTATION
  for (let progress: number = visits.from; progress <= read.from; progress += 0.001)
    expect(DIGITS.map(digit => clearedAt(progress, digit))).toEqual(DIGITS.map(() => 0))
  for (let progress: number = read.from; progress < 1; progress += 0.0005)
    for (const digit of DIGITS)
      if (offAt(progress, digit) > 0) expect(clearedAt(progress, digit)).toBeCloseTo(1, 9)
})
