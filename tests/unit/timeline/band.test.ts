import { expect, it } from 'vitest'
import { bandDrawnAt } from '../../../src/timeline/band.ts'
import { FOOTER_CUES } from '../../../src/timeline/cues.ts'
import { BAND } from '../../../src/timeline/thresholds.ts'

it('draws the band under KNOW MORE once the words are there, evenly, and wholly before the page ends', () => {
  expect(bandDrawnAt(FOOTER_CUES.words)).toBe(0)
  expect(bandDrawnAt((BAND.from + BAND.until) / 2)).toBeCloseTo(0.5, 9)
  expect(bandDrawnAt(1)).toBe(1)
})
