import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { towerScale } from '../../../src/story/data-sheet/room.ts'

describe('the scale of a sheet', () => {
  it.each([
    [60, 10],
    [0.3, 0.05],
    [12_345, 2000],
  ])('up to %d has a line every %d, and lets that tower take all the height', (most, step) => {
    const scale = towerScale(most)
    expect(scale.step).toBeCloseTo(step, 12)
    expect(scale.top).toBe(most)
  })

  it('of zeros has room for one', () => {
    expect(towerScale(0)).toEqual({ step: 1, top: 1 })
  })

  it('holds any value, with at most ten lines', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-300, max: 1e300, noNaN: true }), most => {
        const { step, top } = towerScale(most)
        expect(Number.isFinite(step) && step > 0).toBe(true)
        expect(top).toBe(most)
        expect(top / step).toBeLessThanOrEqual(10 + 1e-9)
      }),
    )
  })
})
