import { BuildError, buildSite } from './build/locked.ts'
import { openLocalSource } from './local-source.ts'
import { freePort, PortInUseError } from './ports.ts'
import { loadSite, serveSite } from './serve.ts'
import { aborted, interruption, nextSteps, portFromEnvironment } from './terminal.ts'

const DEFAULT_PORT = 3000

/** Builds the site, starts its data source and serves it until Ctrl-C. */
async function start(signal: AbortSignal): Promise<void> {
  const port = portFromEnvironment()
  if (port !== undefined && (await freePort(port)) !== port) throw new PortInUseError(port)
  const source = await openLocalSource()
  try {
    console.log('Building the site …')
    const site = await buildSite(source.env, () => loadSite('dist'), signal)
    const server = await serveSite(site, {
      port: port ?? (await freePort(DEFAULT_PORT)),
      liveOrigins: source.origins,
    })
    console.log(nextSteps(server.url, source))
    await aborted(signal)
    await server.close()
  } finally {
    await source.close()
  }
}

const signal = interruption()
try {
  await start(signal)
} catch (error) {
  if (!signal.aborted) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(error instanceof BuildError ? `The build failed:\n${reason}` : `Not started: ${reason}`)
    if (error instanceof PortInUseError) console.error('Set PORT to another one, or leave it unset.')
    process.exitCode = 1
  }
}
