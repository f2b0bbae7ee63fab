import type { Browser } from 'puppeteer'
import { launch } from '../support/browser.ts'
import type { Verdict } from './judge.ts'
import { openVisit, take } from './page.ts'
import type { Shot, Visit } from './shots.ts'

/**
 * The page is painted by the processor and in whole tiles: painted by the graphics driver, large glyphs and scaled
 * pictures come out one level lighter or darker from run to run. The canvas is drawn by the driver all the same.
 */
const ARGS = ['--hide-scrollbars', '--disable-gpu-rasterization', '--disable-partial-raster']
const NO_WEBGL = [...ARGS, '--disable-3d-apis']

/** What is done with a picture once it is taken. */
export type Judge = (visit: string, shot: Shot, png: Uint8Array) => Promise<Verdict>

export interface RoundOptions {
  /** Address of the site, with its closing slash. */
  readonly url: string
  readonly visits: readonly Visit[]
  readonly judge: Judge
  readonly tell: (line: string) => void
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const broken = (visit: Visit, shot: Shot, error: unknown): Verdict => ({
  name: shot.name,
  visit: visit.name,
  fault: reasonOf(error),
  identical: false,
  has: { actual: false, expected: false, difference: false },
})

/** All pictures of one visit. While one is judged the next is taken. */
async function photographVisit(browser: Browser, visit: Visit, options: RoundOptions): Promise<Verdict[]> {
  const { url, judge } = options
  try {
    const page = await openVisit(browser, url, visit)
    const verdicts: Promise<Verdict>[] = []
    for (const shot of visit.shots) {
      const fail = (error: unknown) => broken(visit, shot, error)
      const png = await take(page, visit, shot).catch(fail)
      verdicts.push('name' in png ? Promise.resolve(png) : judge(visit.name, shot, png).catch(fail))
    }
    await page.close()
    return await Promise.all(verdicts)
  } catch (error) {
    return visit.shots.map(shot => broken(visit, shot, error))
  }
}

/** Takes all pictures in fresh browsers, one with and one without WebGL, and tells of each visit. */
export async function photographAll(options: RoundOptions): Promise<readonly Verdict[]> {
  const { visits, tell } = options
  const verdicts: Verdict[] = []
  for (const hasWebGL of [true, false]) {
    const wanted = visits.filter(visit => (visit.scene !== 'fallback') === hasWebGL)
    if (wanted.length === 0) continue
    const browser = await launch({ args: hasWebGL ? ARGS : NO_WEBGL })
    try {
      for (const visit of wanted) {
        const startMs = Date.now()
        const found = await photographVisit(browser, visit, options)
        verdicts.push(...found)
        const faults = found.filter(({ fault }) => fault)
        const seconds = ((Date.now() - startMs) / 1000).toFixed(1)
        tell(`${faults.length === 0 ? '✓' : '✗'} ${visit.name}: ${found.length} pictures (${seconds} s)`)
        for (const { name, fault } of faults) tell(`  × ${name}: ${fault}`)
      }
    } finally {
      await browser.close()
    }
  }
  return verdicts
}
