import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { addStep, frameNow, wake } from '../../../src/frame/loop.ts'
import { now } from '../../../src/frame/now.ts'

let callbacks: FrameRequestCallback[] = []
const removers: (() => void)[] = []
const reportError = vi.fn()

/** Runs the frame that has been asked for. */
function tick(timeMs: number): void {
  for (const callback of callbacks.splice(0)) callback(timeMs)
}

beforeEach(() => {
  callbacks = []
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => callbacks.push(callback))
  vi.stubGlobal('cancelAnimationFrame', () => callbacks.splice(0))
  vi.stubGlobal('reportError', reportError.mockClear())
})
afterEach(() => {
  for (const remove of removers.splice(0)) remove()
  tick(0)
  vi.unstubAllGlobals()
})

it('a step that throws keeps no other one from running, is told of once, and the page sleeps and wakes as ever', () => {
  const error = new Error('gone wrong')
  const after = vi.fn(() => false)
  removers.push(
    addStep('scroll', () => {
      throw error
    }),
    addStep('scroll', after),
    addStep('dom', after),
  )
  for (const timeMs of [1000, 2000, 3000]) {
    wake()
    tick(timeMs)
    expect(callbacks).toEqual([])
  }
  expect(after).toHaveBeenCalledTimes(6)
  expect(reportError.mock.calls).toEqual([[error]])
})

it('a frame out of turn has a duration: no speed that is worked out in it is infinite', () => {
  const deltasMs: number[] = []
  removers.push(
    addStep('scroll', () => {
      deltasMs.push(now.deltaMs)
      return true
    }),
  )
  tick(1000)
  tick(1016)
  frameNow()
  tick(1016)
  expect(deltasMs).toHaveLength(4)
  for (const deltaMs of deltasMs) expect(deltaMs).toBeGreaterThan(0)
})
