import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'puppeteer'
import type { StageRange } from '../support/stage-range.ts'

/** Time between two steps of the wheel, ms: as fine as a touchpad's, so that a page without a glide moves too. */
const NOTCH_MS = 16

interface Ticks {
  count: number
  running: boolean
}

/**
 * Turns the wheel through one stage of a page for about that long.
 * Returns frames a second, and script and task time a frame in ms.
 */
export async function scrollThrough(
  page: Page,
  { topPx, lengthPx }: StageRange,
  forMs: number,
): Promise<Record<string, number>> {
  // The loader of TypeScript programs marks functions with a helper that the page does not have.
  await page.evaluate('globalThis.__name ??= value => value')
  await page.evaluate(y => window.scrollTo(0, y), topPx)
  await sleep(500)
  const ticks = await page.evaluateHandle(() => {
    const own: Ticks = { count: 0, running: true }
    const tick = () => {
      own.count++
      if (own.running) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    return own
  })
  const [before, startMs] = [await page.metrics(), performance.now()]
  const session = await page.createCDPSession()
  const steps = Math.round(forMs / NOTCH_MS)
  const wheel = { type: 'mouseWheel', x: 720, y: 450, deltaX: 0, deltaY: (lengthPx * 0.9) / steps } as const
  for (let i = 0; i < steps; i++) {
    await session.send('Input.dispatchMouseEvent', wheel)
    await sleep(Math.max(0, startMs + (i + 1) * NOTCH_MS - performance.now()))
  }
  const [after, passedMs] = [await page.metrics(), performance.now() - startMs]
  const frames = await ticks.evaluate(own => {
    own.running = false
    return own.count
  })
  await session.detach()
  const perFrameMs = (name: 'ScriptDuration' | 'TaskDuration') =>
    (((after[name] ?? 0) - (before[name] ?? 0)) / frames) * 1000
  return {
    'frames a second of wheel scrolling': (frames / passedMs) * 1000,
    'script a frame, ms': perFrameMs('ScriptDuration'),
    'task time a frame, ms': perFrameMs('TaskDuration'),
  }
}
