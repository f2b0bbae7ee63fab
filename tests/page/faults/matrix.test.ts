import type { Page } from 'puppeteer'
import { beforeAll, describe, expect, it } from 'vitest'
import { collectErrors, newPage } from '../../support/browser.ts'
import { landingTests, PATH, SMALL, settled, until } from '../../support/landing.ts'
import { withoutDrawing, withoutWebgl } from '../../support/no-gl.ts'
import { type OpenOptions, SAMPLE_DOCUMENTS, type ServedSite } from '../../support/site.ts'
import { hurry, loseContext, restoreContext } from '../scene/context.ts'
import { missing, tableSizes } from './reading.ts'

/** Entries as they may come from a document that somebody has damaged. */
const MALFORMED = {
  none: null,
  text: 'gone wrong',
  twice: { base_pattern: '0012', odd: [1, 2, 3, 4], even: [1, 2, 3, 4] },
  short: { base_pattern: '0123', odd: [1, 2, 3], even: [1, 2, 3, 4] },
  markup: { base_pattern: '<img src=x onerror=alert(1)>', odd: [1, 2, 3, 4], even: [1, 2, 3, 4] },
}

interface DataState {
  readonly name: string
  readonly hasSheet?: boolean
  set(site: ServedSite): Promise<void>
}

const sheet = SAMPLE_DOCUMENTS['config/data_sheet']
const DATA: readonly DataState[] = [
  { name: 'live', hasSheet: true, set: async ({ dataSource }) => dataSource.set(PATH, sheet) },
  { name: 'missing', set: async ({ dataSource }) => dataSource.delete(PATH) },
  { name: 'malformed', set: async ({ dataSource }) => dataSource.set(PATH, { sheet: MALFORMED }) },
  { name: 'refused', set: ({ dataSource }) => dataSource.setFault('refuse') },
  { name: 'hanging', set: ({ dataSource }) => dataSource.setFault('hang') },
]
const landing = landingTests()
let errors: readonly string[]

/** Opens the page, and waits until it has heard of the data what it can. */
async function open({ hasSheet = false, name }: DataState, options: OpenOptions): Promise<Page> {
  const { site, browser } = landing
  const before = site.dataSource.counts().requests
  const page = await newPage(browser, { ...SMALL, ...options })
  errors = collectErrors(page, { ignoreNetwork: true })
  await withoutDrawing(page)
  await options.prepare?.(page)
  await page.goto(`${site.url}?film=held`)
  await page.waitForFunction(() => window.film !== undefined, { polling: 50 })
  // Not all that the page waits for comes in every state.
  await until(page, () => page.evaluate(() => document.documentElement.dataset.scene !== 'loading'))
  if (hasSheet) await page.waitForSelector('#odd-even[data-current]')
  else if (name !== 'refused')
    await expect.poll(() => site.dataSource.counts().requests).toBeGreaterThan(before)
  await settled(page)
  return page
}

/** What is wrong with the page in a state of its scene: it reads completely, with its tables. */
async function check(page: Page, { hasSheet = false }: DataState, scene: string): Promise<void> {
  expect(await page.$eval('html', html => html.dataset.scene)).toBe(scene)
  expect(await missing(page, hasSheet)).toEqual([])
  const tables = hasSheet
    ? [
        [3, 8],
        [26, 24 * 8],
      ]
    : []
  expect(await tableSizes(page)).toEqual(tables)
}

describe.each(DATA)('with data $name', data => {
  beforeAll(async () => {
    await landing.site.dataSource.setFault('none')
    await data.set(landing.site)
  })

  it('the page reads with the scene, after it was restored, and after it was lost', async () => {
    const page = await open(data, { prepare: hurry })
    await check(page, data, 'ready')
    await loseContext(page)
    await restoreContext(page)
    await check(page, data, 'ready')
    await loseContext(page)
    await until(page, async () => (await page.$('html[data-scene=fallback]')) !== null)
    await settled(page)
    await check(page, data, 'fallback')
    expect(errors).toEqual([])
    await page.close()
  })
})

// The other states of the data differ in what there is to read, which has been read without a scene above.
it.each(DATA.slice(0, 2))('with data $name and without WebGL the page reads', async data => {
  await landing.site.dataSource.setFault('none')
  await data.set(landing.site)
  const page = await open(data, { reducedMotion: true, prepare: withoutWebgl })
  await check(page, data, 'fallback')
  expect(errors).toEqual([])
  await page.close()
})

it('with scripts off the page reads', async () => {
  const page = await newPage(landing.browser, SMALL)
  await page.setJavaScriptEnabled(false)
  await page.goto(landing.site.url)
  await check(page, { name: 'none', set: async () => undefined }, 'loading')
  await page.close()
})
