import { createServer } from 'node:http'
import type { BrowserContext, Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { listen } from '../../tools/ports.ts'
import { freshProfile, newPage } from '../support/browser.ts'
import { allScripts, containing } from '../support/chunks.ts'
import { cloneRepository, type Program, startProgram } from '../support/clone.ts'
import { withoutDrawing } from '../support/no-gl.ts'
import { DIST, ensureBuilt } from '../support/site.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const PANEL = '.dev-panel'
const SOURCE = /127\.0\.0\.1:\d+(?=, which)/

let clone: ReturnType<typeof cloneRepository>
let program: Program
let browser: BrowserContext
let page: Page
let url: string

const textOf = (): Promise<string> => page.$eval(`${PANEL} output`, output => output.textContent ?? '')
const press = (label: string): Promise<void> => page.locator(`${PANEL} ::-p-text(${label})`).click()

beforeAll(async () => {
  clone = cloneRepository()
  program = startProgram(clone.folder, ['tools/run.mjs', 'dev'])
  url = (await program.printed(/http:\/\/127\.0\.0\.1:\d+\//))[0]
  browser = await freshProfile()
  page = await newPage(browser, { width: 720, height: 480, reducedMotion: true })
  await withoutDrawing(page)
  page.setDefaultTimeout(60_000)
  await page.goto(url)
  await page.waitForSelector('html[data-scene=ready]')
})
afterAll(async () => {
  await browser?.close()
  program?.child.kill()
  clone?.remove()
})

it('comes with npm run dev: the sources with hot reload, beside a data source', async () => {
  expect(await (await fetch(url)).text()).toContain('/@vite/client')
  const [source] = await program.printed(SOURCE)
  expect((await fetch(`http://${source}/`)).status).toBeGreaterThan(0)
})

it('tells developers where the story stands and what a frame costs', async () => {
  await page.evaluate(() => document.querySelector('#representation')?.scrollIntoView())
  await expect.poll(textOf).toMatch(/^representation 0\.\d+.*\n\d+ draws, \d+ calls/s)
})

it('stops the clock, steps it, and lets it go on', async () => {
  await press('Freeze')
  await page.evaluate(() => document.querySelector('#sessions')?.scrollIntoView())
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await textOf()).toMatch(/^representation/)
  await press('Step')
  expect(await textOf()).toMatch(/^sessions/)
  await press('Go on')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(textOf).toMatch(/^hero/)
})

it('goes to any place of the page', async () => {
  await page.$eval(`${PANEL} input`, input => {
    const range = input as HTMLInputElement
    range.value = range.max
    range.dispatchEvent(new Event('input'))
  })
  await expect.poll(textOf).toMatch(/^footer/)
})

it('is not in the built site', async () => {
  await ensureBuilt()
  expect(containing(DIST, allScripts(DIST), 'dev-panel')).toEqual([])
})

it('goes with npm run dev, which ends at Ctrl-C with its data source', async () => {
  const [source] = await program.printed(SOURCE)
  expect(await program.end('SIGINT')).toBe(0)
  await expect(fetch(`http://${source}/`)).rejects.toThrow()
})

it('npm run dev says that its port is taken', async () => {
  const other = createServer()
  const port = await listen(other, 0, '127.0.0.1')
  const second = startProgram(clone.folder, ['tools/run.mjs', 'dev'], { PORT: String(port) })
  expect([await second.ended(), second.output()]).toEqual([1, expect.stringContaining(`Port ${port} is`)])
  other.close()
})
