import type { Page } from 'puppeteer'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dataOf, goTo, landingTests, scrollOf, settled, topOf } from '../../support/landing.ts'

const landing = landingTests({})
let page: Page

beforeAll(async () => {
  page = await landing.open()
})
afterAll(() => page.close())
beforeEach(async () => {
  if (page.url() !== landing.site.url) {
    await page.goto(landing.site.url)
    await page.waitForSelector('html[data-scene=ready]')
    await page.waitForSelector('#data-sheet[data-current]')
  }
  await goTo(page, 0)
})

const follow = async (href: string) => {
  await page.$eval(`#footer a[href="${href}"]`, link => (link as HTMLElement).click())
  await onPath(href)
}
/** Waits until a page is there. */
async function onPath(path: string): Promise<void> {
  await page.waitForFunction(
    to => location.pathname === to && (to !== '/') === (document.getElementById('hero') === null),
    {},
    path,
  )
  await settled(page)
}
/** How opaque an element is drawn, everything around it counted in. */
const opacityOf = (selector: string): Promise<number> =>
  page.$eval(selector, element => {
    let opacity = 1
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity)
    return opacity
  })
const near = async (scrollPx: number) =>
  expect(Math.abs((await scrollOf(page)) - scrollPx)).toBeLessThanOrEqual(2)

it('a new page begins at its top; Back and Forward return to where the visitor was', async () => {
  await goTo(page, 5000)
  await follow('/terms')
  await near(0)
  await goTo(page, 700)
  await page.goBack()
  await onPath('/')
  await near(5000)
  await page.goForward()
  await onPath('/terms')
  await near(700)
})

it('Back returns to the end of the page, and what stands there shows', async () => {
  await goTo(page, 1_000_000)
  const end = await scrollOf(page)
  await follow('/docs')
  await near(0)
  await page.goBack()
  await onPath('/')
  await near(end)
  // The text fades in where it has just come on screen.
  await expect.poll(() => opacityOf('#footer a[href="/docs"]')).toBe(1)
})

it('Back to the top of the page shows its title', async () => {
  await follow('/docs')
  await page.goBack()
  await onPath('/')
  await near(0)
  expect(await opacityOf('h1')).toBe(1)
})

it('an address whose hash is no text opens the page all the same', async () => {
  const opened = await landing.open({ path: '#%E0%A4%A' })
  expect(await opened.$$('#hero')).toHaveLength(1)
  await opened.close()
})

it('leaving in the middle of a glide begins the next page at its top, and Back ends the glide', async () => {
  await goTo(page, 2000)
  await page.mouse.move(300, 200)
  await page.mouse.wheel({ deltaY: 1500 })
  await page.waitForFunction(() => window.scrollY > 2050, { polling: 'raf' })
  await follow('/docs')
  await near(0)
  await page.goBack()
  await onPath('/')
  const restPx = await scrollOf(page)
  expect(restPx).toBeGreaterThan(2000)
  expect(restPx).toBeLessThan(3600)
})

describe('with hash links', () => {
  const hashLink = async (hash: string) => {
    await page.$eval(`header a[href="${hash}"]`, link => (link as HTMLElement).click())
    return settled(page)
  }

  it('Back returns to where the link was followed', async () => {
    await goTo(page, 2500)
    const sheet = await hashLink('#data-sheet')
    expect(sheet).toBeGreaterThan(2600)
    const oddEven = await hashLink('#odd-even')
    await page.goBack()
    await settled(page)
    await near(sheet)
    await page.goBack()
    await settled(page)
    await near(2500)
    await page.goForward()
    await settled(page)
    await near(sheet)
    await page.goForward()
    await settled(page)
    await near(oddEven)
  })

  it('Back from another page returns to where the visitor had gone on to', async () => {
    const there = await hashLink('#sessions')
    await goTo(page, there + 450)
    await follow('/docs')
    await page.goBack()
    await onPath('/')
    expect(await page.evaluate(() => location.hash)).toBe('#sessions')
    await near(there + 450)
  })

  it('an address with a hash opens there, although the sheet comes later', async () => {
    const expected = await hashLink('#odd-even')
    const opened = await landing.open({ path: '#odd-even' })
    await settled(opened)
    expect(Math.abs((await scrollOf(opened)) - expected)).toBeLessThanOrEqual(2)
    await opened.close()
  })
})

describe('after a reload', () => {
  it.each([
    ['in the data sheet', 'data-sheet', 300 * 12 + 140],
    ['in the footer', 'footer', 200],
    ['in the sessions', 'sessions', 600],
  ])('the page stands where it stood %s', async (_, id, offsetPx) => {
    const place = (await topOf(page, id)) + offsetPx
    await goTo(page, place)
    await page.reload()
    await page.waitForSelector('#data-sheet[data-current]')
    await settled(page)
    await near(place)
    if (id === 'data-sheet') expect((await dataOf(page, id)).index).toBe('12')
  })

  it('a visitor who has moved on before the sheet came is not taken back', async () => {
    await goTo(page, (await topOf(page, 'data-sheet')) + 2000)
    await landing.site.dataSource.setFault('unavailable')
    await page.reload()
    await page.waitForSelector('html[data-scene=ready]')
    await goTo(page, 1500)
    await landing.site.dataSource.setFault('none')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.waitForSelector('#data-sheet[data-current]', { timeout: 20_000 })
    await settled(page)
    await near(1500)
  })
})

it('Back from another site returns to the place', async () => {
  await goTo(page, 6000)
  await page.goto('about:blank')
  await page.goBack()
  await page.waitForSelector('#data-sheet[data-current]')
  await settled(page)
  await near(6000)
})

it('the site opened anew begins at its top', async () => {
  await goTo(page, 3000)
  await page.goto('about:blank')
  await page.goto(landing.site.url)
  await settled(page)
  await near(0)
})

it('an unknown path inside the site is replaced by the landing page in the history', async () => {
  await follow('/docs')
  const entries = await page.evaluate(() => {
    history.pushState(null, '', '/no/such/page')
    const { length } = history
    window.dispatchEvent(new PopStateEvent('popstate'))
    return length
  })
  await onPath('/')
  expect(await page.evaluate(() => history.length)).toBe(entries)
  await page.goBack()
  await onPath('/docs')
})

it('an unknown path asked for from outside brings the visitor to the landing page', async () => {
  const answer = await page.goto(`${landing.site.url}no/such/page`)
  expect(answer?.status()).toBe(404)
  await page.waitForFunction(() => location.pathname === '/' && document.getElementById('hero'))
})
