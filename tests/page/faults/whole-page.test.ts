import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { goTo, landingTests, SMALL } from '../../support/landing.ts'
import { goReal, openReal } from '../../support/real.ts'
import type { OpenOptions } from '../../support/site.ts'

const landing = landingTests()

const STAGES = ['hero', 'representation', 'sessions', 'data-sheet', 'odd-even', 'footer']
/** Where the page stands before a picture is taken: in the middle of the data sheet. */
const PLACE_PX = 9000
interface Laid {
  readonly stages: readonly { readonly id: string; readonly top: number; readonly bottom: number }[]
  readonly rows: number
  readonly stills: number
  readonly canvases: number
  /** From the last line of text to the end of the page, px. */
  readonly restPx: number
}

/** Runs in the page: how it is laid out. */
function readLaid(): Laid {
  const shows = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(shows)
  const main = document.querySelector('main')
  const end = main ? main.getBoundingClientRect().bottom : 0
  return {
    stages: all('main > section[data-stage], main > footer[data-stage], [data-island] > [data-stage]').map(
      stage => {
        const { top, bottom } = stage.getBoundingClientRect()
        return { id: stage.id, top: top + window.scrollY, bottom: bottom + window.scrollY }
      },
    ),
    rows: all('table tr').filter(row => row.offsetHeight > 0).length,
    stills: all('#hero svg, #representation svg, #sessions svg').length,
    canvases: all('canvas').length,
    restPx: end - Math.max(...all('footer p').map(text => text.getBoundingClientRect().bottom)),
  }
}

/** Has the page note how it is laid out while it is one flow, in the frame after it has become that. */
const noteFlow = (page: Page): Promise<void> =>
  page.evaluate(`
    window.laid = undefined
    new MutationObserver(() => {
      if (document.documentElement.dataset.layout !== 'flow') return
      requestAnimationFrame(() => requestAnimationFrame(() => { window.laid ??= (${readLaid})() }))
    }).observe(document.documentElement, { attributeFilter: ['data-layout'] })
  `) as Promise<void>

/** What is wrong with a page that is to be one flow; none where every stage stands there once, in order, as itself. */
function faultsOf({ stages, rows, stills, canvases, restPx }: Laid): readonly string[] {
  const faults: string[] = []
  if (String(stages.map(({ id }) => id)) !== String(STAGES))
    faults.push(`stages ${stages.map(({ id }) => id)}`)
  for (const [i, { id, top, bottom }] of stages.entries()) {
    if (bottom - top < 150) faults.push(`${id} is ${bottom - top} px high`)
    if (top < (stages[i - 1]?.bottom ?? 0) - 1) faults.push(`${id} overlaps what is before it`)
  }
  if (rows < 26) faults.push(`${rows} rows of the table`)
  if (stills < 8) faults.push(`${stills} still pictures`)
  if (canvases > 0) faults.push('the canvas shows')
  if (restPx > 60) faults.push(`${restPx} px below the last line`)
  return faults
}

/** Everything of the page that a picture is to leave as it was. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    scrollPx: window.scrollY,
    heightPx: document.documentElement.scrollHeight,
    root: { ...document.documentElement.dataset },
    sheet: { ...document.querySelector<HTMLElement>('#data-sheet')?.dataset },
    isSameCanvas: document.querySelector('canvas') === (window as Window & { own?: Element | null }).own,
  }))

/** Opens the page in a browser that does not say that it is driven, and goes to its place. Returns the page as it is then. */
async function openUndriven(view: OpenOptions = {}) {
  const prepare = async (page: Page): Promise<void> =>
    void (await page.evaluateOnNewDocument(() =>
      Object.defineProperty(navigator, 'webdriver', { get: () => false }),
    ))
  const page = await openReal(landing, { ...view, prepare })
  // Each stage is laid out while the page is idle.
  await page.waitForFunction(() => !document.querySelector('[data-stage]:not([data-laid])'), { polling: 50 })
  await goReal(page, PLACE_PX)
  await page.evaluate(() => Object.assign(window, { own: document.querySelector('canvas') }))
  return { page, before: await stateOf(page) }
}

/** A view of each kind, with the way to take a picture that is tried in it. */
const VIEWS = [
  { name: 'a desktop', width: 1440, height: 900, dpr: 1, captureBeyondViewport: true },
  { name: 'a phone', width: 390, height: 844, dpr: 2, isMobile: true, captureBeyondViewport: false },
  { name: 'a turned display', width: 1440, height: 3440, dpr: 1, captureBeyondViewport: false },
]

it.each(VIEWS)(
  'a picture of the whole page has every stage once, and leaves the page as it was, $name',
  async ({ captureBeyondViewport, ...view }) => {
    const { page, before } = await openUndriven(view)
    await noteFlow(page)
    await page.screenshot({ fullPage: true, captureBeyondViewport, optimizeForSpeed: true })
    const laid = (await page.evaluate('window.laid')) as Laid
    expect(faultsOf(laid)).toEqual([])
    // The software renderer may have tens of thousands of px to draw first.
    await page.waitForSelector('html[data-layout=pinned]', { timeout: 90_000 })
    await expect.poll(() => stateOf(page)).toEqual(before)
    await page.close()
  },
  180_000,
)

it('a window that is 1 × 1 px for a moment comes back as it was', async () => {
  const { page, before } = await openUndriven()
  await page.setViewport({ width: 1, height: 1 })
  await page.waitForSelector('html[data-layout=flow]')
  await page.setViewport(SMALL)
  await expect.poll(() => stateOf(page), { timeout: 30_000 }).toEqual(before)
  // Now the window is back before the page hears of it, and the browser has scrolled it in between.
  for (let pictures = 0; pictures < 2; pictures++) {
    await page.screenshot({ fullPage: true, captureBeyondViewport: true, optimizeForSpeed: true })
    await expect.poll(() => stateOf(page), { timeout: 30_000 }).toEqual(before)
  }
  await page.close()
})

it.each([
  { width: 1440, height: 3440 },
  { width: 1080, height: 2560 },
  // As on a phone, the display is as large as the window.
  { width: 1440, height: 5120, isMobile: true },
])('a wide display that is turned, $width × $height px, is a screen: the tour plays', async view => {
  const page = await openReal(landing, { ...view, path: '?tour' })
  await page.waitForSelector('html[data-layout=pinned][data-scene=ready][data-tour=playing]')
  await page.close()
})

describe.each([
  { width: 1440, height: 4000 },
  { width: 390, height: 3000 },
])('a window of $width × $height px that stays', ({ width, height }) => {
  it('has every stage once, and the scene when it is a screen again', async () => {
    const page = await openReal(landing, { width, height })
    expect(faultsOf(await page.evaluate(readLaid))).toEqual([])
    expect(await page.$eval('html', ({ dataset }) => dataset.layout)).toBe('flow')
    await page.setViewport({ width, height: 900 })
    await page.waitForSelector('html[data-layout=pinned][data-scene=ready]')
    await page.close()
  })

  it('has no stage as high as itself without scripts', async () => {
    const page = await landing.browser.newPage()
    await page.setViewport({ width, height })
    await page.setJavaScriptEnabled(false)
    await page.goto(landing.site.url)
    const highest = () =>
      page.$$eval('[data-stage]', all => Math.max(...all.map(stage => stage.clientHeight)))
    await expect.poll(highest).toBeLessThan(0.8 * height)
    await page.close()
  })
})

it('a picture of the window draws what is on the screen, and nothing changes', async () => {
  const page = await landing.open()
  await goTo(page, PLACE_PX)
  await noteFlow(page)
  const before = await stateOf(page)
  await page.screenshot()
  expect(await page.evaluate('window.laid')).toBeUndefined()
  expect(await stateOf(page)).toEqual(before)
  await page.close()
})
