import { rmSync } from 'node:fs'
import { basename } from 'node:path'
import type { BrowserContext, Page } from 'puppeteer'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DOCS, TERMS } from '../../src/content/routes.ts'
import { chunkOf } from '../../tools/build/record.ts'
import { freshProfile, newPage } from '../support/browser.ts'
import { nextDeploy } from '../support/deploy.ts'
import { PATH, SMALL } from '../support/landing.ts'
import { withoutDrawing } from '../support/no-gl.ts'
import { builtSite, goToText, inCharge, type ServedSite, serveDist } from '../support/site.ts'

const POLLING = { polling: 50 }

let browser: BrowserContext
let site: ServedSite
let page: Page
let loads: number
let uncaught: string[]
let deploys: Readonly<Record<'now' | 'next' | 'incomplete', string>>

beforeAll(async () => {
  browser = await freshProfile()
  site = await serveDist()
  const termsScript = basename(chunkOf(builtSite().record, `src/${TERMS.page}`))
  deploys = {
    now: site.folder,
    next: nextDeploy(site.folder, 'a'),
    incomplete: nextDeploy(site.folder, 'a', termsScript),
  }
})
afterAll(async () => {
  await browser.close()
  await site.close()
  for (const folder of [deploys.next, deploys.incomplete]) rmSync(folder, { recursive: true })
})

beforeEach(async () => {
  site.server.replace(deploys.now)
  page = await newPage(browser, { ...SMALL, reducedMotion: true })
  await withoutDrawing(page)
  // What was loaded once would otherwise still be there for this browser.
  await page.setCacheEnabled(false)
  uncaught = []
  page.on('pageerror', error => uncaught.push(String(error)))
  page.on('load', () => (loads += 1))
})
afterEach(() => page.close())

/** Opens the docs, and counts from then on how often a page is loaded. */
async function openDocs(): Promise<void> {
  await goToText(page, site.url + DOCS.path.slice(1))
  loads = 0
}

async function openLanding(): Promise<void> {
  await page.goto(site.url)
  await page.waitForSelector('html[data-scene=ready] #data-sheet[data-current]')
  loads = 0
}

/** Follows the first link to a page. */
const follow = (path: string): Promise<void> =>
  page.evaluate(href => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click(), path)

const isLoaded = (times: number) => expect.poll(() => loads, { interval: 50 }).toBe(times)

/** Waits until the page's heading has these words. */
const says = (words: string) =>
  page.waitForFunction(text => document.querySelector('h1')?.textContent?.includes(text), POLLING, words)

/** The glide of the wheel is a script of its own, which is not loaded with reduced motion. */
const wantGlide = () =>
  page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }])

describe('a tab that was opened before a deploy', () => {
  it.each([
    ['', undefined],
    [', also on a clock that was set back after another deploy', Date.now() + 1e9],
  ])('loads the next page anew when its script is gone, once, and carries on%s', async (_, reloadedAt) => {
    await openDocs()
    await page.evaluate(at => at && sessionStorage.setItem('reloaded', String(at)), reloadedAt)
    site.server.replace(deploys.next)
    await follow(TERMS.path)
    await isLoaded(1)
    await page.waitForFunction(title => document.title === title, POLLING, TERMS.title)
    // The new scripts are in charge: the next page comes without a page load.
    await inCharge(page)
    await follow('/privacy-policy')
    await page.waitForFunction(() => document.title.startsWith('Privacy'), POLLING)
    expect([loads, uncaught]).toEqual([1, []])
  })

  it('shows a page as it is served when its script is gone for good, and does not load for ever', async () => {
    await openDocs()
    site.server.replace(deploys.incomplete)
    await follow(TERMS.path)
    await isLoaded(1)
    const isMissed = () =>
      performance
        .getEntriesByType('resource')
        .some(each => each instanceof PerformanceResourceTiming && each.responseStatus === 404)
    await page.waitForFunction(isMissed, POLLING)
    await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)))
    expect([await page.$('#clause-2'), loads, uncaught]).toEqual([expect.anything(), 1, []])
  })

  it('loads itself anew without an uncaught error when a part of the page is gone', async () => {
    await openLanding()
    site.server.replace(deploys.next)
    await wantGlide()
    await isLoaded(1)
    expect(uncaught).toEqual([])
  })
})

describe('a visitor whose connection is lost', () => {
  it('on a text page reads that the next one could not be loaded, and loads it again', async () => {
    await openDocs()
    await page.setOfflineMode(true)
    await follow(`${TERMS.path}#clause-11`)
    await says('could not be loaded')
    expect([loads, uncaught]).toEqual([0, []])
    await page.setOfflineMode(false)
    await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main p a')?.click())
    await isLoaded(1)
    await says('Terms')
  })

  it('is not reloaded when a part of the page itself is missing', async () => {
    await openLanding()
    await page.setOfflineMode(true)
    const failed = new Promise(resolve => page.once('requestfailed', resolve))
    await wantGlide()
    await failed
    await page.waitForNetworkIdle()
    expect([loads, uncaught, await page.$('#hero')]).toEqual([0, [], expect.anything()])
  })
})

it('Back from another site restores the page as it was, and the live data go on', async () => {
  await page.setCacheEnabled(true)
  await openLanding()
  await page.evaluate(() => {
    addEventListener('pageshow', event => Object.assign(window, { restored: event.persisted }))
    scrollTo(0, 3000)
  })
  await page.waitForFunction(() => scrollY > 2500, POLLING)
  const before = await page.evaluate(() => scrollY)
  await page.goto('data:text/html,elsewhere')
  await page.goBack()
  expect(await page.evaluate(() => Reflect.get(window, 'restored'))).toBe(true)
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(2)
  site.dataSource.set(PATH, {
    sheet: { a: { base_pattern: '3210', odd: [1, 2, 3, 94], even: [4, 3, 2, 91] } },
  })
  await page.waitForSelector('#data-sheet[data-current="3210"]')
})
