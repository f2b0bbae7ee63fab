import { describe, expect, it } from 'vitest'
import { FIRST_RING, LOOK, peek, tokenOf } from '../../../src/timeline/picture.ts'
import { ringColumn, selectedColumnAt } from '../../../src/timeline/representation.ts'
import { REPRESENTATION } from '../../../src/timeline/thresholds.ts'
import { layoutOf, pictureAt, seen, visible, WINDOWS, type WindowName } from './story.ts'

const layout = layoutOf('desktop')
const phone = layoutOf('phone')
const index = layout.sessionIndex[0] ?? 0
const xOf = (progress: number, object: number, of = layout): number =>
  Math.round(seen(pictureAt('representation', progress, of), object, of).x)

describe('legend and base pattern', () => {
  it('begins with the shapes in their own order, a column each', () => {
    for (const progress of [0.15, 0.195])
      expect([0, 1, 2, 3].map(shape => xOf(progress, tokenOf(0, shape)))).toEqual([-504, -168, 168, 504])
  })

  it('ends on the columns of 2031: square, circle, pentagon, triangle', () => {
    expect([2, 0, 3, 1].map(shape => xOf(0.335, tokenOf(0, shape)))).toEqual([-504, -168, 168, 504])
    expect([2, 0, 3, 1].map(shape => xOf(0.335, tokenOf(0, shape), phone))).toEqual([-131, -44, 44, 131])
  })

  it.each(Object.keys(WINDOWS) as WindowName[])(
    'no piece meets another that it is not in front of: %s',
    name => {
      const of = layoutOf(name)
      // Radius of a circle round a piece, over its size: circle, triangle, square, pentagon.
      const round = [0.5, 0.5, 0.47, 0.49]
      let passes = 0
      for (let progress = 0.15; progress <= 0.34; progress += 0.001) {
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
    const middle = pictureAt('representation', 0.2 + 0.135 / 6, layout)
    const [square, triangle] = [2, 1].map(shape => [1, 2].map(i => peek(middle, tokenOf(0, shape), i)))
    expect(square?.[0]).toBeGreaterThan(layout.base.y + 30)
    expect(square?.[1]).toBeGreaterThan(100)
    expect(triangle?.[0]).toBeLessThan(layout.base.y - 30)
    expect(triangle?.[1]).toBeCloseTo(0, 9)
  })
})

describe('the ring', () => {
  const { from, stop: each } = REPRESENTATION.visits

  it('comes down over column 0 from above, inside the window', () => {
    expect(visible(pictureAt('representation', 0.339, layout), layout).map(({ kind }) => kind)).not.toContain(
      'ring',
    )
    const falling = pictureAt('representation', 0.3401, layout)
    expect(peek(falling, FIRST_RING, 2)).toBeGreaterThan(129)
    expect(peek(falling, FIRST_RING, 1)).toBeGreaterThan(60)
    for (let progress = 0.341; progress <= 0.42; progress += 0.005)
      for (const { kind, x, size } of visible(pictureAt('representation', progress, layout), layout))
        if (kind === 'ring') expect(Math.abs(x) + 0.742 * size).toBeLessThan(layout.widthPx / 2)
    const fallen = pictureAt('representation', 0.42, layout)
    expect([0, 1, 2, 3].map(i => peek(fallen, FIRST_RING, i))).toEqual([-504, 10, 6, 216])
  })

  it('leaves a piece for the next while they are read out, and all lie where the pictures at rest have them', () => {
    const heights = (progress: number) =>
      [0, 1, 2, 3].map(shape =>
        Math.round(peek(pictureAt('representation', progress, layout), tokenOf(0, shape), 2)),
      )
    expect([0.02, 0.09, 0.15, 0.94, 1].map(heights)).toEqual(Array.from({ length: 5 }, () => [0, 0, 0, 0]))
    expect(heights(0.03 + 1.5 * 0.03)).toEqual([0, 96, 0, 0])
    // It is turning over there, about the middle of its thickness.
    expect(heights(0.82 + 0.5 * 0.03).filter(Boolean)).toEqual([81])
  })

  it('has each piece turned over to its number as it is read out, and all back before the row is bent', () => {
    const backs = (progress: number) =>
      [2, 0, 3, 1].map(shape =>
        peek(pictureAt('representation', progress, layout), tokenOf(0, shape), LOOK + 3),
      )
    const { read, turned } = REPRESENTATION
    const readOut = [0, 1, 2, 3, 4].map(column => backs(read.from + column * read.step))
    expect(readOut).toEqual([
      [0, 0, 0, 0],
      [1, 0, 0, 0],
      [1, 1, 0, 0],
      [1, 1, 1, 0],
      [1, 1, 1, 1],
    ])
    expect([turned.from, turned.until, 1].map(backs)).toEqual([
      [1, 1, 1, 1],
      [0, 0, 0, 0],
      [0, 0, 0, 0],
    ])
  })

  it('visits 0, 1, 2, 3 and comes back to the index, at rest for most of it', () => {
    for (const within of [0.4, 0.7, 0.99]) {
      const stops = [0, 1, 2, 3, 4].map(stop => ringColumn(from + (stop + within) * each, index))
      expect(stops.map(column => column.toFixed(6))).toEqual(
        [0, 1, 2, 3, index].map(column => column.toFixed(6)),
      )
    }
    expect(ringColumn(1, index)).toBe(index)
  })

  it('is named for the column it is nearer to', () => {
    const second = from + each
    expect(ringColumn(second + 0.2 * each, index)).toBeCloseTo(0.5)
    expect(selectedColumnAt(second + 0.19 * each, index)).toBe(0)
    expect(selectedColumnAt(second + 0.21 * each, index)).toBe(1)
  })

  it('lifts 18 over the row half-way between two columns', () => {
    const lift = peek(pictureAt('representation', from + 1.2 * each, layout), FIRST_RING, 2)
    expect(lift).toBeCloseTo(6 + 18, 1)
  })

  it('turns the contour lines of the token under it round', () => {
    const under = (progress: number) => pictureAt('representation', progress, layout).ground.ringed
    expect([0.3, 0.41].map(under)).toEqual([-1, -1])
    expect([0, 1, 2, 3, 4].map(stop => under(from + (stop + 0.7) * each))).toEqual([2, 0, 3, 1, 3])
  })
})
