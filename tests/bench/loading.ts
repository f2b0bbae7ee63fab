import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer'
import { newPage } from '../support/browser.ts'

/** A slow phone on a slow network: 150 ms, 1.6 Mbit/s, a quarter of this machine's speed. */
const NETWORK = { latency: 150, download: 1_600_000 / 8, upload: 750_000 / 8 } as const
const SLOWER = 4
/** Tasks longer than this block the page. */
const BLOCKING_MS = 50

export interface Loading {
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
export async function measureLoading(
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

/** The sum of layout shifts of a visit during which `visit` is done. */
export async function layoutShift(
  browser: Browser,
  url: string,
  visit: (page: Page) => Promise<void>,
): Promise<number> {
  const page = await newPage(browser)
  await page.goto(url)
  await page.waitForSelector('html[data-scene=ready]')
  await visit(page)
  const shift = await shiftOf(page)
  await page.close()
  return shift
}
