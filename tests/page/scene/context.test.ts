import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { frame, goTo, landingTests, SMALL, topOf } from '../../support/landing.ts'
import { loseContext, restoreContext } from './context.ts'
import { coloursOf, differing, rendererOf, showCanvasOnly, takePicture } from './picture.ts'

const landing = landingTests()
let page: Page

const sceneOf = (): Promise<string | undefined> => page.$eval('html', html => html.dataset.scene)

describe.each(['lean', 'full'])('a context that is lost and comes back, %s', tier => {
  beforeAll(async () => {
    // With reduced motion the hero is at rest from its first frame.
    page = await landing.open({ reducedMotion: true, path: `?quality=${tier}` })
    await showCanvasOnly(page)
  })
  afterAll(() => page.close())

  it.each([
    ['hero', 0],
    ['sessions', 1200],
    ['data-sheet', 1000],
    ['footer', 900],
  ] as const)('draws the same pixels as before in %s', async (stage, offsetPx) => {
    expect(await rendererOf(page)).toContain('SwiftShader')
    await goTo(page, (await topOf(page, stage)) + offsetPx)
    const before = await takePicture(page)
    expect(coloursOf(before)).toBeGreaterThan(200)
    await loseContext(page)
    await frame(page)
    expect(differing(before, await takePicture(page))).toBeGreaterThan(1000)
    await restoreContext(page)
    await frame(page)
    expect(differing(before, await takePicture(page))).toBe(0)
    expect(await sceneOf()).toBe('ready')
  })

  it('draws on while the page scrolls', async () => {
    await goTo(page, await topOf(page, 'odd-even'))
    const before = await takePicture(page)
    await goTo(page, (await topOf(page, 'odd-even')) + 1400)
    expect(differing(before, await takePicture(page))).toBeGreaterThan(1000)
  })
})

describe('a context that does not come back', () => {
  beforeAll(async () => {
    page = await landing.open()
    await goTo(page, (await topOf(page, 'sessions')) + 900)
    await loseContext(page)
  })
  afterAll(() => page.close())

  it('gives way to the still pictures, with all text, links and tables', async () => {
    expect(await sceneOf()).toBe('ready')
    await page.waitForSelector('html[data-scene=fallback]', { timeout: 10_000 })
    expect(await page.$$('canvas')).toHaveLength(0)
    const hidden = await page.evaluate(() => {
      const needed = document.querySelectorAll('#main :is(h1, h2, h3, th, td, caption), footer a, footer p')
      return [...needed]
        .filter(element => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map(element => element.textContent)
    })
    expect(hidden).toEqual([])
    const stills = await page.$$eval(
      '#sessions svg, #hero svg',
      all => all.filter(svg => svg.checkVisibility()).length,
    )
    expect(stills).toBeGreaterThanOrEqual(8)
  })

  it('stays in the section that was on screen', async () => {
    const { top, bottom } = await page.$eval('#sessions', section => {
      const box = section.getBoundingClientRect()
      return { top: box.top, bottom: box.bottom }
    })
    expect(top).toBeLessThan(SMALL.height)
    expect(bottom).toBeGreaterThan(0)
  })

  it('keeps its links working', async () => {
    await page.$eval('#footer a[href="/docs"]', link => (link as HTMLElement).click())
    await page.waitForFunction(() => location.pathname === '/docs')
    expect(landing.errors.flat()).toEqual([])
  })
})
