import { basename } from 'node:path'
import type { BrowserContext, Page } from 'puppeteer'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DOCS, TERMS } from '../../src/content/routes.ts'
import { chunkOf } from '../../tools/build/record.ts'
import { loadSite } from '../../tools/serve.ts'
import { freshProfile, type PageOptions } from '../support/browser.ts'
import { nextDeploy } from '../support/deploy.ts'
import { SMALL } from '../support/landing.ts'
import { withoutDrawing } from '../support/no-gl.ts'
import {
  builtSite,
  DIST,
  goToText,
  inCharge,
  openLanding,
  type ServedSite,
  serveDist,
} from '../support/site.ts'

/** For pages to load on a slow machine. */
const PATIENCE = { timeout: 15_000 }

let browser: BrowserContext
let site: ServedSite
let page: Page
let loads: string[]
let uncaught: string[]

/** The script of a text page that the docs do not load by themselves. */
let termsScript: string

beforeAll(async () => {
  browser = await freshProfile()
  site = await serveDist()
  termsScript = basename(chunkOf(builtSite().record, `src/${TERMS.page}`))
})
afterAll(async () => {
  await browser.close()
  await site.close()
})

/** Opens the landing page and follows from then on what it loads and which errors nobody catches. */
async function open(options: PageOptions = {}): Promise<void> {
  loads = []
  uncaught = []
  page = await openLanding(browser, site, { ...SMALL, prepare: withoutDrawing, ...options })
  // Of a fade between pages that Chromium gives up, as it does for style sheets that it has yet to load, nobody need know.
  page.on('pageerror', error => /ViewTransition/.test(String(error)) || uncaught.push(String(error)))
  page.on('framenavigated', frame => loads.push(new URL(frame.url()).pathname))
  page.on('load', () => loads.push('load'))
}

/** Goes on to the docs, and follows what is loaded from then on. */
async function openDocs(): Promise<void> {
  await goToText(page, site.url + DOCS.path.slice(1))
  loads = []
}

beforeEach(async () => {
  site.server.replace(await loadSite(DIST))
  await open()
})
afterEach(() => page.close())

const heading = (): Promise<string> => page.$eval('h1', h1 => h1.textContent ?? '')
const pageLoads = (): number => loads.filter(each => each === 'load').length

/** Keeps every heading that comes on screen from now on, also across page loads. */
const followHeadings = (): Promise<void> =>
  page.evaluate(() => {
    new MutationObserver(() => {
      const seen = sessionStorage.getItem('headings') ?? ''
      sessionStorage.setItem('headings', `${seen}${document.querySelector('h1')?.textContent}\n`)
    }).observe(document.body, { childList: true, subtree: true })
  })

/** Follows the first link to a page. */
async function follow(path: string): Promise<void> {
  await page.evaluate(href => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click(), path)
}

describe('a tab that was opened before a deploy', () => {
  // What was loaded once would otherwise still be there for this browser.
  beforeEach(async () => {
    await page.setCacheEnabled(false)
    await openDocs()
  })

  it('loads the next page anew when its script is gone, once, and carries on', async () => {
    site.server.replace(await nextDeploy(DIST, 'a'))
    await follow('/terms')
    await page.waitForFunction(() => location.pathname === '/terms' && document.title.startsWith('Terms'))
    await page.waitForSelector('main h1')
    await expect.poll(pageLoads, PATIENCE).toBe(1)
    expect(await heading()).not.toContain('could not be loaded')
    // The new scripts are in charge: the next page comes without a page load.
    await inCharge(page)
    await follow('/privacy-policy')
    await page.waitForFunction(() => document.title.startsWith('Privacy'))
    expect(pageLoads()).toBe(1)
  })

  it('keeps the page that was there on screen until the new one has come', async () => {
    site.server.replace(await nextDeploy(DIST, 'a'))
    await followHeadings()
    await follow('/terms')
    await expect.poll(pageLoads, PATIENCE).toBe(1)
    const seen = await page.evaluate(() => sessionStorage.getItem('headings'))
    expect(seen ?? '').not.toContain('could not be loaded')
    expect(uncaught).toEqual([])
  })

  it('loads itself anew without an uncaught error when a part of the page is gone', async () => {
    await page.close()
    await open({ reducedMotion: true })
    await page.setCacheEnabled(false)
    site.server.replace(await nextDeploy(DIST, 'a'))
    // Only now the smooth scroll is wanted, which is a script of its own.
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }])
    await expect.poll(pageLoads, PATIENCE).toBe(1)
    expect(uncaught).toEqual([])
  })

  it('does so again after the next deploy, for the same page', async () => {
    site.server.replace(await nextDeploy(DIST, 'a'))
    await follow('/terms')
    await expect.poll(pageLoads, PATIENCE).toBe(1)
    await openDocs()
    site.server.replace(await nextDeploy(DIST, 'b'))
    // An hour later.
    await page.evaluate(() => {
      const now = Date.now
      Date.now = () => now() + 3_600_000
    })
    await follow('/terms')
    await expect.poll(pageLoads, PATIENCE).toBe(1)
    expect(await heading()).not.toContain('could not be loaded')
  })

  it('says readably that a page cannot be loaded, and does not load for ever', async () => {
    site.server.replace(await nextDeploy(DIST, 'a', termsScript))
    await follow('/terms')
    await page.waitForFunction(() =>
      document.querySelector('h1')?.textContent?.includes('could not be loaded'),
    )
    const links = await page.$$eval('main a', all => all.map(link => new URL(link.href).pathname))
    expect(links).toEqual(['/terms', '/'])
    expect(pageLoads()).toBe(1)
    // Asked for once more it says so once more, and has not loaded itself meanwhile.
    await page.click('main a[href$="/terms"]')
    await expect.poll(pageLoads, PATIENCE).toBe(2)
    await page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('not be loaded'))
    expect(pageLoads()).toBe(2)
  })
})

describe('a visitor whose connection is lost', () => {
  beforeEach(() => page.setCacheEnabled(false))

  it('on a text page reads that the next one could not be loaded', async () => {
    await openDocs()
    await page.setOfflineMode(true)
    await follow('/terms')
    await page.waitForFunction(() => document.querySelector('h1')?.textContent?.includes('not be loaded'))
    expect([pageLoads(), uncaught]).toEqual([0, []])
  })

  it('is not reloaded either when a part of the page itself is missing', async () => {
    await page.close()
    await open({ reducedMotion: true })
    await page.setCacheEnabled(false)
    await page.setOfflineMode(true)
    const failed = page.waitForRequest(
      request => request.failure() !== null || request.url().includes('lenis'),
    )
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }])
    await failed
    await page.waitForNetworkIdle()
    expect([pageLoads(), uncaught, await page.$('#hero')]).toEqual([0, [], expect.anything()])
  })
})

it('Back from another site restores the page as it was, and the live data go on', async () => {
  await page.waitForSelector('#data-sheet[data-current]')
  await page.evaluate(() => {
    Object.assign(window, { keptAlive: true })
    addEventListener('pageshow', event => Object.assign(window, { restored: event.persisted }))
    scrollTo(0, 3000)
  })
  await page.waitForFunction(() => scrollY > 2500)
  const before = await page.evaluate(() => scrollY)
  await page.goto('data:text/html,elsewhere')
  await page.goBack()
  expect(await page.evaluate(() => Reflect.get(window, 'keptAlive'))).toBe(true)
  expect(await page.evaluate(() => Reflect.get(window, 'restored'))).toBe(true)
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThanOrEqual(2)

  await page.evaluate(() =>
    addEventListener('set-data-sheet', event => Object.assign(window, { heard: event })),
  )
  const { host, port } = site.dataSource
  expect(`${host}:${port}`).toMatch(/^127/)
  site.dataSource.set('config/data_sheet', {
    sheet: { a: { base_pattern: '3210', odd: [1, 2, 3, 94], even: [4, 3, 2, 91] } },
  })
  await page.waitForFunction(() => Reflect.get(window, 'heard') !== undefined)
  await page.waitForSelector('#data-sheet[data-current="3210"]')
})
