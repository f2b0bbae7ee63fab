import type { Page } from 'puppeteer'
import { settle } from '../../bench/scroll.ts'
import { goTo, topOf } from '../../support/landing.ts'

/**
 * Runs in the page: a display on which a frame takes so long, and one with a draw so long, by the time that it tells. The
 * machine's own pace does not count: nothing is drawn until the page is told to `drawAgain()`.
 */
export function paceFrames(emptyMs: number, drawnMs: number): void {
  let isDrawn = false
  const draw = () => {
    isDrawn = true
  }
  const { prototype } = WebGL2RenderingContext
  const { drawElements, drawElementsInstanced } = prototype
  Object.assign(prototype, { drawElements: draw, drawElementsInstanced: draw })
  Object.assign(window, {
    drawAgain: () => void Object.assign(prototype, { drawElements, drawElementsInstanced }),
  })
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

/** Scrolls through representation in many small steps, as a wheel does. */
export async function scrollSteadily(page: Page): Promise<void> {
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
