import type { Browser, Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAGE_IDS } from '../../../src/timeline/stages.ts'
import { lateFrames } from '../../bench/late.ts'
import { openProbed } from '../../bench/open.ts'
import { during, type Frame, takeFrames } from '../../bench/probe.ts'
import { settle, stageRanges, wheelThrough } from '../../bench/scroll.ts'
import { launch } from '../../support/browser.ts'
import { type ServedSite, serveDist } from '../../support/site.ts'

/** Budgets of a drawn frame. */
const MOST = { draws: 6, calls: 60 } as const
const WHEEL_MS = 1200
/** Frames of a stage that are held against the picture of their position at rest. */
const COMPARED = 3

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

const worst = (frames: readonly Frame[], of: 'draws' | 'calls' | 'uploads' | 'blocks'): number =>
  Math.max(...frames.map(frame => frame[of]))

describe.each(STAGE_IDS)('scrolling through %s by wheel', stage => {
  let frames: Frame[] = []
  let commits = Number.NaN

  beforeAll(async () => {
    const range = (await stageRanges(page)).find(({ id }) => id === stage)
    if (!range) throw new Error(`the page has no stage ${stage}`)
    await takeFrames(page)
    const counts = await during(page, async () => {
      await wheelThrough(page, range, WHEEL_MS)
      await settle(page)
    })
    commits = counts.commits
    frames = await takeFrames(page)
  }, 120_000)

  it('draws while the page moves', () => {
    expect(new Set(frames.map(frame => frame.scrollPx)).size).toBeGreaterThan(2)
  })

  it(`takes at most ${MOST.draws} draw calls and ${MOST.calls} WebGL calls a frame`, () => {
    expect(worst(frames, 'draws')).toBeLessThanOrEqual(MOST.draws)
    expect(worst(frames, 'calls')).toBeLessThanOrEqual(MOST.calls)
  })

  it('sends nothing to the GPU but one block of uniforms', () => {
    expect(worst(frames, 'uploads')).toBe(0)
    expect(worst(frames, 'blocks')).toBe(1)
  })

  it('lets React commit nothing', () => {
    expect(commits).toBe(0)
  })

  it('never draws the picture of another position than the page’s', async () => {
    expect(await lateFrames(page, frames, COMPARED)).toEqual([])
  }, 120_000)
})
