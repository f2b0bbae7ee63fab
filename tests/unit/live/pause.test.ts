import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createPause } from '../../../src/live/pause.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('ends after its delay and not before', async () => {
  const done = vi.fn()
  void createPause().wait(1000).then(done)
  await vi.advanceTimersByTimeAsync(999)
  expect(done).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toHaveBeenCalledOnce()
})

it('ends at once when woken, and leaves no timer behind', async () => {
  const pause = createPause()
  const waiting = pause.wait(60_000)
  pause.wake()
  await waiting
  expect(vi.getTimerCount()).toBe(0)
})

it('remembers a wake-up between waits for one wait', async () => {
  const pause = createPause()
  pause.wake()
  await pause.wait(60_000)
  const done = vi.fn()
  void pause.wait(1000).then(done)
  await vi.advanceTimersByTimeAsync(999)
  expect(done).not.toHaveBeenCalled()
})

it('leaves no timer after it is cancelled', () => {
  const pause = createPause()
  void pause.wait(1000)
  pause.cancel()
  expect(vi.getTimerCount()).toBe(0)
})
