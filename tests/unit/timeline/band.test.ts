import { expect, it } from 'vitest'
import { bandDrawnAt } from '../../../src/timeline/band.ts'
import { stopAt } from '../../../src/timeline/stops.ts'
import { BAND, SUNRISE } from '../../../src/timeline/thresholds.ts'

it('draws the band under KNOW MORE evenly while the words come to their place, and wholly where the page first rests', () => {
  expect(bandDrawnAt(SUNRISE.half)).toBe(0)
  expect(bandDrawnAt((BAND.from + BAND.until) / 2)).toBeCloseTo(0.5, 9)
  expect(bandDrawnAt(stopAt('footer', 0, 1000, 0) / 1000)).toBe(1)
})
