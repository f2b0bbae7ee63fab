import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { STAGE_IDS } from '../../../src/timeline/stages.ts'
import { during } from '../../bench/probe.ts'
import { jump, stageRange } from '../../bench/scroll.ts'
import { SMALL } from '../../support/landing.ts'
import { probedTests } from './probed.ts'

const REST_MS = 2000
/** Lenis notes the end of a native scroll 400 ms after it, once; then the page is at rest. A busy machine takes longer. */
const PATIENCE = { timeout: 20_000, interval: 100 }

const probed = probedTests(SMALL)

it.each(STAGE_IDS)('at rest in %s nothing is drawn, called or timed', async stage => {
  const range = await stageRange(probed.page, stage)
  await jump(probed.page, Math.round(range.topPx + range.lengthPx / 2))
  const doings = async () => {
    const { draws, calls, animationFrames, timers, commits } = await during(probed.page, async () => {
      await sleep(REST_MS)
    })
    return { draws, calls, animationFrames, timers, commits }
  }
  const nothing = { draws: 0, calls: 0, animationFrames: 0, timers: 0, commits: 0 }
  await expect.poll(doings, PATIENCE).toEqual(nothing)
})

it('is woken by the wheel after a rest', async () => {
  const { draws } = await during(probed.page, async () => {
    await jump(probed.page, 0)
  })
  expect(draws).toBeGreaterThan(0)
})
