import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { text as readAll } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { SAMPLE_SHEET_SEED } from '../../src/rules/showcase.ts'
import { interruption } from '../terminal.ts'
import { check, type Format, makeSheet, publish, show, type Terminal, watch } from './commands.ts'
import { resolveTarget, type Target } from './target.ts'

const USAGE = `Usage: npm run sheet -- COMMAND
  make [--seed N] [--json] [--out FILE]   a made-up season of all 24 patterns, as CSV
  check FILE                              names every fault and warning; exit code 1 where there is a fault
  show [--csv | --json]                   prints the published season
  publish FILE [--yes]                    checks, shows what changes, asks, publishes, reads back
  publish --sample N [--yes]              the same with the made-up season of seed N
  watch                                   prints every change as it is published, until Ctrl-C
FILE is CSV or JSON; - reads from standard input.
show, publish and watch use the data source that npm start or npm run dev has started, or
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
  help: { type: 'boolean' },
} as const

/** The command line asks for something that there is not. */
class UsageError extends Error {}

const terminal: Terminal = {
  out: text => stdout.write(text),
  note: text => console.error(text),
  async confirm(question) {
    if (!stdin.isTTY) return undefined
    const readline = createInterface({ input: stdin, output: process.stderr })
    const interrupt = new AbortController()
    readline.on('SIGINT', () => interrupt.abort())
    const answer = await readline.question(`${question} [y/N] `, interrupt).catch(() => 'no')
    readline.close()
    return /^y(es)?$/i.test(answer.trim())
  },
}

/** Returns a file's path from where the person stands: npm changes into the repository's folder. */
const fileAt = (name: string): string => resolve(process.env.INIT_CWD ?? '.', name)

async function readSource(name: string | undefined): Promise<string> {
  if (name === undefined) throw new UsageError('name a file, or - for standard input')
  return name === '-' ? readAll(stdin) : readFile(fileAt(name), 'utf8')
}

function seedOf(value: string): number {
  if (/^\d{1,9}$/.test(value)) return Number(value)
  throw new UsageError(`a seed is a whole number, not "${value}"`)
}

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true })
  const [command, file, ...more] = positionals
  if (more.length > 0) throw new UsageError(`what is "${more.join(' ')}"?`)
  const format: Format | undefined = values.json ? 'json' : values.csv ? 'csv' : undefined
  const target = async (): Promise<Target> => {
    // Only for its reading of .env files, and slow to load.
    const { operatorSettings } = await import('../operator-settings.ts')
    return resolveTarget(values, { ...process.env, ...operatorSettings() })
  }
  if (values.help) {
    terminal.out(`${USAGE}\n`)
    return 0
  }
  switch (command) {
    case 'make': {
      const sheet = makeSheet(seedOf(values.seed ?? String(SAMPLE_SHEET_SEED)), format ?? 'csv')
      if (values.out) await writeFile(fileAt(values.out), sheet, { flag: 'wx' })
      else terminal.out(sheet)
      return 0
    }
    case 'check':
      return check(await readSource(file), terminal)
    case 'show':
      return show(await target(), format ?? 'table', terminal)
    case 'publish': {
      const made = values.sample === undefined ? undefined : makeSheet(seedOf(values.sample), 'json')
      const text = made ?? (await readSource(file))
      return publish(text, { target: await target(), isConfirmed: values.yes ?? false, terminal })
    }
    case 'watch':
      return watch(await target(), terminal, interruption())
    default:
      throw new UsageError(command ? `there is no command "${command}"` : 'name a command')
  }
}

/** Includes the errors of parseArgs for an option that it does not know or that lacks its value. */
const isUsage = (error: Error): boolean =>
  error instanceof UsageError || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof Error)) throw error
  terminal.note(error.message)
  if (isUsage(error)) terminal.note(USAGE)
  process.exitCode = 1
}
