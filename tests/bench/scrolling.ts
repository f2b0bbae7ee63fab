import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer'
import { newPage } from '../support/browser.ts'
import { addProbe, readCounts, takeFrames } from './probe.ts'
import { jump, type StageRange, settle, wheelOn } from './scroll.ts'

/** One stage, scrolled through by wheel once. */
export interface Scrolling {
  readonly framesPerSecond: number
  readonly scriptMs: number
  readonly taskMs: number
  /** Beyond one for every change of a text. */
  readonly layouts: number
}

/** A reference page as long as the site's landing page, with a light probe. */
export async function openYardstick(browser: Browser, url: string, heightPx: number): Promise<Page> {
  const page = await newPage(browser)
  await addProbe(page, 'light')
  await page.goto(url)
  await page.waitForSelector('html[data-scene=ready]')
  await page.evaluate(height => {
    document.documentElement.style.height = `${height}px`
  }, heightPx)
  await sleep(500)
  await settle(page)
  return page
}

/** Frames per second, and script, task time and layouts per frame, of one pass through a stage. */
export async function measureScrolling(page: Page, range: StageRange, forMs: number): Promise<Scrolling> {
  await jump(page, range.topPx)
  await takeFrames(page)
  const before = { metrics: await page.metrics(), counts: await readCounts(page), timeMs: performance.now() }
  await wheelOn(page, range, forMs)
  const passedMs = performance.now() - before.timeMs
  const frames = (await takeFrames(page)).filter((frame, i, all) => frame.scrolls !== all[i - 1]?.scrolls)
  const after = { metrics: await page.metrics(), counts: await readCounts(page) }
  // A page that draws nothing by itself is counted by its steps of scrolling.
  const scrolls = after.counts.scrolls - before.counts.scrolls
  const count = Math.max(1, frames.length > 0 ? frames.length : scrolls)
  const spanMs = (frames.at(-1)?.timeMs ?? 0) - (frames[1]?.timeMs ?? 0)
  const perFrame = (name: 'ScriptDuration' | 'TaskDuration' | 'LayoutCount') =>
    ((after.metrics[name] ?? 0) - (before.metrics[name] ?? 0)) / count
  return {
    framesPerSecond: frames.length > 2 ? ((frames.length - 2) / spanMs) * 1000 : (count / passedMs) * 1000,
    scriptMs: perFrame('ScriptDuration') * 1000,
    taskMs: perFrame('TaskDuration') * 1000,
    layouts: Math.max(0, perFrame('LayoutCount') - (after.counts.texts - before.counts.texts) / count),
  }
}
