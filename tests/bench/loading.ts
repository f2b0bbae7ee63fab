import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer'
import type { Bench, Row } from './report.ts'
import { figureOf } from './statistics.ts'

/** A slow phone on a slow network: 150 ms, 1.6 Mbit/s, a quarter of this machine's speed. */
const NETWORK = { latency: 150, download: 1_600_000 / 8, upload: 750_000 / 8 } as const
const SLOWER = 4
/** Tasks longer than this block the page. */
const BLOCKING_MS = 50

interface Loading {
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  /** Time that tasks have blocked the page once it showed something. */
  readonly blockingMs: number
  /** The same from the very beginning: what WebGL's own start costs a page that has nothing else to do. */
  readonly startMs: number
}

type Entry = PerformanceEntry & { readonly value?: number; readonly hadRecentInput?: boolean }

/** Entries of the page's own timeline; works where the page's scripts are off. */
const entries = (page: Page, type: string): Promise<Pick<Entry, 'startTime' | 'duration' | 'value'>[]> =>
  page.evaluate(each => {
    const observer = new PerformanceObserver(() => undefined)
    observer.observe({ type: each, buffered: true })
    const found: Entry[] = observer.takeRecords()
    observer.disconnect()
    return found.map(({ startTime, duration, value = 0 }) => ({ startTime, duration, value }))
  }, type)

/** For how long a task blocks a page that shows something: total blocking time begins with the first paint. */
function blockingOf(
  { startTime, duration }: { startTime: number; duration: number },
  firstPaintMs: number,
): number {
  const blockedMs = startTime + duration - Math.max(startTime, firstPaintMs)
  return Math.max(0, blockedMs - BLOCKING_MS)
}

/** Loads a page cold, on a slow phone unless `quick`, and returns what its timeline says once it is quiet. */
async function measureLoading(
  browser: Browser,
  url: string,
  { scripts, slowNetwork }: { readonly scripts: boolean; readonly slowNetwork: boolean },
): Promise<Loading> {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport({ width: 1440, height: 900 })
  await page.setJavaScriptEnabled(scripts)
  await page.emulateCPUThrottling(SLOWER)
  if (slowNetwork) await page.emulateNetworkConditions(NETWORK)
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  if (scripts) await page.waitForSelector('html[data-scene=ready]', { timeout: 120_000 })
  await sleep(1000)
  const paints = await entries(page, 'paint')
  const largest = await entries(page, 'largest-contentful-paint')
  const tasks = scripts ? await entries(page, 'longtask') : []
  await context.close()
  const firstPaintMs = paints.at(-1)?.startTime ?? Number.NaN
  return {
    firstPaintMs,
    largestPaintMs: largest.at(-1)?.startTime ?? Number.NaN,
    blockingMs: tasks.reduce((sum, task) => sum + blockingOf(task, firstPaintMs), 0),
    startMs: tasks.reduce((sum, task) => sum + blockingOf(task, 0), 0),
  }
}

/** The sum of layout shifts of a page since it began. */
export const shiftOf = async (page: Page): Promise<number> =>
  (await entries(page, 'layout-shift')).reduce((sum, { value = 0 }) => sum + value, 0)

/** First and largest paint against the same page without scripts, and blocking time. */
export async function loadingRows({ browser, site, yardsticks, rounds, tell }: Bench): Promise<Row[]> {
  const { url } = site
  const runs: Record<'on' | 'off' | 'fast' | 'webgl', Loading>[] = []
  for (let round = 0; round < rounds; round++) {
    tell(`loading, round ${round + 1} of ${rounds}`)
    runs.push({
      on: await measureLoading(browser, url, { scripts: true, slowNetwork: true }),
      off: await measureLoading(browser, url, { scripts: false, slowNetwork: true }),
      fast: await measureLoading(browser, url, { scripts: true, slowNetwork: false }),
      webgl: await measureLoading(browser, `${yardsticks}limit`, { scripts: true, slowNetwork: false }),
    })
  }
  const rowsOf = (what: string, of: 'firstPaintMs' | 'largestPaintMs'): Row[] => [
    { what: `${what}, slow 4G, CPU ÷ 4`, unit: 'ms', site: figureOf(runs.map(({ on }) => on[of])) },
    {
      what: `${what} ÷ scripts off`,
      unit: '',
      site: figureOf(runs.map(({ on, off }) => on[of] / off[of])),
      budget: { most: 1.15 },
    },
  ]
  return [
    ...rowsOf('first contentful paint', 'firstPaintMs'),
    ...rowsOf('largest contentful paint', 'largestPaintMs'),
    {
      what: 'blocking time beyond WebGL’s own start, CPU ÷ 4',
      unit: 'ms',
      site: figureOf(runs.map(({ fast, webgl }) => fast.blockingMs - webgl.startMs)),
      budget: { most: 200 },
    },
  ]
}
