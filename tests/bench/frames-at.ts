import type { Page } from 'puppeteer'
import { type Frame, takeFrames } from './probe.ts'
import type { StageRange } from './scroll.ts'

/**
 * Returns the frames that a page draws as it is scrolled by script through some parts of its stages, one frame each: where
 * a frame takes long, as the tier `full` does in software, that is all that there is time for.
 */
export async function framesAt(
  page: Page,
  ranges: readonly StageRange[],
  parts: readonly number[],
): Promise<Frame[]> {
  const places = ranges.flatMap(({ topPx, lengthPx }) =>
    parts.map(part => Math.round(topPx + part * lengthPx)),
  )
  await takeFrames(page)
  await page.evaluate(async all => {
    for (const place of all) {
      window.scrollTo(0, place)
      for (let i = 0; i < 2; i++) await new Promise(resolve => requestAnimationFrame(resolve))
    }
  }, places)
  return takeFrames(page)
}
