import type { BrowserContext, Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROUTES } from '../../src/content/routes.ts'
import type { Fault } from '../../tools/data-source/server.ts'
import { collectErrors, freshProfile, newPage } from '../support/browser.ts'
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

/** Keeps what the page's content security policy refuses, from its first moment on. */
async function collectViolations(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluateOnNewDocument(() => {
    const found: string[] = []
    Object.assign(window, { violations: found })
    document.addEventListener('securitypolicyviolation', event => {
      found.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`)
    })
  })
  return () => page.evaluate(() => Reflect.get(window, 'violations') as string[])
}

describe.each(ROUTES)('$path', ({ path }) => {
  it('asks for nothing that the policy refuses, and reports no error', async () => {
    const page = await newPage(browser)
    const errors = collectErrors(page)
    const violations = await collectViolations(page)
    await page.goto(site.url + path.slice(1), { waitUntil: 'networkidle2' })
    expect(await violations()).toEqual([])
    expect(errors).toEqual([])
    await page.close()
  })
})

describe('the landing page', () => {
  it.each<Fault>(['refuse', 'unavailable', 'denied'])(
    'asks for nothing else when its source is %s',
    async fault => {
      await site.dataSource.setFault(fault)
      const hosts = new Set<string>()
      let violations = async (): Promise<readonly string[]> => ['not collected']
      const page = await openLanding(browser, site, {
        prepare: async page => {
          violations = await collectViolations(page)
          page.on('request', request => hosts.add(new URL(request.url()).hostname))
        },
      })
      const failed = fault === 'denied' ? 0 : 2
      const attempts = () => page.evaluate(() => performance.getEntriesByType('resource').length)
      const before = await attempts()
      // Long enough for the client to have failed and to have asked again.
      if (failed > 0)
        await page.waitForFunction(
          known => performance.getEntriesByType('resource').length > known,
          {},
          before,
        )
      expect(await violations()).toEqual([])
      expect([...hosts]).toEqual(['127.0.0.1'])
      await page.close()
      await site.dataSource.setFault('none')
    },
  )

  it('would report a violation', async () => {
    let violations = async (): Promise<readonly string[]> => []
    const page = await openLanding(browser, site, {
      prepare: async page => {
        violations = await collectViolations(page)
      },
    })
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "taken over"'
      document.head.append(script)
    })
    expect((await violations())[0]).toMatch(/^script-src/)
    expect(await page.title()).not.toBe('taken over')
    await page.close()
  })

  it('works without a network once it is there', async () => {
    let violations = async (): Promise<readonly string[]> => ['not collected']
    const page = await openLanding(browser, site, {
      prepare: async page => {
        violations = await collectViolations(page)
      },
    })
    const errors = collectErrors(page, { ignoreNetwork: true })
    await page.setOfflineMode(true)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await page.waitForFunction(() => scrollY > 1000)
    expect(await violations()).toEqual([])
    expect(errors).toEqual([])
    await page.close()
  })
})
