import type { Browser, Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { STAGE_IDS } from '../../../src/timeline/stages.ts'
import { openProbed } from '../../bench/open.ts'
import { during, type Frame, takeFrames } from '../../bench/probe.ts'
import { settle, stageRanges, wheelThrough } from '../../bench/scroll.ts'
import { launch } from '../../support/browser.ts'
import { type ServedSite, serveDist } from '../../support/site.ts'

/** Budgets of a drawn frame of the tier `full`; small, since a frame in software takes its time. */
const MOST = { draws: 8, calls: 90 } as const
const SIZE = { width: 720, height: 480 } as const
const WHEEL_MS = 2400

let browser: Browser
let site: ServedSite
let page: Page

beforeAll(async () => {
  site = await serveDist({ documents: {} })
  browser = await launch()
  page = await openProbed(browser, site, 'whole', { ...SIZE, path: '?quality=full' })
}, 240_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const worst = (frames: readonly Frame[], of: 'draws' | 'calls' | 'uploads'): number =>
  Math.max(...frames.map(frame => frame[of]))

describe.each(STAGE_IDS)('scrolling through %s in full', stage => {
  it(`takes at most ${MOST.draws} draws and ${MOST.calls} WebGL calls a frame, and sends the GPU nothing but uniforms`, async () => {
    const range = (await stageRanges(page)).find(({ id }) => id === stage)
    if (!range) throw new Error(`the page has no stage ${stage}`)
    await takeFrames(page)
    const { commits } = await during(page, async () => {
      await wheelThrough(page, range, WHEEL_MS)
      await settle(page)
    })
    const frames = await takeFrames(page)
    expect(new Set(frames.map(frame => frame.scrollPx)).size).toBeGreaterThan(1)
    expect(worst(frames, 'draws')).toBeLessThanOrEqual(MOST.draws)
    expect(worst(frames, 'calls')).toBeLessThanOrEqual(MOST.calls)
    expect(worst(frames, 'uploads')).toBe(0)
    expect(commits).toBe(0)
  }, 120_000)
})
