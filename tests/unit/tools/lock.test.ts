import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { withLock } from '../../../tools/build/lock.ts'

let folder = ''
let lock = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'))
  lock = join(folder, 'deep', 'lock')
})
afterEach(() => rmSync(folder, { recursive: true }))

const MINUTE_MS = 60_000

/** A lock that a program has left behind, and when it last touched it. */
async function leaveLock(text: string, agoMs: number): Promise<void> {
  await withLock(lock, async () => undefined)
  writeFileSync(lock, text)
  const time = new Date(Date.now() - agoMs)
  utimesSync(lock, time, time)
}

describe('two builds of the same folder', () => {
  it('do not overlap, and the second is told that it waits', async () => {
    const events: string[] = []
    const work = (name: string) => async () => {
      events.push(`${name} begins`)
      await sleep(200)
      events.push(`${name} ends`)
    }
    const first = withLock(lock, work('first'))
    await sleep(100)
    await withLock(lock, work('second'), { onWait: () => events.push('second waits') })
    await first
    expect(events).toEqual(['first begins', 'second waits', 'first ends', 'second begins', 'second ends'])
    expect(existsSync(lock)).toBe(false)
  })

  it('do not overlap either when both find a lock that was left behind', async () => {
    await leaveLock('', MINUTE_MS)
    let running = 0
    const work = async () => {
      running += 1
      expect(running).toBe(1)
      await sleep(120)
      running -= 1
    }
    await Promise.all([withLock(lock, work), withLock(lock, work), withLock(lock, work)])
  })
})

describe('a lock that a program has left behind', () => {
  it.each([
    ['empty', ''],
    ['with the number of a process that runs', String(process.pid)],
  ])('%s, holds up nobody', async (_, text) => {
    await leaveLock(text, MINUTE_MS)
    expect(await withLock(lock, async () => 'built')).toBe('built')
  })

  it('is waited for while it is fresh, until the person has enough', async () => {
    await leaveLock('another program', 0)
    const waiting = withLock(lock, async () => 'built', { signal: AbortSignal.timeout(300) })
    await expect(waiting).rejects.toThrow()
    expect(readFileSync(lock, 'utf8')).toBe('another program')
  })
})

it('a folder that cannot be written is named instead of waited for', async () => {
  writeFileSync(join(folder, 'deep'), 'a file')
  await expect(withLock(lock, async () => undefined)).rejects.toThrow(/deep/)
})

it('is let go of when the work fails', async () => {
  await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(existsSync(lock)).toBe(false)
})
