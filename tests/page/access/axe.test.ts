import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { newPage } from '../../support/browser.ts'
import { type LandingOpenOptions, landingTests } from '../../support/landing.ts'
import { withoutWebgl } from '../../support/no-gl.ts'
import { violationsOn } from './axe.ts'
import { goToPlace, PLACES, type Place } from './places.ts'

const CONDITIONS: readonly (LandingOpenOptions & { readonly name: string; readonly scene: string })[] = [
  { name: 'with the scene', scene: 'ready' },
  { name: 'without a scene', scene: 'fallback', prepare: withoutWebgl },
  { name: 'at 320 px', scene: 'ready', width: 320, height: 640 },
]

const landing = landingTests()

/** What axe finds at every place, and whether the page can be scrolled sideways. */
async function findings(page: Page, contrast: boolean, places: readonly Place[]): Promise<readonly string[]> {
  const found = await violationsOn(page, { contrast })
  // In flow everything stands where the first look has seen it.
  const inFlow = await page.evaluate(() => document.documentElement.dataset.layout === 'flow')
  for (const place of inFlow ? [] : places) {
    await goToPlace(page, place)
    const at = `${place.stage} ${place.progress}`
    for (const line of await violationsOn(page, { within: `#${place.stage}`, contrast }))
      found.push(`${at}: ${line}`)
  }
  const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return [...new Set(found), ...(overflowPx > 0 ? [`${overflowPx} px wider than the window`] : [])]
}

describe('axe finds nothing', () => {
  it.each(CONDITIONS)('at any stage $name', async ({ name: _, scene, ...options }) => {
    const page = await landing.open({ width: 1440, height: 900, reducedMotion: true, ...options })
    expect(await page.$eval('html', html => html.dataset.scene)).toBe(scene)
    // It does not see the ground that the canvas draws (tests/pixels/contrast.test.ts).
    const isNarrow = options.width !== undefined
    expect(await findings(page, scene !== 'ready', isNarrow ? [] : PLACES)).toEqual([])
    if (!isNarrow && scene === 'ready') {
      await goToPlace(page, { stage: 'data-sheet', progress: 0.5 })
      await page.$eval('#data-sheet [aria-expanded]', button => (button as HTMLElement).click())
      await page.waitForSelector('#data-sheet [aria-expanded=true]')
      expect(await violationsOn(page, { within: '#whole-sheet' })).toEqual([])
    }
    await page.close()
  })

  it('with scripts off', async () => {
    const page = await newPage(landing.browser, { reducedMotion: true })
    await page.setJavaScriptEnabled(false)
    await page.goto(landing.site.url)
    expect(await page.$eval('html', html => html.dataset.layout)).toBeUndefined()
    // The page's own scripts did not run; the check's may.
    await page.setJavaScriptEnabled(true)
    // PLAY NOW fades in.
    await page.waitForFunction(() => document.getAnimations().length === 0)
    expect(await violationsOn(page)).toEqual([])
    await page.close()
  })
})
