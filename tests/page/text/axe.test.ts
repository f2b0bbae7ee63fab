import type { BrowserContext } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FOOTER_LINKS } from '../../../src/content/routes.ts'
import { freshProfile, newPage, type PageOptions } from '../../support/browser.ts'
import { goToText, type ServedSite, serveDist } from '../../support/site.ts'
import { violationsOn } from '../access/axe.ts'
import { forceColours } from '../access/places.ts'

interface Condition extends PageOptions {
  readonly name: string
  readonly forcedColours?: boolean
}

const CONDITIONS: readonly Condition[] = [
  { name: 'light', colorScheme: 'light' },
  { name: 'dark', colorScheme: 'dark' },
  { name: 'forced colours', forcedColours: true },
  { name: '320 px wide', width: 320, height: 640 },
  { name: '200 % zoom', width: 720, height: 450, dpr: 2 },
]

let browser: BrowserContext
let site: ServedSite

beforeAll(async () => {
  site = await serveDist()
  browser = await freshProfile()
}, 180_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

describe.each(CONDITIONS)('in $name', ({ forcedColours = false, ...options }) => {
  it.each(FOOTER_LINKS)('axe finds nothing on $path', async ({ path }) => {
    const page = await newPage(browser, options)
    if (forcedColours) await forceColours(page)
    await goToText(page, new URL(path, site.url).href)
    expect(await violationsOn(page)).toEqual([])
    const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflowPx).toBeLessThanOrEqual(0)
    await page.close()
  })
})
