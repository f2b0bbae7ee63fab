import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BudgetName, describeWeights, isOver, weigh, weighBuild } from '../../../tools/build/budgets.ts'
import { freshProfile, type PageOptions } from '../../support/browser.ts'
import { builtSite, DIST, openLanding, type ServedSite, serveDist } from '../../support/site.ts'

let browser: BrowserContext
let site: ServedSite

beforeAll(async () => {
  site = await serveDist()
  browser = await freshProfile()
}, 240_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

const FILES: Readonly<Record<string, string>> = { '': 'index.html' }

/** Files of dist/ that a visit of the landing page asks for, until its live data stand and nothing comes any more. */
async function visitedFiles(options: PageOptions): Promise<string[]> {
  const paths = new Set<string>()
  const page = await openLanding(browser, site, {
    ...options,
    prepare: each => {
      each.on('request', request => {
        const { origin, pathname } = new URL(request.url())
        if (origin === new URL(site.url).origin) paths.add(pathname.slice(1))
      })
    },
  })
  await page.waitForSelector('#data-sheet[data-current]')
  await page.waitForNetworkIdle({ concurrency: 1, idleTime: 1000 })
  await page.close()
  return [...paths].map(path => FILES[path] ?? path).filter(path => existsSync(join(DIST, path)))
}

const isImage = (file: string): boolean => /\.(avif|webp|png|jpg)$/.test(file) && !file.includes('icon')

const IMAGES: readonly (readonly [BudgetName, PageOptions])[] = [
  ['images on a desktop', { width: 1440, height: 900 }],
  ['images on a phone', { width: 390, height: 844, dpr: 2, isMobile: true }],
]

it('keeps every budget of the files, broken down by chunk', () => {
  const weights = weighBuild(builtSite())
  console.log(describeWeights(weights))
  expect(describeWeights(weights.filter(isOver))).toBe('')
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
