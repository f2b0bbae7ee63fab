import type { HTTPRequest, Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { collectErrors } from '../../support/browser.ts'
import { allScripts, containing } from '../../support/chunks.ts'
import { landingTests } from '../../support/landing.ts'
import { DIST } from '../../support/site.ts'

const landing = landingTests()

/** Names of the scripts that three is in. */
const threeScripts = (): readonly string[] => containing(DIST, allScripts(DIST), 'WebGLRenderer')
const isThree = (request: HTTPRequest): boolean => threeScripts().some(name => request.url().endsWith(name))

async function expectStills(page: Page): Promise<void> {
  expect(await page.$eval('html', html => html.dataset.scene)).toBe('fallback')
  expect(await page.$$('canvas')).toHaveLength(0)
  expect(await page.$eval('h1', heading => heading.checkVisibility({ opacityProperty: true }))).toBe(true)
  const stills = await page.$$eval(
    '#hero :is(svg, img)',
    all => all.filter(still => still.checkVisibility()).length,
  )
  expect(stills).toBeGreaterThanOrEqual(4)
}

/** Goes to a section and sees the header name it, which it could not on a page that has come apart. */
async function expectAlive(page: Page): Promise<void> {
  await page.$eval('header a[href="#sessions"]', link => (link as HTMLElement).click())
  await page.waitForSelector('header a[href="#sessions"][aria-current]')
}

describe('a browser without WebGL 2', () => {
  it('gets the still pictures, and three is not even loaded', async () => {
    const urls: string[] = []
    const page = await landing.open({
      async prepare(each) {
        each.on('request', request => urls.push(request.url()))
        await each.evaluateOnNewDocument(() => {
          Reflect.deleteProperty(window, 'WebGL2RenderingContext')
        })
      },
    })
    await expectStills(page)
    expect(threeScripts().length).toBeGreaterThan(0)
    expect(urls.filter(url => threeScripts().some(name => url.endsWith(name)))).toEqual([])
    await expectAlive(page)
    await page.close()
  })
})

describe('a page whose scene cannot be loaded', () => {
  it('shows the still pictures and lives on', async () => {
    let blocked = 0
    const page = await landing.browser.newPage()
    const errors = collectErrors(page, { ignoreNetwork: true })
    await page.setRequestInterception(true)
    page.on('request', request => {
      if (!isThree(request)) return void request.continue()
      blocked += 1
      void request.abort()
    })
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.goto(landing.site.url)
    // The page loads itself again once, in case that a new deploy has taken the script away.
    await expect.poll(() => loads, { timeout: 20_000 }).toBe(2)
    const sceneOf = () => page.$eval('html', html => html.dataset.scene)
    await expect.poll(sceneOf, { timeout: 20_000 }).toBe('fallback')
    expect(blocked).toBeGreaterThan(0)
    await expectStills(page)
    await expectAlive(page)
    expect(errors).toEqual([])
    await page.close()
  })
})

describe('an error in the scene', () => {
  it('leaves the page alive with its still pictures', async () => {
    const page = await landing.open({
      prepare: each =>
        void each.evaluateOnNewDocument(() => {
          WebGL2RenderingContext.prototype.createVertexArray = () => {
            throw new Error('the driver has had enough')
          }
        }),
    })
    await expectStills(page)
    await expectAlive(page)
    await page.close()
  })
})
