import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { ROUTES } from '../../../src/content/routes.ts'
import { landingTests } from '../../support/landing.ts'

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

/** Opens a path, scrolls through the page and returns what it complained about, and which hosts it has asked. */
async function visit(url: string) {
  const page = await landing.browser.newPage()
  await page.setViewport({ width: 720, height: 480 })
  const lines = complaints(page)
  const hosts = new Set<string>()
  page.on('request', request => hosts.add(new URL(request.url()).hostname))
  await page.goto(url)
  await page.waitForFunction(() => document.querySelector('h1')?.checkVisibility(), { timeout: 50_000 })
  if (await page.evaluate(() => location.pathname === '/')) {
    await page.waitForSelector('html[data-scene=ready]', { timeout: 50_000 })
    await page.waitForSelector('#odd-even[data-current]')
  }
  await page.evaluate(async () => {
    for (let share = 0; share <= 1; share += 0.125) {
      window.scrollTo(0, document.documentElement.scrollHeight * share)
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
    }
  })
  return { page, lines, hosts: [...hosts] }
}

describe('the production build', () => {
  it.each(ROUTES)('says nothing on $path, stores nothing and asks nobody else', async ({ path }) => {
    const { page, lines, hosts } = await visit(landing.site.url + path.slice(1))
    expect([lines, hosts]).toEqual([[], ['127.0.0.1']])
    expect(await page.cookies()).toEqual([])
    await page.close()
  })

  it('says no more on an unknown path than that there is no such page', async () => {
    const { page, lines } = await visit(`${landing.site.url}no/such/page`)
    expect(lines.filter(line => !line.includes('status of 404'))).toEqual([])
    expect(await page.evaluate(() => location.pathname)).toBe('/')
    await page.close()
  })
})
