import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeWeights, heavyLibraries, isOver, textPages, weigh, weighBuild } from '../../tools/budgets.ts'

let dist: string

const put = (file: string, text: string): void => {
  mkdirSync(dirname(join(dist, file)), { recursive: true })
  writeFileSync(join(dist, file), text)
}

const page = (script: string): string =>
  `<link rel="stylesheet" href="/assets/base.css"><link rel="icon" href="/icon.png">
  <script type="module" crossorigin src="/assets/${script}"></script>`

beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'budgets-'))
  put('index.html', page('index-a.js'))
  put('docs.html', page('docs-a.js'))
  put('404.html', '')
  put('assets/base.css', 'a{}')
  put('assets/index-a.js', 'import{a}from"./shared-a.js";const f=()=>import(`./live-data-a.js`)')
  put(
    'assets/shared-a.js',
    'const g=[()=>import("./mount-a.js"),()=>import("./motion-a.js"),()=>import("./lenis-a.js")]',
  )
  put('assets/live-data-a.js', 'import"./shared-a.js";const h=()=>import("./source-a.js")')
  put('assets/source-a.js', 'const s="google.firestore.v1"')
  put('assets/docs-a.js', 'import"./shared-a.js"')
  for (const name of ['mount', 'motion', 'lenis'])
    put(`assets/${name}-a.js`, `import"./shared-a.js";"${name}"`)
})

afterEach(() => rmSync(dist, { recursive: true }))

const files = (budget: string): string[] =>
  (weighBuild(dist).find(weight => weight.budget === budget)?.parts ?? []).map(part => part.file).sort()

it('counts what a page waits for and what that imports, not what is loaded later', () => {
  expect(files('landing until first paint')).toEqual([
    'assets/base.css',
    'assets/index-a.js',
    'assets/shared-a.js',
    'index.html',
  ])
})

it('counts for the scene and the live source what they add, in however many steps they are loaded', () => {
  expect(files('scene, everything it adds')).toEqual([
    'assets/lenis-a.js',
    'assets/motion-a.js',
    'assets/mount-a.js',
  ])
  expect(files('live source, everything it adds')).toEqual(['assets/live-data-a.js', 'assets/source-a.js'])
})

it('says which chunk is missing when the scene is not loaded on demand any more', () => {
  put('assets/shared-a.js', '')
  expect(() => weighBuild(dist)).toThrow('mount-*.js')
})

it('names a heavy library in the graph of a text route', () => {
  expect(textPages(dist)).toEqual(['docs.html'])
  expect(heavyLibraries(dist, 'docs.html')).toEqual([])
  put('assets/docs-a.js', 'import"./lenis-b.js"')
  put('assets/lenis-b.js', 'document.body.className="lenis-smooth"')
  expect(heavyLibraries(dist, 'docs.html')).toEqual(['lenis'])
})

it('breaks a weight that is over its budget down by chunk, the heaviest first', () => {
  put('phone.webp', 'x'.repeat(60_001))
  put('small.webp', 'x')
  const weight = weigh(dist, 'images on a desktop', '/', ['small.webp', 'phone.webp'])
  expect(isOver(weight)).toBe(true)
  expect(describeWeights([weight])).toMatch(
    /✗ images on a desktop .*60\.0 of 60\.0 kB\n +60\.0 {2}phone\.webp\n/,
  )
  expect(isOver(weigh(dist, 'images on a desktop', '/', ['small.webp']))).toBe(false)
})
