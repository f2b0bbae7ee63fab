import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sampleSheet, toWire } from '../../src/rules/season.ts'
import { sheetValueText } from '../../src/rules/sheet-value.ts'
import { SAMPLE_SHEET_SEED } from '../../src/rules/showcase.ts'
import { listen } from '../../tools/ports.ts'
import { freshProfile, newPage, type PageOptions } from '../support/browser.ts'
import { cloneRepository, type Program, startProgram } from '../support/clone.ts'
import { withoutDrawing } from '../support/no-gl.ts'
import { goToPlace } from './access/places.ts'

// Two builds of the site, one after the other.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const ADDRESS = /http:\/\/127\.0\.0\.1:\d+\//
const SOURCE = /127\.0\.0\.1:\d+(?=, which)/

let clone: ReturnType<typeof cloneRepository>

beforeAll(() => {
  clone = cloneRepository()
})
afterAll(() => clone.remove())

const start = (args: readonly string[] = [], env: Record<string, string> = {}): Program =>
  startProgram(clone.folder, ['tools/run.mjs', 'start', ...args], env)
const isAnswering = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  )
const sheet = async (...args: string[]) => {
  const program = startProgram(clone.folder, ['tools/run.mjs', 'sheet', ...args])
  return [await program.ended(), program.output()] as const
}

describe('npm start, and beside it npm start -- --sample', () => {
  let first: Program
  let url: string
  let source: string
  let second: Program
  let sampleUrl: string
  let browser: BrowserContext

  beforeAll(async () => {
    browser = await freshProfile()
    mkdirSync(join(clone.folder, 'dist'))
    writeFileSync(join(clone.folder, 'dist/index.html'), 'for visitors')
    first = start()
    url = (await first.printed(ADDRESS))[0]
    source = (await first.printed(SOURCE))[0]
    // The operator's own backend is left alone.
    second = start(['--sample'], { VITE_FIREBASE_PROJECT_ID: 'operators-own' })
    sampleUrl = (await second.printed(ADDRESS))[0]
  })
  afterAll(async () => {
    await browser.close()
    for (const program of [first, second]) program?.child.kill()
  })

  async function open(options: PageOptions, hosts = new Set<string>()): Promise<Page> {
    const page = await newPage(browser, { reducedMotion: true, ...options })
    await withoutDrawing(page)
    page.on('request', request => hosts.add(new URL(request.url()).host))
    await page.goto(`${sampleUrl}?film`)
    await page.waitForSelector('html[data-film=ready]')
    return page
  }

  it('serve the site, each at an address of its own, and leave alone what was built for visitors', async () => {
    expect(await (await fetch(url)).text()).toContain('id="hero"')
    expect(first.output()).toContain('npm run sheet -- publish --sample 7')
    expect(first.output()).toContain('Ctrl-C ends everything')
    expect(sampleUrl).not.toBe(url)
    expect(readFileSync(join(clone.folder, 'dist/index.html'), 'utf8')).toBe('for visitors')
  })

  it('have one data source, which an operator’s season is published to', async () => {
    expect(await sheet('publish', '--sample', '7', '--yes')).toEqual([
      0,
      expect.stringContaining(`Published to the data source on ${source}`),
    ])
    expect(second.output()).toContain('no backend: the page carries the sample season')
    expect(await (await fetch(sampleUrl)).text()).toContain(`"connect-src 'self';`)
  })

  it('show the sample season by the page alone, drawn from its seed, called so wherever its numbers show', async () => {
    const hosts = new Set<string>()
    const page = await open({}, hosts)
    expect([...hosts]).toEqual([new URL(sampleUrl).host])
    const shown = await page.$$eval('#whole-sheet tbody tr', rows =>
      rows.map(({ cells }) => [...cells].map(({ textContent }) => textContent)),
    )
    const drawn = toWire(sampleSheet(SAMPLE_SHEET_SEED)).map(entry => [
      entry.base_pattern,
      ...[...entry.odd, ...entry.even].map(sheetValueText),
    ])
    expect(shown).toEqual(drawn)
    await expectCalledSample(page)
    await page.emulateMediaType('print')
    expect(await page.$eval('#whole-sheet', saysSample)).toBe(true)
    await page.close()
  })

  it('end when the terminal is closed, and at Ctrl-C with the data source', async () => {
    second.child.stdout?.destroy()
    second.child.stderr?.destroy()
    second.child.kill('SIGHUP')
    await expect.poll(() => second.child.exitCode).toBe(0)
    expect(await isAnswering(sampleUrl)).toBe(false)
    expect(await first.end('SIGINT')).toBe(0)
    expect([await isAnswering(url), await isAnswering(`http://${source}/`)]).toEqual([false, false])
    expect(await sheet('show')).toEqual([1, expect.stringContaining('no data source is running')])
  })
})

/** Whether the words "sample season" are there to be seen within an element. */
function saysSample(part: Element): boolean {
  const says = (element: Element) => element.textContent.includes('sample season')
  return [...part.querySelectorAll('*')].some(
    element =>
      says(element) &&
      ![...element.children].some(says) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  )
}

async function expectCalledSample(page: Page): Promise<void> {
  for (const stage of ['odd-even', 'data-sheet']) {
    await goToPlace(page, { stage, progress: 0.4 })
    expect(await page.$eval(`#${stage}`, saysSample), stage).toBe(true)
  }
  await page.$eval('#data-sheet [aria-controls=whole-sheet]', button => (button as HTMLElement).click())
  await page.waitForSelector('#data-sheet [aria-expanded=true]')
  expect(await page.$eval('#whole-sheet', saysSample)).toBe(true)
}

describe('a program that cannot start ends, and says why', () => {
  it.each<[string, string[], Record<string, string>, string]>([
    [
      'a setting that is wrong',
      [],
      { VITE_GAME_HOST: 'javascript:alert(1)' },
      'Not started: VITE_GAME_HOST must be an absolute https: address',
    ],
    ['another word', ['--smaple'], {}, 'npm start takes --sample and nothing else, not --smaple'],
  ])('npm start with %s', async (_, args, env, message) => {
    const program = start(args, env)
    expect([await program.ended(), program.output()]).toEqual([1, expect.stringContaining(message)])
  })

  it('npm start on a port that is taken', async () => {
    const other = createServer()
    const port = await listen(other, 0, '127.0.0.1')
    const program = start([], { PORT: String(port) })
    expect(await program.ended()).toBe(1)
    expect(program.output()).toContain(`Not started: port ${port} is taken by another program`)
    other.close()
  })

  it.each(['start', 'dev'])('npm run %s in a folder that cannot be written', async name => {
    rmSync(join(clone.folder, '.cache'), { recursive: true, force: true })
    writeFileSync(join(clone.folder, '.cache'), '')
    const program = startProgram(clone.folder, ['tools/run.mjs', name])
    expect([await program.ended(), program.output()]).toEqual([1, expect.stringContaining('Not started: ')])
    rmSync(join(clone.folder, '.cache'))
  })
})

it('npm start can be ended while it builds', async () => {
  const program = start()
  await program.printed(/Building/)
  expect(await program.end('SIGTERM')).toBe(0)
})
