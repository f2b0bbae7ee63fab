import { beforeAll, describe, expect, it } from 'vitest'
import { STAGE_IDS } from '../../../src/timeline/stages.ts'
import { lateFrames } from '../../bench/late.ts'
import { during, type Frame, takeFrames } from '../../bench/probe.ts'
import { settle, stageRange, wheelThrough } from '../../bench/scroll.ts'
import { SMALL } from '../../support/landing.ts'
import { probedTests } from './probed.ts'

/** Budgets of a drawn frame. */
const MOST = { draws: 6, calls: 60 } as const
const WHEEL_MS = 1200
/** Frames of a stage that are held against the picture of their position at rest. */
const COMPARED = 3

const probed = probedTests(SMALL)

const worst = (frames: readonly Frame[], of: 'draws' | 'calls' | 'uploads' | 'blocks'): number =>
  Math.max(...frames.map(frame => frame[of]))

describe.each(STAGE_IDS)('scrolling through %s by wheel', stage => {
  let frames: Frame[] = []
  let commits = Number.NaN

  beforeAll(async () => {
    const range = await stageRange(probed.page, stage)
    // A story that has settled stands elsewhere than the page, and catches up with it.
    await probed.page.evaluate(() => document.documentElement.setAttribute('data-settle', 'off'))
    await takeFrames(probed.page)
    const counts = await during(probed.page, async () => {
      await wheelThrough(probed.page, range, WHEEL_MS)
      await settle(probed.page)
    })
    commits = counts.commits
    frames = await takeFrames(probed.page)
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
    expect(await lateFrames(probed.page, frames, COMPARED)).toEqual([])
  }, 120_000)
})
