import type { Page } from 'puppeteer'

/** Resolves with the scroll position once the page of a visitor has stood still for twenty frames. */
export const stands = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let last = window.scrollY
        let frames = 0
        const look = () => {
          frames = window.scrollY === last ? frames + 1 : 0
          last = window.scrollY
          if (frames > 20) resolve(last)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )

/** Waits until something holds on the page of a visitor; the time is a guard against hanging. */
export async function holds(page: Page, condition: string): Promise<void> {
  await page.waitForFunction(condition, { polling: 50, timeout: 60_000 })
}
