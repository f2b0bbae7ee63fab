import type { Browser, Page } from 'puppeteer'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DOCS, HOME, PRIVACY, TERMS } from '../../src/content/routes.ts'
import { collectErrors, launch, newPage } from '../support/browser.ts'
import { SMALL, scrollOf, topOf } from '../support/landing.ts'
import { withoutDrawing } from '../support/no-gl.ts'
import { goReal, stands } from '../support/real.ts'
import { goToText, inCharge, type ServedSite, serveDist } from '../support/site.ts'
import { serveFiles } from '../support/static-server.ts'

let browser: Browser
/** One that keeps no page for Back. */
let forgetful: Browser
let site: ServedSite
let page: Page

beforeAll(async () => {
  site = await serveDist()
  browser = await launch()
  forgetful = await launch({ args: ['--disable-features=BackForwardCache'] })
})
afterEach(() => page.close())
afterAll(async () => {
  await browser?.close()
  await forgetful?.close()
  await site?.close()
})

async function openLanding(by: Browser): Promise<void> {
  page = await newPage(by, SMALL)
  await withoutDrawing(page)
  await page.goto(site.url)
  await page.waitForSelector('html[data-scene=ready]')
  await page.waitForSelector('#whole-sheet')
}

/** Clicks links of the footer one after the other, before anything can happen in between. */
const click = (...paths: readonly string[]): Promise<void> =>
  page.evaluate(all => {
    for (const path of all) document.querySelector<HTMLElement>(`#footer a[href="${path}"]`)?.click()
  }, paths)

const entries = (): Promise<number> => page.evaluate(() => history.length)

/** Waits until a text page is there, and nothing but it. */
async function comesTo(path: string, title: string): Promise<void> {
  await page.waitForFunction(
    (at, name) => location.pathname === at && document.title === name && !document.querySelector('#hero'),
    {},
    path,
    title,
  )
  expect(await page.$$('main h1')).toHaveLength(1)
}

describe('a document that was served stays', () => {
  /** Where an archive keeps its copies. */
  const COPY = '/web/2026/https://www.example.com'
  let host: Awaited<ReturnType<typeof serveFiles>>
  beforeAll(async () => {
    // As nginx does, it merges slashes and decodes escapes; and it serves copies.
    host = await serveFiles(site.folder, asked =>
      decodeURIComponent(asked).replace(COPY, '').replace(/\/+/g, '/'),
    )
  })
  afterAll(() => host.close())

  it.each([
    ['//docs', DOCS, TERMS.path],
    ['/%64ocs', DOCS, TERMS.path],
    ['///privacy-policy', PRIVACY, TERMS.path],
    ['//terms#grievance', TERMS, DOCS.path],
    [`${COPY}/docs`, DOCS, `${COPY}/terms`],
    [`${COPY}/`, HOME, DOCS.path],
  ])('at %s, and its links lead on', async (path, { title }, next) => {
    page = await newPage(browser, SMALL)
    await page.goto(host.url + path)
    if (title === HOME.title) await page.waitForSelector('html[data-scene=ready]')
    else await inCharge(page)
    expect([page.url(), await page.title()]).toEqual([host.url + path, title])
    // An archive rewrites what it keeps.
    const link = await page.$(`footer a[href="/${next.split('/').at(-1)}"]`)
    await link?.evaluate((each, href) => each.setAttribute('href', href), next)
    await link?.evaluate(each => (each as HTMLElement).click())
    await page.waitForFunction(
      (at, from) => location.pathname === at && document.title !== from,
      {},
      next,
      title,
    )
  })
})

describe('the landing page is left once', () => {
  it.each([
    ['by two clicks on one link', [DOCS, DOCS]],
    ['by clicks on two links', [TERMS, DOCS]],
  ])('%s', async (_, routes) => {
    await openLanding(browser)
    const before = await entries()
    await click(...routes.map(({ path }) => path))
    await comesTo(DOCS.path, DOCS.title)
    expect(await entries()).toBe(before + 1)
    await page.goBack()
    await page.waitForSelector('#hero')
    expect(await page.evaluate(() => location.pathname)).toBe('/')
  })
})

it('Back to an address whose hash is no text shows the landing page', async () => {
  page = await newPage(browser, SMALL)
  const errors = collectErrors(page)
  await page.goto(`${site.url}#%E0%A4%A`)
  await page.waitForSelector('html[data-scene=ready], html[data-scene=fallback]')
  await click(DOCS.path)
  await comesTo(DOCS.path, DOCS.title)
  await page.goBack()
  await page.waitForSelector('#hero')
  expect(errors).toEqual([])
})

it('a link that is followed offline leaves the landing page whole', async () => {
  await openLanding(browser)
  const place = (await topOf(page, 'footer')) + 2000
  await goReal(page, place)
  const end = await scrollOf(page)
  await page.hover(`#footer a[href="${TERMS.path}"]`)
  await page.waitForNetworkIdle()
  await page.setCacheEnabled(false)
  await page.setOfflineMode(true)
  await click(TERMS.path)
  await page.waitForFunction(() => !document.querySelector('#hero'))
  await page.setOfflineMode(false)
  await page.goBack()
  await page.waitForSelector('html[data-scene=ready] #data-sheet')
  expect(Math.abs((await scrollOf(page)) - end)).toBeLessThanOrEqual(2)
})

it('a page that could not be loaded says so, but not on Back; and its document is asked for', async () => {
  const heading = () => page.$eval('h1', h1 => h1.textContent)
  page = await newPage(browser, SMALL)
  await goToText(page, site.url + DOCS.path.slice(1))
  const docs = await heading()
  await page.setCacheEnabled(false)
  await page.setOfflineMode(true)
  await page.$eval(`footer a[href="${TERMS.path}"]`, link => (link as HTMLElement).click())
  await expect.poll(heading).toContain('could not be loaded')
  await page.goBack()
  await expect.poll(heading).toBe(docs)
  await page.setOfflineMode(false)
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await page.goForward()
  await page.waitForFunction(() => !('isOld' in window) && document.querySelector('#clause-2'))
})

describe('Back stands where the landing page was left', () => {
  const PLACES = [
    ['in the data sheet', 'data-sheet', 300 * 12 + 140],
    ['at the end', 'footer', 10_000],
  ] as const

  it.each(PLACES)('%s, where it has not', async (_, id, belowPx) => {
    await openLanding(forgetful)
    await goReal(page, (await topOf(page, id)) + belowPx)
    const before = await scrollOf(page)
    await click(DOCS.path)
    await comesTo(DOCS.path, DOCS.title)
    // The scene comes last, when all the rest has found its place beside the still pictures.
    await page.setCacheEnabled(false)
    await page.setRequestInterception(true)
    const comes: (() => Promise<void>)[] = []
    page.on('request', asked => {
      if (asked.url().includes('/assets/root-')) comes.push(() => asked.continue())
      else void asked.continue()
    })
    await page.goBack()
    await page.waitForFunction(px => Math.abs(scrollY - px) <= 2, {}, before)
    // Nothing that comes later takes the visitor elsewhere.
    await page.waitForSelector('#whole-sheet')
    await page.waitForSelector('main:not([data-kept])')
    await stands(page)
    for (const come of comes) await come()
    await page.waitForSelector('html[data-scene=ready]')
    await stands(page)
    expect(Math.abs((await scrollOf(page)) - before)).toBeLessThanOrEqual(2)
  })
})

it('pages that the router turns to begin at their top, and Back returns to the place', async () => {
  page = await newPage(browser, SMALL)
  await goToText(page, site.url + TERMS.path.slice(1))
  await goReal(page, 4000)
  await page.$eval(`footer a[href="${DOCS.path}"]`, link => (link as HTMLElement).click())
  await comesTo(DOCS.path, DOCS.title)
  expect(await scrollOf(page)).toBe(0)
  // Whoever shares it shares its own address, as in the page as it is served.
  const served = await (await fetch(new URL(DOCS.path, site.url))).text()
  expect(served).toContain(await page.$eval('[rel=canonical]', link => link.outerHTML))
  await goReal(page, 700)
  await page.goBack()
  await comesTo(TERMS.path, TERMS.title)
  await expect.poll(() => scrollOf(page)).toBe(4000)
  await page.goForward()
  await comesTo(DOCS.path, DOCS.title)
  await expect.poll(() => scrollOf(page)).toBe(700)
})
