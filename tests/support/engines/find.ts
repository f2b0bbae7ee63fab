import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** What drives an engine besides Chromium's, and where it is; undefined where it is missing. */
export interface Engines {
  readonly firefox: string | undefined
  /** WebKitGTK's driver and its small browser. */
  readonly webkit: { readonly driver: string; readonly browser: string } | undefined
  readonly display: string | undefined
}

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
