import { expect, it } from 'vitest'
import { COLUMNS } from '../../../src/rules/constants.ts'
import { columnOf, PATTERNS } from '../../../src/rules/patterns.ts'
import { besideAt, isPassed, overAt, ringSizeAt, sizeAt } from '../../../src/timeline/passing.ts'

/** Distance of two columns over a piece's size: in the stack, and in the list. */
const PITCHES = [176 / 122, 60 / 29]
/** A token is this thick, over its size; half a piece, and half the height of the card that it lies on. */
const THICK = 0.16
const PIECE = 0.5
/** A ring's outer radius, over its piece's size. */
const RING = 0.742
const CARD = (0.93 * 30) / 29

const columnsOf = (pattern: string) => COLUMNS.map(shape => columnOf(pattern, shape))
const passes = (from: string, to: string) => isPassed(columnsOf(from), 0, columnsOf(to), 0)

/** Places and sizes of the four pieces of a row on their way from one order to another, over a piece's size. */
const placesOf = (from: string, to: string, part: number, pitch: number) => {
  const isThree = passes(from, to)
  const size = sizeAt(part, isThree)
  return COLUMNS.map(shape => {
    const begin = columnOf(from, shape)
    const way = columnOf(to, shape) - begin
    const [y, z] = [besideAt(way, part, isThree), overAt(way, part) * size]
    return { x: (begin + way * part) * pitch, y, z, size, way }
  })
}

it.each(PITCHES)(
  'from any order to any other no two pieces go through one another: columns %f apart',
  pitch => {
    for (const from of PATTERNS)
      for (const to of PATTERNS)
        for (let part = 0; part <= 1; part += 0.05) {
          const places = placesOf(from, to, part, pitch)
          for (const [i, a] of places.entries())
            for (const b of places.slice(i + 1)) {
              const apart = Math.hypot(a.x - b.x, a.y - b.y)
              if (apart < 0.9 * a.size && Math.abs(a.z - b.z) < THICK * a.size)
                expect([from, to, part, apart, a, b]).toEqual([])
            }
        }
  },
)

it('those that do not go the same way never touch, and all of them stay on their card', () => {
  const wrong: unknown[] = []
  for (const from of PATTERNS)
    for (const to of PATTERNS)
      for (let part = 0.1; part < 1; part += 0.1) {
        const places = placesOf(from, to, part, 60 / 29)
        for (const [i, a] of places.entries()) {
          if (Math.abs(a.y) + PIECE * a.size > CARD) wrong.push([from, to, part, a])
          for (const b of places.slice(i + 1)) {
            const isPassing = Math.sign(a.way) !== Math.sign(b.way)
            const apart = Math.hypot(a.x - b.x, a.y - b.y)
            if (isPassing && apart < 0.95 * a.size) wrong.push([from, to, part, a, b])
          }
        }
      }
  expect(wrong).toEqual([])
})

it('a ring that goes with its piece stays on the card, and off what it passes', () => {
  const size = sizeAt(0.5, true)
  const reach = RING * ringSizeAt(0.5) * size
  const at = Math.abs(besideAt(-3, 0.5, true))
  expect(at + reach).toBeLessThan(CARD)
  // The lowest point of the shapes: that of the square.
  expect(at - reach).toBeGreaterThan(0.362 * size)
})

it('a piece that stays between those that pass needs a lane of its own', () => {
  const order = (...at: number[]) => at
  expect(isPassed(order(0, 1, 2, 3), 0, order(2, 1, 0, 3), 0)).toBe(true)
  expect(isPassed(order(0, 1, 2, 3), 0, order(1, 0, 2, 3), 0)).toBe(false)
  expect(isPassed(order(9, 9, 9, 9, 3, 1, 2, 0), 4, order(0, 1, 2, 3), 0)).toBe(true)
})

it('a piece that keeps its column stays where it is', () => {
  expect([besideAt(0, 0.5, true), overAt(0, 0.5)]).toEqual([0, 0])
})
