import { describe, expect, it } from 'vitest'
import { backoffDelaysMs, untilAnswered } from '../../../src/live/backoff.ts'

describe('the waits between attempts', () => {
  const delaysMs = backoffDelaysMs()
  const first = Array.from({ length: 20 }, () => delaysMs.next().value)

  it('begin at 1 s and grow by factor 1.5', () => {
    expect(first.slice(0, 4)).toEqual([1000, 1500, 2250, 3375])
  })

  it('reach 60 s and stay there', () => {
    expect(Math.max(...first)).toBe(60_000)
    expect(first.slice(-5)).toEqual([60_000, 60_000, 60_000, 60_000, 60_000])
  })
})

describe('asking until there is an answer', () => {
  /** An attempt that fails with each of these in turn and then answers 'here'. */
  function attemptAfter(failures: readonly string[]) {
    const waitsMs: number[] = []
    const reported: unknown[] = []
    const left = [...failures]
    const answer = untilAnswered({
      attempt: async () => {
        const failure = left.shift()
        if (failure !== undefined) throw failure
        return 'here'
      },
      isFinal: error => error === 'denied',
      pause: async delayMs => {
        waitsMs.push(delayMs)
      },
      onFailure: error => reported.push(error),
    })
    return { answer, waitsMs, reported }
  }

  it('does not wait when the first attempt succeeds', async () => {
    const { answer, waitsMs } = attemptAfter([])
    expect(await answer).toBe('here')
    expect(waitsMs).toEqual([])
  })

  it('waits longer after each failure and reports each', async () => {
    const { answer, waitsMs, reported } = attemptAfter(['offline', 'offline', 'slow'])
    expect(await answer).toBe('here')
    expect(waitsMs).toEqual([1000, 1500, 2250])
    expect(reported).toEqual(['offline', 'offline', 'slow'])
  })

  it('gives up on a failure that is an answer', async () => {
    const { answer, waitsMs } = attemptAfter(['offline', 'denied', 'offline'])
    await expect(answer).rejects.toBe('denied')
    expect(waitsMs).toEqual([1000])
  })
})
