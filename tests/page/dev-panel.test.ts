import { createServer } from 'node:http'
import type { BrowserContext, Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { listen } from '../../tools/ports.ts'
import { collectErrors, freshProfile, newPage } from '../support/browser.ts'
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
let errors: readonly string[]

const textOf = (): Promise<string> => page.$eval(`${PANEL} output`, output => output.textContent ?? '')
const press = (label: string): Promise<void> => page.locator(`${PANEL} ::-p-text(${label})`).click()

beforeAll(async () => {
  clone = cloneRepository()
  program = startProgram(clone.folder, ['tools/run.mjs', 'dev'])
  const [url] = await program.printed(/http:\/\/127\.0\.0\.1:\d+\//)
  browser = await freshProfile()
  page = await newPage(browser, { width: 720, height: 480, reducedMotion: true })
  await withoutDrawing(page)
  page.setDefaultTimeout(60_000)
  errors = collectErrors(page)
  await page.goto(url)
  await page.waitForSelector('html[data-scene=ready]')
})
afterAll(async () => {
  await browser?.close()
  program?.child.kill()
  clone?.remove()
})

it('npm run dev tells where the story stands and what a frame costs, and stops and steps the clock', async () => {
  await page.evaluate(() => document.querySelector('#representation')?.scrollIntoView())
  await expect.poll(textOf).toMatch(/^representation \d+\.\d+ %.*\nmarks \w+ .* … .*\n\d+ draws, \d+ calls/s)
  await press('Freeze')
  await page.evaluate(() => document.querySelector('#sessions')?.scrollIntoView())
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await textOf()).toMatch(/^representation/)
  await press('Step')
  expect(await textOf()).toMatch(/^sessions/)
  await press('Go on')
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect.poll(textOf).toMatch(/^hero/)
  expect(errors).toEqual([])
})

it('the row of a pose that has been changed in the panel can be copied', async () => {
  await browser.overridePermissions(new URL(page.url()).origin, [
    'clipboard-read',
    'clipboard-write',
    'clipboard-sanitized-write',
  ])
  await page.evaluate(() => document.querySelector('#footer')?.scrollIntoView(false))
  await expect.poll(textOf).toMatch(/^footer/)
  await page.locator(`${PANEL} summary`).click()
  await page.select(`${PANEL} select`, 'sun.full')
  const size = await page.waitForSelector(`${PANEL} label input`)
  await size?.click({ count: 3 })
  await page.keyboard.type('0.12')
  await page.keyboard.press('Tab')
  await press('Copy the row')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toBe("full: { at: 'sun', up: 0.12, studs: 1, turned: 0 },")
  expect(errors).toEqual([])
})

it('the panel is not in the built site', async () => {
  await ensureBuilt()
  expect(containing(DIST, allScripts(DIST), 'dev-panel')).toEqual([])
})

it('npm run dev ends at Ctrl-C with its data source, and says so where its port is taken', async () => {
  const [source] = await program.printed(SOURCE)
  expect((await fetch(`http://${source}/`)).status).toBeGreaterThan(0)
  expect(await program.end('SIGINT')).toBe(0)
  await expect(fetch(`http://${source}/`)).rejects.toThrow()
  const other = createServer()
  const port = await listen(other, 0, '127.0.0.1')
  const second = startProgram(clone.folder, ['tools/run.mjs', 'dev'], { PORT: String(port) })
  expect([await second.ended(), second.output()]).toEqual([1, expect.stringContaining(`Port ${port} is`)])
  other.close()
})
