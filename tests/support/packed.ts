import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packSite } from '../../tools/build/pack.ts'
import { DIST, ensureBuilt } from './site.ts'

/** A copy of the built site as a host gets it, with what is compressed; the test file may write there. */
export async function packedSite(): Promise<{ readonly folder: string; remove(): void }> {
  await ensureBuilt()
  const folder = mkdtempSync(join(tmpdir(), 'packed-'))
  cpSync(DIST, folder, { recursive: true })
  await packSite(folder)
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
