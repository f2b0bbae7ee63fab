import type { Page } from 'puppeteer'
import { HANDOVER_MS, LASTS_MS } from '../../../src/timeline/first-choice.ts'

/** What has been seen of a tour since the page opened. */
export interface Seen {
  /** How often each chapter has come, in the order in which they came first. */
  readonly chapters: Readonly<Record<string, number>>
  /** Draws while the page rests, by chapter: there should be none. */
  readonly drawsAtRest: Readonly<Record<string, number>>
  readonly draws: number
}

/**
 * What a chapter sets off is over so long after the page has moved last, ms: the longest is the hero's entrance, and a busy
 * machine's first frame may be late.
 */
const RESTING_AFTER_MS = HANDOVER_MS + LASTS_MS + 800

declare global {
  interface Window {
    tourSeen: { chapters: Record<string, number>; drawsAtRest: Record<string, number>; draws: number }
  }
}

/** Runs in the page before its own scripts. */
function watch(restingAfterMs: number): void {
  window.tourSeen = { chapters: {}, drawsAtRest: {}, draws: 0 }
  const { tourSeen: seen } = window
  let movedMs = performance.now()
  let atPx = 0
  let chapter = ''
  const add = (counts: Record<string, number>, name: string) => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  /** Whether the page has stood for so long; the event of a scroll comes later than the frame that draws it. */
  const isResting = () => {
    if (window.scrollY !== atPx) movedMs = performance.now()
    atPx = window.scrollY
    return performance.now() - movedMs > restingAfterMs
  }
  const gl = WebGL2RenderingContext.prototype as unknown as Record<string, (...args: unknown[]) => unknown>
  for (const name of ['drawArrays', 'drawElements', 'drawArraysInstanced', 'drawElementsInstanced']) {
    const own = gl[name]
    if (!own) continue
    gl[name] = function (this: unknown, ...args) {
      seen.draws++
      if (isResting() && chapter) add(seen.drawsAtRest, chapter)
      return own.apply(this, args)
    }
  }
  const look = new MutationObserver(() => {
    const next = document.getElementById('scene')?.dataset.chapter ?? ''
    if (next && next !== chapter) add(seen.chapters, next)
    chapter = next
    // The scene that has just come, and the chapter that has, may have an entrance.
    movedMs = performance.now()
  })
  look.observe(document, { subtree: true, attributeFilter: ['data-chapter', 'data-scene'] })
}

/** Lets a page count its chapters and draws from its first script on. */
export async function addWatch(page: Page): Promise<void> {
  // The loader of TypeScript programs marks functions with a helper that the page does not have.
  await page.evaluateOnNewDocument('globalThis.__name ??= value => value')
  await page.evaluateOnNewDocument(watch, RESTING_AFTER_MS)
}

export const readSeen = (page: Page): Promise<Seen> => page.evaluate(() => window.tourSeen)

/** What a page holds after a collection of what it no longer needs. */
export interface Held {
  readonly heapBytes: number
  readonly nodes: number
  readonly listeners: number
}

/** Returns what a page holds. */
export async function readHeld(page: Page): Promise<Held> {
  const session = await page.createCDPSession()
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  await session.detach()
  return { heapBytes: usedSize, nodes, listeners: jsEventListeners }
}
