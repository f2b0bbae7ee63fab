import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addStep, wake } from '../../../src/frame/loop.ts'
import { now } from '../../../src/frame/now.ts'

let callbacks: FrameRequestCallback[] = []
const removers: (() => void)[] = []

/** Runs the frame that has been asked for. Returns whether there was one. */
function tick(timeMs: number): boolean {
  const [callback] = callbacks.splice(0)
  callback?.(timeMs)
  return callback !== undefined
}

const step = (slot: 'scroll' | 'sample' | 'scene' | 'dom', run: () => boolean): void =>
  void removers.push(addStep(slot, run))

beforeEach(() => {
  callbacks = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => callbacks.push(callback))
})
afterEach(() => {
  for (const remove of removers.splice(0)) remove()
  // Whatever was still asked for is worked off, so that the next test begins with a sleeping clock.
  while (tick(0));
  vi.unstubAllGlobals()
})

it('runs the slots in their order, whatever order their steps came in', () => {
  const order: string[] = []
  for (const slot of ['dom', 'scene', 'sample', 'scroll'] as const)
    step(slot, () => {
      order.push(slot)
      return false
    })
  tick(1000)
  expect(order).toEqual(['scroll', 'sample', 'scene', 'dom'])
})

it('sleeps when no step is busy, and runs every step however many before it are', () => {
  let left = 2
  const busy = vi.fn(() => left-- > 0)
  const other = vi.fn(() => false)
  step('sample', busy)
  step('sample', other)
  for (let timeMs = 1000; tick(timeMs); timeMs += 16);
  expect(busy).toHaveBeenCalledTimes(3)
  expect(other).toHaveBeenCalledTimes(3)
  expect(callbacks).toEqual([])
})

it('tells the first frame after a sleep from one that took just as long', () => {
  const seen: [woke: boolean, deltaMs: number][] = []
  let left = 2
  step('dom', () => {
    seen.push([now.justWoke, now.deltaMs])
    return left-- > 0
  })
  tick(1000)
  tick(1000 + 1000 / 60)
  tick(1000 + 2000 / 60)
  expect(tick(5000)).toBe(false)
  wake()
  tick(9000)
  expect(seen.map(([woke]) => woke)).toEqual([true, false, false, true])
  for (const [, deltaMs] of seen) expect(deltaMs).toBeCloseTo(1000 / 60, 6)
})
