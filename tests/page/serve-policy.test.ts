import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { ROUTES } from '../../src/content/routes.ts'
import { collectErrors, newPage } from '../support/browser.ts'
import { landingTests, SMALL } from '../support/landing.ts'
import { withoutDrawing } from '../support/no-gl.ts'

const landing = landingTests()

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

it.each(ROUTES)('$path asks for nothing that the policy refuses, and reports no error', async ({ path }) => {
  const page = await newPage(landing.browser, SMALL)
  const errors = collectErrors(page)
  const violations = await collectViolations(page)
  await page.goto(landing.site.url + path.slice(1), { waitUntil: 'networkidle2' })
  if (path === '/') await page.waitForSelector('html[data-scene=ready] #data-sheet[data-current]')
  expect(await violations()).toEqual([])
  expect(errors).toEqual([])
  await page.close()
})

it('the landing page asks nobody else when its source refuses, and works without a network', async () => {
  await landing.site.dataSource.setFault('refuse')
  const hosts = new Set<string>()
  const page = await newPage(landing.browser, SMALL)
  await withoutDrawing(page)
  const errors = collectErrors(page, { ignoreNetwork: true })
  const violations = await collectViolations(page)
  let failed = 0
  page.on('request', request => hosts.add(new URL(request.url()).hostname))
  page.on('requestfailed', () => (failed += 1))
  await page.goto(landing.site.url)
  // The client has asked again.
  await expect.poll(() => failed).toBeGreaterThan(1)
  await page.setOfflineMode(true)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForFunction(() => scrollY > 1000, { polling: 50 })
  expect(await violations()).toEqual([])
  expect([...hosts]).toEqual(['127.0.0.1'])
  expect(errors).toEqual([])
  await landing.site.dataSource.setFault('none')
  await page.close()
})

it('a violation would be reported', async () => {
  const page = await newPage(landing.browser)
  const violations = await collectViolations(page)
  await page.goto(`${landing.site.url}docs`)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    const style = document.createElement('style')
    style.textContent = '* { display: none }'
    document.head.append(script, style)
    // The landing page alone reads from there.
    return fetch('https://firestore.googleapis.com/').catch(() => undefined)
  })
  const refused = (await violations()).map(each => each.split(':')[0])
  expect(refused.sort()).toEqual(['connect-src', 'script-src-elem', 'style-src-elem'])
  expect(await page.title()).not.toBe('taken over')
  await page.close()
})
