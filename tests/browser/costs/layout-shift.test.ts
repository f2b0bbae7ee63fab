import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { landingTests } from '../landing/landing.ts'

const landing = landingTests()

const WINDOWS = [
  ['a desktop', { width: 1440, height: 900 }],
  ['a tall tablet', { width: 768, height: 1024 }],
  ['a phone', { width: 390, height: 844, dpr: 2, isMobile: true }],
  ['a short phone', { width: 360, height: 640, dpr: 2, isMobile: true }],
] as const

/** What has moved without a hand's doing since the page began, and how far the browser says that it has: a score and whose. */
const shifts = (page: Page): Promise<{ sum: number; of: string[] }> =>
  page.evaluate(() => {
    type Shift = PerformanceEntry & { value: number; sources: readonly { node: Element | null }[] }
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: 'layout-shift', buffered: true })
    const found = observer.takeRecords() as Shift[]
    observer.disconnect()
    const whose = found.flatMap(({ sources }) =>
      sources.map(({ node }) => node?.outerHTML.slice(0, 80) ?? ''),
    )
    return { sum: found.reduce((sum, { value }) => sum + value, 0), of: whose }
  })

// Budgets: cumulative layout shift of at most .01, until the scene has taken over from the still picture.
it.each(WINDOWS)(
  'nothing on %s shifts as the page loads and the scene takes over',
  async (_, options) => {
    const page = await landing.open(options)
    await page.waitForSelector('html[data-scene=ready]:not([data-handover])')
    await page.waitForNetworkIdle({ idleTime: 1000 })
    const { sum, of } = await shifts(page)
    await page.close()
    expect(sum, of.join('\n')).toBeLessThanOrEqual(0.01)
  },
  120_000,
)
