import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { STAGE_IDS } from '../../../src/timeline/stages.ts'
import { during } from '../../bench/probe.ts'
import { jump, stageRange } from '../../bench/scroll.ts'
import { probedTests } from './probed.ts'

const REST_MS = 3000
/** Lenis notes the end of a native scroll 400 ms after it, once; then the page is at rest. */
const SCROLL_END_MS = 500

const probed = probedTests()

it.each(STAGE_IDS)('at rest in %s nothing is drawn, called or timed', async stage => {
  const range = await stageRange(probed.page, stage)
  await jump(probed.page, Math.round(range.topPx + range.lengthPx / 2))
  await sleep(SCROLL_END_MS)
  const { draws, calls, animationFrames, timers, commits } = await during(probed.page, async () => {
    await sleep(REST_MS)
  })
  expect({ draws, calls, animationFrames, timers, commits }).toEqual({
    draws: 0,
    calls: 0,
    animationFrames: 0,
    timers: 0,
    commits: 0,
  })
})

it('is woken by the wheel after a rest', async () => {
  const { draws } = await during(probed.page, async () => {
    await jump(probed.page, 0)
  })
  expect(draws).toBeGreaterThan(0)
})
