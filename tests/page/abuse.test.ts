import type { BrowserContext, CDPSession, Page } from 'puppeteer'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleSeason } from '../../tools/season.ts'
import { collectErrors, freshProfile } from '../support/browser.ts'
import { openLanding, type ServedSite, serveDist } from '../support/site.ts'

/** Updates in a row. `UPDATES=10000` is the full count, which takes two cores some minutes. */
const UPDATES = Number(process.env.UPDATES ?? 2000)
/** Updates after which what has been allocated once is there. */
const FIRST = Math.floor(UPDATES / 4)

vi.setConfig({ testTimeout: 300_000 })

const PATH = 'config/data_sheet'
const LAST = { base_pattern: '3210', odd: [1, 2, 3, 94], even: [4, 3, 2, 91] }

let browser: BrowserContext
let site: ServedSite
let page: Page
let errors: readonly string[]
let warnings: string[]

beforeAll(async () => {
  browser = await freshProfile()
})
afterAll(() => browser.close())

beforeEach(async () => {
  site = await serveDist()
  warnings = []
  page = await openLanding(browser, site, {
    // As a phone: many updates are drawn, too.
    width: 360,
    height: 640,
    reducedMotion: true,
    prepare: page => {
      errors = collectErrors(page)
      page.on('console', message => message.type() === 'warn' && warnings.push(message.text()))
    },
  })
  await page.waitForSelector('#data-sheet[data-current]')
})
afterEach(async () => {
  await page.close()
  await site.close()
})

/** What the page holds once its garbage is gone. */
async function held(session: CDPSession): Promise<{ heapBytes: number; nodes: number }> {
  // What the first round frees may hold what the second one frees.
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage')
  const { JSHeapUsedSize = 0, Nodes = 0 } = await page.metrics()
  return { heapBytes: JSHeapUsedSize, nodes: Nodes }
}

/** One update in so many is a whole season; the others hold its first patterns alone, which React renders in no time. */
const WHOLE_EACH = 25
const FEW = 6

/** Publishes that many different seasons as fast as the page takes them, then one that can be told apart. */
async function publish(count: number): Promise<void> {
  const seasons = Array.from({ length: WHOLE_EACH }, (_, i) => {
    const entries = Object.entries(sampleSeason(i + 1))
    return { sheet: Object.fromEntries(i === 0 ? entries : entries.slice(0, FEW)) }
  })
  for (let i = 0; i < count; i += 1) {
    site.dataSource.set(PATH, seasons[i % seasons.length] ?? {})
    // Lets the server send what it has.
    if (i % 50 === 0) await new Promise(resolve => setTimeout(resolve, 1))
  }
  site.dataSource.set(PATH, { sheet: { only: LAST } })
  await page.waitForSelector('#data-sheet[data-current="3210"]', { timeout: 200_000 })
  await page.waitForFunction(() => document.querySelectorAll('[data-pattern-section]').length === 1)
}

it(`${UPDATES} updates in a row leave memory and document as they were, and the last one on screen`, async () => {
  const session = await page.createCDPSession()
  await page.evaluate(() => {
    let count = 0
    addEventListener('set-data-sheet', () => Object.assign(window, { updates: ++count }))
  })
  await publish(FIRST)
  const before = await held(session)
  // The first ones were drawn.
  await publish(UPDATES - FIRST)
  const after = await held(session)
  expect(await page.evaluate(() => Reflect.get(window, 'updates'))).toBe(UPDATES + 2)
  // An update that left a single node behind would bring ten times as many.
  expect(after.nodes - before.nodes).toBeLessThan((UPDATES - FIRST) / 10)
  // What is compiled meanwhile is held too; a sheet that was kept each time would be two kilobytes an update.
  expect(after.heapBytes - before.heapBytes).toBeLessThan(1_500_000 + 200 * (UPDATES - FIRST))
  expect(errors).toEqual([])
})

describe('a hostile document changes nothing but adds a warning', () => {
  const nest = (depth: number): unknown => (depth === 0 ? 'end' : { inner: nest(depth - 1) })
  const markup = '<img src=x onerror="document.title=1"><script>document.title=2</script>'

  it.each<[string, unknown]>([
    ['an entry of nearly 1 MiB', { a: { base_pattern: 'x'.repeat(1_000_000), odd: [], even: [] } }],
    ['values that are nested deeply', { a: nest(15) }],
    [
      'prototype keys',
      { constructor: { base_pattern: '0123' }, toString: 'x', prototype: [1], valueOf: { odd: [] } },
    ],
    ['markup', { a: { base_pattern: markup, odd: [markup], even: markup } }],
    [
      'right-to-left and control characters',
      { a: { base_pattern: '\u202E3210\u0007\u0000', odd: '\u2066', even: [] } },
    ],
    [
      'numbers that are none',
      { a: { base_pattern: '0123', odd: [Number.NaN, 1, 1, 1], even: [-1, 0, 0, 0] } },
    ],
    ['20,000 entries', Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`e${i}`, i]))],
  ])('%s', async (_name, sheet) => {
    const read = () => page.$eval('#root', root => root.innerHTML)
    const before = await read()
    const title = await page.title()
    site.dataSource.set(PATH, { sheet })
    await expect.poll(() => warnings.length, { timeout: 20_000 }).toBe(1)
    expect(warnings[0]?.length).toBeLessThan(10_000)
    expect(warnings[0]).not.toMatch(/[^\P{C}\n]/u)
    expect(await read()).toBe(before)
    expect(await page.title()).toBe(title)
    expect(errors).toEqual([])
    site.dataSource.set(PATH, { sheet: { only: LAST } })
    await page.waitForSelector('#data-sheet[data-current="3210"]')
  })
})
