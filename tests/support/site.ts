import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from 'puppeteer'
import { SAMPLE_SHEET_SEED } from '../../src/rules/showcase.ts'
import { type DataSource, startDataSource } from '../../tools/data-source/server.ts'
import { freePort } from '../../tools/ports.ts'
import { sampleSeason } from '../../tools/season.ts'
import { loadSite, type SiteServer, serveSite } from '../../tools/serve.ts'
import { buildForTests, builtInEmulator } from '../../tools/test-build.ts'
import { newPage, type PageOptions } from './browser.ts'

/** Where the built site is. */
export const DIST = 'dist'
const BUILT = '.cache/test-build.json'

export interface ServedSite {
  /** Address of the landing page, with its closing slash. */
  readonly url: string
  readonly server: SiteServer
  /** The data source that this build of the site reads from. */
  readonly dataSource: DataSource
  close(): Promise<void>
}

export interface ServeDistOptions {
  /** Documents of the data source; the sample season unless given. `{}`: the document is missing. */
  readonly documents?: Readonly<Record<string, unknown>>
}

/** The sample season as the document `config/data_sheet` of a data source. */
export const SAMPLE_DOCUMENTS = { 'config/data_sheet': { sheet: sampleSeason(SAMPLE_SHEET_SEED) } }

/** Builds dist/ once for all files of a test run, unless whoever started the run has done so (DIST_READY). */
export async function ensureBuilt(): Promise<void> {
  if (process.env.DIST_READY) return
  // Every test file has a process of its own; what they share is the program that started them.
  const run = String(process.ppid)
  try {
    if (readFileSync(BUILT, 'utf8') === run) return
  } catch {
    // Nothing was built for tests yet.
  }
  await buildForTests(await freePort(0))
  mkdirSync('.cache', { recursive: true })
  writeFileSync(BUILT, run)
}

/**
 * Serves the built site as `npm start` does, with a fresh data source where that build expects it.
 * Throws when dist/ was built without an emulator, or its port is taken.
 */
export async function serveDist({
  documents = SAMPLE_DOCUMENTS,
}: ServeDistOptions = {}): Promise<ServedSite> {
  await ensureBuilt()
  const emulator = builtInEmulator(DIST)
  if (!emulator) throw new Error('dist/ was built without an emulator: unset DIST_READY to have it built')
  const dataSource = await startDataSource({ ...emulator, documents })
  const server = await serveSite(await loadSite(DIST), {
    liveOrigins: [`http://${emulator.host}:${emulator.port}`],
  })
  return {
    url: server.url,
    server,
    dataSource,
    async close() {
      await server.close()
      await dataSource.close()
    },
  }
}

export interface OpenOptions extends PageOptions {
  /** Address below the site, `#data-sheet` for example. */
  readonly path?: string
  /** Called with the page before it goes anywhere. */
  readonly prepare?: (page: Page) => void | Promise<void>
}

/** Opens the landing page and waits until its scene has drawn, or has given way to the still picture. */
export async function openLanding(
  browser: Browser,
  site: Pick<ServedSite, 'url'>,
  { path = '', prepare, ...options }: OpenOptions = {},
): Promise<Page> {
  const page = await newPage(browser, options)
  await prepare?.(page)
  await page.goto(site.url + path)
  await page.waitForSelector('html[data-scene=ready], html[data-scene=fallback]')
  return page
}
