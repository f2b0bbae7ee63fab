import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { type BuildRecord, withImports } from './record.ts'

/**
 * What the site may cost, bytes over the wire: brotli 11, 1 kB = 1000 B. Raised only with a measurement, which goes to
 * docs/COSTS.md.
 */
const BUDGETS = {
  // The landing page is not hydrated: its words, the styles of its first window, and what starts the rest.
  'landing until first paint': 31_000,
  'font until first paint': 35_000,
  'scene, everything it adds': 190_000,
  'live source, everything it adds': 78_000,
  'text route': 121_000,
  'images on a desktop': 60_000,
  'images on a phone': 45_000,
  'landing until quiet': 450_000,
} as const
export type BudgetName = keyof typeof BUDGETS

/** What the landing page loads later, by the modules that it asks for. */
const LATER = {
  scene: /^src\/scene\/|^src\/stages\/drivers\.ts$|\bnode_modules\/lenis\//,
  'live source': /^src\/live\//,
} as const

/** Libraries that no text route loads, by their modules. */
const KEPT_OUT = {
  three: /\bnode_modules\/three\//,
  lenis: /\bnode_modules\/lenis\//,
  firestore: /\bnode_modules\/@firebase\/firestore\//,
} as const
export type KeptOut = keyof typeof KEPT_OUT

/** A built site: its folder, and what the bundler says of it. */
export interface BuiltSite {
  readonly dist: string
  readonly record: BuildRecord
}

/** One row of the budget: which page it is of, and what it weighs now, script by script. */
export type Weight = ReturnType<typeof weigh>

const INCOMPRESSIBLE = /\.(woff2|png|webp|avif|ico)$/
const sizes = new Map<string, number>()

/** Returns the bytes of a file over the wire: brotli 11, or its own where it is compressed already. */
function wireBytes(file: string): number {
  const body = readFileSync(file)
  const known = sizes.get(file)
  if (known !== undefined) return known
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const bytes = INCOMPRESSIBLE.test(file) ? body.length : brotliCompressSync(body, { params }).length
  sizes.set(file, bytes)
  return bytes
}

/** Returns the weight of some files of dist/, the heaviest first. */
export function weigh(dist: string, budget: BudgetName, of: string, files: Iterable<string>) {
  const parts = [...new Set(files)]
    .map(file => ({ file, bytes: wireBytes(join(dist, file)) }))
    .sort((a, b) => b.bytes - a.bytes)
  return { budget, of, parts, bytes: parts.reduce((sum, part) => sum + part.bytes, 0) }
}

/** Returns the addresses that a served page names in the link and script tags of its head, where a tag matches. */
function named(dist: string, page: string, pattern: RegExp): string[] {
  const [head = ''] = readFileSync(join(dist, page), 'utf8').split('</head>')
  const tags = head.match(/<(?:link|script)\b[^>]*>/g) ?? []
  return tags
    .filter(tag => pattern.test(tag) && !tag.includes(' disabled'))
    .map(tag => /(?:href|src)="\/([^"]+)"/.exec(tag)?.[1] ?? '')
}

/** Returns what a page waits for before DOMContentLoaded: itself, style sheets, scripts and all that they import. */
function firstPaintFiles({ dist, record }: BuiltSite, page: string): ReadonlySet<string> {
  const waiting = named(dist, page, /rel="(stylesheet|modulepreload)"|<script[^>]*src=/)
  return withImports(record, [page, ...waiting])
}

/** Returns the scripts that a page loads on demand, now or later, for a module like that. */
function loadedLater({ chunks }: BuildRecord, base: ReadonlySet<string>, pattern: RegExp): string[] {
  const seen = new Set(base)
  const found = new Set<string>()
  // A set grows while it is walked through.
  for (const file of seen) {
    for (const lazy of chunks[file]?.dynamicImports ?? []) {
      for (const each of withImports({ chunks, assets: {} }, [lazy])) seen.add(each)
      if (pattern.test(chunks[lazy]?.facade ?? '')) found.add(lazy)
    }
  }
  return [...found]
}

/** Returns what later scripts of a kind add to the files that a page has. Throws where there is no such script. */
function added(record: BuildRecord, base: ReadonlySet<string>, kind: keyof typeof LATER): string[] {
  const scripts = loadedLater(record, base, LATER[kind])
  if (scripts.length === 0) throw new Error(`the landing page loads nothing of the ${kind} on demand`)
  const all = withImports(record, scripts)
  const sheets = [...all].flatMap(file => record.chunks[file]?.css ?? [])
  return [...all, ...sheets].filter(file => !base.has(file))
}

/** Returns which of the libraries that text routes do without are in these scripts; all scripts unless given. */
export function heavyLibraries(
  { chunks }: BuildRecord,
  files: Iterable<string> = Object.keys(chunks),
): KeptOut[] {
  const modules = [...files].flatMap(file => chunks[file]?.modules ?? [])
  const names = Object.keys(KEPT_OUT) as KeptOut[]
  return names.filter(name => modules.some(module => KEPT_OUT[name].test(module)))
}

/** Returns which of these libraries a page loads before anybody asks for them. */
export const librariesOf = (site: BuiltSite, page: string): KeptOut[] =>
  heavyLibraries(site.record, firstPaintFiles(site, page))

/** Returns the pages of text: every page but the landing page and the one that sends people there. */
export const textPages = (dist: string): string[] =>
  readdirSync(dist).filter(name => name.endsWith('.html') && name !== 'index.html' && name !== '404.html')

/** Returns every budget that the files of dist/ can be held to; the live source's where the build has one. */
export function weighBuild(site: BuiltSite): readonly Weight[] {
  const { dist, record } = site
  const first = firstPaintFiles(site, 'index.html')
  const hasLive = heavyLibraries(record).includes('firestore')
  return [
    weigh(dist, 'landing until first paint', '/', first),
    weigh(dist, 'font until first paint', '/', named(dist, 'index.html', /rel="preload"[^>]*as="font"/)),
    weigh(dist, 'scene, everything it adds', '/', added(record, first, 'scene')),
    ...(hasLive
      ? [weigh(dist, 'live source, everything it adds', '/', added(record, first, 'live source'))]
      : []),
    ...textPages(dist).map(page => weigh(dist, 'text route', page, firstPaintFiles(site, page))),
  ]
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1)

export const isOver = ({ budget, bytes }: Weight): boolean => bytes > BUDGETS[budget]

/** Returns the budgets as lines of text; a row over its budget, or every one if `whole`, is broken down by chunk. */
export function describeWeights(weights: readonly Weight[], whole = false): string {
  return weights
    .flatMap(weight => {
      const over = isOver(weight)
      const row = `${over ? '✗' : '✓'} ${weight.budget} (${weight.of}): ${kB(weight.bytes)} of ${kB(BUDGETS[weight.budget])} kB`
      return over || whole
        ? [row, ...weight.parts.map(part => `    ${kB(part.bytes).padStart(6)}  ${part.file}`)]
        : [row]
    })
    .join('\n')
}
