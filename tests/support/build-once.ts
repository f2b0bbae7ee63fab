import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isAlive } from '../../tools/alive.ts'
import { buildForTests } from '../../tools/build-for-tests.ts'
import { freePort } from '../../tools/ports.ts'

/** What the folders begin with in which test files have their copies of the built site. */
export const DIST_COPY = '.cache/dist-'

/** Removes the copies of test files that have ended; another run in this folder may still need its own. */
function removeCopies(): void {
  const [folder, start] = [dirname(DIST_COPY), basename(DIST_COPY)]
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder).filter(each => each.startsWith(start))) {
    if (isAlive(Number(name.slice(start.length)))) continue
    rmSync(join(folder, name), { recursive: true, force: true })
  }
}

/**
 * Before the first test of the built site: builds it, unless this run or whoever started it has done so. Returns the
 * function that clears up after the last one.
 */
export default async function buildOnce(): Promise<() => void> {
  removeCopies()
  if (!process.env.DIST_READY) await buildForTests(await freePort(0))
  process.env.DIST_READY = '1'
  return removeCopies
}
