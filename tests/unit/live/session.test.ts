import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EXHAUSTED, Failure, UNREACHED } from '../../../src/live/failure.ts'
import { openSession } from '../../../src/live/session.ts'
import { createWaits } from '../../../src/live/waits.ts'

const DENIED = 'permission-denied'

const backend = vi.hoisted(() => ({
  /** What it answers with to whoever reads, and to whoever listens; nothing: what they ask for. */
  reading: undefined as string | undefined,
  listening: undefined as string | undefined,
  reads: 0,
  listeners: 0,
  refuse: (_: Error): void => undefined,
}))

vi.mock('../../../src/live/read.ts', () => ({
  async readDocument() {
    backend.reads += 1
    if (backend.reading) throw new Failure(backend.reading)
    return []
  },
}))
vi.mock('../../../src/live/client.ts', () => ({
  listen: (_: unknown, __: unknown, onAnswer: () => void) =>
    new Promise((_, reject) => {
      backend.listeners += 1
      backend.refuse = reject
      if (backend.listening) reject(new Failure(backend.listening))
      else onAnswer()
    }),
}))
vi.mock('../../../src/live/event.ts', () => ({ publishSheet: () => undefined }))

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const open = (waits = createWaits(), calm = Promise.resolve()) =>
  openSession({ projectId: 'demo', updates: 'listen' }, waits, calm)
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

const say = vi.fn()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('console', { ...console, warn: say, info: say })
  say.mockClear()
  Object.assign(backend, { reading: undefined, listening: undefined, reads: 0, listeners: 0 })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it.each([
  ['a backend that is not reached', UNREACHED, [1000, 1500, 2250, 3375], 60_000],
  ['a refusal', DENIED, [30_000, 60_000, 120_000], 600_000],
  ['a quota that is used up', EXHAUSTED, [60_000, 60_000], 60_000],
])('the waits after %s', (_, code, first, longest) => {
  const waits = createWaits()
  const all = Array.from({ length: 20 }, () => waits.after(code, false))
  expect(all.slice(0, first.length)).toEqual(first)
  expect(Math.max(...all)).toBe(longest)
  expect(all.slice(-5)).toEqual(Array(5).fill(longest))
  waits.clear()
  expect([waits.holdMs(), waits.after(code, false)]).toEqual([0, first[0]])
})

it('asks a backend that refuses no more than a dozen times an hour, and says so once', async () => {
  backend.reading = DENIED
  const session = open()
  await pass(29_000)
  expect(backend.reads).toBe(1)
  for (const most of [12, 24]) {
    await pass(HOUR_MS)
    expect(backend.reads).toBeGreaterThan(most / 2)
    expect(backend.reads).toBeLessThanOrEqual(most)
  }
  expect(say.mock.calls).toEqual([[`Live data is not available: ${DENIED}`]])
  session.end()
  expect(vi.getTimerCount()).toBe(0)
})

it('a refusal while it listens is followed by the same waits, from the first one on', async () => {
  const session = open()
  await pass(MINUTE_MS)
  // Of a time in which nothing was waited for.
  session.wake()
  backend.reading = DENIED
  backend.refuse(new Failure(DENIED))
  await pass(29_000)
  expect(backend.reads).toBe(1)
  await pass(2000)
  expect(backend.reads).toBe(2)
  expect(say).toHaveBeenCalledOnce()
  session.end()
})

it.each([
  ['whose quota is used up', { reading: EXHAUSTED }],
  ['that can be read and refuses listeners', { listening: EXHAUSTED }],
  ['that can be read and cannot be listened to', { listening: UNREACHED }],
])(
  'asks a backend %s once a minute, however often the page is shown, and has data soon after',
  async (_, failing) => {
    Object.assign(backend, failing)
    const waits = createWaits()
    let session = open(waits)
    for (let minute = 1; minute <= 3; minute += 1) {
      for (let i = 0; i < 10; i += 1) {
        await pass(5800)
        session.wake()
      }
      // A tab that was hidden for long begins anew.
      session.end()
      session = open(waits)
      await pass(500)
      expect(backend.reads).toBe(minute)
      await pass(500)
    }
    Object.assign(backend, { reading: undefined, listening: undefined })
    await pass(MINUTE_MS)
    expect([backend.reads, waits.holdMs()]).toEqual([4, 0])
    session.end()
  },
)

it('reads at once, and listens when the page is calm', async () => {
  let settle = (): void => undefined
  const session = open(
    createWaits(),
    new Promise(resolve => {
      settle = resolve
    }),
  )
  await pass(MINUTE_MS)
  expect([backend.reads, backend.listeners]).toEqual([1, 0])
  settle()
  await vi.waitFor(() => expect(backend.listeners).toBe(1))
  session.end()
})

it('asks a backend that was not reached at once when it is woken', async () => {
  backend.reading = UNREACHED
  const session = open()
  await pass(10_000)
  const { reads } = backend
  session.wake()
  await pass(1)
  expect(backend.reads).toBe(reads + 1)
  session.end()
})
