import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** What the site may cost, bytes over the wire: brotli 11, 1 kB = 1000 B. Raised only with a measurement. */
export const BUDGETS = {
  // The design's 95 kB, and 2 for what it did not count: the router's hydration and flow styles (README, Costs).
  'landing until first paint': 97_000,
  'font until first paint': 35_000,
  'scene, everything it adds': 165_000,
  'live source, everything it adds': 85_000,
  'text route': 110_000,
  'images on a desktop': 60_000,
  'images on a phone': 45_000,
  'landing until quiet': 450_000,
} as const
export type BudgetName = keyof typeof BUDGETS

/** Chunks that the landing page loads later, by the name of the module they begin with. */
const SCENE = ['mount', 'motion', 'lenis'] as const
const LIVE = ['live-data', 'source'] as const
/** What three, Lenis and Firestore cannot be without, whatever a minifier does to the rest. */
const KEPT_OUT = {
  three: /WebGLRenderer/,
  lenis: /lenis-smooth/,
  firestore: /google\.firestore\.v1/,
} as const

export interface Part {
  /** Path below dist/. */
  readonly file: string
  readonly bytes: number
}

/** One row of the budget: what it weighs now, chunk by chunk. */
export interface Weight {
  readonly budget: BudgetName
  /** Which page, where a budget holds for several. */
  readonly of: string
  readonly parts: readonly Part[]
  readonly bytes: number
}

const INCOMPRESSIBLE = /\.(woff2|png|webp|avif|ico)$/
const sizes = new Map<string, number>()

/** Bytes of a file over the wire: brotli 11, or its own where it is compressed already. */
export function wireBytes(file: string): number {
  const body = readFileSync(file)
  const known = sizes.get(file)
  if (known !== undefined) return known
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const bytes = INCOMPRESSIBLE.test(file) ? body.length : brotliCompressSync(body, { params }).length
  sizes.set(file, bytes)
  return bytes
}

/** The weight of some files of dist/, the heaviest first. */
export function weigh(dist: string, budget: BudgetName, of: string, files: Iterable<string>): Weight {
  const parts = [...new Set(files)]
    .map(file => ({ file, bytes: wireBytes(join(dist, file)) }))
    .sort((a, b) => b.bytes - a.bytes)
  return { budget, of, parts, bytes: parts.reduce((sum, part) => sum + part.bytes, 0) }
}

const all = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map(([, name]) => name ?? '')

const tags = (html: string, pattern: RegExp): string[] =>
  all(/(<(?:link|script)\b[^>]*>)/g, html)
    .filter(tag => pattern.test(tag))
    .map(tag => /(?:href|src)="\/([^"]+)"/.exec(tag)?.[1] ?? '')

/** Style sheets and scripts that a page waits for before DOMContentLoaded, and everything they import. */
function firstPaintFiles(dist: string, page: string): Set<string> {
  const html = readFileSync(join(dist, page), 'utf8')
  const found = new Set([page, ...tags(html, /rel="(stylesheet|modulepreload)"|<script[^>]*src=/)])
  return withImports(dist, found)
}

/** Adds what the scripts of a set import; a Set grows while it is walked through. */
function withImports(dist: string, files: Set<string>): Set<string> {
  for (const file of files) {
    if (!file.endsWith('.js')) continue
    const code = readFileSync(join(dist, file), 'utf8')
    for (const name of all(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g, code))
      files.add(`assets/${name}`)
  }
  return files
}

/** Scripts that a script loads on demand, each with the style sheets that come with it. */
function lazyImports(dist: string, file: string): ReadonlyMap<string, readonly string[]> {
  const code = readFileSync(join(dist, file), 'utf8')
  const deps = all(/"([^"]+)"/g, /m\.f=\[([^\]]*)\]/.exec(code)?.[1] ?? '')
  const pattern =
    /\bimport\(\s*["'`]\.\/([\w.-]+\.js)["'`]\s*\)(?:(?:(?!\bimport\()[\s\S]){0,200}?(?:__vite__mapDeps\(\[([\d,]*)\]\)|\[\]))?/g
  return new Map(
    [...code.matchAll(pattern)].map(([, name = '', numbers = '']) => {
      const files = numbers
        .split(',')
        .filter(Boolean)
        .map(number => deps[Number(number)] ?? '')
      return [`assets/${name}`, files.filter(each => each.endsWith('.css'))]
    }),
  )
}

/** Every script that a page may come to load, with its style sheets: what it imports, now or on demand. */
function reachable(dist: string, base: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const lazy = new Map<string, readonly string[]>()
  const seen = new Set(base)
  for (const file of seen) {
    if (!file.endsWith('.js')) continue
    for (const [chunk, css] of lazyImports(dist, file)) {
      lazy.set(chunk, css)
      for (const each of withImports(dist, new Set([chunk]))) seen.add(each)
    }
  }
  return lazy
}

/** What chunks of these names add to the files that a page has already. Throws where there is no such chunk. */
function added(dist: string, base: ReadonlySet<string>, names: readonly string[]): string[] {
  const lazy = [...reachable(dist, base)]
  const files = new Set<string>()
  for (const name of names) {
    const chunks = lazy.filter(([file]) => file.startsWith(`assets/${name}-`))
    if (chunks.length === 0) throw new Error(`the landing page loads no chunk named ${name}-*.js on demand`)
    for (const file of chunks.flatMap(([chunk, css]) => [chunk, ...css])) files.add(file)
  }
  return [...withImports(dist, files)].filter(file => !base.has(file))
}

/** Which of three, Lenis and Firestore a page loads before anybody asks for them; none on a text route. */
export function heavyLibraries(dist: string, page: string): string[] {
  const scripts = [...firstPaintFiles(dist, page)].filter(file => file.endsWith('.js'))
  const code = scripts.map(file => readFileSync(join(dist, file), 'utf8')).join('\n')
  return Object.entries(KEPT_OUT).flatMap(([name, mark]) => (mark.test(code) ? [name] : []))
}

/** The marks of the heavy libraries that dist/ holds somewhere: without them the check above finds nothing. */
export function shippedLibraries(dist: string): string[] {
  const scripts = readdirSync(join(dist, 'assets')).filter(name => name.endsWith('.js'))
  const code = scripts.map(name => readFileSync(join(dist, 'assets', name), 'utf8'))
  return Object.entries(KEPT_OUT).flatMap(([name, mark]) =>
    code.some(each => mark.test(each)) ? [name] : [],
  )
}

/** Pages of text: every page but the landing page and the one that sends people there. */
export const textPages = (dist: string): string[] =>
  readdirSync(dist).filter(name => name.endsWith('.html') && name !== 'index.html' && name !== '404.html')

/** Every budget that the files of dist/ answer. The live source is weighed where the build has one. */
export function weighBuild(dist: string): readonly Weight[] {
  const first = firstPaintFiles(dist, 'index.html')
  const fonts = tags(readFileSync(join(dist, 'index.html'), 'utf8'), /rel="preload"[^>]*as="font"/)
  const hasLive = shippedLibraries(dist).includes('firestore')
  return [
    weigh(dist, 'landing until first paint', '/', first),
    weigh(dist, 'font until first paint', '/', fonts),
    weigh(dist, 'scene, everything it adds', '/', added(dist, first, SCENE)),
    ...(hasLive ? [weigh(dist, 'live source, everything it adds', '/', added(dist, first, LIVE))] : []),
    ...textPages(dist).map(page => weigh(dist, 'text route', page, firstPaintFiles(dist, page))),
  ]
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1)

export const isOver = ({ budget, bytes }: Weight): boolean => bytes > BUDGETS[budget]

/** The budgets as lines of text; a row over its budget, or every one if `whole`, is broken down by chunk. */
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
