import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { newPage } from '../../support/browser.ts'
import {
  dataOf,
  frame,
  type LandingOpenOptions,
  landingTests,
  settled,
  until,
} from '../../support/landing.ts'
import { withoutWebgl } from '../../support/no-gl.ts'
import { goToPlace, spaceText } from './places.ts'
import { textFaults } from './room.ts'

/** Sets the size of text that a reader may have chosen for all pages. */
async function setFontSize(page: Page, fontPx: number): Promise<void> {
  const session = await page.createCDPSession()
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: fontPx, fixed: fontPx } })
}

const CONDITIONS: readonly (LandingOpenOptions & { readonly name: string; readonly isSpaced?: boolean })[] = [
  { name: "with the reader's own spacing on a desktop", width: 1440, height: 900, isSpaced: true },
  { name: "with the reader's own spacing at 320 px", width: 320, height: 640, isSpaced: true },
  // A window of 1280 × 1024 px as the page sees it when it is zoomed.
  { name: 'at 200 %', width: 640, height: 512 },
  { name: 'at 400 %', width: 320, height: 256 },
  { name: 'in letters of 24 px on a phone', width: 390, height: 844, prepare: page => setFontSize(page, 24) },
  { name: 'in letters of 32 px', width: 1280, height: 1024, prepare: page => setFontSize(page, 32) },
  { name: 'without a scene', width: 320, height: 640, isSpaced: true, prepare: withoutWebgl },
]

const landing = landingTests()

it.each(CONDITIONS)('no text is lost $name', async ({ name: _, isSpaced = false, ...options }) => {
  const page = await landing.open({ ...options, reducedMotion: true })
  if (isSpaced) {
    await spaceText(page)
    // Sizes are observed in the browser's own frames; what the page makes of them comes with its clock.
    await page.evaluate(
      () =>
        new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
    )
    await settled(page)
  }
  expect(await textFaults(page)).toEqual([])
  await page.close()
})

it('no text is lost with scripts off and text spaced out', async () => {
  const page = await newPage(landing.browser, { width: 390, height: 844, reducedMotion: true })
  await page.setJavaScriptEnabled(false)
  await page.goto(landing.site.url)
  await page.setJavaScriptEnabled(true)
  await spaceText(page)
  const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflowPx).toBeLessThanOrEqual(0)
  await page.close()
})

/** Lets time go by until the page has something. */
const shows = (page: Page, selector: string): Promise<void> =>
  until(page, async () => (await page.$(selector)) !== null)

describe('in flow', () => {
  it('the stages come back, and the reader to his place, once there is room again', async () => {
    const page = await landing.open({ width: 1280, height: 900, reducedMotion: true })
    await goToPlace(page, { stage: 'sessions', progress: 0.5 })
    await page.setViewport({ width: 320, height: 256 })
    await shows(page, 'html[data-layout=flow] header [aria-current][href="#sessions"]')
    await page.setViewport({ width: 1280, height: 900 })
    await shows(page, 'html[data-layout=pinned][data-scene=ready] #sessions[data-active]')
    await page.close()
  })

  it('the pattern and the occurrence of odd and even are chosen all the same', async () => {
    const page = await landing.open({ width: 320, height: 256, reducedMotion: true })
    await shows(page, 'html[data-layout=flow]')
    const before = await dataOf(page, 'odd-even')
    expect(await page.$eval('[data-own-said] b', pattern => pattern.textContent)).toBe(before.current)
    await page.click('#odd-even [aria-label="Occurrence 4, even"]')
    await page.click('#odd-even [aria-label="Next base pattern"]')
    await frame(page)
    const { current, occurrence, parity } = await dataOf(page, 'odd-even')
    expect({ occurrence, parity }).toEqual({ occurrence: '4', parity: 'even' })
    expect(current).not.toBe(before.current)
    await page.close()
  })
})
