import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { newPage } from '../../support/browser.ts'
import { dataOf, frame, landingTests } from '../../support/landing.ts'
import { goToPlace, spaceText } from './places.ts'
import { textFaults } from './room.ts'

const SPACED = [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a window 320 px wide', width: 320, height: 640 },
] as const

/** A window of 1280 × 1024 px as the page sees it when it is zoomed. */
const ZOOMED = [
  { name: '200 %', width: 640, height: 512 },
  { name: '300 %', width: 427, height: 341 },
  { name: '400 %', width: 320, height: 256 },
] as const

/** Sizes of text that a reader may have chosen for all pages, px. */
const LARGE = [
  { fontPx: 20, width: 1280, height: 1024 },
  { fontPx: 24, width: 390, height: 844 },
  { fontPx: 32, width: 1280, height: 1024 },
] as const

async function setFontSize(page: Page, fontPx: number): Promise<void> {
  const session = await page.createCDPSession()
  await session.send('Page.enable')
  await session.send('Page.setFontSizes', { fontSizes: { standard: fontPx, fixed: fontPx } })
}

/** Whether everything is in flow. */
const isInFlow = (page: Page): Promise<boolean> =>
  page.$eval('html', ({ dataset }) => dataset.layout === 'flow')

const SCENES = [
  { name: 'with the scene', args: [], conditions: 3 },
  // Everything is in flow there anyway: one of each kind tells.
  { name: 'without a scene', args: ['--disable-3d-apis'], conditions: 1 },
] as const

describe.each(SCENES)('$name', ({ args, conditions }) => {
  const landing = landingTests({ args: [...args] })

  it.each(SPACED.slice(-conditions))(
    "no text is lost with the reader's own spacing on $name",
    async ({ name: _, ...size }) => {
      const page = await landing.open({ ...size, reducedMotion: true })
      await spaceText(page)
      await frame(page)
      expect(await textFaults(page)).toEqual([])
      await page.close()
    },
  )

  it.each(ZOOMED.slice(-conditions))('no text is lost at $name', async ({ name: _, ...size }) => {
    const page = await landing.open({ ...size, reducedMotion: true })
    expect(await textFaults(page)).toEqual([])
    await page.close()
  })

  it.each(LARGE.slice(-conditions))(
    'no text is lost at $fontPx px in a window of $width',
    async ({ fontPx, ...size }) => {
      const page = await landing.open({
        ...size,
        reducedMotion: true,
        prepare: opened => setFontSize(opened, fontPx),
      })
      expect(await textFaults(page)).toEqual([])
      await page.close()
    },
  )

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
})

describe('in flow', () => {
  const landing = landingTests({})

  it('the stages come back, and the reader to his place, once there is room again', async () => {
    const page = await landing.open({ width: 1280, height: 900, reducedMotion: true })
    await goToPlace(page, { stage: 'sessions', progress: 0.5 })
    await page.setViewport({ width: 320, height: 256 })
    await page.waitForSelector('html[data-layout=flow]')
    await page.waitForSelector('header [aria-current][href="#sessions"]')
    expect(await isInFlow(page)).toBe(true)
    await page.setViewport({ width: 1280, height: 900 })
    await page.waitForSelector('html[data-layout=pinned][data-scene=ready]')
    await page.waitForSelector('#sessions[data-active]')
    await page.close()
  })

  it('the pattern and the occurrence of odd and even are chosen all the same', async () => {
    const page = await landing.open({ width: 320, height: 256, reducedMotion: true })
    expect(await isInFlow(page)).toBe(true)
    const before = await dataOf(page, 'odd-even')
    await page.click('#odd-even [aria-label="Occurrence 4, even"]')
    await page.click('#odd-even [aria-label="Next base pattern"]')
    await frame(page)
    const { current, occurrence, parity } = await dataOf(page, 'odd-even')
    expect({ occurrence, parity }).toEqual({ occurrence: '4', parity: 'even' })
    expect(current).not.toBe(before.current)
    await page.close()
  })
})
