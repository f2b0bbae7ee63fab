import type { Browser, Page } from 'puppeteer'
import { afterAll, beforeAll } from 'vitest'
import { SAMPLE_SHEET_SEED } from '../../../src/rules/showcase.ts'
import { sampleSeason } from '../../../tools/season.ts'
import { collectErrors, launch } from '../../support/browser.ts'
import {
  type OpenOptions,
  openLanding,
  type ServeDistOptions,
  type ServedSite,
  serveDist,
} from '../../support/site.ts'
import { neverDraw } from '../../support/unseen.ts'

/** The document that the site reads. */
export const PATH = 'config/data_sheet'

/** The sample season's entries as they travel: `{ base_pattern, odd, even }`. */
export const ENTRIES = Object.values(sampleSeason(SAMPLE_SHEET_SEED))

/** Sizes that the site is composed for. */
export const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844, isMobile: true },
  { name: 'phone on its side', width: 844, height: 390, isMobile: true },
] as const

/** Small enough to be drawn quickly where the picture does not matter. */
export const SMALL = { width: 720, height: 480 } as const

export interface Landing {
  readonly browser: Browser
  readonly site: ServedSite
  /**
   * Opens the landing page, by default small and with the sample season on screen; errors are collected.
   * @param options `passing`: the story does not settle, so that every scroll position shows as it is passed
   */
  open(options?: OpenOptions & { readonly sheet?: boolean; readonly passing?: boolean }): Promise<Page>
  /** Errors of every page opened so far. */
  readonly errors: string[][]
}

export interface LandingOptions extends ServeDistOptions {
  /** Flags of the browser. */
  readonly args?: string[]
  /** Whether no test of the file looks at what the scene draws: then it draws nothing, which saves most of the time. */
  readonly unseen?: boolean
}

/** One browser and one served site for all tests of a file. */
export function landingTests(options: LandingOptions = {}): Landing {
  const state: { browser?: Browser; site?: ServedSite } = {}
  const errors: string[][] = []
  const need = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the site is served from the first test on')
    return value
  }
  beforeAll(async () => {
    state.site = await serveDist(options)
    state.browser = await launch({ args: options.args ?? [] })
  })
  afterAll(async () => {
    await state.browser?.close()
    await state.site?.close()
  })
  return {
    get browser() {
      return need(state.browser)
    },
    get site() {
      return need(state.site)
    },
    errors,
    async open({ sheet = true, passing = false, prepare, ...rest } = {}) {
      const page = await openLanding(need(state.browser), need(state.site), {
        ...SMALL,
        ...rest,
        async prepare(page) {
          errors.push(collectErrors(page) as string[])
          if (options.unseen) await neverDraw(page)
          await prepare?.(page)
        },
      })
      if (passing) await page.evaluate(() => document.documentElement.setAttribute('data-settle', 'off'))
      if (sheet) await page.waitForSelector('#data-sheet[data-current]')
      return page
    },
  }
}

/** Waits until the frame that follows has been worked off. */
export const frame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve =>
        requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(() => setTimeout(resolve)))),
      ),
  )

/**
 * Has all text drawn anew where it stands: the browser may keep the raster of words that came gliding, which lies a part
 * of a px beside.
 */
export async function drawAnew(page: Page): Promise<void> {
  for (const visibility of ['hidden', '']) {
    await page.evaluate(to => document.body.style.setProperty('visibility', to), visibility)
    await frame(page)
  }
}

/** Goes to a scroll position at once, as a script would, and waits for the page to follow. */
export async function goTo(page: Page, scrollPx: number): Promise<void> {
  await page.evaluate(y => window.scrollTo(0, y), scrollPx)
  await frame(page)
}

/** Where a section begins in the document, px: for a pinned one the scroll position at which it sticks. */
export const topOf = (page: Page, id: string): Promise<number> =>
  page.$eval(`#${id}`, section => (section as HTMLElement).offsetTop)

export const scrollOf = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

/** The data attributes of a section. */
export const dataOf = (page: Page, id: string): Promise<Record<string, string>> =>
  page.$eval(`#${id}`, section => ({ ...(section as HTMLElement).dataset }) as Record<string, string>)

/** Waits until the page has stopped moving, for frames as well as for a time: a slow one is no end. Returns where. */
export async function settled(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let last = window.scrollY
        let sinceMs = performance.now()
        let frames = 0
        const look = () => {
          const isStill = window.scrollY === last
          frames = isStill ? frames + 1 : 0
          if (!isStill) sinceMs = performance.now()
          last = window.scrollY
          if (frames > 8 && performance.now() - sinceMs > 300) resolve(last)
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
}

/** Publishes a list of entries as a demo would, without a backend. */
export async function publish(page: Page, entries: readonly unknown[]): Promise<void> {
  await page.evaluate(
    detail => void window.dispatchEvent(new CustomEvent('set-data-sheet', { detail })),
    entries as unknown[],
  )
  await frame(page)
}
