import type { CDPSession, Page } from 'puppeteer'
import { sampleSeason } from '../../tools/season.ts'
import { type Landing, PATH, settled } from './landing.ts'

/** An entry that can be told from those of every sample season. */
const LAST = { base_pattern: '3210', odd: [1, 2, 3, 94], even: [4, 3, 2, 91] }

/** Publishes a season of that entry alone from the data source, and waits until the page shows it. */
export async function publishLast(page: Page, { site }: Landing): Promise<void> {
  site.dataSource.set(PATH, { sheet: { only: LAST } })
  await page.waitForFunction(
    () =>
      document.querySelectorAll('[data-pattern-section]').length === 1 &&
      document.querySelector('#data-sheet[data-current="3210"]') !== null,
    { polling: 50, timeout: 0 },
  )
  await settled(page)
}

/** One update in so many is a whole season; the others hold its first patterns alone, which React renders in no time. */
const WHOLE_EACH = 25
const FEW = 6

/** Publishes that many seasons as fast as the page takes them, then one that can be told apart. */
async function publishMany(page: Page, landing: Landing, count: number): Promise<void> {
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

interface Held {
  readonly heapBytes: number
  readonly nodes: number
}

/** What the page holds once its garbage is gone. */
async function held(page: Page, session: CDPSession): Promise<Held> {
  // What the first round frees may hold what the second one frees.
  for (let round = 0; round < 2; round++) await session.send('HeapProfiler.collectGarbage')
  const { JSHeapUsedSize = 0, Nodes = 0 } = await page.metrics()
  return { heapBytes: JSHeapUsedSize, nodes: Nodes }
}

/** What a page holds more than before after so many updates in a row, and how many of them it was told of. */
export async function growthBy(
  page: Page,
  landing: Landing,
  count: number,
): Promise<Held & { readonly told: number }> {
  const session = await page.createCDPSession()
  // What is allocated once is there.
  await publishMany(page, landing, Math.floor(count / 3))
  await page.evaluate(() => {
    let updates = 0
    addEventListener('set-data-sheet', () => Object.assign(window, { updates: ++updates }))
  })
  const before = await held(page, session)
  await publishMany(page, landing, count)
  const after = await held(page, session)
  return {
    heapBytes: after.heapBytes - before.heapBytes,
    nodes: after.nodes - before.nodes,
    told: await page.evaluate(() => Reflect.get(window, 'updates') as number),
  }
}
