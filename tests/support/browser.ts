import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import puppeteer, { type Browser, type LaunchOptions, type Page } from 'puppeteer'

/** The renderer is asked for by name, so that pictures and shaders do not depend on the machine. */
const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--font-render-hinting=none',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
] as const

/** The oldest major version that the suites were written for. */
const OLDEST_VERSION = 130

/** Path of the browser: CHROMIUM_PATH, else Debian's, else the first in PATH. Throws when there is none. */
export function findBrowser(): string {
  const fromEnvironment = process.env.CHROMIUM_PATH
  if (fromEnvironment) {
    if (existsSync(fromEnvironment)) return fromEnvironment
    throw new Error(`CHROMIUM_PATH names no file: ${fromEnvironment}`)
  }
  if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium'
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8' }).trim()
    } catch {}
  }
  throw new Error('no Chromium found: install it or set CHROMIUM_PATH')
}

/** Starts the browser; `args` are added to the flags. Throws when it is missing or too old. */
export async function launch({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> {
  const browser = await puppeteer.launch({
    executablePath: findBrowser(),
    headless: true,
    ...options,
    args: [...FLAGS, ...args],
  })
  const version = await browser.version()
  if (Number(/\/(\d+)/.exec(version)?.[1] ?? 0) >= OLDEST_VERSION) return browser
  await browser.close()
  throw new Error(`${version} is too old: Chromium ${OLDEST_VERSION} or later is needed`)
}

export interface PageOptions {
  readonly width?: number
  readonly height?: number
  /** Device pixels per CSS pixel. */
  readonly dpr?: number
  readonly reducedMotion?: boolean
  readonly colorScheme?: 'light' | 'dark'
  /** A phone: touch input and the mobile viewport rules. */
  readonly isMobile?: boolean
}

/** A page of that size, 1440 × 900 unless given, with the visitor's preferences set. */
export async function newPage(browser: Browser, options: PageOptions = {}): Promise<Page> {
  const {
    width = 1440,
    height = 900,
    dpr = 1,
    reducedMotion = false,
    colorScheme,
    isMobile = false,
  } = options
  const page = await browser.newPage()
  await page.setViewport({ width, height, deviceScaleFactor: dpr, isMobile, hasTouch: isMobile })
  await page.emulateMediaFeatures([
    { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
    ...(colorScheme ? [{ name: 'prefers-color-scheme', value: colorScheme }] : []),
  ])
  return page
}

/**
 * Collects from now on what goes wrong on the page: uncaught errors and console errors, one line each, in a list
 * that grows. `ignoreNetwork` leaves out the lines that the browser itself writes for failed requests.
 */
export function collectErrors(page: Page, { ignoreNetwork = false } = {}): readonly string[] {
  const errors: string[] = []
  page.on('pageerror', error => errors.push(`page error: ${error instanceof Error ? error.message : error}`))
  page.on('console', message => {
    if (message.type() !== 'error') return
    const text = message.text()
    // A request that was refused has this text; no script can keep the browser from writing it.
    if (ignoreNetwork && /Failed to load resource|blocked by CORS policy/.test(text)) return
    errors.push(`console error: ${text} (${message.location().url ?? 'no address'})`)
  })
  return errors
}
