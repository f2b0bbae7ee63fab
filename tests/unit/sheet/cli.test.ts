import { execFile, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type DataSource, startDataSource } from '../../../tools/data-source/server.ts'
import { makeSheet } from '../../../tools/sheet/commands.ts'
import { testFolder } from '../../support/folder.ts'

const folder = testFolder()
let source: DataSource
let emulator = ''

beforeAll(async () => {
  source = await startDataSource()
  emulator = `--emulator=${source.host}:${source.port}`
})
afterAll(() => source.close())

/** Runs a program as `npm run … -- …` does from that folder. */
const run = (args: readonly string[], input = '', settings: Readonly<Record<string, string>> = {}) =>
  new Promise<{ code: number | null; out: string; note: string }>(done => {
    const env = { ...process.env, INIT_CWD: folder, ...settings }
    const child = execFile(process.execPath, [resolve('tools/run.mjs'), ...args], { env }, (_, out, note) =>
      done({ code: child.exitCode, out, note }),
    )
    child.stdin?.end(input)
  })

const sheet = (args: readonly string[], ...more: [string?, Readonly<Record<string, string>>?]) =>
  run(['sheet', ...args], ...more)

/** A program takes a second to start on a slow machine. */
vi.setConfig({ testTimeout: 30_000 })

it('makes a file, checks it and publishes it, from the folder that the person is in', async () => {
  expect(await sheet(['make', '--seed', '7', '--out', 'season.csv'])).toMatchObject({ code: 0, out: '' })
  expect(readFileSync(join(folder, 'season.csv'), 'utf8')).toBe(makeSheet(7, 'csv'))
  const { code, out } = await sheet(['check', 'season.csv'])
  expect([code, out.trim().split('\n').length]).toEqual([0, 25])
  expect(await sheet(['publish', 'season.csv', '--yes', emulator])).toMatchObject({ code: 0 })
  expect((await sheet(['show', '--csv', emulator])).out).toBe(makeSheet(7, 'csv'))
})

it('reads standard input and exits with 1 for a fault', async () => {
  const { code, note } = await sheet(['check', '-'], makeSheet(7, 'csv').replace('0231', '0232'))
  expect(code).toBe(1)
  expect(note).toContain('entry 3 (line 5): base_pattern is not a permutation of 0123 but "0232"')
  expect(note).toContain('23 good entries, 1 fault, ')
})

it.each([
  [['paint'], 'there is no command "paint"'],
  [[], 'name a command'],
  [['check'], 'name a file'],
  [['make', 'season.csv'], 'make does not take "season.csv": to write a file, add --out season.csv'],
  [['show', '--project', ''], '--project is empty'],
  [['publish', '--sample', '7', 'season.csv'], 'not both'],
])('says what is wrong with the arguments %j, and how it is used', async (args, reason) => {
  const { code, note } = await sheet(args)
  expect(code).toBe(1)
  expect(note).toContain(reason)
  expect(note).toContain('Usage: npm run sheet')
})

it.each([['help'], ['publish', '--help']])('explains itself for %s', async (...args) => {
  expect(await sheet(args)).toMatchObject({ code: 0, out: expect.stringContaining('Usage: npm run sheet') })
})

it.each<[string, Uint8Array, string]>([
  ['a workbook', Buffer.from('PK\u0003\u0004...'), 'it is a workbook'],
  ['a file of many megabytes', Buffer.alloc(5_000_000, 'x'), 'it has 5.0 MB'],
  ['a picture', Buffer.from([0x89, 0x50, 0xc3, 0x28]), 'this is no UTF-8 text'],
])('names %s for what it is', async (_, bytes, reason) => {
  writeFileSync(join(folder, 'file'), bytes)
  const { code, note } = await sheet(['check', 'file'])
  expect([code, note]).toEqual([1, expect.stringContaining(reason)])
})

it.each([
  ['utf-16le', '\uFEFF'],
  ['utf-16be', '\uFEFF'],
  ['utf-16le', ''],
  ['utf-16be', ''],
])('reads what a spreadsheet saves as %s, with the mark "%s"', async (encoding, mark) => {
  const bytes = Buffer.from(mark + makeSheet(7, 'csv'), 'utf16le')
  writeFileSync(join(folder, 'wide.csv'), encoding === 'utf-16be' ? bytes.swap16() : bytes)
  expect(await sheet(['check', 'wide.csv'])).toMatchObject({ code: 0 })
})

/** What would colour a terminal, move its cursor, ring, name its window and, in the second block of controls, all of that. */
const COMMANDS = '\u001b[31m\r\u0007\u009b2J\u009d0;name\u007f'

it.each([
  ['sheet', [COMMANDS], ''],
  ['sheet', ['check', '-'], `[${COMMANDS}]`],
  ['sheet', ['make', '--out', `none/${COMMANDS}`], ''],
  ['capture', ['--for', COMMANDS], ''],
  ['start', [COMMANDS], ''],
])('%s lets no command reach the terminal (%#)', async (program, args, input) => {
  const { code, out, note } = await run([program, ...args], input)
  expect([code, /[^\P{Cc}\n\t]/u.test(out + note)]).toEqual([1, false])
  expect(note).toContain('\\u001b')
})

it.each([
  [['check', '.'], '.: it is a folder, not a file'],
  [['check', 'none.csv'], 'none.csv: there is no such file'],
  [['make', '--out', 'there.csv'], 'there.csv: it is there already'],
])('names the file of %j and what is wrong with it', async (args, reason) => {
  writeFileSync(join(folder, 'there.csv'), '')
  expect(await sheet(args)).toMatchObject({ code: 1, note: expect.stringContaining(reason) })
})

it('does not repeat a token that cannot be one', async () => {
  const { code, note } = await sheet(['show', '--project', 'some-project'], '', {
    FIREBASE_ACCESS_TOKEN: 'ya29.secret\nmore',
  })
  expect([code, note]).toEqual([1, expect.stringContaining('FIREBASE_ACCESS_TOKEN is no token')])
  expect(note).not.toContain('secret')
})

it.runIf(existsSync('/usr/bin/script'))('takes the end of input at a terminal for a no', async () => {
  writeFileSync(join(folder, 'ask.csv'), makeSheet(9, 'csv'))
  const command = `${process.execPath} ${resolve('tools/run.mjs')} sheet publish ask.csv ${emulator}`
  const child = spawn('/usr/bin/script', ['-qec', command, '/dev/null'], {
    env: { ...process.env, INIT_CWD: folder },
  })
  let said = ''
  child.stdout.on('data', chunk => {
    said += chunk
    if (said.includes('[y/N]')) child.stdin.write('\u0004')
  })
  const code = await new Promise(done => child.on('close', done))
  expect([code, said]).toEqual([1, expect.stringContaining('Nothing was published.')])
})
