import type { Page } from 'puppeteer'
import { afterAll, expect, it } from 'vitest'
import { addProbe, during, takeFrames } from '../../bench/probe.ts'
import { settle } from '../../bench/scroll.ts'
import { frame, goTo, landingTests, SMALL, topOf } from '../landing/landing.ts'

const landing = landingTests()
const pages: Page[] = []
afterAll(() => Promise.all(pages.map(page => page.close())))

/** Device pixels per CSS px that the canvas is drawn with. */
const finenessOf = (page: Page): Promise<number> =>
  page.$eval('#scene canvas', canvas => (canvas as HTMLCanvasElement).width / canvas.clientWidth)

async function open(options: Parameters<typeof landing.open>[0] = {}): Promise<Page> {
  const page = await landing.open(options)
  pages.push(page)
  return page
}

it('follows the screen to a finer one and back: no blur after zooming to 200 %', async () => {
  const { width, height } = SMALL
  const page = await open({ width: 2 * width, height: 2 * height })
  expect(await finenessOf(page)).toBe(1)
  await page.setViewport({ width, height, deviceScaleFactor: 2 })
  await expect.poll(() => finenessOf(page)).toBe(2)
  await page.setViewport({ width: 2 * width, height: 2 * height, deviceScaleFactor: 3 })
  await expect.poll(() => finenessOf(page)).toBe(2)
  await page.setViewport({ width, height, deviceScaleFactor: 1 })
  await expect.poll(() => finenessOf(page)).toBe(1)
})

/**
 * Runs in the page: a display on which a frame takes so long, and one with a draw so long, by the time that it tells. The
 * machine's own pace does not count.
 */
function paceFrames(emptyMs: number, drawnMs: number): void {
  let isDrawn = false
  const draw = () => {
    isDrawn = true
  }
  Object.assign(WebGL2RenderingContext.prototype, { drawElements: draw, drawElementsInstanced: draw })
  const request = window.requestAnimationFrame.bind(window)
  let [machineMs, shownMs] = [0, performance.now()]
  window.requestAnimationFrame = callback =>
    request(timeMs => {
      // All callbacks of a frame are told the same time.
      if (timeMs !== machineMs) {
        shownMs += isDrawn ? drawnMs : emptyMs
        isDrawn = false
      }
      machineMs = timeMs
      callback(shownMs)
    })
}

const openPaced = (emptyMs: number, drawnMs: number): Promise<Page> =>
  open({ dpr: 2, prepare: each => void each.evaluateOnNewDocument(paceFrames, emptyMs, drawnMs) })

/** Scrolls through representation in many small steps, as a wheel does. */
async function scrollSteadily(page: Page): Promise<void> {
  const top = await topOf(page, 'representation')
  await goTo(page, top)
  await page.evaluate(
    () =>
      new Promise<void>(resolve => {
        let left = 120
        const step = () => {
          window.scrollBy(0, 4)
          if (left-- > 0) requestAnimationFrame(step)
          else resolve()
        }
        requestAnimationFrame(step)
      }),
  )
  await settle(page)
}

it('keeps its resolution where the display itself shows 30 frames a second', async () => {
  const page = await openPaced(1000 / 30, 1000 / 30)
  await scrollSteadily(page)
  expect(await finenessOf(page)).toBe(2)
})

it('gives resolution up where its own frames are slow', async () => {
  const page = await openPaced(1000 / 60, 40)
  await scrollSteadily(page)
  expect(await finenessOf(page)).toBeLessThan(2)
})

it('does nothing at a resize that changes nothing, as a phone’s address bar sends while scrolling', async () => {
  const page = await open({ prepare: each => addProbe(each) })
  await settle(page)
  await takeFrames(page)
  const counts = await during(page, async () => {
    for (let i = 0; i < 10; i++) {
      await page.evaluate(() => window.dispatchEvent(new Event('resize')))
      await frame(page)
    }
  })
  expect(counts).toMatchObject({ draws: 0, calls: 0, uploads: 0 })
})
