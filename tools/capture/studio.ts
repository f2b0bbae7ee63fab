import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer'
import sharp from 'sharp'
import type { WireEntry } from '../../src/rules/season.ts'
import type { TourStop } from '../../src/timeline/tour.ts'
import type {} from '../../src/tour/film/main.ts'
import { newPage } from '../browser.ts'
import type { CaptureOptions } from './options.ts'

/** Steps of the clock until the page stands, ms: whole numbers, so that times of the film are exact. */
const WARM_UP_MS = 100
const ASKED_MS = 50
const PATIENCE_MS = 120_000
/** What the page does after a jump is over by then, in steps of the warm-up. */
const SETTLING_STEPS = 40
/** Times of the film are multiples of this part of a ms: sums of such numbers have no rounding. */
const FINENESS = 1024

const exact = (timeMs: number): number => Math.round(timeMs * FINENESS) / FINENESS

/** Resolves when the browser has put on screen what the last step has drawn: as text, for what it has no types here. */
const PRESENTED =
  'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))'

/** The landing page before a camera, its clock in the hand of who films. */
export interface Studio {
  readonly stops: readonly TourStop[]
  /** Brings the page to a time of the tour and lets the film's clock go on to a time, ms. Returns whether it moves. */
  show(tourMs: number, filmMs: number): Promise<boolean>
  /** Lets everything that a jump has set off come to its end. */
  settle(tourMs: number): Promise<void>
  /** The picture on screen, PNG: taken at whole device pixels, which browsers paint alike each time, and made to size. */
  picture(): Promise<Uint8Array>
}

async function untilStands(page: Page, withSheet: boolean, signal: AbortSignal): Promise<void> {
  const startMs = performance.now()
  while (!(await page.evaluate(sheet => window.film?.stands(sheet) ?? false, withSheet))) {
    signal.throwIfAborted()
    if (performance.now() - startMs > PATIENCE_MS) throw new Error('the page did not load')
    await sleep(ASKED_MS)
  }
}

/** Opens the page and winds its clock until the scene has drawn its first frame. */
export async function openStudio(
  browser: Browser,
  url: string,
  { width, height, scale, theme, tier }: CaptureOptions,
  { season, signal }: { readonly season: WireEntry[] | undefined; readonly signal: AbortSignal },
): Promise<Studio> {
  const page = await newPage(browser, {
    width: width / scale,
    height: height / scale,
    dpr: Math.ceil(scale),
    ...(theme && { colorScheme: theme }),
  })
  await page.goto(tier ? `${url}?quality=${tier}` : url)
  if (season) {
    await untilStands(page, false, signal)
    await page.evaluate(
      detail => void window.dispatchEvent(new CustomEvent('set-data-sheet', { detail })),
      season as unknown[],
    )
  }
  await untilStands(page, true, signal)
  let nowMs = 0
  const step = (timeMs: number) => page.evaluate(ms => window.film?.step(ms) ?? false, timeMs)
  const startMs = performance.now()
  while (!(await page.$('html:is([data-scene=ready], [data-scene=fallback])'))) {
    signal.throwIfAborted()
    if (performance.now() - startMs > PATIENCE_MS) throw new Error('the scene did not start')
    nowMs += WARM_UP_MS
    await step(nowMs)
    await sleep(ASKED_MS)
  }
  const stops = (await page.evaluate(() => window.film?.stops())) ?? []
  if (stops.length === 0) throw new Error('this size has no room for the stages: there is no tour to film')
  const goTo = (tourMs: number) =>
    page.evaluate((all, ms) => window.film?.goTo(all as TourStop[], ms) ?? false, stops as unknown[], tourMs)
  return {
    stops,
    async show(tourMs, filmMs) {
      const moved = await goTo(tourMs)
      const isBusy = await step(nowMs + exact(filmMs))
      return moved || isBusy
    },
    async settle(tourMs) {
      await goTo(tourMs)
      for (let i = 0; i < SETTLING_STEPS; i++) {
        signal.throwIfAborted()
        nowMs += WARM_UP_MS
        if (!(await step(nowMs)) && i > SETTLING_STEPS / 4) break
      }
    },
    async picture() {
      await page.evaluate(PRESENTED)
      const png = await page.screenshot({ type: 'png', optimizeForSpeed: true, captureBeyondViewport: false })
      return Number.isInteger(scale)
        ? png
        : sharp(png).resize(width, height).png({ compressionLevel: 1 }).toBuffer()
    },
  }
}
