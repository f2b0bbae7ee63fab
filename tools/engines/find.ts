import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What drives an engine besides Chromium's, and where it is; undefined where it is missing. */
export interface Engines {
  readonly firefox: string | undefined
  /** WebKitGTK's driver and its small browser. */
  readonly webkit: { readonly driver: string; readonly browser: string } | undefined
  readonly display: string | undefined
}

/** Debian's packages of all of it, with the software renderer that WebGL needs on a machine without a GPU. */
const PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'libgl1-mesa-dri']

const inPath = (...names: readonly string[]): string | undefined =>
  names
    .flatMap(name => (process.env.PATH ?? '').split(delimiter).map(folder => join(folder, name)))
    .find(existsSync)

/** The browser belongs to the library and lies in its folder. */
function miniBrowser(): string | undefined {
  const libraries = [
    '/usr/lib',
    '/usr/libexec',
    ...folders('/usr/lib').filter(each => each.includes('linux')),
  ]
  return libraries
    .flatMap(library => folders(library).filter(each => each.includes('webkit2gtk-')))
    .map(folder => join(folder, 'MiniBrowser'))
    .find(existsSync)
}

const folders = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map(name => join(folder, name)) : []

/** Returns what this machine has. */
export function findEngines(): Engines {
  const [driver, browser] = [inPath('WebKitWebDriver'), miniBrowser()]
  return {
    firefox: inPath('firefox-esr', 'firefox'),
    webkit: driver && browser ? { driver, browser } : undefined,
    display: inPath('Xvfb'),
  }
}

/** Returns one line for each part that is missing. */
export function missingParts({ firefox, webkit, display }: Engines): readonly string[] {
  return [
    ...(firefox ? [] : ['Firefox is missing (Debian: firefox-esr)']),
    ...(webkit ? [] : ['WebKitGTK and its driver are missing (Debian: webkit2gtk-driver)']),
    ...(display || process.env.DISPLAY
      ? []
      : ['There is no display, and no Xvfb to make one (Debian: xvfb)']),
  ]
}

/** Returns what this machine has, after having installed what Debian has for it where this program runs as root. */
export function ensureEngines(): Engines {
  const found = findEngines()
  const canInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (missingParts(found).length === 0 || !canInstall) return found
  console.log(`Installing ${PACKAGES.join(', ')} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args: readonly string[]) =>
    spawnSync('/usr/bin/apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  apt('update')
  apt('install', '--yes', '--no-install-recommends', ...PACKAGES)
  return findEngines()
}
