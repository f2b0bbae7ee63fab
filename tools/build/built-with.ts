import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import type { Settings } from '../../src/content/settings.ts'

/** What a site was built with, beside its pages: nothing in it that its scripts or its host do not say too. */
export const BUILT_WITH_FILE = 'build.json'

/** Its scripts do not say who may show the page in a frame. */
export type BuiltWith = Settings & { readonly frameOrigins: readonly string[] }

/** Writes the settings of a build into the site. */
export const builtWith = (settings: BuiltWith): Plugin => ({
  name: 'built-with',
  apply: (_, { isSsrBuild }) => !isSsrBuild,
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: BUILT_WITH_FILE, source: JSON.stringify(settings) })
  },
})

/** Returns the settings that a site was built with; undefined where nothing says so. */
export function readBuiltWith(dist: string): BuiltWith | undefined {
  const file = join(dist, BUILT_WITH_FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuiltWith) : undefined
}
