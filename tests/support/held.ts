import type { CDPSession, Page } from 'puppeteer'

interface Held {
  readonly heapBytes: number
  readonly nodes: number
}

/** What the page holds once its garbage is gone. */
export async function held(page: Page, session: CDPSession): Promise<Held> {
  // What the first round frees may hold what the second one frees.
  for (let round = 0; round < 2; round++) await session.send('HeapProfiler.collectGarbage')
  const { JSHeapUsedSize = 0, Nodes = 0 } = await page.metrics()
  return { heapBytes: JSHeapUsedSize, nodes: Nodes }
}
