import { expect, it } from 'vitest'
import { landingTests } from '../../support/landing.ts'

const landing = landingTests()

// Budgets: cumulative layout shift of at most .01, until the scene has taken over from the still picture.
it.each([
  ['a desktop', { width: 1440, height: 900 }],
  ['a short phone', { width: 360, height: 640, dpr: 2, isMobile: true }],
] as const)('nothing on %s shifts as the page loads and the scene takes over', async (_, options) => {
  const page = await landing.open(options)
  const shift = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer
      .takeRecords()
      .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)
  })
  await page.close()
  expect(shift).toBeLessThanOrEqual(0.01)
})
