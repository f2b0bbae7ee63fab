import { describe, expect, it } from 'vitest'
import { clamp, easeInOutCubic, slide, smoothstep } from '../../../src/film/ease.ts'

describe('the curve of scrubbed motion', () => {
  it('rests at both ends and is half-way in the middle', () => {
    for (const curve of [easeInOutCubic, smoothstep])
      expect([-1, 0, 0.5, 1, 2].map(curve)).toEqual([0, 0, 0.5, 1, 1])
  })

  it('is the same forwards and backwards', () => {
    for (const part of [0.1, 0.25, 0.4])
      expect(easeInOutCubic(part) + easeInOutCubic(1 - part)).toBeCloseTo(1)
  })

  it('begins where it is told to and takes as long as it is told to', () => {
    expect(slide(3, 3, 2)).toBe(0)
    expect(slide(4, 3, 2)).toBe(0.5)
    expect(slide(5, 3, 2)).toBe(1)
  })

  it('holds values inside their limits', () => {
    expect([clamp(-1, 0, 3), clamp(2, 0, 3), clamp(4, 0, 3)]).toEqual([0, 2, 3])
  })
})
