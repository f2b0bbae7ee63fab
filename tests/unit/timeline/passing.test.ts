import { expect, it } from 'vitest'
import { COLUMNS } from '../../../src/rules/constants.ts'
import { columnOf, PATTERNS } from '../../../src/rules/patterns.ts'
import { besideAt, overAt } from '../../../src/timeline/passing.ts'

/** Distance of two columns over a piece's size: in the stack, and in the list. */
const PITCHES = [176 / 122, 60 / 29]
/** A token is this thick, over its size. */
const THICK = 0.16

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
    let nearest = 9
    for (const from of PATTERNS)
      for (const to of PATTERNS)
        for (let part = 0; part <= 1; part += 0.05) {
          const places = placesOf(from, to, part, pitch)
          for (const [i, a] of places.entries())
            for (const b of places.slice(i + 1)) {
              const apart = Math.hypot(a.x - b.x, a.y - b.y)
              nearest = Math.min(nearest, apart)
              if (apart < 0.9 && Math.abs(a.z - b.z) < THICK)
                expect([from, to, part, apart, a, b]).toEqual([])
            }
        }
    // Where one passes over another, most of it stands beside it.
    expect(nearest).toBeGreaterThan(0.69)
  },
)

it('a piece that keeps its column stays where it is', () => {
  expect([besideAt(0, 0.5), overAt(0, 0.5)]).toEqual([0, 0])
})
