import type { Page } from 'puppeteer'
import { afterEach, describe, expect, it } from 'vitest'
import { dataOf, landingTests, scrollOf, settled, until } from '../../support/landing.ts'
import { withoutWebgl } from '../../support/no-gl.ts'

const landing = landingTests()
let page: Page
afterEach(() => page.close())

const isPattern = async () => {
  const { current, column } = await dataOf(page, 'data-sheet')
  return current === '2031' && column === '0'
}

describe('a link to a moment', () => {
  it('opens there, although the sheet comes later', async () => {
    page = await landing.open({ path: '#pattern-2031' })
    await until(page, isPattern)
    for (const [hash, stage] of [
      ['#base-pattern', 'representation'],
      ['#odd-even', 'odd-even'],
    ] as const) {
      await page.evaluate(to => location.assign(to), hash)
      await settled(page)
      expect(await page.$eval(`#${stage}`, section => section.hasAttribute('data-active'))).toBe(true)
    }
  })

  it('opens at its pattern without a scene', async () => {
    page = await landing.open({ path: '#pattern-2031', prepare: withoutWebgl })
    await until(page, isPattern)
  })

  it('leads to the row of the pattern where everything is in flow', async () => {
    page = await landing.open({ path: '#pattern-2031', width: 320, height: 256 })
    expect(await page.$eval('html', ({ dataset }) => dataset.layout)).toBe('flow')
    await until(page, async () => (await scrollOf(page)) > 0)
    await settled(page)
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
    await page.evaluate(() => location.assign('#pattern-0123'))
    expect(await settled(page)).not.toBe(before)
  })
})

declare global {
  interface Window {
    shared?: ShareData
  }
}

const SHARE = 'header [data-share] button'

const said = () => page.$eval('header [role=status]', status => status.textContent)

/** Presses the button of the header, which has come by now. */
async function press(): Promise<void> {
  await settled(page)
  await page.click(SHARE)
}

describe('the share button', () => {
  it('hands the pattern on screen to the system', async () => {
    page = await landing.open({
      path: '#pattern-2031',
      prepare: each =>
        void each.evaluateOnNewDocument(() => {
          const share = async (shared: ShareData) => void Object.assign(window, { shared })
          Object.defineProperty(navigator, 'share', { value: share })
        }),
    })
    await until(page, isPattern)
    await press()
    expect(await page.evaluate(() => window.shared?.url)).toBe(`${landing.site.url}#pattern-2031`)
    // The system has told the visitor: the page says nothing more.
    expect(await said()).toBe('')
  })

  it('copies a link to what is on screen where the system has no sharing, and says so', async () => {
    await landing.browser.overridePermissions(new URL(landing.site.url).origin, [
      'clipboard-read',
      'clipboard-write',
      'clipboard-sanitized-write',
    ])
    page = await landing.open({ path: '#sessions' })
    await press()
    await expect.poll(said).toBe('Link copied')
    for (const hash of ['#sessions', '#base-pattern']) {
      await page.evaluate(to => location.assign(to), hash)
      await press()
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toBe(landing.site.url + hash)
    }
  })

  it('shows the link where it can be neither shared nor copied', async () => {
    page = await landing.open({
      path: '#sessions',
      prepare: each =>
        void each.evaluateOnNewDocument(() => {
          Object.defineProperty(navigator, 'clipboard', { value: undefined })
        }),
    })
    await press()
    await expect.poll(said).toBe(`The link: ${landing.site.url}#sessions`)
  })

  it('is not there with scripts off', async () => {
    page = await landing.browser.newPage()
    await page.setJavaScriptEnabled(false)
    await page.goto(landing.site.url)
    const isSeen = await page.$eval(SHARE, button => button.checkVisibility({ visibilityProperty: true }))
    expect(isSeen).toBe(false)
  })
})
