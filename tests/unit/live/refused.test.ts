import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refusedDelaysMs } from '../../../src/live/backoff.ts'
import { createRefusals } from '../../../src/live/refusals.ts'
import { openSession } from '../../../src/live/session.ts'

const backend = vi.hoisted(() => ({
  isRefusing: true,
  reads: 0,
  listeners: new Set<(error: Error) => void>(),
}))

const refusal = () => Object.assign(new Error('refused'), { code: 'permission-denied' })

vi.mock('firebase/firestore', () => ({
  async getDocFromServer() {
    backend.reads += 1
    if (backend.isRefusing) throw refusal()
    return { exists: () => true, data: () => ({ sheet: { a: 1 } }) }
  },
  onSnapshot(_: unknown, __: unknown, onError: (error: Error) => void) {
    backend.listeners.add(onError)
    return () => backend.listeners.delete(onError)
  },
}))
vi.mock('../../../src/live/client.ts', () => ({
  openClient: () => ({ document: {}, dead: new Promise(() => undefined), end: () => undefined }),
  codeOf: (error: { code: string }) => error.code,
}))
vi.mock('../../../src/live/event.ts', () => ({ publishSheet: () => undefined }))

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const open = () =>
  openSession({ projectId: 'demo', updates: 'listen', emulator: null } as never, createRefusals())
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

const warn = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('console', { ...console, warn })
  warn.mockClear()
  backend.listeners.clear()
  Object.assign(backend, { isRefusing: true, reads: 0 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('the waits between refusals begin at half a minute and grow to ten', () => {
  const delaysMs = refusedDelaysMs()
  const first = Array.from({ length: 9 }, () => delaysMs.next().value)
  expect(first[0]).toBe(30_000)
  expect(first).toEqual([...first].sort((a, b) => a - b))
  expect(first.slice(-3)).toEqual([600_000, 600_000, 600_000])
})

it('asks a backend that refuses no more than a dozen times an hour, and says so once', async () => {
  const session = open()
  await pass(29_000)
  expect(backend.reads).toBe(1)
  await pass(HOUR_MS)
  expect(backend.reads).toBeGreaterThan(6)
  expect(backend.reads).toBeLessThanOrEqual(12)
  const { reads } = backend
  await pass(HOUR_MS)
  expect(backend.reads - reads).toBeLessThanOrEqual(12)
  expect(warn.mock.calls).toEqual([['Live data is not available: permission-denied']])
  session.end()
  expect(vi.getTimerCount()).toBe(0)
})

it('a refusal while it listens is followed by the same waits, from the first one on', async () => {
  backend.isRefusing = false
  const session = open()
  await pass(MINUTE_MS)
  // Of a time in which nothing was waited for.
  session.wake()
  backend.isRefusing = true
  for (const fail of backend.listeners) fail(refusal())
  await pass(29_000)
  expect(backend.reads).toBe(1)
  await pass(2000)
  expect(backend.reads).toBe(2)
  expect(warn).toHaveBeenCalledOnce()
  session.end()
})
