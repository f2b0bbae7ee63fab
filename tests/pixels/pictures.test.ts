import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch } from '../support/browser.ts'
import { type ServedSite, serveDist } from '../support/site.ts'
import { accept, BASELINE, judge, noteTakenWith, REPORT, takenWith, type Verdict } from './judge.ts'
import { openVisit, take } from './page.ts'
import { visualReport } from './report.ts'
import { type Shot, VISITS, type Visit } from './shots.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** The page below reports/ that shows more of a test. */
    page?: string
  }
}

/**
 * The page is painted by the processor and in whole tiles: painted by the graphics driver, large glyphs and scaled
 * pictures come out one level lighter or darker from run to run. The canvas is drawn by the driver all the same.
 */
const ARGS = ['--hide-scrollbars', '--disable-gpu-rasterization', '--disable-partial-raster']

const BROWSERS = [
  { name: 'with WebGL', args: ARGS, hasWebGL: true },
  { name: 'without WebGL', args: [...ARGS, '--disable-3d-apis'], hasWebGL: false },
]

const isUpdate = inject('takesBaselines')
let site: ServedSite
let isOther = false
const verdicts: Verdict[] = []

beforeAll(async () => {
  rmSync(REPORT, { recursive: true, force: true })
  mkdirSync(REPORT, { recursive: true })
  site = await serveDist()
})
afterAll(async () => {
  writeFileSync(`${REPORT}/index.html`, visualReport(verdicts))
  await site?.close()
})

const NOTHING = { actual: false, expected: false, difference: false } as const

async function verdictOn(page: Page, visit: Visit, shot: Shot): Promise<Verdict> {
  try {
    const png = await take(page, visit, shot)
    if (isUpdate) await accept(shot.name, png)
    return await judge(visit.name, shot.name, png, isOther)
  } catch (error) {
    return { name: shot.name, visit: visit.name, fault: String(error), has: NOTHING }
  }
}

describe.each(BROWSERS)('$name', ({ args, hasWebGL }) => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch({ args })
    const [version = ''] = (await browser.version()).split('.')
    if (isUpdate) noteTakenWith(version)
    isOther = takenWith() !== version
    if (isOther && hasWebGL)
      console.log(`The pictures were taken with ${takenWith()}, this is ${version}: more may differ.`)
  })
  afterAll(() => browser?.close())

  describe.each(VISITS.filter(({ scene }) => (scene !== 'fallback') === hasWebGL))('$name', visit => {
    let page: Page
    // The tier `full` takes its time to begin in software.
    beforeAll(async () => {
      page = await openVisit(browser, site.url, visit)
    }, 180_000)
    afterAll(() => page?.close())

    // Not `it.each`, which shortens long names in the middle.
    for (const shot of visit.shots) {
      it(shot.name, async ({ task }) => {
        task.meta.page = `visual/index.html#${shot.name}`
        const verdict = await verdictOn(page, visit, shot)
        verdicts.push(verdict)
        expect(verdict.fault).toBeUndefined()
      })
    }
  })
})

it.runIf(inject('isWhole'))('every expected picture is one that is taken', () => {
  const names = new Set(VISITS.flatMap(({ shots }) => shots.map(({ name }) => `${name}.webp`)))
  const files = existsSync(BASELINE) ? readdirSync(BASELINE) : []
  const left = files.filter(file => file.endsWith('.webp') && !names.has(file))
  if (isUpdate) for (const file of left.splice(0)) rmSync(`${BASELINE}/${file}`)
  expect(left).toEqual([])
})
