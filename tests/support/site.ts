import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer'
import { SAMPLE_SHEET_SEED } from '../../src/rules/showcase.ts'
import type { BuiltSite } from '../../tools/build/budgets.ts'
import { readRecord } from '../../tools/build/record.ts'
import { buildForTests, EMULATOR_PORT, TESTS_FOLDER } from '../../tools/build-for-tests.ts'
import { type DataSource, startDataSource } from '../../tools/data-source/server.ts'
import { sampleSeason } from '../../tools/season.ts'
import { type SiteServer, serveSite } from '../../tools/serve.ts'
import { newPage, type PageOptions } from './browser.ts'

/** The built site; test files share it, and none may write there. */
export const DIST = `${TESTS_FOLDER}/dist`

/** The built site with what the bundler says of it. */
export const builtSite = (): BuiltSite => ({ dist: DIST, record: readRecord(TESTS_FOLDER) })

export interface ServedSite {
  /** Address of the landing page, with its closing slash. */
  readonly url: string
  /** The folder that is served. */
  readonly folder: string
  readonly server: SiteServer
  /** The data source that its pages read from. */
  readonly dataSource: DataSource
  close(): Promise<void>
}

export interface ServeDistOptions {
  /** Documents of the data source; the sample season unless given. `{}`: the document is missing. */
  readonly documents?: Readonly<Record<string, unknown>>
}

/** The sample season as the document `config/data_sheet` of a data source. */
export const SAMPLE_DOCUMENTS = { 'config/data_sheet': { sheet: sampleSeason(SAMPLE_SHEET_SEED) } }

/** How long the server may take to open a file. */
const OPENING_MS = 100

let built: Promise<void> | undefined

/** Builds the site, unless whoever started the run has done so (DIST_READY). */
export function ensureBuilt(): Promise<void> {
  built ??= process.env.DIST_READY ? Promise.resolve() : buildForTests()
  return built
}

/** Returns a folder with a site, the built one unless given, in which every text is changed; the test file may write there. */
export function copyOf(change: (text: string, file: string) => string = text => text, from = DIST): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync(from, folder, { recursive: true })
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|css|js|json|xml|txt)$/.test(name)) continue
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    const changed = change(text, name)
    if (changed !== text) writeFileSync(file, changed)
  }
  return folder
}

/** Serves the built site as `npm start` does, with a fresh data source. */
export async function serveDist({
  documents = SAMPLE_DOCUMENTS,
}: ServeDistOptions = {}): Promise<ServedSite> {
  await ensureBuilt()
  const dataSource = await startDataSource({ documents })
  const folder = copyOf(text => text.replaceAll(EMULATOR_PORT, String(dataSource.port)))
  const server = await serveSite(folder)
  return {
    url: server.url,
    folder,
    server,
    dataSource,
    async close() {
      await server.close()
      await dataSource.close()
      // A file that was asked for as its page went may be about to be opened.
      await sleep(OPENING_MS)
      rmSync(folder, { recursive: true })
    },
  }
}

export interface OpenOptions extends PageOptions {
  /** Address below the site, `#data-sheet` for example. */
  readonly path?: string
  /** Called with the page before it goes anywhere. */
  readonly prepare?: (page: Page) => void | Promise<void>
}

/** Waits until the scripts of a text page are in charge of it: they come once it has been painted. */
export async function inCharge(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some(key => key.startsWith('__react')),
  )
}

/** Goes to a text page and waits until its scripts are in charge: what depends on how wide things are is set then. */
export async function goToText(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await inCharge(page)
  await page.evaluate(
    () => new Promise<void>(resolve => requestAnimationFrame(() => requestIdleCallback(() => resolve()))),
  )
}

/** Opens the landing page and waits until its scene has drawn, or has given way to the still picture. */
export async function openLanding(
  browser: Pick<Browser, 'newPage'>,
  site: Pick<ServedSite, 'url'>,
  { path = '', prepare, ...options }: OpenOptions = {},
): Promise<Page> {
  const page = await newPage(browser, options)
  await prepare?.(page)
  await page.goto(site.url + path)
  await page.waitForSelector('html[data-scene=ready], html[data-scene=fallback]')
  return page
}
