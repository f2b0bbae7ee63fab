import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'puppeteer'
import { STAGE_IDS, type StageId } from '../../src/timeline/stages.ts'

/** Where a stage is pinned, px of scroll. */
export interface StageRange {
  readonly id: StageId
  readonly topPx: number
  readonly lengthPx: number
}

/** The stages of the landing page that is open, in document order. */
export const stageRanges = (page: Page): Promise<StageRange[]> =>
  page.evaluate(
    ids =>
      ids.flatMap(id => {
        const section = document.getElementById(id)
        const pin = section?.querySelector<HTMLElement>('[data-pin]')
        if (!section || !pin) return []
        return [{ id, topPx: section.offsetTop, lengthPx: section.offsetHeight - pin.offsetHeight }]
      }),
    [...STAGE_IDS],
  )

/**
 * Where one stage of the landing page is pinned.
 * @throws where the page does not have it
 */
export async function stageRange(page: Page, stage: string): Promise<StageRange> {
  const range = (await stageRanges(page)).find(({ id }) => id === stage)
  if (!range) throw new Error(`the page has no stage ${stage}`)
  return range
}

/** Time between two steps of the wheel, ms: as fine as a touchpad's, so that a page without a glide moves too. */
const NOTCH_MS = 16

/** Turns the wheel at the middle of the window, in steps of `stepPx`. */
async function turnWheel(page: Page, steps: number, stepPx: number): Promise<void> {
  const { width = 1440, height = 900 } = page.viewport() ?? {}
  const session = await page.createCDPSession()
  for (let i = 0; i < steps; i++) {
    const startMs = performance.now()
    await session.send('Input.dispatchMouseEvent', {
      type: 'mouseWheel',
      x: width / 2,
      y: height / 2,
      deltaX: 0,
      deltaY: stepPx,
    })
    await sleep(Math.max(0, NOTCH_MS - (performance.now() - startMs)))
  }
  await session.detach()
}

/** Waits until the page has neither scrolled nor drawn for a while; at most 5 s. */
export async function settle(page: Page): Promise<void> {
  const read = () => page.evaluate('[scrollY, window.probe?.counts().animationFrames].join()')
  let last = await read()
  for (let quiet = 0, tries = 0; quiet < 3 && tries < 50; tries++) {
    await sleep(100)
    const next = await read()
    quiet = next === last ? quiet + 1 : 0
    last = next
  }
}

/** Brings the page to a position in one step, without the wheel. */
export async function jump(page: Page, scrollPx: number): Promise<void> {
  await page.evaluate(y => window.scrollTo(0, y), scrollPx)
  await settle(page)
}

/** Scrolls by wheel through a stage that the page stands at the top of, for about that long. */
export async function wheelOn(page: Page, range: StageRange, forMs: number): Promise<void> {
  const steps = Math.max(3, Math.round(forMs / NOTCH_MS))
  await turnWheel(page, steps, (range.lengthPx * 0.9) / steps)
}
