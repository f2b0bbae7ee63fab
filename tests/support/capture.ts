import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, vi } from 'vitest'
import { readOptions } from '../../tools/capture/options.ts'
import { take } from '../../tools/capture/take.ts'
import { testFolder } from './folder.ts'
import { ENTRIES, type Landing } from './landing.ts'

/** What tests of `npm run capture` share: a folder for its files, and the program itself, which says nothing. */
export function captureTests(landing: Landing) {
  const folder = testFolder()
  beforeAll(() => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined)
    vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
  })
  const { signal } = new AbortController()
  return {
    path: (name: string) => join(folder, name),
    /** How many files there are whose names begin so. */
    count: (start: string) => readdirSync(folder).filter(name => name.startsWith(start)).length,
    capture: (options: string) =>
      take(landing.site.url, readOptions(options.split(' ')), { season: ENTRIES, signal }),
  }
}
