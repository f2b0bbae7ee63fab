import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** Makes an empty folder for the tests of a file or a group, which goes once they have run; returns its path. */
export function testFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'test-')))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
