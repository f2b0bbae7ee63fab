import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { sampleSeason } from '../../tools/season.ts'
import { held } from '../support/held.ts'
import { landingTests, PATH } from '../support/landing.ts'
import { publishLast } from '../support/publish-last.ts'

const UPDATES = 10_000
const landing = landingTests()

/** One update in so many is a whole season; the others hold its first patterns alone, which React renders in no time. */
const WHOLE_EACH = 25
const FEW = 6

/** Publishes that many seasons as fast as the page takes them, then one that can be told apart. */
async function publishMany(page: Page, count: number): Promise<void> {
  const seasons = Array.from({ length: WHOLE_EACH }, (_, i) => {
    const entries = Object.entries(sampleSeason(i + 1))
    return { sheet: Object.fromEntries(i === 0 ? entries : entries.slice(0, FEW)) }
  })
  for (let i = 0; i < count; i++) {
    landing.site.dataSource.set(PATH, seasons[i % seasons.length] ?? {})
    // Lets the server send what it has.
    if (i % 50 === 0) await new Promise(resolve => setImmediate(resolve))
  }
  await publishLast(page, landing)
}

/** What a page holds more than before after so many updates in a row, and how many of them it was told of. */
async function growthBy(
  page: Page,
  count: number,
): Promise<{ readonly heapBytes: number; readonly nodes: number; readonly told: number }> {
  const session = await page.createCDPSession()
  // What is allocated once is there.
  await publishMany(page, Math.floor(count / 3))
  await page.evaluate(() => {
    let updates = 0
    addEventListener('set-data-sheet', () => Object.assign(window, { updates: ++updates }))
  })
  const before = await held(page, session)
  await publishMany(page, count)
  const after = await held(page, session)
  return {
    heapBytes: after.heapBytes - before.heapBytes,
    nodes: after.nodes - before.nodes,
    told: await page.evaluate(() => Reflect.get(window, 'updates') as number),
  }
}

it(`${UPDATES} updates in a row leave memory and document as they were, and the last one on screen`, async () => {
  const page = await landing.open({ width: 360, height: 640, reducedMotion: true })
  const { heapBytes, nodes, told } = await growthBy(page, UPDATES)
  expect(told).toBe(UPDATES + 1)
  // An update that left a single node behind would bring ten times as many.
  expect(nodes).toBeLessThan(UPDATES / 10)
  // What is compiled meanwhile is held too; a sheet that was kept each time would be two kilobytes an update.
  expect(heapBytes).toBeLessThan(1_500_000 + 200 * UPDATES)
  expect(landing.errors.flat()).toEqual([])
})
