import { rmSync } from 'node:fs'
import { SAMPLE_SHEET_SEED } from '../src/rules/showcase.ts'
import { BuildError } from './build/build-site.ts'
import { readSeason, requireFolder } from './capture/files.ts'
import { OptionError, readOptions, USAGE } from './capture/options.ts'
import { siteToFilm } from './capture/site.ts'
import { take } from './capture/take.ts'
import { sampleSource } from './local-source.ts'
import { serveSite } from './serve.ts'
import { runProgram } from './terminal.ts'

/** Films the tour of the site, or takes stills of it (README). */
async function capture(signal: AbortSignal): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if (options.help) return console.log(USAGE)
  if (!options.list) requireFolder(options.out)
  const season = options.sheet === undefined ? undefined : readSeason(options.sheet)
  const seed = season === undefined ? String(SAMPLE_SHEET_SEED) : ''
  const folder = await siteToFilm({ ...sampleSource().env, VITE_SAMPLE_SEASON: seed }, signal)
  const server = await serveSite(folder)
  try {
    await take(server.url, options, { season, signal })
  } finally {
    await server.close()
    rmSync(folder, { recursive: true })
  }
}

await runProgram(capture, error => {
  if (error instanceof BuildError) return `The build failed:\n${error.message}`
  return error instanceof OptionError ? error.message : `Not captured: ${error.message}`
})
