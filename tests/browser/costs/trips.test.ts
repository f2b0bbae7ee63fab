import type { Browser, Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openProbed } from '../../bench/open.ts'
import { type Counts, readCounts } from '../../bench/probe.ts'
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

const held = ({ contexts, programs, buffers }: Counts) => ({ contexts, programs, buffers })

it(`keeps no context, program or geometry after ${TRIPS} trips to the docs and back`, async () => {
  await roundTrip(page)
  const first = held(await readCounts(page))
  expect(first.contexts).toBe(1)
  for (let trip = 1; trip < TRIPS; trip++) await roundTrip(page)
  expect(held(await readCounts(page))).toEqual(first)
}, 240_000)

it('frees the scene’s context on a page without a scene', async () => {
  await roundTrip(page, async () => {
    expect((await readCounts(page)).contexts).toBe(0)
  })
}, 60_000)
