import type { Page } from 'puppeteer'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ENTRIES, frame, goTo, landingTests, PATH, publish, ready, step } from '../../support/landing.ts'
import { stageRange } from '../../support/stage-range.ts'

const landing = landingTests()
const SHEET = Object.fromEntries(ENTRIES.map((entry, i) => [i, entry]))
/** What a page loads once it stands. */
const LATE = /assets\/(drivers|root|source|sheet-island)-/
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
    const { targetsAdded } = source().counts()
    const visitor = page
    page = await landing.open({ sheet: false })
    expect(await page.$$('#data-sheet, #odd-even, [data-pattern-section]')).toHaveLength(0)
    // SESSIONS makes way for nothing then, so that its words stay.
    const { topPx, lengthPx } = await stageRange(page, 'sessions')
    await goTo(page, topPx + 0.85 * lengthPx)
    expect(await page.$('#sessions h2[data-shown]')).not.toBeNull()
    source().set(PATH, { sheet: SHEET })
    await visitor.waitForFunction(() => document.querySelectorAll('[data-pattern-section]').length === 24)
    expect(await page.$$('#data-sheet, #odd-even, [data-pattern-section]')).toHaveLength(0)
    expect(source().counts().targetsAdded).toBe(targetsAdded)
    await page.reload()
    await ready(page)
    expect(await sectionCount()).toBe(24)
    await page.close()
    page = visitor
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
})

describe('the backend', () => {
  beforeEach(() => source().set(PATH, { sheet: SHEET }))
  afterEach(async () => {
    await page.close()
    await source().setFault('none')
  })

  it('is not needed: the event alone feeds the page, from when the page says that it listens', async () => {
    await source().setFault('refuse')
    const feed = (detail: unknown) =>
      new MutationObserver((_, observer) => {
        observer.disconnect()
        window.dispatchEvent(new CustomEvent('set-data-sheet', { detail }))
      }).observe(document, { subtree: true, attributeFilter: ['data-listens'] })
    page = await landing.open({
      without: ['the first read'],
      prepare: async each => void (await each.evaluateOnNewDocument(feed, ENTRIES)),
    })
    await shows(sectionCount).toBe(24)
    // The whole table comes after what shows.
    await shows(patterns).toEqual(ENTRIES.map(entry => entry.base_pattern))
  })

  it('may go away with the whole network: what could not be loaded is there when it is back, the last sheet too', async () => {
    source().delete(PATH)
    const { requests } = source().counts()
    let isAway = true
    page = await landing.open({
      sheet: false,
      async prepare(each) {
        await each.setCacheEnabled(false)
        await each.setRequestInterception(true)
        each.on('request', request => {
          const isLost = isAway && (LATE.test(request.url()) || request.method() === 'HEAD')
          void (isLost ? request.abort() : request.continue())
        })
      },
    })
    await page.waitForSelector('html[data-scene=fallback][data-layout=still]')
    await publish(page, ENTRIES.slice(0, 1))
    await publish(page, ENTRIES)
    expect([await sectionCount(), await page.$('button[data-grab]:enabled')]).toEqual([0, null])
    isAway = false
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await shows(sectionCount).toBe(24)
    await shows(() => page.$eval('html', ({ dataset }) => dataset.layout)).toBe('pinned')
    await ready(page)
    expect(await page.$('html[data-scene=ready] button[data-grab]:enabled')).not.toBeNull()
    // Of a style sheet that did not come the rules may not be read.
    const rules = await page.$$eval('link[rel=stylesheet]:not([disabled])', links =>
      links.map(link => (link as HTMLLinkElement).sheet?.cssRules.length),
    )
    expect(rules).not.toContain(undefined)
    expect(source().counts().requests).toBe(requests + 1)
  })
})
