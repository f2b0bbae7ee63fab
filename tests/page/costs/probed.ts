import type { Browser, Page } from 'puppeteer'
import { afterAll, beforeAll } from 'vitest'
import { openProbed } from '../../bench/open.ts'
import { readCounts } from '../../bench/probe.ts'
import { roundTrip } from '../../bench/trips.ts'
import { launch } from '../../support/browser.ts'
import { type OpenOptions, serveDist } from '../../support/site.ts'

interface Probed {
  /** The landing page with its scene drawn, its data shown and its doings counted; from the first test on. */
  readonly page: Page
}

/**
 * One page for all tests of a file.
 * @param args of the browser
 */
export function probedTests(options: Omit<OpenOptions, 'prepare'> = {}, args: string[] = []): Probed {
  let page: Page | undefined
  let close: (() => Promise<void>) | undefined
  beforeAll(async () => {
    const site = await serveDist({ documents: {} })
    const browser: Browser = await launch({ args })
    close = async () => {
      await browser.close()
      await site.close()
    }
    page = await openProbed(browser, site, 'whole', options)
  }, 240_000)
  afterAll(() => close?.())
  return {
    get page() {
      if (!page) throw new Error('the page is open from the first test on')
      return page
    },
  }
}

/** What stays of the scene after so many trips to the docs and back, and what stayed after the first of them. */
export async function afterTrips(
  page: Page,
  trips: number,
): Promise<Record<'first' | 'last', Awaited<ReturnType<typeof readCounts>>>> {
  await roundTrip(page)
  const first = await readCounts(page)
  for (let trip = 1; trip < trips; trip++) await roundTrip(page)
  return { first, last: await readCounts(page) }
}
