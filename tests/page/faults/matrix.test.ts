import type { Browser, BrowserContext, Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectErrors, freshProfile, launch, newPage } from '../../support/browser.ts'
import { PATH, SMALL } from '../../support/landing.ts'
import { withoutDrawing } from '../../support/no-gl.ts'
import { openLanding, SAMPLE_DOCUMENTS, type ServedSite, serveDist } from '../../support/site.ts'
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
const MOTION = [
  { motion: 'motion', reducedMotion: false },
  { motion: 'reduced motion', reducedMotion: true },
] as const

let site: ServedSite
let withScene: BrowserContext
let without: Browser

beforeAll(async () => {
  site = await serveDist()
  withScene = await freshProfile()
  without = await launch({ args: ['--disable-3d-apis'] })
}, 180_000)

afterAll(async () => {
  await withScene?.close()
  await without?.close()
  await site?.close()
})

/** Opens the page, and waits until it has heard of the data what it can. */
async function open(
  browser: Pick<Browser, 'newPage'>,
  { hasSheet, name }: DataState,
  reducedMotion: boolean,
) {
  const state: { errors: readonly string[] } = { errors: [] }
  const before = site.dataSource.counts().requests
  const page = await openLanding(browser, site, {
    ...SMALL,
    reducedMotion,
    async prepare(page) {
      state.errors = collectErrors(page, { ignoreNetwork: true })
      await hurry(page)
      // Pictures are compared where nothing moves.
      if (!reducedMotion) await withoutDrawing(page)
    },
  })
  if (hasSheet) await page.waitForSelector('#odd-even[data-current]')
  else if (name !== 'refused')
    await expect.poll(() => site.dataSource.counts().requests).toBeGreaterThan(before)
  return { page, errors: state.errors }
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
    await site.dataSource.setFault('none')
    await data.set(site)
  })

  it.each(MOTION)(
    'and $motion the page reads with the scene, after it was restored, and after it was lost',
    async ({ reducedMotion }) => {
      const { page, errors } = await open(withScene, data, reducedMotion)
      await check(page, data, 'ready')
      const before = reducedMotion ? await page.screenshot({ encoding: 'base64' }) : ''
      await loseContext(page)
      await restoreContext(page)
      if (reducedMotion) expect.soft((await page.screenshot({ encoding: 'base64' })) === before).toBe(true)
      await check(page, data, 'ready')
      await loseContext(page)
      await page.waitForSelector('html[data-scene=fallback]')
      await check(page, data, 'fallback')
      expect(errors).toEqual([])
      await page.close()
    },
  )

  it.each(MOTION)('and $motion the page reads without WebGL', async ({ reducedMotion }) => {
    const { page, errors } = await open(without, data, reducedMotion)
    await check(page, data, 'fallback')
    expect(errors).toEqual([])
    await page.close()
  })
})

it('with scripts off the page reads', async () => {
  const page = await newPage(without, SMALL)
  const errors = collectErrors(page)
  await page.setJavaScriptEnabled(false)
  await page.goto(site.url)
  await check(page, { name: 'none', set: async () => undefined }, 'loading')
  expect(errors).toEqual([])
  await page.close()
})
