import { setTimeout as sleep } from 'node:timers/promises'
import type { CDPSession, Page } from 'puppeteer'
import type { PageOptions } from '../support/browser.ts'
import type { StageRange } from '../support/stage-range.ts'

/** A cheap phone; its GPU is left out (`withoutDraws`), so that the main thread alone is measured. */
export const PHONE: PageOptions = { width: 412, height: 915, dpr: 2.625, isMobile: true }
/** How many times slower than this machine its processor is. */
const SLOWER = 4
/** A finger's move between two frames, px, and how many of them make one stroke. */
const MOVE_PX = 15
const STROKE_MOVES = 40
const FRAME_MS = 1000 / 60
/** How far a finger scrolls in one stage, px, at most. */
const WAY_PX = 2400
/** A frame that is later is seen to be late, ms. */
const LATE_MS = 50
/** For how long a tap may be answered, and the first seconds of a page, ms. */
const ANSWER_MS = 2500
const FIRST_MS = 12_000

/** Has WebGL take what is to be drawn, and draw nothing: a renderer in software would be measured in place of the page. */
export async function withoutDraws(page: Page): Promise<void> {
  // The loader of TypeScript programs marks functions with a helper that the page does not have.
  await page.evaluateOnNewDocument('globalThis.__name ??= value => value')
  await page.evaluateOnNewDocument(() => {
    const names = [
      'drawArraysInstanced',
      'drawElementsInstanced',
      'drawArrays',
      'drawElements',
      'clear',
    ] as const
    for (const name of names) WebGL2RenderingContext.prototype[name] = () => undefined
  })
}

async function slowDown(session: CDPSession, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** Scrolls by strokes of a finger, each move at its time; resolves with how many px it was moved. */
async function strokes(session: CDPSession, wayPx: number): Promise<void> {
  const startMs = performance.now()
  const sent: Promise<unknown>[] = []
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) => {
    const touchPoints = y === undefined ? [] : [{ x: 206, y }]
    sent.push(session.send('Input.dispatchTouchEvent', { type, touchPoints }))
  }
  let moves = 0
  for (let donePx = 0; donePx < wayPx; donePx += MOVE_PX * STROKE_MOVES) {
    touch('touchStart', 780)
    for (let i = 1; i <= STROKE_MOVES; i++) {
      touch('touchMove', 780 - i * MOVE_PX)
      await sleep(Math.max(0, startMs + ++moves * FRAME_MS - performance.now()))
    }
    touch('touchEnd')
  }
  await Promise.all(sent)
}

/**
 * Scrolls by finger through a part of a page, of WAY_PX at most.
 * Returns frames a second, the frames that were late, and task, style, layout and script time a frame, ms.
 */
export async function scrollByFinger(
  page: Page,
  topPx: number,
  lengthPx: number,
): Promise<Record<string, number>> {
  await page.evaluate(y => window.scrollTo(0, y), topPx)
  await sleep(1500)
  const session = await page.createCDPSession()
  await slowDown(session, SLOWER)
  const before = await page.metrics()
  const stamps = await page.evaluateHandle(() => {
    const own = { list: [] as number[], running: true }
    const tick = (timeMs: number) => {
      own.list.push(timeMs)
      if (own.running) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    return own
  })
  await strokes(session, Math.min(WAY_PX, lengthPx))
  const after = await page.metrics()
  const list = await stamps.evaluate(own => {
    own.running = false
    return own.list
  })
  await session.detach()
  const gaps = list.slice(1).map((timeMs, i) => timeMs - (list[i] ?? timeMs))
  const passedMs = gaps.reduce((sum, gap) => sum + gap, 0)
  const perFrameMs = (name: 'TaskDuration' | 'RecalcStyleDuration' | 'LayoutDuration' | 'ScriptDuration') =>
    (((after[name] ?? 0) - (before[name] ?? 0)) * 1000) / list.length
  return {
    'frames a second by finger': (gaps.length * 1000) / passedMs,
    'frames over 50 ms': gaps.filter(gap => gap > LATE_MS).length,
    'task a frame, ms': perFrameMs('TaskDuration'),
    'style a frame, ms': perFrameMs('RecalcStyleDuration'),
    'layout a frame, ms': perFrameMs('LayoutDuration'),
    'script a frame, ms': perFrameMs('ScriptDuration'),
  }
}

/** What can be tapped, how far into its stage it is asked for, and by which selector the first one that is seen is found. */
const TAPS = [
  ['piece', 'hero', 0, '#hero [data-grab]'],
  ['plate', 'sessions', 0.6, '#sessions [data-grab]'],
  ['row of the list', 'data-sheet', 0.3, '#data-sheet li button'],
  ['column', 'data-sheet', 0.3, '#data-sheet table button'],
  ['whole table', 'data-sheet', 0.5, '[aria-controls=whole-sheet]'],
  ['next pattern', 'odd-even', 0.3, '#odd-even button:last-of-type'],
  ['occurrence', 'odd-even', 0.6, '#odd-even li button'],
] as const

/** The middle of the first element in sight that matches and that nothing lies over, px; null where there is none. */
const inSight = (page: Page, selector: string) =>
  page.evaluate(pattern => {
    for (const element of document.querySelectorAll(pattern)) {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (width > 4 && y > 60 && element.contains(document.elementFromPoint(x, y))) return { x, y }
    }
    return null
  }, selector)

/** Returns how long each tap waits until the next paint, ms, as the browser's event timing has it. */
export async function tapAll(page: Page, ranges: readonly StageRange[]): Promise<Record<string, number>> {
  const session = await page.createCDPSession()
  const timings = await page.evaluateHandle(() => {
    const own: number[] = []
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && entry.interactionId) own.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
    return own
  })
  const found: Record<string, number> = {}
  for (const [name, id, share, selector] of TAPS) {
    const range = ranges.find(each => each.id === id)
    await page.evaluate(y => window.scrollTo(0, y), (range?.topPx ?? 0) + share * (range?.lengthPx ?? 0))
    await sleep(1500)
    const at = await inSight(page, selector)
    if (!at) throw new Error(`nothing to tap for ${name} (${selector})`)
    await slowDown(session, SLOWER)
    await timings.evaluate(own => own.splice(0))
    await page.touchscreen.tap(at.x, at.y)
    await sleep(ANSWER_MS)
    found[`${name}, ms`] = await timings.evaluate(own => Math.max(0, ...own))
    await slowDown(session, 1)
    await page.keyboard.press('Escape')
  }
  await session.detach()
  return found
}

const TRACED = [
  ...['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel', 'v8.execute'],
  ...['blink.user_timing', 'loading'],
]

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly args: { readonly name?: string; readonly data?: { readonly documentLoaderURL?: string } }
}

/**
 * Loads a page as a first visitor gets it, on slow 4G.
 * Returns its first paint, and what its main thread did after that until twelve seconds: how long tasks blocked it beyond 50 ms
 * each, the longest task, and all layouts, ms.
 */
export async function firstSeconds(page: Page, url: string): Promise<Record<string, number>> {
  const session = await page.createCDPSession()
  await slowDown(session, SLOWER)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  })
  await page.tracing.start({ categories: TRACED })
  await page.goto(url)
  await sleep(FIRST_MS)
  const trace = new TextDecoder().decode(await page.tracing.stop())
  const events = (JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL?.startsWith(url),
  )
  const paint = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start?.pid && ts > start.ts,
  )
  const main = events.find(
    ({ name, pid, args }) => name === 'thread_name' && args.name === 'CrRendererMain' && pid === start?.pid,
  )
  if (!start || !paint || !main) throw new Error(`the trace of ${url} lacks its beginning`)
  const own = events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid)
  const durationsMs = (name: string) =>
    own.filter(event => event.name === name && event.ts > paint.ts).map(({ dur = 0 }) => dur / 1000)
  const tasks = durationsMs('RunTask').filter(ms => ms > LATE_MS)
  return {
    'first paint, ms': (paint.ts - start.ts) / 1000,
    'blocked in 12 s, ms': tasks.reduce((sum, ms) => sum + ms - LATE_MS, 0),
    'longest task, ms': Math.max(0, ...tasks),
    'layouts after the first paint, ms': durationsMs('Layout').reduce((sum, ms) => sum + ms, 0),
  }
}
