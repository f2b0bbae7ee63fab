import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { normalizePath, type Plugin, type Rolldown } from 'vite'
import { FOLDER_VARIABLE, VISITORS_FOLDER } from './build-site.ts'

/** A script of the built site. */
export type Chunk = ReturnType<typeof chunkRecord>

/** What the bundler says of the site that it has built. */
export interface BuildRecord {
  /** Every script by its file below `dist/`. */
  readonly chunks: Readonly<Record<string, Chunk>>
  /** File below `dist/` of each font and picture, by its source. */
  readonly assets: Readonly<Record<string, string>>
}

const FILE = 'record.json'

/** Returns the record that a build has left in the folder beside it. Throws where nothing has been built. */
export const readRecord = (beside: string): BuildRecord =>
  JSON.parse(readFileSync(join(beside, FILE), 'utf8')) as BuildRecord

/** Returns the script that holds a module. Throws where none does. */
export function chunkOf({ chunks }: BuildRecord, module: string): string {
  const file = Object.keys(chunks).find(each => chunks[each]?.modules.includes(module))
  if (!file) throw new Error(`no script of the build holds ${module}`)
  return file
}

/** Returns scripts, each before everything that it imports; what they load later on demand is left out. */
export function withImports({ chunks }: BuildRecord, files: Iterable<string>): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (file: string): void => {
    if (found.has(file)) return
    found.add(file)
    chunks[file]?.imports.forEach(visit)
  }
  for (const file of files) visit(file)
  return found
}

const moduleName = (root: string, id: string): string => normalizePath(relative(root, id))

const chunkRecord = (root: string, chunk: Rolldown.OutputChunk) => ({
  /** Its modules below the repository's root, with forward slashes. */
  modules: chunk.moduleIds.map(id => moduleName(root, id)) as readonly string[],
  /** The module that `import()` of this script gives; undefined for what only other scripts take in. */
  ...(chunk.facadeModuleId && { facade: moduleName(root, chunk.facadeModuleId) }),
  /** Scripts that it cannot start without, and those that it loads on demand, as they lie below `dist/`. */
  imports: chunk.imports as readonly string[],
  dynamicImports: chunk.dynamicImports as readonly string[],
  css: [...(chunk.viteMetadata?.importedCss ?? [])] as readonly string[],
  /** Whether pages start with it. */
  isEntry: chunk.isEntry,
})

/** Keeps what the bundler knows of the scripts for the visitors: budgets and prerender read it. */
export function recordBuild(): Plugin {
  let root = ''
  return {
    name: 'record-build',
    apply: (_, { isSsrBuild }) => !isSsrBuild,
    configResolved: config => {
      root = config.root
    },
    writeBundle(_, bundle) {
      const outputs = Object.values(bundle)
      const record: BuildRecord = {
        chunks: Object.fromEntries(
          outputs.flatMap(each => (each.type === 'chunk' ? [[each.fileName, chunkRecord(root, each)]] : [])),
        ),
        assets: Object.fromEntries(
          outputs.flatMap(each =>
            each.type === 'asset' ? each.originalFileNames.map(source => [source, each.fileName]) : [],
          ),
        ),
      }
      const file = join(root, process.env[FOLDER_VARIABLE] ?? VISITORS_FOLDER, FILE)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify(record))
    },
  }
}
