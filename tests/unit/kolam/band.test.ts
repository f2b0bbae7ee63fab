import { describe, expect, it } from 'vitest'
import { band } from '../../../src/kolam/band.ts'
import { lengthOf, pathOf, pointAt } from '../../../src/kolam/path.ts'

const STEPS = 10

describe('The band of thirteen dots', () => {
  it('is one closed line without a gap or a corner, except where it turns at its ends', () => {
    const line = band(13)
    for (const [i, [start, handle]] of line.entries()) {
      const [, , back, end] = line.at(i - 1) ?? []
      expect(end?.[0]).toBeCloseTo(start[0], 9)
      expect(end?.[1]).toBeCloseTo(start[1], 9)
      const [inX, inY] = [start[0] - (back?.[0] ?? 0), start[1] - (back?.[1] ?? 0)]
      const [outX, outY] = [handle[0] - start[0], handle[1] - start[1]]
      expect(inX * outY - inY * outX).toBeCloseTo(0, 9)
      expect(inX * outX + inY * outY).toBeGreaterThan(0)
    }
  })

  it('goes over and under each dot once, and crosses itself between each two', () => {
    const points = band(13).flatMap(segment =>
      Array.from({ length: STEPS }, (_, i) => pointAt(segment, i / STEPS)),
    )
    const sides = Array.from({ length: 13 }, (_, dot) =>
      points.filter(([x]) => Math.abs(x - dot) < 1e-9).map(([, y]) => Math.sign(y)),
    )
    expect(sides.map(signs => signs.toSorted((a, b) => a - b))).toEqual(sides.map(() => [-1, 1]))
    const crossings = points.filter(([, y]) => y === 0).map(([x]) => x)
    for (let dot = 0; dot < 12; dot++) expect(crossings.filter(x => x === dot + 0.5)).toHaveLength(2)
  })

  it('is little longer than there and back', () => {
    const length = lengthOf(band(13))
    expect(length).toBeGreaterThan(2 * 13)
    expect(length).toBeLessThan(2 * 15)
    expect(pathOf(band(13))).toMatch(/^M-\.56 0C.*Z$/)
  })
})
