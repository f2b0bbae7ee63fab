import { expect, it } from 'vitest'
import { progressOf } from '../../../src/timeline/parity.ts'
import { goToPlace } from '../access/places.ts'
import { landingTests } from './landing.ts'

const landing = landingTests()

it.each([
  { width: 844, height: 390, isMobile: true },
  { width: 360, height: 640, isMobile: true },
])('chips by the numbers that wait can be told from underlines, at $width × $height', async size => {
  const page = await landing.open(size)
  try {
    for (const k of [3, 4]) {
      await goToPlace(page, { stage: 'odd-even', progress: progressOf(k) })
      const chips = await page.$$eval('#odd-even [data-tally] i', all =>
        all.map(chip => {
          const { top, bottom, height } = chip.getBoundingClientRect()
          const number = chip.closest('[data-number]')?.getBoundingClientRect()
          return { height, apart: Math.max((number?.top ?? 0) - bottom, top - (number?.bottom ?? 0)) }
        }),
      )
      expect(chips).toHaveLength(32)
      expect(Math.min(...chips.map(({ height }) => height))).toBeGreaterThan(5.9)
      expect(Math.min(...chips.map(({ apart }) => apart))).toBeGreaterThan(4.9)
    }
  } finally {
    await page.close()
  }
})
