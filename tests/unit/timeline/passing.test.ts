import { expect, it } from 'vitest'
import { COLUMNS } from '../../../src/rules/constants.ts'
import { columnOf, PATTERNS } from '../../../src/rules/patterns.ts'
import { besideAt, overAt } from '../../../src/timeline/passing.ts'

/** Distance of two columns over a piece's size: in the stack, and in the list. */
const PITCHES = [176 / 122, 60 / 29]
/** A token is this thick, over its size; half a piece, and half the height of the card that it lies on. */
const THICK = 0.16
const PIECE = 0.5
const CARD = (0.93 * 30) / 29

/** Places of the four pieces of a row on their way from one order to another, over a piece's size. */
const placesOf = (from: string, to: string, part: number, pitch: number) =>
  COLUMNS.map(shape => {
    const begin = columnOf(from, shape)
    const way = columnOf(to, shape) - begin
    return { x: (begin + way * part) * pitch, y: besideAt(way, part), z: overAt(way, part) }
  })

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
              if (apart < 0.9 && Math.abs(a.z - b.z) < THICK)
                expect([from, to, part, apart, a, b]).toEqual([])
            }
        }
  },
)

it('those that go opposite ways pass beside each other, and all of them stay on their card', () => {
  for (const there of [1, 2, 3])
    for (let part = 0.2; part <= 0.8; part += 0.05) {
      for (const back of [1, 2, 3])
        expect(besideAt(there, part) - besideAt(-back, part)).toBeGreaterThan(0.62)
      expect(besideAt(there, part) + PIECE).toBeLessThan(CARD)
    }
})

it('a piece that keeps its column stays where it is', () => {
  expect([besideAt(0, 0.5), overAt(0, 0.5)]).toEqual([0, 0])
})
