import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'puppeteer'
import { afterAll, expect, it } from 'vitest'
import { addProbe, during, takeFrames } from '../../bench/probe.ts'
import { settle } from '../../bench/scroll.ts'
import { frame, landingTests, SMALL } from '../../support/landing.ts'
import { paceFrames, scrollSteadily } from './pace.ts'

const landing = landingTests()
const pages: Page[] = []
afterAll(() => Promise.all(pages.map(page => page.close())))

/** Device pixels per CSS px that the canvas is drawn with. */
const finenessOf = (page: Page): Promise<number> =>
  page.$eval('#scene canvas', canvas => (canvas as HTMLCanvasElement).width / canvas.clientWidth)

async function open(options: Parameters<typeof landing.open>[0] = {}): Promise<Page> {
  const page = await landing.open(options)
  pages.push(page)
  return page
}

it('follows the screen to a finer one and back: no blur after zooming to 200 %', async () => {
  const { width, height } = SMALL
  const page = await open({ width: 2 * width, height: 2 * height })
  expect(await finenessOf(page)).toBe(1)
  await page.setViewport({ width, height, deviceScaleFactor: 2 })
  await expect.poll(() => finenessOf(page)).toBe(2)
  await page.setViewport({ width: 2 * width, height: 2 * height, deviceScaleFactor: 3 })
  await expect.poll(() => finenessOf(page)).toBe(2)
  await page.setViewport({ width, height, deviceScaleFactor: 1 })
  await expect.poll(() => finenessOf(page)).toBe(1)
})

const openPaced = (emptyMs: number, drawnMs: number): Promise<Page> =>
  open({ dpr: 2, prepare: each => void each.evaluateOnNewDocument(paceFrames, emptyMs, drawnMs) })

it('keeps its resolution where the display itself shows 30 frames a second', async () => {
  const page = await openPaced(1000 / 30, 1000 / 30)
  await scrollSteadily(page)
  expect(await finenessOf(page)).toBe(2)
})

it('gives resolution up where its own frames are slow', async () => {
  const page = await openPaced(1000 / 60, 40)
  // One way may be too short: a step needs a number of judged frames, and is taken where nobody sees it.
  for (let ways = 0; ways < 4 && (await finenessOf(page)) === 2; ways++) await scrollSteadily(page)
  expect(await finenessOf(page)).toBeLessThan(2)
})

it('does nothing at a resize that changes nothing, as a phone’s address bar sends while scrolling', async () => {
  const page = await open({ prepare: each => addProbe(each) })
  await settle(page)
  // What the scene gets ready while nobody waits for it is no answer to a resize.
  await expect
    .poll(async () => (await during(page, () => sleep(1000))).calls, { timeout: 20_000, interval: 0 })
    .toBe(0)
  await takeFrames(page)
  const counts = await during(page, async () => {
    for (let i = 0; i < 10; i++) {
      await page.evaluate(() => window.dispatchEvent(new Event('resize')))
      await frame(page)
    }
  })
  expect(counts).toMatchObject({ draws: 0, calls: 0, uploads: 0 })
})
