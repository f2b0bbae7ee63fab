import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A file with the address of each data source, named by when it was started and by the process that has it. */
const FOLDER = '.cache/data-sources'

function isRunning(name: string): boolean {
  try {
    return process.kill(Number(name.split('-')[1]), 0)
  } catch {
    return false
  }
}

/** Returns the address (`host:port`) of the data source that was started last and still runs; undefined without one. */
export function runningSource(): string | undefined {
  const name = existsSync(FOLDER) ? readdirSync(FOLDER).sort().findLast(isRunning) : undefined
  return name && readFileSync(join(FOLDER, name), 'utf8')
}

/** Names this process's data source, so that `npm run sheet` finds it; returns the function that takes that back. */
export function announceSource(address: string): () => void {
  // A clock that no one can set back, of the same length in every name.
  const startedNs = String(process.hrtime.bigint()).padStart(20, '0')
  const file = join(FOLDER, `${startedNs}-${process.pid}`)
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(file, address)
  return () => rmSync(file, { force: true })
}
