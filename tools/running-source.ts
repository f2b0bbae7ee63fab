import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const FOLDER = '.cache'
const FILE = `${FOLDER}/data-source.json`

/** Returns the address (`host:port`) of the data source that was started last; undefined when there is none. */
export function runningSource(): string | undefined {
  try {
    const { address } = JSON.parse(readFileSync(FILE, 'utf8')) as { address?: unknown }
    return typeof address === 'string' ? address : undefined
  } catch {
    return undefined
  }
}

/** Names a data source that has started, so that `npm run sheet` finds it; returns the function that takes that back. */
export function announceSource(address: string): () => void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(FILE, JSON.stringify({ address }))
  return () => {
    // A program started later may have put its own address there.
    if (runningSource() === address) rmSync(FILE, { force: true })
  }
}
