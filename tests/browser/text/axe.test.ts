import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Browser, Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FOOTER_LINKS } from '../../../src/content/links.ts'
import { launch, newPage, type PageOptions } from '../../support/browser.ts'
import { type ServedSite, serveDist } from '../../support/site.ts'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice']

interface Condition extends PageOptions {
  readonly name: string
  readonly forcedColours?: boolean
}

const CONDITIONS: readonly Condition[] = [
  { name: 'light', colorScheme: 'light' },
  { name: 'dark', colorScheme: 'dark' },
  { name: 'forced colours', forcedColours: true },
  { name: '320 px wide', width: 320, height: 640 },
  { name: '200 % zoom', width: 720, height: 450, dpr: 2 },
]

let browser: Browser
let site: ServedSite

beforeAll(async () => {
  site = await serveDist()
  browser = await launch()
}, 180_000)

afterAll(async () => {
  await browser?.close()
  await site?.close()
})

/** One line for each element that breaks a rule. */
async function violationsOn(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE)
  const results = (await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(TAGS)}, resultTypes: ['violations'] })`,
  )) as AxeResults
  return results.violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.target.join(' ')}`))
}

describe.each(CONDITIONS)('in $name', ({ forcedColours = false, ...options }) => {
  it.each(FOOTER_LINKS)('axe finds nothing on $path', async ({ path }) => {
    const page = await newPage(browser, options)
    if (forcedColours) {
      const session = await page.createCDPSession()
      await session.send('Emulation.setEmulatedMedia', {
        features: [{ name: 'forced-colors', value: 'active' }],
      })
    }
    await page.goto(new URL(path, site.url).href, { waitUntil: 'networkidle0' })
    expect(await violationsOn(page)).toEqual([])
    const overflowPx = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflowPx).toBeLessThanOrEqual(0)
    await page.close()
  })
})
