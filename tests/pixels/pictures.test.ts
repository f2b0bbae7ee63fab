import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Browser, Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch } from '../support/browser.ts'
import { type ServedSite, serveDist } from '../support/site.ts'
import { accept, BASELINE, judge, REPORT, type Verdict } from './judge.ts'
import { LANDING_VISITS } from './landing-shots.ts'
import { openVisit, take } from './page.ts'
import { decode } from './picture.ts'
import { visualReport } from './report.ts'
import type { Shot, Visit } from './shots.ts'
import { TEXT_VISITS } from './text-shots.ts'

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

const VISITS: readonly Visit[] = [...LANDING_VISITS, ...TEXT_VISITS]

/** So many times in fresh browsers, every time the same pixels: PICTURE_ROUNDS in the environment. */
const ROUNDS = Array.from({ length: Number(process.env.PICTURE_ROUNDS || 1) }, (_, i) => i + 1)

const BROWSERS = ROUNDS.flatMap(round => [
  { name: `round ${round}, with WebGL`, args: ARGS, hasWebGL: true },
  { name: `round ${round}, without WebGL`, args: [...ARGS, '--disable-3d-apis'], hasWebGL: false },
])

let site: ServedSite
const verdicts: Verdict[] = []
const pixels = new Map<string, string>()

beforeAll(async () => {
  rmSync(REPORT, { recursive: true, force: true })
  mkdirSync(REPORT, { recursive: true })
  // No document in the data source: the page is fed by its public event alone.
  site = await serveDist({ documents: {} })
})
afterAll(async () => {
  writeFileSync(`${REPORT}/index.html`, visualReport(verdicts))
  const others = verdicts.filter(({ fault, identical }) => !fault && !identical).map(({ name }) => name)
  if (others.length > 0) console.log(`Within the limits, not identical: ${others.join(', ')}`)
  await site?.close()
})

/** Judges a picture, or makes it the expected one; one that an earlier round took has to have the same pixels. */
async function verdictOn(visit: Visit, shot: Shot, png: Uint8Array): Promise<Verdict> {
  const verdict = await (inject('takesBaselines') ? accept : judge)(visit.name, shot, png)
  const { data } = await decode(png)
  const hash = createHash('sha256').update(data).digest('hex')
  const before = pixels.get(shot.name) ?? hash
  pixels.set(shot.name, hash)
  return before === hash ? verdict : { ...verdict, fault: 'has other pixels than in the round before' }
}

const faulty = (name: string, visit: string, fault: string): Verdict => ({
  name,
  visit,
  fault,
  identical: false,
  has: { actual: false, expected: false, difference: false },
})

describe.each(BROWSERS)('$name', ({ args, hasWebGL }) => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch({ args })
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
        const verdict = await take(page, visit, shot)
          .then(png => verdictOn(visit, shot, png))
          .catch(error => faulty(shot.name, visit.name, String(error)))
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
  if (inject('takesBaselines')) for (const file of left.splice(0)) rmSync(`${BASELINE}/${file}`)
  verdicts.push(
    ...left.map(file => faulty(file.replace('.webp', ''), 'baselines', 'no picture uses this baseline')),
  )
  expect(left).toEqual([])
})
