import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAlive } from './alive.ts'

/** A file for each process that has a data source, named by its number. */
const FOLDER = '.cache/data-sources'

interface Announced {
  readonly address: string
  readonly startedMs: number
}

function readAnnounced(pid: string): Announced | undefined {
  try {
    const found = JSON.parse(readFileSync(join(FOLDER, pid), 'utf8')) as Announced
    return typeof found.address === 'string' && isAlive(Number(pid)) ? found : undefined
  } catch {
    return undefined
  }
}

const processes = (): readonly string[] => {
  try {
    return readdirSync(FOLDER)
  } catch {
    return []
  }
}

/** Returns the address (`host:port`) of the data source that was started last and still runs; undefined without one. */
export function runningSource(): string | undefined {
  const found = processes()
    .map(readAnnounced)
    .filter(each => each !== undefined)
  return found.sort((a, b) => b.startedMs - a.startedMs)[0]?.address
}

/** Names this process's data source, so that `npm run sheet` finds it; returns the function that takes that back. */
export function announceSource(address: string): () => void {
  const file = join(FOLDER, String(process.pid))
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(file, JSON.stringify({ address, startedMs: Date.now() } satisfies Announced))
  return () => rmSync(file, { force: true })
}
