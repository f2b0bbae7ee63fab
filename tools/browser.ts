import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
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
  // Two pages of the address bar, which nobody sees: they load beside the first page, and take most of a second.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
] as const

/** Programs of Linux distributions, the preferred one first. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome']

const inPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map(folder => join(folder, name))
    .find(existsSync)

/**
 * Returns the path of the browser: CHROMIUM_PATH, else the first Chromium or Chrome in PATH, else the Chrome that is
 * installed where its own installer puts it (macOS, Windows, Linux). Throws with what to do where there is none.
 */
export function findBrowser(): string {
  const fromEnvironment = process.env.CHROMIUM_PATH
  if (fromEnvironment) {
    if (existsSync(fromEnvironment)) return fromEnvironment
    throw new Error(`CHROMIUM_PATH names no file: ${fromEnvironment}`)
  }
  const found = NAMES.map(inPath).find(path => path !== undefined)
  if (found) return found
  try {
    return puppeteer.executablePath('chrome')
  } catch {
    throw new Error(
      'No Chromium found. Install Chrome or Chromium (Debian, Ubuntu: apt-get install chromium), or set CHROMIUM_PATH to the program.',
    )
  }
}

/** Installs Debian's chromium where this program runs as root; returns whether that worked. */
function installChromium(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  console.log('No Chromium found; installing it with apt-get …')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: string[]): boolean =>
    spawnSync('/usr/bin/apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  return apt('update') && apt('install', '--yes', '--no-install-recommends', 'chromium')
}

/** Returns the path of the browser that the tests drive, installed where it is missing. Throws with what to do. */
export function ensureBrowser(): string {
  try {
    return findBrowser()
  } catch (error) {
    if (process.env.CHROMIUM_PATH || !installChromium()) throw error
    return findBrowser()
  }
}

/** Starts the browser; `args` are added to the flags. Throws where there is none. */
export const launch = ({ args = [], ...options }: LaunchOptions = {}): Promise<Browser> =>
  puppeteer.launch({ executablePath: findBrowser(), headless: true, ...options, args: [...FLAGS, ...args] })

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

/** Returns a page of that size, 1440 × 900 unless given, with the visitor's preferences set. */
export async function newPage(browser: Pick<Browser, 'newPage'>, options: PageOptions = {}): Promise<Page> {
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
