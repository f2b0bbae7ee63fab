import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const BEAT_MS = 1000
/** A lock whose holder has not touched it for this long is nobody's, whatever process has its number now. */
const STALE_MS = 10_000
const POLL_MS = 500
/** Two that find a stale lock at once may both take it: the later one has it, and the earlier one looks again. */
const SETTLING_MS = 50

export interface LockOptions {
  /** Called once where another program holds the lock. */
  readonly onWait?: () => void
  readonly signal?: AbortSignal | undefined
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const isStale = (file: string): boolean => {
  try {
    return Date.now() - statSync(file).mtimeMs > STALE_MS
  } catch {
    return false
  }
}

/** Takes the lock; returns whether that has worked. Throws where the folder cannot be written. */
async function take(file: string, token: string): Promise<boolean> {
  mkdirSync(dirname(file), { recursive: true })
  if (isStale(file)) rmSync(file, { force: true })
  try {
    writeFileSync(file, token, { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
  await sleep(SETTLING_MS)
  return read(file) === token
}

/**
 * Does the work while no other program of this folder does work of the same kind. The holder touches the file all the
 * while: a program that was killed holds up the next one for ten seconds at most.
 */
export async function withLock<T>(
  file: string,
  work: () => Promise<T>,
  { onWait, signal }: LockOptions = {},
): Promise<T> {
  const token = randomUUID()
  for (let isTold = false; !(await take(file, token)); isTold = true) {
    if (!isTold) onWait?.()
    await sleep(POLL_MS, undefined, { ...(signal && { signal }) })
  }
  const beat = setInterval(() => {
    if (read(file) === token) utimesSync(file, new Date(), new Date())
  }, BEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(beat)
    if (read(file) === token) rmSync(file, { force: true })
  }
}
