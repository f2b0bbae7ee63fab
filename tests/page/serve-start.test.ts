import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { listen } from '../../tools/ports.ts'
import { cloneRepository, type Program, startProgram } from '../support/clone.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const ADDRESS = /http:\/\/127\.0\.0\.1:\d+\//
const SOURCE = /127\.0\.0\.1:\d+(?=, which)/

let clone: ReturnType<typeof cloneRepository>

beforeAll(() => {
  clone = cloneRepository()
})
afterAll(() => clone.remove())

const start = (env: Record<string, string> = {}): Program =>
  startProgram(clone.folder, ['tools/start.mjs'], env)
const isAnswering = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  )

describe('npm start', () => {
  it('serves the site with its data, twice at once if need be, and ends everything at Ctrl-C', async () => {
    const first = start()
    const [url] = await first.printed(ADDRESS)
    const [source] = await first.printed(SOURCE)
    expect(await (await fetch(url)).text()).toContain('id="hero"')
    expect(first.output()).toContain('npm run sheet -- publish --sample 7')
    expect(first.output()).toContain('Ctrl-C ends everything')

    const sheet = startProgram(clone.folder, ['tools/sheet.mjs', 'publish', '--sample', '7', '--yes'])
    expect([await sheet.ended(), sheet.output()]).toEqual([
      0,
      expect.stringContaining(`Published to the data source on ${source}`),
    ])

    const second = start()
    const [otherUrl] = await second.printed(ADDRESS)
    expect(otherUrl).not.toBe(url)
    expect(await isAnswering(url)).toBe(true)
    expect(await second.end('SIGINT')).toBe(0)
    // The one that is left is found again.
    const shown = startProgram(clone.folder, ['tools/sheet.mjs', 'publish', '--sample', '8', '--yes'])
    await shown.ended()
    expect(shown.output()).toContain(`Published to the data source on ${source}`)

    expect(await first.end('SIGINT')).toBe(0)
    expect(await isAnswering(url)).toBe(false)
    expect(await isAnswering(`http://${source}/`)).toBe(false)
    const nowhere = startProgram(clone.folder, ['tools/sheet.mjs', 'show'])
    expect(await nowhere.ended()).toBe(1)
    expect(nowhere.output()).toContain('no data source is running')
  })

  it('leaves alone what was built for visitors, and ends with its data source when its terminal is closed', async () => {
    const dist = join(clone.folder, 'dist')
    mkdirSync(dist)
    writeFileSync(join(dist, 'index.html'), 'for visitors')
    const program = start()
    const [url] = await program.printed(ADDRESS)
    const [source] = await program.printed(SOURCE)
    program.child.stdout?.destroy()
    program.child.stderr?.destroy()
    program.child.kill('SIGHUP')
    await expect.poll(() => program.child.exitCode, { timeout: 8000 }).toBe(0)
    expect(await isAnswering(url)).toBe(false)
    expect(await isAnswering(`http://${source}/`)).toBe(false)
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('for visitors')
  })

  it('can be ended while it builds', async () => {
    const program = start()
    await program.printed(/Building/)
    expect(await program.end('SIGTERM')).toBe(0)
  })

  it('says that the port it was told to take is taken', async () => {
    const other = createServer()
    const port = await listen(other, 0, '127.0.0.1')
    const program = start({ PORT: String(port) })
    expect(await program.ended()).toBe(1)
    expect(program.output()).toContain(`Not started: port ${port} is taken by another program`)
    other.close()
  })

  it.each([
    [
      { VITE_GAME_HOST: 'javascript:alert(1)' },
      'Not started: VITE_GAME_HOST must be an absolute https: address',
    ],
    [{ PORT: 'eighty' }, 'PORT must be a number'],
    [{ VITE_FIRESTORE_EMULATOR_HOST: '127.0.0.1' }, 'VITE_FIRESTORE_EMULATOR_PORT must be set together'],
  ])('says what is wrong with %j', async (env: Record<string, string>, message) => {
    const program = start(env)
    expect(await program.ended()).toBe(1)
    expect(program.output()).toContain(message)
  })
})

describe('npm run dev', () => {
  it('serves the sources with hot reload beside a data source', async () => {
    const program = startProgram(clone.folder, ['tools/dev.mjs'])
    const [url] = await program.printed(ADDRESS)
    const html = await (await fetch(url)).text()
    expect(html).toContain('/@vite/client')
    const [source] = await program.printed(SOURCE)
    expect(await isAnswering(`http://${source}/`)).toBe(true)
    expect(await program.end('SIGINT')).toBe(0)
    expect(await isAnswering(`http://${source}/`)).toBe(false)
  })
})

describe('a program that cannot start ends, and says why', () => {
  afterEach(() => rmSync(join(clone.folder, '.cache'), { recursive: true, force: true }))

  it.each(['start', 'dev'])('npm run %s in a folder that cannot be written', async name => {
    rmSync(join(clone.folder, '.cache'), { recursive: true, force: true })
    writeFileSync(join(clone.folder, '.cache'), '')
    const program = startProgram(clone.folder, [`tools/${name}.mjs`])
    expect([await program.ended(), program.output()]).toEqual([1, expect.stringContaining('Not started: ')])
  })

  it('npm run dev on a port that is taken', async () => {
    const other = createServer()
    const port = await listen(other, 0, '127.0.0.1')
    const program = startProgram(clone.folder, ['tools/dev.mjs'], { PORT: String(port) })
    expect([await program.ended(), program.output()]).toEqual([1, expect.stringContaining(`Port ${port} is`)])
    other.close()
  })
})

describe('the data source by itself', () => {
  const startSource = (...args: string[]) =>
    startProgram(clone.folder, ['--import', 'tsx', 'tools/data-source/main.ts', ...args])

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends at %s', async signal => {
    const program = startSource('--port', '0')
    const [url] = await program.printed(/http:\/\/127\.0\.0\.1:\d+/)
    expect(await isAnswering(url)).toBe(true)
    expect(await program.end(signal)).toBe(0)
    expect(await isAnswering(url)).toBe(false)
  })

  it('says what is wrong with its arguments', async () => {
    const program = startSource('--port', 'eighty')
    expect([await program.ended(), program.output()]).toEqual([1, expect.stringContaining('not "eighty"')])
  })
})
