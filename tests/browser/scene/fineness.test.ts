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

/** Runs in the page: a display that shows every second frame, as one that saves power does, of a scene that is free. */
function showHalfTheFrames(): void {
  const webgl = WebGL2RenderingContext.prototype
  Object.assign(webgl, { drawElements() {}, drawElementsInstanced() {} })
  const request = window.requestAnimationFrame.bind(window)
  window.requestAnimationFrame = callback => request(() => request(callback))
}

/** Runs in the page: a scene whose frames take longer than the display's. */
function drawSlowly(): void {
  const { drawElementsInstanced } = WebGL2RenderingContext.prototype
  WebGL2RenderingContext.prototype.drawElementsInstanced = function (...args) {
    const startMs = performance.now()
    while (performance.now() - startMs < 40);
    drawElementsInstanced.apply(this, args)
  }
}

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
  const page = await open({ dpr: 2, prepare: each => void each.evaluateOnNewDocument(showHalfTheFrames) })
  await scrollSteadily(page)
  expect(await finenessOf(page)).toBe(2)
})

it('gives resolution up where its own frames are slow', async () => {
  const page = await open({ dpr: 2, prepare: each => void each.evaluateOnNewDocument(drawSlowly) })
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
