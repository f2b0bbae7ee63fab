import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import {
  type BuiltSite,
  heavyLibraries,
  librariesOf,
  textPages,
  weighBuild,
} from '../../../tools/build/budgets.ts'
import type { Chunk } from '../../../tools/build/record.ts'
import { testFolder } from '../../support/folder.ts'

const dist = testFolder()

const put = (file: string, text: string): void => {
  mkdirSync(dirname(join(dist, file)), { recursive: true })
  writeFileSync(join(dist, file), text)
}

const page = (script: string): string =>
  `<link rel="stylesheet" href="/assets/base.css"><link rel="icon" href="/icon.png">
  <script type="module" crossorigin src="/assets/${script}.js"></script>`

const script = (name: string): string => `assets/${name}.js`

/** A script of the site: its modules, the first of which it is loaded for, and what it loads itself. */
function chunk(
  modules: readonly string[],
  {
    imports = [],
    later = [],
    css = [],
  }: Partial<Record<'imports' | 'later' | 'css', readonly string[]>> = {},
): Chunk {
  const [facade = ''] = modules
  return {
    modules,
    facade,
    imports: imports.map(script),
    dynamicImports: later.map(script),
    css,
    isEntry: false,
  }
}

const LENIS = 'node_modules/lenis/dist/lenis.mjs'

/** A landing page with scene and live source, a text page, and what they share. */
const CHUNKS: Readonly<Record<string, Chunk>> = {
  index: chunk(['src/main.tsx'], { imports: ['shared'], later: ['live'] }),
  shared: chunk(['src/stages/page.tsx'], { later: ['mount', 'motion', 'glide'] }),
  mount: chunk(['src/scene/mount.tsx', 'node_modules/three/src/Three.js'], {
    imports: ['shared', 'poses'],
    css: ['assets/mount.css'],
  }),
  poses: chunk(['src/film/sample.ts']),
  motion: chunk(['src/stages/drivers.ts'], { imports: ['shared'] }),
  glide: chunk([LENIS]),
  live: chunk(['src/live/connect.ts'], { imports: ['shared'], later: ['source'] }),
  source: chunk(['src/live/source.ts', 'node_modules/@firebase/firestore/dist/index.esm.js']),
  docs: chunk(['src/docs/page.tsx'], { imports: ['shared'] }),
}

const built = (chunks: Readonly<Record<string, Chunk>> = CHUNKS): BuiltSite => ({
  dist,
  record: {
    chunks: Object.fromEntries(Object.entries(chunks).map(([name, each]) => [script(name), each])),
    assets: {},
  },
})

beforeAll(() => {
  put('index.html', page('index'))
  put('docs.html', page('docs'))
  put('404.html', '')
  for (const name of ['base', 'mount']) put(`assets/${name}.css`, 'a{}')
  for (const name of Object.keys(CHUNKS)) put(script(name), `"${name}"`)
})

const files = (budget: string): string[] =>
  (weighBuild(built()).find(weight => weight.budget === budget)?.parts ?? []).map(part => part.file).sort()

it('counts what a page waits for and what that imports, not what is loaded later', () => {
  expect(files('landing until first paint')).toEqual([
    'assets/base.css',
    'assets/index.js',
    'assets/shared.js',
    'index.html',
  ])
})

it('counts for the scene and the live source what they add, in however many steps they are loaded', () => {
  expect(files('scene, everything it adds')).toEqual([
    'assets/glide.js',
    'assets/motion.js',
    'assets/mount.css',
    'assets/mount.js',
    'assets/poses.js',
  ])
  expect(files('live source, everything it adds')).toEqual(['assets/live.js', 'assets/source.js'])
})

it('names a heavy library in the graph of a text route', () => {
  expect(textPages(dist)).toEqual(['docs.html'])
  expect(librariesOf(built(), 'docs.html')).toEqual([])
  const heavy = { ...CHUNKS, docs: chunk(['src/docs/page.tsx'], { imports: ['glide'] }) }
  expect(librariesOf(built(heavy), 'docs.html')).toEqual(['lenis'])
  expect(heavyLibraries(built().record)).toEqual(['three', 'lenis', 'firestore'])
})
