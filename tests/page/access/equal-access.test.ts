import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { HOME, ROUTES } from '../../../src/content/routes.ts'
import { newPage } from '../../support/browser.ts'
import { landingTests } from '../../support/landing.ts'
import { goToText } from '../../support/site.ts'
import { definiteFindings } from './equal-access.ts'
import { goToPlace } from './places.ts'

const landing = landingTests()
const ENDS = [
  { stage: 'hero', progress: 0 },
  { stage: 'footer', progress: 1 },
]
/** The engine makes its rules from text, which the site's policy forbids. */
const prepare = (page: Page) => page.setBypassCSP(true)

describe('Equal Access finds nothing that is certainly wrong', () => {
  it.each(ROUTES.filter(route => route !== HOME))('on $path', async ({ path }) => {
    const page = await newPage(landing.browser)
    await prepare(page)
    await goToText(page, landing.site.url + path.slice(1))
    expect(await definiteFindings(page)).toEqual([])
    await page.close()
  })

  it('on the landing page as it begins and ends, nor on the open table of the whole sheet', async () => {
    const page = await landing.open({ width: 1440, height: 900, reducedMotion: true, prepare })
    const found = new Set<string>()
    for (const place of ENDS) {
      await goToPlace(page, place)
      for (const line of await definiteFindings(page)) found.add(`${place.stage}: ${line}`)
    }
    await goToPlace(page, { stage: 'data-sheet', progress: 0.5 })
    await page.$eval('#data-sheet [aria-expanded]', button => (button as HTMLElement).click())
    await page.waitForSelector('#data-sheet [aria-expanded=true]')
    for (const line of await definiteFindings(page)) found.add(`table: ${line}`)
    expect([...found]).toEqual([])
    await page.close()
  })
})
