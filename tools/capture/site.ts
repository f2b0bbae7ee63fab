import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { buildSite } from '../build/build-site.ts'
import { operatorSettings } from '../operator-settings.ts'

/** The last site that was built to be filmed, and a file in it that says what of. */
const CACHE = '.cache/capture'
const MADE_OF = 'made-of'

/** Besides settings and installed packages all that a build depends on. */
const SOURCES = ['index.html', 'package-lock.json', 'public', 'shaders', 'src', 'tools', 'vite.config.ts']

const filesIn = (path: string): readonly string[] =>
  statSync(path).isDirectory() ? readdirSync(path).flatMap(name => filesIn(join(path, name))) : [path]

/** Returns a text that differs wherever a build would. */
function madeOf(env: Readonly<Record<string, string>>): string {
  const hash = createHash('sha256').update(JSON.stringify({ ...operatorSettings(), ...env }))
  for (const file of SOURCES.flatMap(filesIn)) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}

/**
 * Returns a folder with a site to film, which whoever has asked for it removes. It is built only where something has changed
 * since the last one was. Throws a BuildError.
 */
export async function siteToFilm(
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<string> {
  const wanted = madeOf(env)
  const mark = join(CACHE, MADE_OF)
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== wanted) {
    console.log('Building the site …')
    const { folder } = await buildSite(env, signal)
    writeFileSync(join(folder, MADE_OF), wanted)
    rmSync(CACHE, { recursive: true, force: true })
    renameSync(folder, CACHE)
  }
  const own = mkdtempSync(`${CACHE}-`)
  cpSync(join(CACHE, 'dist'), own, { recursive: true })
  return own
}
