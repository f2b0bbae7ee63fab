import type { BrowserContext, Page } from 'puppeteer'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { type DataSource, startDataSource } from '../../../tools/data-source/server.ts'
import { sampleSeason } from '../../../tools/season.ts'
import { collectErrors, freshProfile, newPage } from '../../support/browser.ts'
import { serveHarness } from './harness-server.ts'

export const PATH = 'config/data_sheet'
export const season = sampleSeason(1)
export const entries = Object.values(season)

/** A page with the real client, and the data source that it listens to; both are new in each test. */
export class LivePage {
  readonly requested: string[] = []
  readonly warnings: string[] = []
  readonly errors: readonly string[]
  readonly page: Page
  readonly source: DataSource
  private readonly url: string

  constructor(page: Page, source: DataSource, url: string) {
    this.page = page
    this.source = source
    this.url = url
    this.errors = collectErrors(page, { ignoreNetwork: true })
    page.on('request', request => this.requested.push(new URL(request.url()).hostname))
    page.on('console', message => message.type() === 'warn' && this.warnings.push(message.text()))
  }

  /** Opens the page and begins to listen. */
  async start(updates: 'listen' | 'visit' = 'listen'): Promise<void> {
    await this.page.goto(this.url)
    const backend = { projectId: 'demo', updates, emulator: { host: '127.0.0.1', port: this.source.port } }
    await this.page.evaluate(each => window.start(each), backend)
  }

  /** Begins to listen to a season and waits until the backend knows it. */
  async startListening(): Promise<void> {
    this.source.set(PATH, { sheet: season })
    await this.start()
    await this.lastToBe(entries)
    await this.atServer(() => this.source.counts().targets).toBe(1)
  }

  received(): Promise<unknown[]> {
    return this.page.evaluate(() => window.received)
  }

  /** Makes the page's waits of so many ms or more shorter by a factor; with 0 they never end. */
  changeWaits(fromMs: number, factor: number): Promise<unknown> {
    const change = (from: number, by: number) => {
      const setTimer = window.setTimeout
      const changed = (run: TimerHandler, delayMs = 0) =>
        delayMs < from ? setTimer(run, delayMs) : by > 0 ? setTimer(run, delayMs * by) : 0
      Object.assign(window, { setTimeout: changed })
    }
    return this.page.evaluateOnNewDocument(change, fromMs, factor)
  }

  /** Waits until the list published last is this one. */
  async lastToBe(list: unknown): Promise<void> {
    const last = async () => (await this.received()).at(-1)
    await expect.poll(last, { timeout: 45_000, interval: 50 }).toEqual(list)
  }

  /** Waits for what the backend counts. */
  atServer(read: () => unknown) {
    return expect.poll(read, { timeout: 30_000, interval: 20 })
  }
}

/** Serves the client to the tests of a file and gives each of them a page; the returned function says which. */
export function liveTests(): () => LivePage {
  let browser: BrowserContext
  let harness: Awaited<ReturnType<typeof serveHarness>>
  let live: LivePage
  beforeAll(async () => {
    harness = await serveHarness()
    browser = await freshProfile()
  })
  afterAll(async () => {
    await browser?.close()
    harness?.close()
  })
  beforeEach(async () => {
    live = new LivePage(
      await newPage(browser, { width: 400, height: 300 }),
      await startDataSource(),
      harness.url,
    )
  })
  afterEach(async () => {
    await live.page.close()
    await live.source.close()
  })
  return () => live
}
