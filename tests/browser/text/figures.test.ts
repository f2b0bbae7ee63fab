import type { Browser, Page } from 'puppeteer'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { collectErrors, launch, newPage } from '../../support/browser.ts'
import { type ServedSite, serveDist } from '../../support/site.ts'

let browser: Browser
let site: ServedSite
let page: Page
let errors: readonly string[]

beforeAll(async () => {
  site = await serveDist()
  browser = await launch()
}, 180_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

beforeEach(async () => {
  page = await newPage(browser)
  errors = collectErrors(page)
  await page.goto(new URL('docs', site.url).href, { waitUntil: 'networkidle0' })
})

afterEach(async () => {
  expect(errors).toEqual([])
  await page.close()
})

/** Focuses what has this accessible name and presses keys on it. */
async function press(
  name: string,
  ...keys: readonly Parameters<Page['keyboard']['press']>[0][]
): Promise<void> {
  const control = await page.waitForSelector(`aria/${name}`)
  await control?.focus()
  for (const key of keys) await page.keyboard.press(key)
}

/** What the figure with this title says aloud. */
const said = (title: string) =>
  page.$$eval(
    'figure',
    (figures, wanted) =>
      figures
        .find(figure => figure.textContent?.startsWith(wanted))
        ?.querySelector('output')
        ?.textContent?.trim(),
    title,
  )

/** The cells of the row that begins with these words, in the table with this caption. */
const row = (caption: string, first: string) =>
  page.$$eval(
    'table',
    (tables, wantedCaption, wantedRow) =>
      Array.from(
        tables
          .find(table => table.caption?.textContent?.startsWith(wantedCaption))
          ?.querySelectorAll('tbody tr') ?? [],
      ).find(line => line.firstElementChild?.textContent?.startsWith(wantedRow))?.textContent,
    caption,
    first,
  )

describe('a reader with a keyboard', () => {
  it('builds a pattern and marks a column of it', async () => {
    await press('Swap columns 0 and 1', 'Enter')
    expect(await said('Build a pattern')).toContain('Session pattern 02312')
    await press('Swap columns 2 and 3', 'Space')
    expect(await said('Build a pattern')).toContain('Session pattern 02132')
    await page.focus('figure input[type=radio]:checked')
    await page.keyboard.press('ArrowRight')
    expect(await said('Build a pattern')).toContain('Session pattern 02133')
  })

  it('moves a session into its last seconds and to its end', async () => {
    const title = 'The 25 seconds'
    await press('Seconds since the session began', 'Home')
    expect(await said(title)).toContain('active: Bets are taken. 25 seconds left')
    await press('Seconds since the session began', 'End', 'PageDown')
    expect(await said(title)).toContain('locked: No more bets. 5 seconds left')
    await press('Seconds since the session began', 'ArrowLeft')
    expect(await said(title)).toContain('active')
    await press('Seconds since the session began', 'End')
    expect(await said(title)).toContain('completed')
  })

  it('sets the window of the moving average', async () => {
    expect(await said('Moving average')).toContain('of the last 7:')
    await press('Sessions that count', 'Home')
    expect((await said('Moving average'))?.match(/\b100\b/g)).toHaveLength(1)
    await press('Sessions that count', 'End')
    expect(await said('Moving average')).toContain('of the last 50:')
  })

  it('moves the drawn number by one and by five, and draws 1,000 numbers', async () => {
    await press('Drawn number', 'Home', 'PageUp', 'ArrowRight')
    expect(await said('Number line')).toContain('Drawn 6,')
    const before = await row('A run of 1,000', 'Share of the draws')
    await press('Draw 1,000 numbers', 'Enter')
    expect(await row('A run of 1,000', 'Share of the draws')).not.toBe(before)
  })

  it('sees a higher minimum multiplier leave more of a bet unfulfilled', async () => {
    const fulfilled = async () => Number(/(\d+)%/.exec((await row('Round by round', '3')) ?? '')?.[1])
    const atDefault = await fulfilled()
    await press('Minimum multiplier', 'End')
    expect(await fulfilled()).toBeLessThan(atDefault)
  })

  it('sees a bet pay if its column is selected, and nothing otherwise', async () => {
    const choices = await page.$$('figure:last-of-type fieldset')
    const select = async (index: number) => {
      const radio = await choices.at(-1)?.$(`input[value="${index}"]`)
      await radio?.focus()
      await page.keyboard.press('Space')
    }
    await select(2)
    expect(await said('A bet in practice currency')).toMatch(
      /index 2 the bet wins: 100\.00 deducted, 1\d\d\.\d\d paid/,
    )
    await select(1)
    expect(await said('A bet in practice currency')).toMatch(/index 1 the bet does not win: .* 0\.00 paid/)
  })
})
