import type { Page } from 'puppeteer'
import { type Landing, SMALL } from './landing.ts'
import { withoutDrawing } from './no-gl.ts'
import { type OpenOptions, openLanding } from './site.ts'

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

/** Opens the landing page as a visitor does, with its clock running, and waits for its scene, which draws nothing, and its sheet. */
export async function openReal(
  { browser, site }: Pick<Landing, 'browser' | 'site'>,
  options: OpenOptions = {},
): Promise<Page> {
  const page = await openLanding(browser, site, {
    ...SMALL,
    ...options,
    async prepare(own) {
      await withoutDrawing(own)
      await options.prepare?.(own)
    },
  })
  await page.waitForSelector('#odd-even[data-current]')
  return page
}

/** Scrolls to a position at once, as a script would, and waits until the page stands there. */
export async function goReal(page: Page, px: number): Promise<void> {
  await page.evaluate(to => window.scrollTo(0, to), px)
  await stands(page)
}
