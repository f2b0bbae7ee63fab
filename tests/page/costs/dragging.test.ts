import type { BrowserContext, Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openProbed } from '../../bench/open.ts'
import { during, type Frame, takeFrames } from '../../bench/probe.ts'
import { settle } from '../../bench/scroll.ts'
import { freshProfile } from '../../support/browser.ts'
import { frame, SMALL } from '../../support/landing.ts'
import { type ServedSite, serveDist } from '../../support/site.ts'
import { goToPlace } from '../access/places.ts'
import { middleOf, mouseDraw, type Point } from '../hand/input.ts'
import { allocationsDuring } from './allocations.ts'

/** Bytes: numbers are boxed until the engine has compiled a function; a text or a list for each piece is more. */
const MOST = { draws: 6, calls: 60, bytes: 2048 } as const
/** Moves of the hand that are measured, after those that take hold and warm up what is compiled. */
const MOVES = 80
const WARM_UP = 60

let browser: BrowserContext
let site: ServedSite

beforeAll(async () => {
  site = await serveDist({ documents: {} })
  browser = await freshProfile()
})
afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** Moves the pressed mouse to and fro, never far enough for another column, a frame a move. */
async function move(page: Page, { x, y }: Point, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    await page.mouse.move(x + 12 + 10 * Math.sin(i / 6), y)
    await frame(page)
  }
}

describe.each([
  { thing: 'a piece of the hero', stage: 'hero', progress: 0, grab: '#hero [data-grab="turn 1"]' },
  { thing: 'a piece of the pattern', stage: 'representation', progress: 0.98, grab: '[data-slot=base-0]' },
])('while $thing is drawn', ({ stage, progress, grab }) => {
  let page: Page
  let from: Point

  beforeAll(async () => {
    page = await openProbed(browser, site, 'whole', SMALL)
    await goToPlace(page, { stage, progress })
    await settle(page)
    from = await middleOf(page, grab)
    await mouseDraw(page, from, 12)
    await move(page, from, WARM_UP)
  }, 120_000)
  afterAll(() => page.close())

  it('every frame costs what a frame of scrolling may, and React commits nothing', async () => {
    await takeFrames(page)
    const { commits } = await during(page, () => move(page, from, MOVES))
    const frames: readonly Frame[] = await takeFrames(page)
    expect(frames.length).toBeGreaterThan(MOVES / 2)
    expect(Math.max(...frames.map(({ draws }) => draws))).toBeLessThanOrEqual(MOST.draws)
    expect(Math.max(...frames.map(({ calls }) => calls))).toBeLessThanOrEqual(MOST.calls)
    expect(Math.max(...frames.map(({ uploads }) => uploads))).toBe(0)
    expect(commits).toBe(0)
  })

  it(`no function allocates more than ${MOST.bytes} bytes a frame`, async () => {
    await takeFrames(page)
    const [largest] = await allocationsDuring(page, () => move(page, from, MOVES))
    const { length } = await takeFrames(page)
    expect((largest?.bytes ?? 0) / length, largest?.function).toBeLessThan(MOST.bytes)
  }, 120_000)
})
