import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Returns the names of all scripts of a built site. */
export const allScripts = (dist: string): readonly string[] =>
  readdirSync(join(dist, 'assets')).filter(name => name.endsWith('.js'))

/** Returns which of the scripts contain the text. */
export const containing = (dist: string, names: Iterable<string>, text: string): readonly string[] =>
  [...names].filter(name => readFileSync(join(dist, 'assets', name), 'utf8').includes(text))
