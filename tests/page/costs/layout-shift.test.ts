import { expect, it } from 'vitest'
import { shiftOf } from '../../bench/measures/loading.ts'
import { landingTests } from '../../support/landing.ts'

const landing = landingTests()

const WINDOWS = [
  ['a desktop', { width: 1440, height: 900 }],
  ['a tall tablet', { width: 768, height: 1024 }],
  ['a phone', { width: 390, height: 844, dpr: 2, isMobile: true }],
  ['a short phone', { width: 360, height: 640, dpr: 2, isMobile: true }],
] as const

// Budgets: cumulative layout shift of at most .01, until the scene has taken over from the still picture.
it.each(WINDOWS)(
  'nothing on %s shifts as the page loads and the scene takes over',
  async (_, options) => {
    const page = await landing.open(options)
    await page.waitForSelector('html[data-scene=ready]:not([data-handover])')
    await page.waitForNetworkIdle({ idleTime: 1000 })
    const shift = await shiftOf(page)
    await page.close()
    expect(shift).toBeLessThanOrEqual(0.01)
  },
  120_000,
)
