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
import { inCharge } from '../../support/site.ts'
import { CONTROL } from '../tour/tours.ts'
import { goToPlace, spaceText } from './places.ts'
import { cutOff, type Insets, setInsets, textFaults } from './room.ts'

/** Sets the size of text that a reader may have chosen for all pages. */
async function setFontSize(page: Page, fontPx: number): Promise<void> {
  const session = await page.createCDPSession()
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: fontPx, fixed: fontPx } })
}

/** A reader's own style sheet, there from the start. */
const styled = (css: string) => async (page: Page) => {
  await page.evaluateOnNewDocument(text => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, css)
}

interface Condition extends LandingOpenOptions {
  readonly name: string
  readonly isSpaced?: boolean
  readonly insets?: Insets
}

const ON_ITS_SIDE: Insets = { top: 0, right: 59, bottom: 21, left: 59 }

const CONDITIONS: readonly Condition[] = [
  { name: "with the reader's own spacing on a desktop", width: 1440, height: 900, isSpaced: true },
  { name: "with the reader's own spacing at 320 px", width: 320, height: 640, isSpaced: true },
  // A window of 1280 × 1024 px as the page sees it when it is zoomed.
  { name: 'at 200 %', width: 640, height: 512 },
  { name: 'at 400 %', width: 320, height: 256 },
  { name: 'in letters of 24 px on a phone', width: 390, height: 844, prepare: page => setFontSize(page, 24) },
  { name: 'in letters of 32 px', width: 1280, height: 1024, prepare: page => setFontSize(page, 32) },
  { name: 'on a folded phone', width: 256, height: 600 },
  {
    name: 'where a style sheet makes small text large',
    width: 390,
    height: 844,
    prepare: styled(':is(p, b, i, a) { font-size: 24px !important }'),
  },
  {
    name: 'where a style sheet makes one heading large',
    width: 1440,
    height: 900,
    prepare: styled('#representation h2 { letter-spacing: 0.3em !important }'),
  },
  { name: 'beside a notch', width: 852, height: 393, insets: ON_ITS_SIDE },
  { name: 'under a notch', width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } },
  {
    name: 'over a home indicator',
    width: 390,
    height: 844,
    insets: { top: 0, right: 0, bottom: 34, left: 0 },
  },
  { name: 'without a scene', width: 320, height: 640, isSpaced: true, prepare: withoutWebgl },
]

const landing = landingTests()

it.each(CONDITIONS)('no text is lost $name', async ({ name: _, isSpaced = false, insets, ...options }) => {
  const inset = insets ? { prepare: (page: Page) => setInsets(page, insets) } : {}
  const page = await landing.open({ ...inset, ...options, reducedMotion: true })
  // Some documents come without those that were there before them.
  if (insets) await setInsets(page, insets)
  if (isSpaced) {
    await spaceText(page)
    // Sizes are observed in the browser's own frames; what the page makes of them comes with its clock.
    await page.evaluate(
      () =>
        new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
    )
    await settled(page)
  }
  expect(await textFaults(page, insets)).toEqual([])
  await page.close()
})

it('nothing that is read or pressed lies beside a notch on a page of text, in the whole table and in the tour', async () => {
  const page = await newPage(landing.browser, { width: 852, height: 393 })
  for (const path of ['docs', 'terms']) {
    await page.goto(landing.site.url + path)
    await setInsets(page, ON_ITS_SIDE)
    await inCharge(page)
    for (const part of ['header', 'main', 'footer'])
      expect([path, part, await cutOff(page, part, ON_ITS_SIDE)]).toEqual([path, part, []])
  }
  await page.close()
  const tour = await landing.open({
    width: 852,
    height: 393,
    path: '?tour',
    prepare: each => setInsets(each, ON_ITS_SIDE),
  })
  await setInsets(tour, ON_ITS_SIDE)
  expect(await cutOff(tour, CONTROL, ON_ITS_SIDE)).toEqual([])
  await tour.$eval('[aria-controls="whole-sheet"]', opener => (opener as HTMLElement).click())
  await shows(tour, '#whole-sheet > button')
  for (const part of ['#whole-sheet > button', '#whole-sheet thead'])
    expect([part, await cutOff(tour, part, ON_ITS_SIDE)]).toEqual([part, []])
  await tour.close()
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
