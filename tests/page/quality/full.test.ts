import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { framesAt } from '../../bench/frames-at.ts'
import { during } from '../../bench/probe.ts'
import { jump, settle, stageRange, stageRanges } from '../../bench/scroll.ts'
import { WITH_MOUSE } from '../../support/browser.ts'
import { afterTrips, probedTests } from '../costs/probed.ts'

const SIZE = { width: 720, height: 480 } as const
const TRIPS = 3

const probed = probedTests({ ...SIZE, path: '?quality=full' }, WITH_MOUSE)

async function rest(stage: string): Promise<void> {
  const range = await stageRange(probed.page, stage)
  await jump(probed.page, Math.round(range.topPx + range.lengthPx / 2))
  await settle(probed.page)
  await sleep(500)
}

/** What the page does in a while. */
async function doings(): Promise<{ draws: number; calls: number; animationFrames: number }> {
  const { draws, calls, animationFrames } = await during(probed.page, () => sleep(1500))
  return { draws, calls, animationFrames }
}

const NOTHING = { draws: 0, calls: 0, animationFrames: 0 }
/** Programs are still being compiled for a while after the first picture. */
const PATIENCE = { timeout: 40_000, interval: 100 }

it.each(['representation', 'odd-even'])('comes to rest in %s', async stage => {
  await rest(stage)
  await expect.poll(doings, PATIENCE).toEqual(NOTHING)
})

it('draws every stage in at most 8 draws and 90 WebGL calls a frame, and sends nothing to the GPU', async () => {
  const ranges = await stageRanges(probed.page)
  const frames = await framesAt(probed.page, ranges, [0.6])
  expect(new Set(frames.map(({ scrollPx }) => scrollPx)).size).toBeGreaterThanOrEqual(ranges.length)
  expect(Math.max(...frames.map(({ draws }) => draws))).toBeLessThanOrEqual(8)
  expect(Math.max(...frames.map(({ calls }) => calls))).toBeLessThanOrEqual(90)
  expect(Math.max(...frames.map(({ uploads }) => uploads))).toBe(0)
}, 60_000)

it('has its lamps follow a fine pointer, and rests again', async () => {
  await rest('representation')
  const leaning = await during(probed.page, async () => {
    await probed.page.mouse.move(20, 20)
    await probed.page.mouse.move(400, 300)
    await settle(probed.page)
  })
  expect(leaning.draws).toBeGreaterThan(0)
  await expect.poll(doings, PATIENCE).toEqual(NOTHING)
})

it('does not have them follow it in reduced motion', async () => {
  await probed.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }])
  await rest('representation')
  const still = await during(probed.page, async () => {
    await probed.page.mouse.move(30, 30)
    await probed.page.mouse.move(300, 200)
    await sleep(1000)
  })
  expect(still.draws).toBe(0)
  await probed.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }])
})

it(`keeps no context, program or geometry after ${TRIPS} trips to the docs and back`, async () => {
  await jump(probed.page, 0)
  const { first, last } = await afterTrips(probed.page, TRIPS)
  expect(first.contexts).toBe(1)
  expect(last.contexts).toBe(1)
  expect(last.programs).toBeLessThanOrEqual(first.programs)
  expect(last.buffers).toBeLessThanOrEqual(first.buffers)
}, 240_000)
