import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { satisfies } from 'semver'

interface Manifest {
  readonly name: string
  readonly engines?: { readonly node?: string }
  readonly devDependencies?: Readonly<Record<string, string>>
}

const manifestIn = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

/**
 * Returns one line for each development package that does not run on a version of Node. Some packages that only
 * tests need allow fewer versions than the site does (`engines` in package.json).
 */
export function packagesThatRefuse(version: string): readonly string[] {
  return Object.keys(manifestIn('.').devDependencies ?? {}).flatMap(name => {
    const range = manifestIn(join('node_modules', name)).engines?.node
    if (!range || satisfies(version, range)) return []
    return [`The tests need Node ${range} (${name}); this is ${version}.`]
  })
}
