import type { Page } from 'puppeteer'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { collectErrors, newPage } from '../../support/browser.ts'
import { landingTests } from '../../support/landing.ts'
import { goToText } from '../../support/site.ts'

const landing = landingTests()
let page: Page
let errors: readonly string[]

// One page for all: no figure knows of another, and of one what leaves it as it was comes first.
beforeAll(async () => {
  page = await newPage(landing.browser)
  errors = collectErrors(page)
  await goToText(page, new URL('docs', landing.site.url).href)
})

afterEach(() => expect(errors).toEqual([]))

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
          ?.querySelectorAll<HTMLElement>('tbody tr') ?? [],
      )
        .find(line => line.firstElementChild?.textContent?.startsWith(wantedRow))
        ?.innerText.replaceAll('\t', ' '),
    caption,
    first,
  )

/** Chooses one of the values of a control with that legend, by keyboard, in the figure with this title. */
async function choose(title: string, legend: string, place: number): Promise<void> {
  const radio = await page.evaluateHandle(
    (wantedTitle, wantedLegend, wanted) =>
      [...document.querySelectorAll('figure')]
        .filter(figure => figure.textContent?.startsWith(wantedTitle))
        .flatMap(figure => [...figure.querySelectorAll('fieldset')])
        .find(set => set.querySelector('legend')?.textContent?.startsWith(wantedLegend))
        ?.querySelectorAll('input')[wanted] ?? null,
    title,
    legend,
    place,
  )
  await radio.asElement()?.focus()
  await page.keyboard.press('Space')
}

describe('a reader with a keyboard', () => {
  it('goes along the edges of the 24 corners by arrow keys, and sees the kolam of each', async () => {
    const chosen = () =>
      page.$eval('fieldset input[type=radio][value="2031"]', radio => radio.matches(':checked'))
    expect(await chosen()).toBe(true)
    await page.focus('fieldset input[type=radio][value="2031"]')
    const kolam = () => page.$eval('[role=img][aria-label^="Kolam"]', each => each.getAttribute('aria-label'))
    expect(await kolam()).toBe('Kolam of 2 0 3 1')
    await page.keyboard.press('ArrowRight')
    const pattern = await page.evaluate(() => document.activeElement?.getAttribute('value'))
    expect(['0231', '2301', '2013']).toContain(pattern)
    expect(await said('Build a pattern')).toContain(`Base pattern ${pattern}`)
    expect(await kolam()).toBe(`Kolam of ${[...(pattern ?? '')].join(' ')}`)
    await page.keyboard.press('ArrowLeft')
    expect(await chosen()).toBe(true)
  })

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

  it('sees a bet pay if its column is selected, and nothing otherwise', async () => {
    const select = (index: number) => choose('A bet in practice currency', 'Selection index', index)
    await select(2)
    expect(await said('A bet in practice currency')).toContain(
      'index 2 the bet wins: 100.00 deducted, 140.00 paid',
    )
    await select(1)
    expect(await said('A bet in practice currency')).toMatch(/index 1 the bet does not win: .* 0\.00 paid/)
  })

  it('sees the chances at the start of a season, and that they are not the sheet values', async () => {
    await choose('Number line', 'Sessions with this pattern', 0)
    expect(await row('From the sheet values', 'Sheet values')).toBe('Sheet values, ODD 28 35 20 17')
    expect(await row('From the sheet values', 'Chance')).toBe('Chance 33.3% 52.8% 11.1% 2.8%')
  })

  it('goes through a whole session, from its first second to the account after it', async () => {
    const title = 'One session'
    expect(await said(title)).toContain('Step 1 of 9. Second 0: A session begins. Unplayed 60, Winnings 90.')
    await press('Next step', ...Array.from({ length: 6 }, () => 'Enter' as const))
    expect(await said(title)).toContain('Second 20: The session is locked')
    await press('Next step', 'Enter', 'Enter', 'Enter')
    expect(await said(title)).toMatch(
      /Step 9 of 9\. Second 25: Your bet (wins.* Unplayed 0, Winnings 190|does not win.* Unplayed 0, Winnings 50)\./,
    )
    await press('Draw again', 'Enter')
    expect(await said(title)).toMatch(/Step 8 of 9\. Second 25: The draw: \d+\./)
    await press('Step back', 'Enter')
    expect(await said(title)).toContain('Step 7 of 9')
  })
})
