import { afterAll, beforeAll, expect, it } from 'vitest'
import { newPage } from '../../support/browser.ts'
import { landingTests, topOf } from '../../support/landing.ts'
import { withoutDrawing } from '../../support/no-gl.ts'

const landing = landingTests()

/**
 * Runs in the page: hardware that needs 60 ms for a drawn frame, and a display that shows 60 a second, by the time that
 * they tell. The machine's own pace does not count.
 */
function beSlowHardware(): void {
  const [RENDERER, EMPTY_MS, DRAWN_MS] = [0x9246, 1000 / 60, 60]
  const { prototype } = WebGL2RenderingContext
  const { getParameter } = prototype
  let isDrawn = false
  const draw = () => {
    isDrawn = true
  }
  Object.assign(prototype, {
    drawElements: draw,
    drawElementsInstanced: draw,
    getParameter(name: number) {
      return name === RENDERER ? 'Apple GPU' : getParameter.call(this, name)
    },
  })
  const request = window.requestAnimationFrame.bind(window)
  let [machineMs, shownMs] = [0, performance.now()]
  window.requestAnimationFrame = callback =>
    request(timeMs => {
      // All callbacks of a frame are told the same time.
      if (timeMs !== machineMs) shownMs += isDrawn ? DRAWN_MS : EMPTY_MS
      if (timeMs !== machineMs) isDrawn = false
      machineMs = timeMs
      callback(shownMs)
    })
}

let page: Awaited<ReturnType<typeof newPage>>
beforeAll(async () => {
  page = await newPage(landing.browser, { width: 720, height: 480 })
  await withoutDrawing(page)
  await page.evaluateOnNewDocument(beSlowHardware)
  await page.goto(landing.site.url)
  await page.waitForSelector('html[data-scene=ready]')
})
afterAll(() => page?.close())

it('hardware that is too slow for the tier full steps down to lean while the page is scrolled', async () => {
  expect(await page.$eval('html', html => html.dataset.quality)).toBe('full')
  const top = await topOf(page, 'representation')
  // To and fro, in many small steps as a wheel's, with rests between, until every step of the tier has been judged.
  await page.evaluate(
    from =>
      new Promise<void>(resolve => {
        let frames = 0
        const scroll = () => {
          const [way, at] = [Math.floor(frames / 180), frames % 180]
          if (at < 120) window.scrollTo(0, from + 4 * (way % 2 === 0 ? at : 120 - at))
          frames++
          if (document.documentElement.dataset.quality === 'lean') resolve()
          else requestAnimationFrame(scroll)
        }
        scroll()
      }),
    top,
  )
  expect(await page.$eval('html', html => html.dataset.quality)).toBe('lean')
})
