import type { Browser, Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openProbed } from '../../bench/open.ts'
import { readCounts } from '../../bench/probe.ts'
import { roundTrip } from '../../bench/trips.ts'
import { launch } from '../../support/browser.ts'
import { type ServedSite, serveDist } from '../../support/site.ts'

/** Sixteen contexts are the most that Chromium keeps: a page that leaks one a trip would lose its oldest then. */
const TRIPS = 6

let browser: Browser
let site: ServedSite
let page: Page

beforeAll(async () => {
  site = await serveDist({ documents: {} })
  browser = await launch()
  page = await openProbed(browser, site)
}, 240_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

it(`keeps no context, program or geometry after ${TRIPS} trips to the docs and back`, async () => {
  await roundTrip(page)
  const first = await readCounts(page)
  expect(first.contexts).toBe(1)
  for (let trip = 1; trip < TRIPS; trip++) await roundTrip(page)
  const last = await readCounts(page)
  expect(last.contexts).toBe(1)
  expect(last.programs).toBeLessThanOrEqual(first.programs)
  expect(last.buffers).toBeLessThanOrEqual(first.buffers)
}, 240_000)

it('frees the scene’s context on a page without a scene', async () => {
  await roundTrip(page, async () => {
    expect((await readCounts(page)).contexts).toBe(0)
  })
}, 60_000)
