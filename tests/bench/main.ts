import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { ROUTES } from '../../src/content/routes.ts'
import { keepOutputPlain } from '../../tools/plain-output.ts'
import { launch, newPage } from '../support/browser.ts'
import { openLanding, serveDist } from '../support/site.ts'
import { stageRanges } from '../support/stage-range.ts'
import { judge, PROFILES } from './lighthouse.ts'
import { firstSeconds, PHONE, scrollByFinger, tapAll, withoutDraws } from './phone.ts'
import { REFERENCES, serveReferences } from './reference.ts'
import { scrollThrough } from './scrolling.ts'

keepOutputPlain()
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    ms: { type: 'string', default: '2000' },
    only: { type: 'string', default: 'phone,lighthouse' },
  },
})

/** Every figure of the run: what was measured, of which page, round by round. */
const figures = new Map<string, Map<string, number[]>>()

function add(what: string, page: string, measured: Readonly<Record<string, number>>): void {
  for (const [name, value] of Object.entries(measured)) {
    const row = figures.get(`${what}: ${name}`) ?? new Map<string, number[]>()
    figures.set(`${what}: ${name}`, row)
    row.set(page, [...(row.get(page) ?? []), value])
  }
}

/** Median of the rounds, and what lies between the least and the most. */
function cell(rounds: readonly number[] | undefined): string {
  if (!rounds) return '–'
  const sorted = rounds.toSorted((a, b) => a - b)
  const [least = 0, median = 0, most = 0] = [0, sorted.length >> 1, sorted.length - 1].map(i => sorted[i])
  return `${median.toFixed(1)} (${least.toFixed(1)} to ${most.toFixed(1)})`
}

const site = await serveDist()
const references = await serveReferences()
const browser = await launch()
const forMs = Number(values.ms)

/** How high the lean page is, px: what is scrolled through of it is as long as a stage. */
const LEAN_PX = 3200

/** What a cheap phone's main thread pays for frames, taps and the first seconds, of the site and of the lean page. */
async function phone(): Promise<void> {
  const own = await openLanding(browser, site, { ...PHONE, path: '?quality=full', prepare: withoutDraws })
  await own.waitForSelector('#odd-even[data-current]')
  const ranges = await stageRanges(own)
  const endPx = await own.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  for (const [i, range] of ranges.entries()) {
    const wayPx = (ranges[i + 1]?.topPx ?? endPx) - range.topPx
    add(range.id, 'site', await scrollByFinger(own, range.topPx, wayPx))
  }
  add('taps', 'site', await tapAll(own, ranges))
  await own.close()
  const lean = await newPage(browser, PHONE)
  await withoutDraws(lean)
  await lean.goto(`${references.url}lean`)
  await lean.waitForSelector('html[data-scene=ready]')
  await lean.evaluate(px => {
    document.documentElement.style.height = `${px}px`
  }, LEAN_PX)
  const figuresOfLean = await scrollByFinger(lean, 0, LEAN_PX)
  for (const { id } of ranges) add(id, 'lean', figuresOfLean)
  await lean.close()
  for (const [name, url] of [
    ['site', site.url],
    ['lean', `${references.url}lean`],
  ] as const) {
    const visitor = await launch()
    const page = await newPage(visitor, PHONE)
    add('first seconds', name, await firstSeconds(page, url))
    await visitor.close()
  }
}

/** The site and the reference pages in turns, so that a slow minute meets all alike: by the software renderer of tests and films. */
async function scrolling(): Promise<void> {
  const page = await openLanding(browser, site)
  await page.waitForSelector('#odd-even[data-current]')
  const ranges = await stageRanges(page)
  const heightPx = await page.evaluate(() => document.documentElement.scrollHeight)
  for (const range of ranges) add(range.id, 'site', await scrollThrough(page, range, forMs))
  await page.close()
  for (const name of REFERENCES) {
    const reference = await newPage(browser)
    await reference.goto(references.url + name)
    await reference.waitForSelector('html[data-scene=ready]')
    await reference.evaluate(px => {
      document.documentElement.style.height = `${px}px`
    }, heightPx)
    for (const range of ranges) add(range.id, name, await scrollThrough(reference, range, forMs))
    await reference.close()
  }
}

/** Every route of the site by Lighthouse, and the lean page. */
async function lighthouse(): Promise<void> {
  for (const profile of PROFILES) {
    add(`/ ${profile}`, 'lean', await judge(`${references.url}lean`, profile))
    for (const { path } of ROUTES)
      add(`${path} ${profile}`, 'site', await judge(new URL(path, site.url).href, profile))
  }
}

const PARTS = { phone, scrolling, lighthouse } as const

try {
  for (let round = 1; round <= Number(values.rounds); round++)
    for (const [part, measure] of Object.entries(PARTS)) {
      if (!values.only.includes(part)) continue
      console.log(`▸ ${part}, round ${round} of ${values.rounds}`)
      await measure()
    }
  const machine = `${await browser.version()}, ${cpus().length} × ${cpus()[0]?.model}, ${values.rounds} rounds: median (least to most)`
  const pages = ['site', ...REFERENCES]
  const rows = [...figures].map(
    ([what, row]) => `| ${what} | ${pages.map(name => cell(row.get(name))).join(' | ')} |`,
  )
  const table = [`| what | ${pages.join(' | ')} |`, '|---|---|---|---|', ...rows].join('\n')
  mkdirSync('reports/bench', { recursive: true })
  const json = { machine, rows: [...figures].map(([what, row]) => ({ what, ...Object.fromEntries(row) })) }
  writeFileSync('reports/bench/bench.json', `${JSON.stringify(json, null, 2)}\n`)
  writeFileSync('reports/bench/bench.md', `# Bench\n\n${machine}\n\n${table}\n`)
  console.log(`\n${table}`)
} finally {
  await browser.close()
  await references.close()
  await site.close()
}
