import type { BrowserContext } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FOOTER_LINKS } from '../../../src/content/routes.ts'
import { freshProfile, newPage } from '../../support/browser.ts'
import { goToText, type ServedSite, serveDist } from '../../support/site.ts'
import { violationsOn } from '../access/axe.ts'

const CONDITIONS = [
  { name: 'light', colorScheme: 'light' },
  { name: 'dark, 320 px wide', colorScheme: 'dark', width: 320, height: 640 },
] as const

let browser: BrowserContext
let site: ServedSite

beforeAll(async () => {
  site = await serveDist()
  browser = await freshProfile()
})

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

describe.each(CONDITIONS)('in $name', ({ name: _, ...options }) => {
  it.each(FOOTER_LINKS)('axe finds nothing on $path', async ({ path }) => {
    const page = await newPage(browser, options)
    await goToText(page, new URL(path, site.url).href)
    expect(await violationsOn(page)).toEqual([])
    const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflowPx).toBeLessThanOrEqual(0)
    await page.close()
  })
})
