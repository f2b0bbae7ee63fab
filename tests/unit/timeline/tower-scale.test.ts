import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { towerScale } from '../../../src/timeline/tower-scale.ts'

describe('the scale of a sheet', () => {
  it.each([
    [60, 10, 60],
    [57, 10, 60],
    [100, 10, 100],
    [11, 10, 20],
    [10, 1, 10],
    [7, 1, 7],
    [2.5, 0.5, 2.5],
    [0.3, 0.05, 0.3],
    [101, 20, 120],
    [250, 50, 250],
    [12_345, 2000, 14_000],
  ])('up to %d has a line every %d and room for %d', (most, step, top) => {
    const scale = towerScale(most)
    expect(scale.step).toBeCloseTo(step, 12)
    expect(scale.top).toBeCloseTo(top, 9)
  })

  it('of zeros has room for one', () => {
    expect(towerScale(0)).toEqual({ step: 1, top: 1 })
  })

  it('holds any value, with at most ten lines, and less than a line to spare', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-300, max: 1e300, noNaN: true }), most => {
        const { step, top } = towerScale(most)
        const lines = top / step
        expect(Number.isFinite(step) && step > 0).toBe(true)
        expect(top).toBeGreaterThanOrEqual(most * (1 - 1e-9))
        expect(lines).toBeLessThanOrEqual(10 + 1e-9)
        expect(lines).toBeCloseTo(Math.round(lines), 6)
        expect(top - most).toBeLessThanOrEqual(step * (1 + 1e-9))
      }),
    )
  })

  it('holds the greatest number that there is', () => {
    const { step, top } = towerScale(Number.MAX_VALUE)
    expect(Number.isFinite(step)).toBe(true)
    expect(top / step).toBeLessThanOrEqual(10)
  })
})
