import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openProbed } from '../../bench/open.ts'
import { during, readCounts } from '../../bench/probe.ts'
import { jump, settle, stageRanges } from '../../bench/scroll.ts'
import { roundTrip } from '../../bench/trips.ts'
import { launch, WITH_MOUSE } from '../../support/browser.ts'
import { type ServedSite, serveDist } from '../../support/site.ts'

const SIZE = { width: 720, height: 480 } as const
const TRIPS = 4

let browser: Browser
let site: ServedSite
let page: Page

beforeAll(async () => {
  site = await serveDist({ documents: {} })
  browser = await launch({ args: WITH_MOUSE })
  page = await openProbed(browser, site, 'whole', { ...SIZE, path: '?quality=full' })
}, 240_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

async function rest(stage: string): Promise<void> {
  const range = (await stageRanges(page)).find(({ id }) => id === stage)
  if (!range) throw new Error(`the page has no stage ${stage}`)
  await jump(page, Math.round(range.topPx + range.lengthPx / 2))
  await settle(page)
  await sleep(500)
}

/** What the page does in a while. */
async function doings(): Promise<{ draws: number; calls: number; animationFrames: number }> {
  const { draws, calls, animationFrames } = await during(page, () => sleep(1500))
  return { draws, calls, animationFrames }
}

const NOTHING = { draws: 0, calls: 0, animationFrames: 0 }
/** Programs are still being compiled for a while after the first picture. */
const PATIENCE = { timeout: 40_000, interval: 100 }

it.each(['representation', 'odd-even'])('comes to rest in %s', async stage => {
  await rest(stage)
  await expect.poll(doings, PATIENCE).toEqual(NOTHING)
})

it('has its lamps follow a fine pointer, and rests again', async () => {
  await rest('representation')
  const leaning = await during(page, async () => {
    await page.mouse.move(20, 20)
    await page.mouse.move(400, 300)
    await settle(page)
  })
  expect(leaning.draws).toBeGreaterThan(0)
  await expect.poll(doings, PATIENCE).toEqual(NOTHING)
})

it('does not have them follow it in reduced motion', async () => {
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await rest('representation')
  const still = await during(page, async () => {
    await page.mouse.move(30, 30)
    await page.mouse.move(300, 200)
    await sleep(1000)
  })
  expect(still.draws).toBe(0)
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }])
})

it(`keeps no context, program or geometry after ${TRIPS} trips to the docs and back`, async () => {
  await jump(page, 0)
  await roundTrip(page)
  const first = await readCounts(page)
  expect(first.contexts).toBe(1)
  for (let trip = 1; trip < TRIPS; trip++) await roundTrip(page)
  const last = await readCounts(page)
  expect(last.contexts).toBe(1)
  expect(last.programs).toBeLessThanOrEqual(first.programs)
  expect(last.buffers).toBeLessThanOrEqual(first.buffers)
}, 240_000)
