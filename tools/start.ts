import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { BuildError, buildSite } from './build/build-site.ts'
import { openLocalSource, sampleSource } from './local-source.ts'
import { freePort, PortInUseError } from './ports.ts'
import { serveSite } from './serve.ts'
import { aborted, nextSteps, portFromEnvironment, runProgram } from './terminal.ts'

const DEFAULT_PORT = 3000

/** Returns whether the page is to carry the sample season itself. Throws where anything else is asked for. */
function wantsSample(): boolean {
  const [flag, ...more] = process.argv.slice(2)
  const unknown = flag === '--sample' ? more[0] : flag
  if (unknown !== undefined) throw new Error(`npm start takes --sample and nothing else, not ${unknown}`)
  return flag !== undefined
}

/** Builds the site, starts its data source and serves it until Ctrl-C. */
async function start(signal: AbortSignal): Promise<void> {
  const port = portFromEnvironment()
  if (port !== undefined && (await freePort(port)) !== port) throw new PortInUseError(port)
  const source = wantsSample() ? sampleSource() : await openLocalSource()
  let folder: string | undefined
  try {
    console.log('Building the site …')
    folder = (await buildSite(source.env, signal)).folder
    const server = await serveSite(join(folder, 'dist'), port ?? (await freePort(DEFAULT_PORT)))
    console.log(nextSteps(server.url, source))
    await aborted(signal)
    await server.close()
  } finally {
    if (folder) rmSync(folder, { recursive: true, force: true })
    await source.close()
  }
}

await runProgram(start, error => {
  if (error instanceof BuildError) return `The build failed:\n${error.message}`
  const advice = error instanceof PortInUseError ? '\nSet PORT to another one, or leave it unset.' : ''
  return `Not started: ${error.message}${advice}`
})
