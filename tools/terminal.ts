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

/** Returns a signal that aborts on Ctrl-C, a closed terminal or a plain kill. */
export function interruption(): AbortSignal {
  const controller = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => controller.abort())
  return controller.signal
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
