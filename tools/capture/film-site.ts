import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { toWire, type WireEntry } from '../../src/rules/season.ts'
import { SAMPLE_SHEET_SEED } from '../../src/rules/showcase.ts'
import { buildSite } from '../build/build-site.ts'
import { sampleSource } from '../local-source.ts'
import { type SiteServer, serveSite } from '../serve.ts'
import { checkSheet } from '../sheet/check.ts'
import { OptionError } from './options.ts'

/** Returns the season of a file. Throws an OptionError with everything that is wrong with it. */
export function readSeason(file: string): WireEntry[] {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    throw new OptionError(`--sheet ${file} cannot be read`)
  }
  const { entries, faults } = checkSheet(text)
  if (faults.length > 0) throw new OptionError(faults.map(fault => `--sheet ${file}: ${fault}`).join('\n'))
  return toWire(entries)
}

/** Builds the site with the sample season or without any, and serves it. */
export async function serveFilmSite(isSample: boolean, signal: AbortSignal): Promise<SiteServer> {
  const env = { ...sampleSource().env, VITE_SAMPLE_SEASON: isSample ? String(SAMPLE_SHEET_SEED) : '' }
  const { folder } = await buildSite(env, signal)
  const server = await serveSite(join(folder, 'dist'))
  return { ...server, close: () => server.close().finally(() => rmSync(folder, { recursive: true })) }
}
