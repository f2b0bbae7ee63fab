import type { Page } from 'puppeteer'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '../../../src/content/routes.ts'
import { neverDraw } from '../../support/unseen.ts'
import { goTo, landingTests } from './landing.ts'

const landing = landingTests()

/** Lines about the software renderer, which the tests ask for. */
const RENDERER = /GL Driver Message|GPU stall|swiftshader/i

/** Everything that a page says in the way of errors and warnings. */
function complaints(page: Page): string[] {
  const lines: string[] = []
  page.on('pageerror', error => lines.push(`page error: ${error instanceof Error ? error.message : error}`))
  page.on('console', message => {
    const isComplaint = message.type() === 'error' || message.type() === 'warn'
    if (isComplaint && !RENDERER.test(message.text())) lines.push(`${message.type()}: ${message.text()}`)
  })
  return lines
}

/** Opens a path, scrolls through the page and returns what it complained about. */
async function visit(url: string, isDrawn = true): Promise<{ page: Page; lines: string[] }> {
  const page = await landing.browser.newPage()
  if (!isDrawn) await neverDraw(page)
  await page.setViewport({ width: 720, height: 480 })
  const lines = complaints(page)
  await page.goto(url)
  await page.waitForFunction(() => document.querySelector('h1')?.checkVisibility(), { timeout: 50_000 })
  if (await page.evaluate(() => location.pathname === '/')) {
    await page.waitForSelector('html[data-scene=ready]', { timeout: 50_000 })
    await page.waitForSelector('#odd-even[data-current]')
  }
  const end = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let share = 0; share <= 1; share += 0.125) await goTo(page, end * share)
  return { page, lines }
}

describe('the production build', () => {
  it.each(ROUTES)('says nothing on $path', async ({ path }) => {
    const { page, lines } = await visit(landing.site.url + path.slice(1))
    expect(lines).toEqual([])
    await page.close()
  })

  it('says nothing on a way through the whole site', async () => {
    const { page, lines } = await visit(landing.site.url)
    for (const { path } of ROUTES.slice(1)) {
      await page.$eval(`footer a[href="${path}"]`, link => (link as HTMLElement).click())
      await page.waitForFunction(to => location.pathname === to && !document.getElementById('hero'), {}, path)
    }
    await page.goBack()
    await page.goBack()
    expect(lines).toEqual([])
    await page.close()
  })

  it('says no more on an unknown path than that there is no such page', async () => {
    const { page, lines } = await visit(`${landing.site.url}no/such/page`)
    expect(lines.filter(line => !line.includes('status of 404'))).toEqual([])
    expect(await page.evaluate(() => location.pathname)).toBe('/')
    await page.close()
  })
})

describe('the development server', () => {
  let server: ViteDevServer
  let url = ''

  beforeAll(async () => {
    const { host, port } = landing.site.dataSource
    Object.assign(process.env, {
      VITE_FIRESTORE_EMULATOR_HOST: host,
      VITE_FIRESTORE_EMULATOR_PORT: String(port),
    })
    server = await createServer({ logLevel: 'error', cacheDir: '.cache/vite-for-tests', server: { port: 0 } })
    await server.listen()
    url = server.resolvedUrls?.local[0] ?? ''
    // The first visit makes the server prepare its packages and load the page again.
    const page = await landing.browser.newPage()
    await page.goto(url)
    await page.waitForSelector('#odd-even[data-current]', { timeout: 100_000 })
    await page.close()
  }, 120_000)
  afterAll(() => server?.close())

  it.each([...ROUTES, { path: '/no/such/page' }])('says nothing on $path', async ({ path }) => {
    // What WebGL has to say of the draws it says of the production build.
    const { page, lines } = await visit(url + path.slice(1), false)
    expect(lines).toEqual([])
    await page.close()
  })
})
