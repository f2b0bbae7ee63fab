import type { BrowserContext, Page, Viewport } from 'puppeteer'
import { afterAll, beforeAll } from 'vitest'
import { SAMPLE_SHEET_SEED } from '../../src/rules/showcase.ts'
import type {} from '../../src/tour/film/port.ts'
import { sampleSeason } from '../../tools/season.ts'
import { collectErrors, freshProfile, launch, newPage } from './browser.ts'
import { withoutDrawing } from './no-gl.ts'
import { type OpenOptions, type ServeDistOptions, type ServedSite, serveDist } from './site.ts'

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

export interface LandingOpenOptions extends OpenOptions {
  /** Whether the page waits for the sheet; true unless given. */
  readonly sheet?: boolean
  /** The story does not settle, so that every scroll position shows as it is passed. */
  readonly passing?: boolean
  /** What is not to be waited for, since it will not come, by the names that the port for tests has for it. */
  readonly without?: readonly string[]
}

export interface Landing {
  /** The profile that all pages of the file share. */
  readonly browser: BrowserContext
  readonly site: ServedSite
  /** Opens the landing page with its clock held, by default small and with the sample season on it; errors are collected. */
  open(options?: LandingOpenOptions): Promise<Page>
  /** Errors of every page opened so far. */
  readonly errors: string[][]
}

export interface LandingOptions extends ServeDistOptions {
  /** Flags of a browser of the file's own. */
  readonly args?: string[]
  /** Whether the scene is drawn, for tests that look at its pixels; by default its WebGL draws nothing. */
  readonly draws?: boolean
}

/** Returns an address of the landing page with the port for tests in it, and the clock in their hand alone. */
function withFilm(path: string): string {
  const [search = '', hash] = path.split('#')
  return `${search}${search.includes('?') ? '&' : '?'}film=held${hash === undefined ? '' : `#${hash}`}`
}

/** A guard against hanging, ms: a page that waits for longer waits for something that does not come. */
const PATIENCE_MS = 60_000

/**
 * Waits until all that the page waits for is there. Throws with the names of what is not.
 * @param without what will not come
 */
export async function ready(page: Page, without: readonly string[] = []): Promise<void> {
  await page.waitForFunction(() => window.film !== undefined, { polling: 50, timeout: PATIENCE_MS })
  const missing = await page.evaluate(
    async (others, patienceMs) => {
      const { film } = window
      const untilMs = performance.now() + patienceMs
      const left = () => film?.awaited.filter(name => !others.includes(name)) ?? []
      for (let calm = 0; calm < 2 && performance.now() < untilMs; ) {
        const isBusy = await film?.step(100, { draw: film.awaited.includes('the scene') })
        // What the page has put off until it is idle comes first.
        await new Promise(resolve => requestIdleCallback(resolve, { timeout: 100 }))
        calm = isBusy || left().length > 0 ? 0 : calm + 1
      }
      return left()
    },
    [...without],
    PATIENCE_MS,
  )
  if (missing.length > 0) throw new Error(`the page still waits for ${missing.join(', ')}`)
}

/** One profile of the browser and one served site for all tests of a file. */
export function landingTests({ args, draws = false, ...options }: LandingOptions = {}): Landing {
  const state: { browser?: BrowserContext; site?: ServedSite } = {}
  const errors: string[][] = []
  const need = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('the site is served from the first test on')
    return value
  }
  beforeAll(async () => {
    state.site = await serveDist(options)
    state.browser = args ? (await launch({ args })).defaultBrowserContext() : await freshProfile()
  })
  afterAll(async () => {
    await (args ? state.browser?.browser() : state.browser)?.close()
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
    async open({ path = '', sheet = true, passing = false, without = [], prepare, ...rest } = {}) {
      const page = await newPage(need(state.browser), { ...SMALL, ...rest })
      errors.push(collectErrors(page) as string[])
      if (!draws) await withoutDrawing(page)
      await prepare?.(page)
      await page.goto(need(state.site).url + withFilm(path))
      await ready(page, without)
      if (passing) await page.evaluate(() => document.documentElement.setAttribute('data-settle', 'off'))
      if (sheet) await page.waitForSelector('#data-sheet[data-current]')
      return page
    },
  }
}

/** Lets so many ms go by on a page whose clock is held. Returns whether anything on it is still under way. */
export const step = (page: Page, ms: number): Promise<boolean> =>
  page.evaluate(each => window.film?.step(each) ?? false, ms)

/** Works off the frame that follows. */
export const frame = (page: Page): Promise<boolean> => step(page, 1000 / 60)

/** Lets time go by until something holds on the page. Throws where it does not within a minute of the page's time. */
export async function until(page: Page, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let i = 0; i < 600; i++) {
    if (await holds()) return
    await step(page, 100)
  }
  throw new Error('a minute of the page has gone by, and it does not hold')
}

/**
 * Gives the window another size. The page's frames are the test's, and may not come between the new size and the event
 * that tells of it, which is what a display never does.
 */
export async function resizeTo(page: Page, size: Viewport): Promise<void> {
  const told = page.evaluate(
    (width, height) =>
      new Promise<void>(resolve => {
        window.addEventListener('resize', function check() {
          if (window.innerWidth !== width || window.innerHeight !== height) return
          window.removeEventListener('resize', check)
          resolve()
        })
      }),
    size.width,
    size.height,
  )
  await page.setViewport(size)
  await told
  await frame(page)
}

/** Goes to a scroll position and comes to rest there. */
export const goTo = (page: Page, px: number): Promise<void> =>
  page.evaluate(place => window.film?.seek(place), { px })

/** Where a section begins in the document, px: for a pinned one the scroll position at which it sticks. */
export const topOf = (page: Page, id: string): Promise<number> =>
  page.$eval(`#${id}`, section => (section as HTMLElement).offsetTop)

export const scrollOf = (page: Page): Promise<number> => page.evaluate(() => window.scrollY)

/** The data attributes of a section. */
export const dataOf = (page: Page, id: string): Promise<Record<string, string>> =>
  page.$eval(`#${id}`, section => ({ ...(section as HTMLElement).dataset }) as Record<string, string>)

/** Waits until the browser has told of new sizes, and the page has done what it has put off until it is idle. */
const idle = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>(resolve =>
        requestAnimationFrame(() => requestIdleCallback(() => resolve(), { timeout: 100 })),
      ),
  )

/** Lets time go by until nothing on the page is under way. Returns where it stands, px. */
export async function settled(page: Page): Promise<number> {
  let still = 0
  await until(page, async () => {
    still = (await step(page, 100)) ? 0 : still + 1
    if (still === 2) await idle(page)
    return still > 3
  })
  return scrollOf(page)
}

/** Publishes a list of entries as a demo would, without a backend, and waits until it is shown. */
export async function publish(page: Page, entries: readonly unknown[]): Promise<void> {
  await page.evaluate(
    detail => void window.dispatchEvent(new CustomEvent('set-data-sheet', { detail })),
    entries as unknown[],
  )
  await settled(page)
}
