import { expect, it } from 'vitest'
import { bandDrawnAt } from '../../../src/timeline/band.ts'
import { BAND, SUNRISE } from '../../../src/timeline/thresholds.ts'

it('draws the band under KNOW MORE when the words are in their place, evenly, and wholly before the page ends', () => {
  expect(bandDrawnAt(SUNRISE.sun)).toBe(0)
  expect(bandDrawnAt((BAND.from + BAND.until) / 2)).toBeCloseTo(0.5, 9)
  expect(bandDrawnAt(0.95)).toBe(1)
})
