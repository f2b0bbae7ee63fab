import type { Page } from 'puppeteer'
import { afterEach, expect } from 'vitest'
import { landingTests } from '../../support/landing.ts'
import { goToPlace, type Place } from '../access/places.ts'

const landing = landingTests({})

type Options = Parameters<typeof landing.open>[0]

export const PHONE = { width: 390, height: 844, isMobile: true } as const

/** The landing page of each test of a file, opened at a place of its story; its errors fail the test. */
export function openedAt(place: Place) {
  let page: Page
  afterEach(async () => {
    await page.close()
    expect(landing.errors.flat()).toEqual([])
  })
  return {
    get page(): Page {
      return page
    },
    async open(options: Options = {}): Promise<Page> {
      page = await landing.open(options)
      await goToPlace(page, place)
      return page
    },
  }
}
