import type { LocalSource } from './local-source.ts'

/** Returns what to tell a person who has started the site. */
export function nextSteps(url: string, { isOwn, description }: LocalSource): string {
  const change = `
  Change the season in another terminal and watch it arrive on the open page:
      npm run sheet -- publish --sample 7       another made-up season
      npm run sheet -- make --out season.csv    or a file: make it, edit it,
      npm run sheet -- publish season.csv       publish it
`
  return `
  ${url}

  Its live data come from ${description}.
${isOwn ? change : ''}
  Ctrl-C ends everything.
`
}

/** What is open may take this long to close, once a program has been told to end. */
const CLOSING_MS = 5000

/** Returns a signal that aborts on Ctrl-C, a closed terminal or a plain kill; the process ends soon after in any case. */
export function interruption(): AbortSignal {
  const controller = new AbortController()
  // A terminal that was closed refuses what is written to it.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      setTimeout(() => process.exit(1), CLOSING_MS).unref()
      controller.abort()
    })
  }
  return controller.signal
}

/**
 * Runs a program until it has ended or is told to, then ends the process, whatever a program that has failed half way
 * has left open.
 * @param program ends when the signal aborts
 * @param describe what to tell the person when it fails
 */
export async function runProgram(
  program: (signal: AbortSignal) => Promise<void>,
  describe: (error: Error) => string,
): Promise<never> {
  const signal = interruption()
  try {
    await program(signal)
    process.exit(process.exitCode ?? 0)
  } catch (error) {
    if (signal.aborted) process.exit(0)
    console.error(describe(error instanceof Error ? error : new Error(String(error))))
    process.exit(1)
  }
}

/** Resolves when the signal aborts. */
export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** Returns the port in the variable PORT; undefined when it is not set. Throws where it is no port. */
export function portFromEnvironment(): number | undefined {
  const { PORT } = process.env
  if (!PORT) return undefined
  const port = Number(PORT)
  if (/^\d+$/.test(PORT) && port >= 1 && port <= 65535) return port
  throw new Error(`PORT must be a number from 1 to 65535, not "${PORT}"`)
}
