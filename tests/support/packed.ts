import { rmSync } from 'node:fs'
import { packSite } from '../../tools/build/pack.ts'
import { copyOf, ensureBuilt } from './site.ts'

/** A copy of the built site as a host gets it, with what is compressed; the test file may write there. */
export async function packedSite(): Promise<{ readonly folder: string; remove(): void }> {
  await ensureBuilt()
  const folder = copyOf()
  await packSite(folder)
  return { folder, remove: () => rmSync(folder, { recursive: true }) }
}
