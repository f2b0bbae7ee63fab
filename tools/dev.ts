import { createServer } from 'vite'
import { openLocalSource } from './local-source.ts'
import { aborted, nextSteps, portFromEnvironment, runProgram } from './terminal.ts'

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
    try {
      await server.listen()
      console.log(nextSteps(server.resolvedUrls?.local[0] ?? '', source))
      await aborted(signal)
    } finally {
      await server.close()
    }
  } finally {
    await source.close()
  }
}

await runProgram(dev, error => `Not started: ${error.message}`)
