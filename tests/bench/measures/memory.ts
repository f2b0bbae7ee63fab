import type { Page } from 'puppeteer'
import { type Counts, readCounts, takeFrames } from '../probe.ts'
import { jump, settle, turnWheel } from '../scroll.ts'
import { roundTrip } from '../trips.ts'

/** Bytes that the page's scripts hold after a collection. */
async function heapBytes(page: Page): Promise<number> {
  await takeFrames(page)
  const session = await page.createCDPSession()
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

/** Down through the whole page and up again. */
async function upAndDown(page: Page): Promise<void> {
  const bottomPx = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  const steps = 150
  await turnWheel(page, steps, bottomPx / steps)
  await settle(page)
  await turnWheel(page, steps, -bottomPx / steps)
  await settle(page)
}

/** What the heap grew by from the first trip up and down to the last, bytes. */
export async function heapGrowth(page: Page, trips: number): Promise<number> {
  await jump(page, 0)
  await upAndDown(page)
  const first = await heapBytes(page)
  for (let trip = 1; trip < trips; trip++) await upAndDown(page)
  return (await heapBytes(page)) - first
}

/** What is held more after trips to the docs and back than after the first of them. */
export async function tripGrowth(
  page: Page,
  trips: number,
): Promise<Pick<Counts, 'contexts' | 'programs' | 'buffers'> & { readonly heap: number }> {
  const read = async () => ({ ...(await readCounts(page)), heap: await heapBytes(page) })
  await roundTrip(page)
  const first = await read()
  for (let trip = 1; trip < trips; trip++) await roundTrip(page)
  const last = await read()
  return {
    contexts: last.contexts - first.contexts,
    programs: last.programs - first.programs,
    buffers: last.buffers - first.buffers,
    heap: last.heap - first.heap,
  }
}
