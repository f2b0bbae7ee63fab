import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addStep, frameNow, wake } from '../../../src/frame/loop.ts'
import { now } from '../../../src/frame/now.ts'

let callbacks: FrameRequestCallback[] = []
const removers: (() => void)[] = []
const reportError = vi.fn()

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
  vi.stubGlobal('cancelAnimationFrame', () => callbacks.splice(0))
  vi.stubGlobal('reportError', reportError.mockClear())
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
  expect([busy.mock.calls.length, other.mock.calls.length, callbacks]).toEqual([3, 3, []])
})

it('a step that takes itself out in the middle of a frame keeps no other one from running', () => {
  const after = vi.fn(() => false)
  const remove = addStep('sample', () => {
    remove()
    return false
  })
  step('sample', after)
  tick(1000)
  expect(after).toHaveBeenCalledTimes(1)
})

it('a step that throws keeps no other one from running, is told of once, and the page sleeps and wakes as ever', () => {
  const error = new Error('gone wrong')
  const after = vi.fn(() => false)
  step('scroll', () => {
    throw error
  })
  step('scroll', after)
  step('dom', after)
  for (const timeMs of [1000, 2000, 3000]) {
    wake()
    tick(timeMs)
    expect(callbacks).toEqual([])
  }
  expect(after).toHaveBeenCalledTimes(6)
  expect(reportError.mock.calls).toEqual([[error]])
})

it('a frame out of turn, or after a sleep, has a duration: no speed that is worked out in it is infinite', () => {
  const deltasMs: number[] = []
  step('scroll', () => {
    deltasMs.push(now.deltaMs)
    return true
  })
  for (const timeMs of [1000, 1016]) tick(timeMs)
  frameNow()
  for (const timeMs of [1016, 9000]) tick(timeMs)
  expect(deltasMs).toHaveLength(5)
  for (const deltaMs of deltasMs) expect(deltaMs).toBeGreaterThan(0)
})
