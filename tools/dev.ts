import { createServer } from 'vite'
import { openLocalSource } from './local-source.ts'
import { aborted, interruption, nextSteps, portFromEnvironment } from './terminal.ts'

/** Serves the sources with hot reload, beside a data source, until Ctrl-C. */
async function dev(signal: AbortSignal): Promise<void> {
  const port = portFromEnvironment()
  const source = await openLocalSource()
  try {
    // The settings are read from the environment by vite.config.ts.
    Object.assign(process.env, source.env)
    const server = await createServer({
      server: port === undefined ? {} : { port, strictPort: true },
      clearScreen: false,
    })
    await server.listen()
    console.log(nextSteps(server.resolvedUrls?.local[0] ?? '', source))
    await aborted(signal)
    await server.close()
  } finally {
    await source.close()
  }
}

const signal = interruption()
try {
  await dev(signal)
} catch (error) {
  if (!signal.aborted) {
    console.error(`Not started: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
