import type { Page } from 'puppeteer'
import { afterEach, describe, expect, it } from 'vitest'
import { newPage, type PageOptions } from '../../support/browser.ts'
import { landingTests } from '../../support/landing.ts'
import { inCharge } from '../../support/site.ts'

const landing = landingTests()
let page: Page

afterEach(() => page.close())

const PHONE = { width: 390, height: 844, isMobile: true }

async function open(path: string, options: PageOptions = {}, prepare?: (page: Page) => Promise<void>) {
  page = await newPage(landing.browser, options)
  await prepare?.(page)
  await page.goto(new URL(path, landing.site.url).href)
  if (!prepare) await inCharge(page)
}

/** How far below the lowest sticky bar an element begins, in px. */
const belowBarsPx = (selector: string) =>
  page.$eval(selector, element => {
    const bars = [...document.querySelectorAll('body header, main nav')].filter(
      bar => getComputedStyle(bar).position === 'sticky' && bar.clientWidth > window.innerWidth / 2,
    )
    const edge = Math.max(0, ...bars.map(bar => bar.getBoundingClientRect().bottom))
    return element.getBoundingClientRect().top - edge
  })

describe('a deep link', () => {
  it('to a clause lands right under the bars of a phone', async () => {
    await open('terms#clause-48', PHONE)
    const gapPx = await belowBarsPx('#clause-48')
    expect(gapPx).toBeGreaterThanOrEqual(0)
    expect(gapPx).toBeLessThanOrEqual(48)
  })
})

describe('the contents list', () => {
  it('marks the section that the reader has come to', async () => {
    await open('terms', { width: 1200, height: 800 })
    expect(await page.$eval('[aria-current=location]', entry => entry.textContent)).toContain('Services')
    await page.evaluate(() => document.getElementById('payment-terms')?.scrollIntoView())
    await page.waitForSelector('main nav a[href="#payment-terms"][aria-current=location]')
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await page.waitForSelector('main nav li:last-child [aria-current=location]')
    await page.evaluate(() => window.scrollTo(0, 0))
    await page.waitForSelector('main nav a[href="#services"][aria-current=location]')
  })

  it('is one button on a phone, which opens it and Escape closes', async () => {
    await open('terms', PHONE)
    const entry = 'main nav a[href="#tax-and-tds-policy"]'
    const shown = () => page.$eval(entry, link => link.checkVisibility())
    expect(await shown()).toBe(false)
    await page.focus('main nav button')
    await page.keyboard.press('Enter')
    expect(await shown()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await shown()).toBe(false)
    await page.keyboard.press('Enter')
    await page.click(entry)
    expect(await shown()).toBe(false)
    await page.waitForFunction(() => window.scrollY > 500)
  })
})

describe('a clause', () => {
  it('puts its address on the clipboard and says so, in the one live region of all clauses', async () => {
    await landing.browser.overridePermissions(new URL(landing.site.url).origin, [
      'clipboard-read',
      'clipboard-write',
      'clipboard-sanitized-write',
    ])
    await open('terms')
    await page.bringToFront()
    await page.click('#clause-2 > a')
    const copied = 'Link to clause 2 copied'
    await page.waitForFunction(
      text => document.querySelector('main [role=status]')?.textContent === text,
      {},
      copied,
    )
    expect(await page.$$('#main [role=status], #main [aria-live]')).toHaveLength(1)
    expect(await page.$eval('#clause-2', clause => clause.textContent)).toContain('Link copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${landing.site.url}terms#clause-2`,
    )
    expect(page.url()).toBe(`${landing.site.url}terms#clause-2`)
  })
})

describe('a screen reader', () => {
  /** Which tables of the page scroll, and whether each is a landmark and a tab stop. */
  const tables = () =>
    page.$$eval('#main table', all =>
      all.map(table => {
        const box = table.parentElement as HTMLElement
        return {
          scrolls: box.scrollWidth > box.clientWidth,
          isStop: box.tabIndex === 0,
          isLandmark: box.hasAttribute('aria-label'),
        }
      }),
    )

  it('finds a table a landmark and a tab stop only where it scrolls', async () => {
    await open('docs')
    for (const width of [1440, 240]) {
      await page.setViewport({ width, height: 640 })
      expect((await tables()).some(({ scrolls }) => scrolls)).toBe(width === 240)
      await expect
        .poll(async () =>
          (await tables()).filter(
            ({ scrolls, isStop, isLandmark }) => isStop !== scrolls || isLandmark !== scrolls,
          ),
        )
        .toEqual([])
    }
  })
})

describe('the self-check', () => {
  it('ends with the help, and stores and sends nothing', async () => {
    await open('responsible-gaming-policy')
    const requests: string[] = []
    page.on('request', request => requests.push(request.url()))
    for (const question of await page.$$('fieldset')) {
      const yes = await question.$('input[value=yes]')
      await yes?.focus()
      await page.keyboard.press('Space')
    }
    const result = await page.$eval('form [role=status]', status => status.textContent)
    expect(result).toContain('9 of 9 answered, 9 with yes')
    expect(await page.$eval('form [role=status] a', link => link.getAttribute('href'))).toBe(
      '#where-to-find-help',
    )
    expect(requests).toEqual([])
    expect(await page.evaluate(() => localStorage.length + document.cookie.length)).toBe(0)
  })
})

describe('without scripts', () => {
  it('the docs show the figures as they begin, without controls that would not work', async () => {
    await open('docs', {}, async blank => blank.setJavaScriptEnabled(false))
    expect(await page.$eval('figure', figure => figure.textContent)).toContain('20312')
    expect(
      await page.$$eval('figure button', buttons => buttons.some(button => button.checkVisibility())),
    ).toBe(false)
  })

  it('the contents list stays open on a phone', async () => {
    await open('terms', PHONE, async blank => blank.setJavaScriptEnabled(false))
    expect(await page.$eval('main nav a[href="#grievance"]', link => link.checkVisibility())).toBe(true)
  })
})

it('on paper there is no chrome, and links carry their addresses', async () => {
  await open('terms')
  await page.emulateMediaType('print')
  expect(
    await page.$$eval('body header, nav', parts => parts.filter(part => part.checkVisibility()).length),
  ).toBe(1)
  const after = await page.$eval('#clause-54 div a', link => getComputedStyle(link, '::after').content)
  expect(after).toContain('/anti-money-laundering-policy')
})
