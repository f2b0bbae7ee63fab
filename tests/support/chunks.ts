import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const STATIC_IMPORT = /\b(?:import|from)\s*["'`]\.\/([\w.-]+\.js)["'`]/g

/** The script of that name in dist/assets. */
const scriptOf = (dist: string, name: string): string => readFileSync(join(dist, 'assets', name), 'utf8')

/** Names of all scripts of a built site. */
export const allScripts = (dist: string): readonly string[] =>
  readdirSync(join(dist, 'assets')).filter(name => name.endsWith('.js'))

/**
 * Names of the scripts that a page of a built site loads before anybody does anything: those in its HTML, and what
 * they import, but not what they load later on demand.
 * @param file the page's file, `docs.html` for example
 */
export function scriptsOf(dist: string, file: string): ReadonlySet<string> {
  const html = readFileSync(join(dist, file), 'utf8')
  const waiting = [...html.matchAll(/(?:src|href)="\/assets\/([\w.-]+\.js)"/g)].map(([, name = '']) => name)
  const found = new Set<string>()
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue
    found.add(name)
    waiting.push(...[...scriptOf(dist, name).matchAll(STATIC_IMPORT)].map(([, other = '']) => other))
  }
  return found
}

/** Which of the scripts contain the text. */
export const containing = (dist: string, names: Iterable<string>, text: string): readonly string[] =>
  [...names].filter(name => scriptOf(dist, name).includes(text))
