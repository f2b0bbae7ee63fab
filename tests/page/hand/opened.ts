import type { Page } from 'puppeteer'
import { afterEach, expect } from 'vitest'
import { goTo, landingTests } from '../../support/landing.ts'
import { goToPlace, type Place } from '../access/places.ts'

const landing = landingTests()

type Options = Parameters<typeof landing.open>[0]

export const PHONE = { width: 390, height: 844, isMobile: true } as const

/** One landing page for all tests of a file, at a place of its story; its errors fail the test. */
export function openedAt(place: Place) {
  let page: Page | undefined
  let openedWith = ''
  afterEach(() => expect(landing.errors.flat()).toEqual([]))
  return {
    get page(): Page {
      if (!page) throw new Error('the page is opened first')
      return page
    },
    /** Returns the page at the place, nothing of it changed by a hand; a page of its own for other options. */
    async open(options: Options = {}): Promise<Page> {
      const asked = JSON.stringify(options)
      if (page && asked !== openedWith) {
        await page.close()
        page = undefined
      }
      page ??= await landing.open(options)
      openedWith = asked
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      // A long way gives everything back to the story.
      await goTo(page, await page.evaluate(() => document.documentElement.scrollHeight))
      await goToPlace(page, place)
      return page
    },
  }
}
