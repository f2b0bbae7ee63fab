import type { Page } from 'puppeteer'
import { afterEach, describe, expect, it } from 'vitest'
import { launch } from '../../support/browser.ts'
import { landingTests, scrollOf, settled } from '../../support/landing.ts'
import { openLanding } from '../../support/site.ts'

const landing = landingTests({})
// Every page keeps a connection to the data source open, and a browser has six.
afterEach(async () => {
  for (const page of (await landing.browser.pages()).slice(1)) await page.close()
})

describe('a link to a moment', () => {
  it.each([
    ['#pattern-2031', 'data-sheet'],
    ['#base-pattern', 'representation'],
    ['#odd-even', 'odd-even'],
  ])('%s opens there, although the sheet comes later', async (hash, stage) => {
    const page = await landing.open({ path: hash })
    await page.waitForFunction(id => document.getElementById(id)?.hasAttribute('data-active'), {}, stage)
    if (stage === 'data-sheet')
      await page.waitForSelector('#data-sheet[data-current="2031"][data-column="0"]')
  })

  it.each([
    { name: 'a phone', width: 390, height: 844, isMobile: true },
    { name: 'a phone on its side', width: 844, height: 390, isMobile: true },
  ])('to a pattern opens there on $name', async ({ name: _, ...size }) => {
    const page = await landing.open({ path: '#pattern-2031', ...size })
    await page.waitForSelector('#data-sheet[data-current="2031"][data-column="0"]')
  })

  it('leads to the row of the pattern where everything is in flow', async () => {
    const page = await landing.open({ path: '#pattern-2031', width: 320, height: 256 })
    expect(await page.$eval('html', ({ dataset }) => dataset.layout)).toBe('flow')
    await page.waitForFunction(() => window.scrollY > 0)
    const { text, topPx, headsPx } = await page.$eval('#whole-sheet tr#pattern-2031', row => ({
      text: row.textContent,
      topPx: row.getBoundingClientRect().top,
      headsPx: row.closest('table')?.tHead?.rows[1]?.cells[0]?.getBoundingClientRect().bottom ?? 0,
    }))
    expect(text).toContain('2031')
    // Below the heads of the table, which stay on screen, and nothing else between.
    expect(topPx).toBeGreaterThanOrEqual(headsPx - 1)
    expect(topPx).toBeLessThan(headsPx + 60)
    // A link on the page itself leads there as well.
    const before = await scrollOf(page)
    await page.evaluate(() => (location.hash = '#pattern-0123'))
    expect(await settled(page)).not.toBe(before)
  })
})

describe('without a scene', () => {
  it('a link to a pattern opens there', async () => {
    const browser = await launch({ args: ['--disable-3d-apis'] })
    const page = await openLanding(browser, landing.site, { path: '#pattern-2031' })
    await page.waitForSelector('#data-sheet[data-current="2031"][data-column="0"]')
    expect(await page.$eval('html', ({ dataset }) => dataset.layout)).toBe('still')
    await browser.close()
  })
})

declare global {
  interface Window {
    shared?: ShareData
  }
}

const SHARE = 'header [data-share] button'

/** Presses the button with what the browser has for sharing set to this. */
async function press(page: Page): Promise<void> {
  await page.waitForSelector('header[data-shown=true]')
  await page.locator(SHARE).click()
}

describe('the share button', () => {
  it('hands the pattern on screen to the system, and the link that it hands on opens there', async () => {
    const page = await landing.open({
      path: '#pattern-2031',
      prepare: each =>
        void each.evaluateOnNewDocument(() => {
          Object.defineProperty(navigator, 'share', {
            value: async (data: ShareData) => {
              window.shared = data
            },
          })
        }),
    })
    await page.waitForSelector('#data-sheet[data-current="2031"]')
    await press(page)
    await page.waitForFunction(() => window.shared !== undefined)
    const shared = await page.evaluate(() => window.shared)
    expect(shared?.url).toBe(`${landing.site.url}#pattern-2031`)
    // The system has told the visitor: the page says nothing more.
    expect(await page.$eval('header [role=status]', status => status.textContent)).toBe('')
  })

  it.each([
    ['#representation', '#representation'],
    ['#base-pattern', '#base-pattern'],
    ['#sessions', '#sessions'],
    ['#footer', '#footer'],
  ])('copies a link to %s where the system has no sharing, and says so', async (path, hash) => {
    const { origin } = new URL(landing.site.url)
    await landing.browser.overridePermissions(origin, [
      'clipboard-read',
      'clipboard-write',
      'clipboard-sanitized-write',
    ])
    const page = await landing.open({ path })
    await page.bringToFront()
    await press(page)
    await page.waitForFunction(
      () => document.querySelector('header [role=status]')?.textContent === 'Link copied',
    )
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${landing.site.url}${hash}`)
  })

  it('shows the link where it can be neither shared nor copied', async () => {
    const page = await landing.open({
      path: '#sessions',
      prepare: each =>
        void each.evaluateOnNewDocument(() => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined })
        }),
    })
    await press(page)
    await page.waitForFunction(
      url => document.querySelector('header [role=status]')?.textContent === `The link: ${url}`,
      {},
      `${landing.site.url}#sessions`,
    )
  })

  it('is not there with scripts off', async () => {
    const page = await landing.browser.newPage()
    await page.setJavaScriptEnabled(false)
    await page.goto(landing.site.url)
    const isSeen = await page.$eval(SHARE, button => button.checkVisibility({ visibilityProperty: true }))
    expect(isSeen).toBe(false)
  })
})
