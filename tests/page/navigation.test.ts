import type { BrowserContext } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DOCS } from '../../src/content/routes.ts'
import { collectErrors, freshProfile } from '../support/browser.ts'
import { openLanding, type ServedSite, serveDist } from '../support/site.ts'

let browser: BrowserContext
let site: ServedSite

beforeAll(async () => {
  browser = await freshProfile()
  site = await serveDist()
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

it('Back to an address whose hash is no text shows the landing page', async () => {
  let errors: readonly string[] = ['not collected']
  const page = await openLanding(browser, site, {
    path: '#%E0%A4%A',
    prepare: each => {
      errors = collectErrors(each)
    },
  })
  await page.$eval(`a[href="${DOCS.path}"]`, link => (link as HTMLElement).click())
  await page.waitForFunction(title => document.title === title, {}, DOCS.title)
  await page.goBack()
  await page.waitForSelector('#hero')
  expect(errors).toEqual([])
  await page.close()
})
