import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer'
import sharp from 'sharp'
import type { WireEntry } from '../../src/rules/season.ts'
import { tourAt } from '../../src/tour/chapters.ts'
import type {} from '../../src/tour/film/port.ts'
import { newPage } from '../browser.ts'
import type { CaptureOptions } from './options.ts'

/** Steps of the clock until the page stands, ms. */
const WARM_UP_MS = 100
const ASKED_MS = 50
const PATIENCE_MS = 120_000
/** What the page does after a jump is over by then, in steps of the warm-up. */
const SETTLING_STEPS = 40

/** Resolves when the browser has put on screen what the last step has drawn: as text, for what it has no types here. */
const PRESENTED =
  'new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))'

/** The landing page before a camera, its clock in the hand of who films. */
export type Studio = Awaited<ReturnType<typeof openStudio>>

/** Lets time go by on the page until it no longer waits for what is named by a test. */
async function untilThere(page: Page, isThere: (awaited: readonly string[]) => boolean, signal: AbortSignal) {
  const startMs = performance.now()
  for (;;) {
    const awaited = await page.evaluate(async ms => {
      await window.film?.step(ms, { draw: window.film.awaited.includes('the scene') })
      return window.film?.awaited ?? ['the port for films']
    }, WARM_UP_MS)
    if (isThere(awaited)) return
    signal.throwIfAborted()
    if (performance.now() - startMs > PATIENCE_MS)
      throw new Error(`the page still waits for ${awaited.join(', ')}`)
    await sleep(ASKED_MS)
  }
}

/** Opens the page and winds its clock until the scene has drawn its first frame. */
export async function openStudio(
  browser: Browser,
  url: string,
  { width, height, scale }: CaptureOptions,
  { season, signal }: { readonly season: WireEntry[] | undefined; readonly signal: AbortSignal },
) {
  const page = await newPage(browser, {
    width: width / scale,
    height: height / scale,
    dpr: Math.ceil(scale),
  })
  await page.goto(`${url}?film=held`)
  if (season) {
    // As soon as the page says how it is laid out it listens for a season.
    await page.waitForSelector('html[data-layout]')
    await page.evaluate(
      detail => void window.dispatchEvent(new CustomEvent('set-data-sheet', { detail })),
      season as unknown[],
    )
  }
  // The programs come with the film: the hero's entrance is part of it.
  await untilThere(page, awaited => awaited.every(name => name === 'programs'), signal)
  const stops = await page.evaluate(() => window.film?.stops() ?? [])
  if (stops.length === 0) throw new Error('this size has no room for the stages: there is no tour to film')
  let px = -1
  const goTo = async (tourMs: number) => {
    const { px: nextPx } = tourAt(stops, tourMs)
    const moves = nextPx !== px
    px = nextPx
    if (moves) await page.evaluate(toPx => window.scrollTo(0, toPx), px)
    return moves
  }
  const step = (ms: number) => page.evaluate(each => window.film?.step(each) ?? false, ms)
  return {
    stops,
    /** Brings the page to a time of the tour after so many ms of the film. Returns whether anything has moved. */
    async show(tourMs: number, lastsMs: number) {
      const moved = await goTo(tourMs)
      const isBusy = await step(lastsMs)
      return moved || isBusy
    },
    /** Lets everything that a jump has set off come to its end. */
    async settle(tourMs: number) {
      await goTo(tourMs)
      for (let i = 0; i < SETTLING_STEPS; i++) {
        signal.throwIfAborted()
        if (!(await step(WARM_UP_MS)) && i > SETTLING_STEPS / 4) break
      }
    },
    /** The picture on screen, PNG: taken at whole device pixels, which browsers paint alike each time, and made to size. */
    async picture(): Promise<Uint8Array> {
      await page.evaluate(PRESENTED)
      const png = await page.screenshot({ type: 'png', optimizeForSpeed: true, captureBeyondViewport: false })
      return Number.isInteger(scale)
        ? png
        : sharp(png).resize(width, height).png({ compressionLevel: 1 }).toBuffer()
    },
  }
}
