import type { Page } from 'puppeteer'

/** The tour's control. */
export const CONTROL = 'section[aria-label=Tour]'

/** Waits until the tour stands so, at that chapter where one is given. */
export const waitForTour = (page: Page, tour: 'playing' | 'paused', chapter?: string) =>
  page.waitForSelector(`html[data-tour=${tour}]${chapter ? ` #scene[data-chapter=${chapter}]` : ''}`)

/** What the control says of the chapter: its place among all, and its name. */
export const saidChapter = (page: Page) =>
  page.$eval(`${CONTROL} [role=status]`, status => status.textContent)

/** Lets the page's own time go so many times as fast, from its first script on: timers and the stamps of frames. */
export async function hasten(page: Page, times: number): Promise<void> {
  await page.evaluateOnNewDocument(factor => {
    const { setTimeout: later, requestAnimationFrame: nextFrame } = window
    Object.assign(window, {
      setTimeout: (call: TimerHandler, ms = 0, ...args: unknown[]) => later(call, ms / factor, ...args),
      requestAnimationFrame: (call: FrameRequestCallback) => nextFrame(ms => call(ms * factor)),
    })
  }, times)
}
