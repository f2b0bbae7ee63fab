import { readFile, writeFile } from 'node:fs/promises'
import { stdin, stdout } from 'node:process'
import { createInterface } from 'node:readline/promises'
import { buffer as readAll } from 'node:stream/consumers'
import { SAMPLE_SHEET_SEED } from '../src/rules/showcase.ts'
import { check, type Format, makeSheet, publish, show, type Terminal, undo, watch } from './sheet/commands.ts'
import { onFile } from './sheet/on-file.ts'
import { resolveTarget, type Target } from './sheet/target.ts'
import { decodeText } from './sheet/text.ts'
import { type Request, readRequest, USAGE, UsageError } from './sheet/usage.ts'
import { interruption } from './terminal.ts'

const terminal: Terminal = {
  out: text => stdout.write(text),
  note: text => console.error(text),
  async confirm(question) {
    if (!stdin.isTTY) return undefined
    const readline = createInterface({ input: stdin, output: process.stderr, terminal: false })
    const ended = new AbortController()
    // Ctrl-C, and Ctrl-D: the end of input.
    process.once('SIGINT', () => ended.abort())
    readline.on('close', () => ended.abort())
    const answer = await readline.question(`${question} [y/N] `, ended).catch(() => 'no')
    readline.close()
    return /^y(es)?$/i.test(answer.trim())
  },
}

async function readSource(name: string | undefined): Promise<string> {
  if (name === undefined) throw new UsageError('name a file, or - for standard input')
  if (name === '-') return decodeText(await readAll(stdin))
  return onFile(name, async path => decodeText(await readFile(path)))
}

function seedOf(value: string): number {
  if (/^\d{1,9}$/.test(value)) return Number(value)
  throw new UsageError(`a seed is a whole number, not "${value}"`)
}

async function run({ command, file, values }: Request): Promise<number> {
  const format: Format | undefined = values.json ? 'json' : values.csv ? 'csv' : undefined
  const target = async (): Promise<Target> => {
    // Only for its reading of .env files, and slow to load.
    const { operatorSettings } = await import('./operator-settings.ts')
    return resolveTarget(values, { ...process.env, ...operatorSettings() })
  }
  switch (command) {
    case 'help':
      terminal.out(`${USAGE}\n`)
      return 0
    case 'make': {
      const sheet = makeSheet(seedOf(values.seed ?? String(SAMPLE_SHEET_SEED)), format ?? 'csv')
      if (values.out) await onFile(values.out, path => writeFile(path, sheet, { flag: 'wx' }))
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
    case 'undo':
      return undo({ target: await target(), isConfirmed: values.yes ?? false, terminal })
    case 'watch':
      return watch(await target(), terminal, interruption())
  }
}

/** Includes the errors of parseArgs for an option that it does not know or that lacks its value. */
const isUsage = (error: Error): boolean =>
  error instanceof UsageError || ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))

try {
  process.exitCode = await run(readRequest())
} catch (error) {
  if (!(error instanceof Error)) throw error
  terminal.note(error.message)
  if (isUsage(error)) terminal.note(USAGE)
  process.exitCode = 1
}
