import { expect, it } from 'vitest'
import { COLUMNS } from '../../../src/rules/constants.ts'
import { columnOf, PATTERNS } from '../../../src/rules/patterns.ts'
import { behindAt, overAt } from '../../../src/timeline/passing.ts'

/** Distance of two columns over a piece's size: in the stack, and in the list. */
const PITCHES = [176 / 122, 60 / 29]
/** A token is this thick, over its size. */
const THICK = 0.16

/** Places of the four pieces of a row on their way from one order to another, over a piece's size. */
const placesOf = (from: string, to: string, part: number, pitch: number) =>
  COLUMNS.map(shape => {
    const begin = columnOf(from, shape)
    const way = columnOf(to, shape) - begin
    return { x: (begin + way * part) * pitch, z: overAt(way, part), way }
  })

it.each(PITCHES)(
  'from any order to any other no two pieces go through one another: columns %f apart',
  pitch => {
    const wrong: unknown[] = []
    for (const from of PATTERNS)
      for (const to of PATTERNS)
        for (let part = 0; part <= 1; part += 0.05) {
          const places = placesOf(from, to, part, pitch)
          for (const [i, a] of places.entries())
            for (const b of places.slice(i + 1))
              if (Math.abs(a.x - b.x) < 0.9 && Math.abs(a.z - b.z) < THICK) wrong.push([from, to, part, a, b])
        }
    expect(wrong).toEqual([])
  },
)

it('a piece that goes farther leaps higher, and all of them lie in their columns before and after', () => {
  const heights = [0, 1, -1, 2, -2, 3, -3].map(columns => overAt(columns, 0.5))
  expect(heights[0]).toBe(0)
  expect(heights).toEqual(heights.toSorted((a, b) => a - b))
  expect(new Set(heights).size).toBe(heights.length)
  for (const columns of [-3, 1, 2]) expect([overAt(columns, 0), overAt(columns, 1)]).toEqual([0, 0])
})

it('of two that change places one passes before the row, the other behind it, and both lie in its middle again', () => {
  expect(behindAt(-1, 0.5)).toBeGreaterThan(0.3)
  expect(behindAt(-1, 0.5)).toBe(-behindAt(1, 0.5))
  expect(Math.abs(behindAt(0, 0.5))).toBe(0)
  for (const columns of [-3, 1, 2])
    for (const part of [0, 1]) expect(Math.abs(behindAt(columns, part))).toBe(0)
})
