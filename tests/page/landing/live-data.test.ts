import type { Page } from 'puppeteer'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ENTRIES, frame, goTo, landingTests, PATH, publish, ready, step } from '../../support/landing.ts'
import { stageRange } from '../../support/stage-range.ts'

const landing = landingTests()
const SHEET = Object.fromEntries(ENTRIES.map((entry, i) => [i, entry]))
let page: Page

afterEach(() => {
  // What the browser writes about a backend that is down is no error of the page.
  const errors = landing.errors.flat()
  expect(errors.filter(line => !/Failed to load resource|blocked by CORS/.test(line))).toEqual([])
})

const source = () => landing.site.dataSource
const sectionCount = () => page.$$eval('[data-pattern-section]', sections => sections.length)
/** The first entry's odd row as the page shows it at its top. */
const oddRow = () =>
  page.$eval('#data-sheet tbody tr', row =>
    [...row.querySelectorAll('td')].map(cell => Number(cell.textContent)),
  )
const patterns = () =>
  page.$$eval('#whole-sheet tbody th', headers => headers.map(header => header.textContent))

/** Warnings in the console, from now on. */
function listen(): string[] {
  const lines: string[] = []
  page.on('console', message => message.type() === 'warn' && lines.push(message.text()))
  return lines
}

/** Waits until the page shows what it has been sent. */
const shows = <T>(read: () => Promise<T>) =>
  expect.poll(async () => {
    await step(page, 100)
    return read()
  })

/** Makes a change and waits until it has reached the page as an update. */
async function update(fields: object): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.heard = 'no'
    const hear = () => {
      document.documentElement.dataset.heard = 'yes'
    }
    window.addEventListener('set-data-sheet', hear, { once: true })
  })
  source().set(PATH, fields)
  await page.waitForSelector('html[data-heard=yes]')
}

describe('the document', () => {
  beforeAll(async () => {
    page = await landing.open()
  })
  afterAll(() => page.close())
  beforeEach(async () => {
    source().set(PATH, { sheet: SHEET })
    await shows(oddRow).toEqual(ENTRIES[0]?.odd)
    await shows(sectionCount).toBe(24)
  })

  it('hides two sections while it is missing, without a subscription; the next visit finds it', async () => {
    source().delete(PATH)
    const before = source().counts().targetsAdded
    const visitor = page
    page = await landing.open({ sheet: false })
    await expect.poll(() => source().counts().targetsAdded).toBe(before + 1)
    expect(await page.$$('#data-sheet, #odd-even, [data-pattern-section]')).toHaveLength(0)
    // SESSIONS makes way for nothing then, so that its words stay.
    const { topPx, lengthPx } = await stageRange(page, 'sessions')
    await goTo(page, topPx + 0.85 * lengthPx)
    expect(await page.$('#sessions h2[data-shown]')).not.toBeNull()
    source().set(PATH, { sheet: SHEET })
    await visitor.waitForFunction(() => document.querySelectorAll('[data-pattern-section]').length === 24)
    expect(await page.$$('#data-sheet, #odd-even, [data-pattern-section]')).toHaveLength(0)
    expect(source().counts().targetsAdded).toBe(before + 1)
    await page.reload()
    await ready(page)
    expect(await sectionCount()).toBe(24)
    await page.close()
    page = visitor
  })

  it('shows the last of 200 changes made in a burst', async () => {
    for (let change = 1; change <= 200; change++) {
      const row = [change, 0, 0, 300 - change]
      source().set(PATH, { sheet: { ...SHEET, 0: { ...ENTRIES[0], odd: row } } })
    }
    await shows(oddRow).toEqual([200, 0, 0, 100])
  })

  it('keeps the sheet when it is deleted, and takes what comes back', async () => {
    source().delete(PATH)
    // A deletion makes no sound on the page; this long it has time to do harm.
    await new Promise(resolve => setTimeout(resolve, 500))
    expect(await sectionCount()).toBe(24)
    await update({ sheet: { ...SHEET, 0: { ...ENTRIES[0], odd: [1, 2, 3, 94] } } })
    await shows(oddRow).toEqual([1, 2, 3, 94])
  })

  it('loses what is malformed, names it in one warning, and keeps the rest', async () => {
    const warnings = listen()
    const [a, b, c, d, e, f, g, h, i, j] = ENTRIES
    const list: unknown[] = [
      null,
      'text',
      42,
      ['0123'],
      { ...a, base_pattern: '0012' },
      { ...a, base_pattern: 123 },
      { ...a, base_pattern: '01234' },
      { base_pattern: b?.base_pattern, even: b?.even },
      { ...c, odd: [1, 2, 3] },
      { ...d, odd: [1, 2, 3, 4, 5] },
      { ...e, even: [-1, 1, 50, 50] },
      { ...f, even: [Number.NaN, 1, 50, 49] },
      { ...g, odd: [Number.POSITIVE_INFINITY, 0, 0, 0] },
      { ...h, odd: ['25', '25', '25', '25'] },
      i,
      { ...i, odd: [100, 0, 0, 0] },
      j,
    ]
    source().set(PATH, { sheet: Object.fromEntries(list.map((entry, place) => [place, entry])) })
    await shows(sectionCount).toBe(2)
    expect(await patterns()).toEqual([i?.base_pattern, j?.base_pattern])
    expect(await oddRow()).toEqual(i?.odd)
    expect(warnings).toHaveLength(1)
    for (const [place, entry] of list.entries())
      expect(warnings[0]?.includes(`entry ${place}`), `entry ${place}`).toBe(entry !== i && entry !== j)
  })

  it.each([
    ['without one valid entry', { sheet: { 0: null, 1: { base_pattern: '9999' } } }],
    ['whose sheet is a text', { sheet: 'soon' }],
    ['whose sheet is empty', { sheet: {} }],
    ['without a sheet', { other: 1 }],
  ])('keeps the sheet on screen for an update %s', async (_, fields) => {
    await update(fields)
    await frame(page)
    expect(await sectionCount()).toBe(24)
    expect(await oddRow()).toEqual(ENTRIES[0]?.odd)
  })

  it('cannot bring markup into the page', async () => {
    const markup = '<img src=x onerror="window.broken=1"><script>window.broken=1</script>'
    const pictures = await page.$$eval('img, script', all => all.length)
    await publish(page, [
      { base_pattern: markup, odd: [25, 25, 25, 25], even: [25, 25, 25, 25] },
      { ...ENTRIES[0], odd: [markup, markup, markup, markup] },
      { ...ENTRIES[1], note: markup },
    ])
    expect(await patterns()).toEqual([ENTRIES[1]?.base_pattern])
    expect(await page.$$eval('img, script', all => all.length)).toBe(pictures)
    expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  })
})

describe('the backend', () => {
  beforeEach(() => source().set(PATH, { sheet: SHEET }))
  afterEach(async () => {
    await page.close()
    await source().setFault('none')
  })

  it('may be down at first: the page stands, and the sheet comes once it is up', async () => {
    await source().setFault('refuse')
    page = await landing.open({ sheet: false, without: ['the first read'] })
    expect(await sectionCount()).toBe(0)
    await source().setFault('none')
    await shows(sectionCount).toBe(24)
  })

  it('may hang at first: the sheet comes once it answers', async () => {
    await source().setFault('hang')
    page = await landing.open({ sheet: false, without: ['the first read'] })
    await expect.poll(() => source().connectionCount()).toBeGreaterThan(0)
    expect(await sectionCount()).toBe(0)
    await source().setFault('none')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await shows(sectionCount).toBe(24)
  })

  it('may drop for seconds: the sheet stays, and what was missed arrives', async () => {
    page = await landing.open()
    source().set(PATH, { sheet: { ...SHEET, 0: { ...ENTRIES[0], odd: [5, 5, 5, 85] } } })
    await shows(oddRow).toEqual([5, 5, 5, 85])
    await source().setFault('refuse')
    source().set(PATH, { sheet: { 0: { ...ENTRIES[0], odd: [9, 9, 9, 73] } } })
    // The length of the outage, not of a wait for something.
    await new Promise(resolve => setTimeout(resolve, 1500))
    expect(await sectionCount()).toBe(24)
    await source().setFault('none')
    await shows(oddRow).toEqual([9, 9, 9, 73])
    expect(await sectionCount()).toBe(1)
  })

  it('is not needed: the event alone feeds the page', async () => {
    await source().setFault('refuse')
    page = await landing.open({ sheet: false, without: ['the first read'] })
    await publish(page, ENTRIES)
    await shows(sectionCount).toBe(24)
    // The whole table comes after what shows.
    await shows(patterns).toEqual(ENTRIES.map(entry => entry.base_pattern))
  })
})
