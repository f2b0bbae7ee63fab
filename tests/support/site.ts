import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'puppeteer'
import { SAMPLE_SHEET_SEED } from '../../src/rules/showcase.ts'
import type { BuiltSite } from '../../tools/build/budgets.ts'
import { builtInEmulator } from '../../tools/build/built-in-emulator.ts'
import { placeOf } from '../../tools/build/places.ts'
import { readRecord } from '../../tools/build/record.ts'
import { buildForTests } from '../../tools/build-for-tests.ts'
import { type DataSource, startDataSource } from '../../tools/data-source/server.ts'
import { freePort } from '../../tools/ports.ts'
import { sampleSeason } from '../../tools/season.ts'
import { loadSite, type SiteServer, serveSite } from '../../tools/serve.ts'
import { newPage, type PageOptions } from './browser.ts'
import { DIST_COPY } from './build-once.ts'

/** Where the site is built. */
const { dist: BUILT, beside: BESIDE } = placeOf('tests')
const { VITEST_POOL_ID, DIST_READY } = process.env

/**
 * Where this process finds the built site: each test file has a process and a copy of its own. (The numbers that the
 * runner gives its workers are not enough: the next one begins while the last one is still ending.)
 */
export const DIST = VITEST_POOL_ID ? `${DIST_COPY}${process.pid}` : BUILT

/** The built site with what the bundler says of it. */
export const builtSite = (): BuiltSite => ({ dist: DIST, record: readRecord(BESIDE) })

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

/** Copies what has been built, with a port of its own for the data source. */
async function copyBuilt(): Promise<void> {
  const emulator = builtInEmulator(BUILT)
  if (!emulator) throw new Error('the site was built without an emulator: unset DIST_READY to have it built')
  const port = await freePort(0)
  rmSync(DIST, { recursive: true, force: true })
  cpSync(BUILT, DIST, { recursive: true })
  for (const name of readdirSync(join(DIST, 'assets')).filter(each => each.endsWith('.js'))) {
    const file = join(DIST, 'assets', name)
    const script = readFileSync(file, 'utf8')
    if (script.includes(String(emulator.port)))
      writeFileSync(file, script.replaceAll(String(emulator.port), String(port)))
  }
}

let built: Promise<void> | undefined

/** Builds the site, unless whoever started the run has done so (DIST_READY); test files take a copy of it. */
export function ensureBuilt(): Promise<void> {
  if (DIST !== BUILT) built ??= copyBuilt()
  else if (!DIST_READY) built ??= freePort(0).then(port => buildForTests(port))
  return built ?? Promise.resolve()
}

/**
 * Serves the built site as `npm start` does, with a fresh data source where that build expects it.
 * Throws when the site was built without an emulator, or its port is taken.
 */
export async function serveDist({
  documents = SAMPLE_DOCUMENTS,
}: ServeDistOptions = {}): Promise<ServedSite> {
  await ensureBuilt()
  const emulator = builtInEmulator(DIST)
  if (!emulator) throw new Error('the site was built without an emulator: unset DIST_READY to have it built')
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
