import type { Page, Protocol } from 'puppeteer'
import { expect, it } from 'vitest'
import { goToPlace } from '../page/access/places.ts'
import { middleOf, mouseDraw, type Point } from '../page/hand/input.ts'
import { frame, landingTests } from '../support/landing.ts'

/** Numbers are boxed until the engine has compiled a function; a text or a list for each piece is more. */
const MOST_BYTES = 2048
/** Moves of the hand that are measured, and those before, by which what a frame does has been compiled. */
const MOVES = 80
const WARM_UP = 400

/** What is compiled depends on what has run, not on how busy the machine is. */
const landing = landingTests({ args: ['--js-flags=--no-concurrent-recompilation'] })

/** Moves the pressed mouse to and fro, never far enough for another column, a frame a move. */
async function move(page: Page, { x, y }: Point, moves: number): Promise<void> {
  for (let i = 0; i < moves; i++) {
    await page.mouse.move(x + 12 + 10 * Math.sin(i / 6), y)
    await frame(page)
  }
}

/** Bytes between two samples: so many are allocated, on average, for each one that is seen. */
const INTERVAL = 64

/** Bytes that each function of the page's own scripts allocates while something is done, what is collected meanwhile included. */
async function allocationsDuring(page: Page, act: () => Promise<void>): Promise<ReadonlyMap<string, number>> {
  const session = await page.createCDPSession()
  await session.send('HeapProfiler.startSampling', {
    samplingInterval: INTERVAL,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  })
  await act()
  const { profile } = await session.send('HeapProfiler.stopSampling')
  const sums = new Map<string, number>()
  const add = ({ callFrame, selfSize, children }: Protocol.HeapProfiler.SamplingHeapProfileNode): void => {
    const name = `${callFrame.functionName} in ${callFrame.url}`
    if (callFrame.url.startsWith('http')) sums.set(name, (sums.get(name) ?? 0) + selfSize)
    children.forEach(add)
  }
  add(profile.head)
  return sums
}

it.each([
  { thing: 'a piece of the hero', stage: 'hero', progress: 0, grab: '#hero [data-grab="turn 1"]' },
  { thing: 'a piece of the pattern', stage: 'representation', progress: 0.98, grab: '[data-slot=base-0]' },
])('no function allocates in a frame while $thing is drawn', async ({ stage, progress, grab }) => {
  const page = await landing.open()
  await goToPlace(page, { stage, progress })
  const from = await middleOf(page, grab)
  await mouseDraw(page, from, 12)
  await move(page, from, WARM_UP)
  const allocated = await allocationsDuring(page, () => move(page, from, MOVES))
  expect([...allocated].filter(([, bytes]) => bytes / MOVES >= MOST_BYTES)).toEqual([])
  await page.close()
})
