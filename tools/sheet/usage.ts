import { parseArgs } from 'node:util'

export const USAGE = `Usage: npm run sheet -- COMMAND
  make [--seed N] [--json] [--out FILE]   a made-up season of all 24 patterns, as CSV
  check FILE                              names every fault and warning; exit code 1 where there is a fault
  show [--csv | --json]                   prints the published season
  publish FILE [--yes]                    checks, shows what changes, asks, publishes, reads back
  publish --sample N [--yes]              the same with the made-up season of seed N
  undo [--yes]                            brings the season back that publish has replaced: shows what
                                          changes, asks; done twice, it undoes itself
  watch                                   prints every change as it is published, until Ctrl-C
  help                                    prints this
FILE is CSV or JSON; - reads from standard input.
show, publish, undo and watch use the data source that npm start or npm run dev has started, or
  --emulator HOST:PORT                    any other data source, for example Google's emulator
  --project ID                            a real project, with application-default credentials
                                          or the access token in FIREBASE_ACCESS_TOKEN`

const OPTIONS = {
  seed: { type: 'string' },
  sample: { type: 'string' },
  json: { type: 'boolean' },
  csv: { type: 'boolean' },
  out: { type: 'string' },
  yes: { type: 'boolean' },
  emulator: { type: 'string' },
  project: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const

/** How many files each command takes. */
const FILES = { make: 0, check: 1, show: 0, publish: 1, undo: 0, watch: 0, help: 0 } as const
type Command = keyof typeof FILES

/** The command line asks for something that there is not. */
export class UsageError extends Error {}

const isCommand = (name: string): name is Command => Object.hasOwn(FILES, name)

/** What a person has asked for. */
export interface Request {
  readonly command: Command
  readonly file: string | undefined
  readonly values: ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values']
}

/** Returns what the arguments ask for. Throws a UsageError, or the error of parseArgs, for what no command takes. */
export function readRequest(args?: string[]): Request {
  const { values, positionals } = parseArgs({
    options: OPTIONS,
    allowPositionals: true,
    ...(args && { args }),
  })
  const [name, file, ...more] = positionals
  if (values.help) return { command: 'help', file: undefined, values: {} }
  if (name === undefined) throw new UsageError('name a command')
  if (!isCommand(name)) throw new UsageError(`there is no command "${name}"`)
  const superfluous = FILES[name] === 0 && file !== undefined ? [file, ...more] : more
  if (superfluous.length > 0) {
    const hint = name === 'make' ? `: to write a file, add --out ${superfluous[0]}` : ''
    throw new UsageError(`${name} does not take "${superfluous.join(' ')}"${hint}`)
  }
  const empty = Object.entries(values).find(([, value]) => value === '')
  if (empty) throw new UsageError(`--${empty[0]} is empty`)
  if (values.sample !== undefined && file !== undefined) throw new UsageError('a file or --sample, not both')
  return { command: name, file, values }
}
