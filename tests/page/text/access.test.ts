import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { FOOTER_LINKS, TERMS } from '../../../src/content/routes.ts'
import { newPage } from '../../support/browser.ts'
import { landingTests } from '../../support/landing.ts'
import { goToText } from '../../support/site.ts'
import { violationsOn } from '../access/axe.ts'

const CONDITIONS = [
  { name: 'light', colorScheme: 'light' },
  { name: 'dark, 320 px wide', colorScheme: 'dark', width: 320, height: 640 },
] as const

/** More stops than any page has. */
const STOPS = 200

const landing = landingTests()

/**
 * Faults of the stop that has the focus, one word each, and its place in the document; undefined once the focus
 * has left the page. A stop is visible if what is drawn at its middle is itself or belongs to it.
 */
function describeStop():
  | { readonly place: number; readonly label: string; readonly faults: string[] }
  | undefined {
  const stop = document.activeElement
  if (!stop || stop === document.body) return undefined
  const { left, top, width, height } = stop.getBoundingClientRect()
  const drawn = document.elementFromPoint(left + width / 2, top + Math.min(height, window.innerHeight) / 2)
  const isSeen =
    drawn !== null && (stop.contains(drawn) || drawn.contains(stop) || stop.closest('label')?.contains(drawn))
  return {
    place: Array.from(document.querySelectorAll('*')).indexOf(stop),
    label: `${stop.tagName} ${stop.getAttribute('aria-label') ?? stop.textContent?.slice(0, 40)}`,
    faults: [...(width * height === 0 ? ['no size'] : []), ...(isSeen ? [] : ['covered'])],
  }
}

/** Presses Tab until the focus has left the page: every stop is seen, and after the one before it. */
async function tabThrough(page: Page): Promise<void> {
  const faulty: string[] = []
  let last = -1
  let stops = 0
  for (; stops < STOPS; stops += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(describeStop)
    if (!stop) break
    if (stop.place <= last) stop.faults.push('out of order')
    if (stop.faults.length > 0) faulty.push(`${stop.label}: ${stop.faults.join(', ')}`)
    last = stop.place
  }
  expect(faulty).toEqual([])
  expect(stops).toBeGreaterThan(10)
  expect(stops).toBeLessThan(STOPS)
}

describe.each(CONDITIONS)('in $name', ({ name: _, ...options }) => {
  it.each(FOOTER_LINKS)(
    'axe finds nothing on $path, and Tab goes through it in reading order',
    async ({ path }) => {
      const page = await newPage(landing.browser, { ...options, reducedMotion: true })
      await goToText(page, new URL(path, landing.site.url).href)
      expect(await violationsOn(page)).toEqual([])
      // The pages are of one kind: in a small window one of them stands for all.
      if (options.colorScheme === 'light' || path === TERMS.path) await tabThrough(page)
      for (const width of [1440, 320, 256]) {
        await page.setViewport({ width, height: 640 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
      await page.close()
    },
  )
})
