import { BuildError } from './build/build-site.ts'
import { requireFolder } from './capture/files.ts'
import { readSeason, serveFilmSite } from './capture/film-site.ts'
import { OptionError, readOptions, USAGE } from './capture/options.ts'
import { take } from './capture/take.ts'
import { runProgram } from './terminal.ts'

/** Builds the site and films its tour, or takes stills of it (README). */
async function capture(signal: AbortSignal): Promise<void> {
  const options = readOptions(process.argv.slice(2))
  if (options.help) return console.log(USAGE)
  if (!options.list) requireFolder(options.out)
  const season = options.sheet === undefined ? undefined : readSeason(options.sheet)
  console.log('Building the site …')
  const server = await serveFilmSite(season === undefined, signal)
  try {
    await take(server.url, options, { season, signal })
  } finally {
    await server.close()
  }
}

await runProgram(capture, error => {
  if (error instanceof BuildError) return `The build failed:\n${error.message}`
  return error instanceof OptionError ? error.message : `Not captured: ${error.message}`
})
