import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { DOCS } from '../../../src/content/routes.ts'
import {
  type BudgetName,
  describeWeights,
  heavyLibraries,
  isOver,
  librariesOf,
  textPages,
  weigh,
  weighBuild,
} from '../../../tools/build/budgets.ts'
import { newPage, type PageOptions } from '../../support/browser.ts'
import { landingTests } from '../../support/landing.ts'
import { withoutDrawing } from '../../support/no-gl.ts'
import { builtSite, DIST } from '../../support/site.ts'

const landing = landingTests()

const FILES: Readonly<Record<string, string>> = { '': 'index.html' }

/** Files of dist/ that a visit of the landing page asks for, until its live data stand and nothing comes any more. */
async function visitedFiles(options: PageOptions): Promise<string[]> {
  const paths = new Set<string>()
  // Without the port for tests: it is no part of a visit.
  const page = await newPage(landing.browser, options)
  await withoutDrawing(page)
  page.on('request', request => {
    const { origin, pathname } = new URL(request.url())
    if (origin === new URL(landing.site.url).origin) paths.add(pathname.slice(1))
  })
  await page.goto(landing.site.url)
  await page.waitForSelector('html[data-scene=ready]')
  await page.waitForSelector('#data-sheet[data-current]')
  await page.waitForNetworkIdle({ concurrency: 1 })
  await page.close()
  return [...paths]
    .filter(path => !isNextPage(path))
    .map(path => FILES[path] ?? path)
    .filter(path => existsSync(join(DIST, path)))
}

/** What a build for tests has more than the visitors': the emulator's address, and checks of what the page has. */
const FOR_TESTS_BYTES = 500
/** Fetched when the page is quiet, since it is the likely next one. */
const isNextPage = (path: string): boolean => path === DOCS.path.slice(1)

const isImage = (file: string): boolean => /\.(avif|webp|png|jpg)$/.test(file) && !file.includes('icon')

const IMAGES: readonly (readonly [BudgetName, PageOptions])[] = [
  ['images on a desktop', { width: 1440, height: 900 }],
  ['images on a phone', { width: 390, height: 844, dpr: 2, isMobile: true }],
]

it('keeps every budget of the files, broken down by chunk', () => {
  const weights = weighBuild(builtSite())
  console.log(describeWeights(weights))
  // `npm run build` holds the visitors' build to the budgets to the byte.
  const lighter = weights.map(weight => ({ ...weight, bytes: weight.bytes - FOR_TESTS_BYTES }))
  expect(describeWeights(lighter.filter(isOver))).toBe('')
})

it('loads three, Lenis and Firestore, but not before it is painted, and with no text page', () => {
  const site = builtSite()
  const pages = ['index.html', ...textPages(site.dist)]
  expect(heavyLibraries(site.record)).toEqual(['three', 'lenis', 'firestore'])
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.flatMap(page => librariesOf(site, page).map(name => `${page}: ${name}`))).toEqual([])
})

it('preloads the one font of the first paint', () => {
  const [font, ...more] = weighBuild(builtSite()).filter(({ budget }) => budget === 'font until first paint')
  expect(more).toEqual([])
  expect(font?.parts).toHaveLength(1)
})

describe('until the landing page is quiet', () => {
  it.each(IMAGES)('%s', async (budget, options) => {
    const files = await visitedFiles(options)
    const images = weigh(DIST, budget, '/', files.filter(isImage))
    const whole = weigh(DIST, 'landing until quiet', `/ at ${options.width} px`, files)
    console.log(describeWeights([images, whole]))
    expect(images.parts.length).toBeGreaterThan(0)
    expect(describeWeights([images, whole].filter(isOver))).toBe('')
  })
})

it('no script waits for one that waits for it: what it takes from there would not be there yet', () => {
  const { chunks } = builtSite().record
  const circles: string[] = []
  // Names of styles are asked for long after the scripts have come.
  const isStyle = (file: string) => chunks[file]?.modules.every(module => module.endsWith('.css')) === true
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) circles.push([...way.slice(way.indexOf(file)), file].join(' → '))
    else if (!isStyle(file)) for (const next of chunks[file]?.imports ?? []) visit(next, [...way, file])
  }
  for (const file of Object.keys(chunks)) visit(file, [])
  expect(circles).toEqual([])
})
