import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { newPage, type PageOptions } from '../../support/browser.ts'
import { landingTests } from '../../support/landing.ts'
import { violationsOn } from './axe.ts'
import { atRest, forceColours, goToPlace, PLACES, spaceText } from './places.ts'

interface Condition extends PageOptions {
  readonly name: string
  readonly set?: (page: Page) => Promise<void>
}

const CONDITIONS: readonly Condition[] = [
  { name: 'on a desktop', width: 1440, height: 900 },
  { name: 'in forced colours', width: 1440, height: 900, set: forceColours },
  { name: 'at 320 px', width: 320, height: 640 },
  { name: 'at 200 % zoom', width: 720, height: 450, dpr: 2 },
  { name: 'with text spaced out', width: 1440, height: 900, set: spaceText },
]

/** What axe finds at every place, and whether the page can be scrolled sideways. */
async function findings(page: Page): Promise<readonly string[]> {
  await atRest(page)
  const contrast = await page.evaluate(
    () =>
      document.documentElement.dataset.scene !== 'ready' && !matchMedia('(forced-colors: active)').matches,
  )
  const found = await violationsOn(page, { contrast })
  // In flow everything stands where the first look has seen it.
  const inFlow = await page.evaluate(() => document.documentElement.dataset.layout === 'flow')
  for (const place of inFlow ? [] : PLACES) {
    await goToPlace(page, place)
    const at = `${place.stage} ${place.progress}`
    for (const line of await violationsOn(page, { within: `#${place.stage}`, contrast }))
      found.push(`${at}: ${line}`)
  }
  const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return [...new Set(found), ...(overflowPx > 0 ? [`${overflowPx} px wider than the window`] : [])]
}

describe('with the scene', () => {
  const landing = landingTests({})
  it.each(CONDITIONS)('axe finds nothing at any stage $name', async ({ set, name: _, ...options }) => {
    const page = await landing.open({ ...options, reducedMotion: true })
    expect(await page.$eval('html', html => html.dataset.scene)).toBe('ready')
    await set?.(page)
    expect(await findings(page)).toEqual([])
    await page.close()
  })

  it('axe finds nothing on the open table of the whole sheet', async () => {
    const page = await landing.open({ width: 1440, height: 900, reducedMotion: true })
    await goToPlace(page, { stage: 'data-sheet', progress: 0.5 })
    await page.$eval('#data-sheet [aria-expanded]', button => (button as HTMLElement).click())
    await page.waitForSelector('#data-sheet [aria-expanded=true]')
    expect(await violationsOn(page, { within: '#whole-sheet' })).toEqual([])
    await page.close()
  })

  it('axe finds nothing with scripts off', async () => {
    const page = await newPage(landing.browser)
    await page.setJavaScriptEnabled(false)
    await page.goto(landing.site.url)
    expect(await page.$eval('html', html => html.dataset.layout)).toBeUndefined()
    // The page's own scripts did not run; the check's may.
    await page.setJavaScriptEnabled(true)
    // What fades in has come: on a busy machine it may still be on its way.
    await page.waitForFunction(() =>
      document.getAnimations().every(({ playState }) => playState !== 'running'),
    )
    expect(await violationsOn(page)).toEqual([])
    await page.close()
  })
})

describe('without a scene', () => {
  const landing = landingTests({ args: ['--disable-3d-apis'] })
  it.each(CONDITIONS)('axe finds nothing at any stage $name', async ({ set, name: _, ...options }) => {
    const page = await landing.open({ ...options, reducedMotion: true })
    expect(await page.$eval('html', html => html.dataset.scene)).toBe('fallback')
    await set?.(page)
    expect(await findings(page)).toEqual([])
    await page.close()
  })
})
