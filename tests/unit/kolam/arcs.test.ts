import { describe, expect, it } from 'vitest'
import { arcsOf } from '../../../src/kolam/arcs.ts'
import { CORNERS, kolam } from '../../../src/kolam/line.ts'
import { lengthOf } from '../../../src/kolam/path.ts'
import { PATTERNS } from '../../../src/rules/patterns.ts'

describe('Where each corner lies on the line', () => {
  it.each(PATTERNS)('covers the line of %s once, without a gap', pattern => {
    const { places, length } = arcsOf(pattern)
    expect(length).toBeCloseTo(lengthOf(kolam(pattern)), 9)
    const parts = CORNERS.map((_, i) => [places[2 * i] ?? 0, places[2 * i + 1] ?? 0].sort((a, b) => a - b))
    const inOrder = parts.toSorted(([a = 0], [b = 0]) => a - b)
    expect(inOrder[0]?.[0]).toBe(0)
    expect(inOrder.at(-1)?.[1]).toBeCloseTo(1, 6)
    for (const [i, [from]] of inOrder.entries()) if (i > 0) expect(from).toBe(inOrder[i - 1]?.[1])
  })

  it('runs backwards where the line takes a corner the other way', () => {
    const { places } = arcsOf('2031')
    const forward = CORNERS.filter((_, i) => (places[2 * i] ?? 0) < (places[2 * i + 1] ?? 0))
    expect(forward.length).toBeGreaterThan(0)
    expect(forward.length).toBeLessThan(CORNERS.length)
  })

  it.each(PATTERNS)(
    'goes round the figure of %s one way on the whole: from the left tip to the top or the bottom one first',
    pattern => {
      const { way } = arcsOf(pattern)
      const quarter = kolam(pattern)[CORNERS.length / 4]
      // A quarter of the line on, the start has made a quarter turn.
      expect(Math.sign(quarter?.[0][1] ?? 0)).toBe(way)
    },
  )
})
