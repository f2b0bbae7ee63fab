import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type DataSource, startDataSource } from '../../../tools/data-source/server.ts'
import { makeSheet } from '../../../tools/sheet/commands.ts'

let folder = ''
let source: DataSource
let emulator = ''

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sheet-'))
  source = await startDataSource()
  emulator = `--emulator=${source.host}:${source.port}`
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await source.close()
})

/** Runs the program as `npm run sheet -- …` does from that folder. */
function sheet(
  args: readonly string[],
  input = '',
): Promise<{ code: number | null; out: string; note: string }> {
  return new Promise(done => {
    const env = { ...process.env, INIT_CWD: folder }
    const child = spawn(process.execPath, [resolve('tools/sheet.mjs'), ...args], { env })
    let out = ''
    let note = ''
    child.stdout.on('data', chunk => (out += chunk))
    child.stderr.on('data', chunk => (note += chunk))
    child.on('close', code => done({ code, out, note }))
    child.stdin.end(input)
  })
}

/** A program takes a second to start on a slow machine. */
vi.setConfig({ testTimeout: 30_000 })

it('makes a file, checks it and publishes it, from the folder that the person is in', async () => {
  expect(await sheet(['make', '--seed', '7', '--out', 'season.csv'])).toMatchObject({ code: 0, out: '' })
  expect(readFileSync(join(folder, 'season.csv'), 'utf8')).toBe(makeSheet(7, 'csv'))
  expect(await sheet(['check', 'season.csv'])).toMatchObject({ code: 0 })
  expect(await sheet(['publish', 'season.csv', '--yes', emulator])).toMatchObject({ code: 0 })
  expect((await sheet(['show', '--csv', emulator])).out).toBe(makeSheet(7, 'csv'))
})

it('does not overwrite a file', async () => {
  writeFileSync(join(folder, 'mine.csv'), 'edited')
  expect((await sheet(['make', '--out', 'mine.csv'])).code).toBe(1)
  expect(readFileSync(join(folder, 'mine.csv'), 'utf8')).toBe('edited')
})

it('reads standard input and exits with 1 for a fault', async () => {
  const { code, note } = await sheet(['check', '-'], makeSheet(7, 'csv').replace('0231', '0232'))
  expect(code).toBe(1)
  expect(note).toContain('entry 3 (line 5): base_pattern is not a permutation of 0123 but "0232"')
})

it('publishes nothing where nobody can be asked', async () => {
  const { code, note } = await sheet(['publish', '-', emulator], makeSheet(8, 'csv'))
  expect(code).toBe(1)
  expect(note).toContain('add --yes')
})

it.each([[['paint']], [['check']], [['show', '--loud']]])(
  'explains itself for the arguments %j',
  async args => {
    const { code, note } = await sheet(args)
    expect(code).toBe(1)
    expect(note).toContain('Usage: npm run sheet')
  },
)
