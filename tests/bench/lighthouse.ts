import lighthouse, { desktopConfig, type RunnerResult } from 'lighthouse'
import { launch } from '../support/browser.ts'

/** Whom Lighthouse pretends to be: a cheap phone on slow 4G with a quarter of the CPU, or a desktop on cable. */
export const PROFILES = ['mobile', 'desktop'] as const
export type Profile = (typeof PROFILES)[number]

/** What a page gets besides its marks for speed. */
const OTHERS = ['accessibility', 'best-practices', 'seo'] as const

/** What Lighthouse says of one load of a page. */
export interface Verdict {
  /** Marks from 0 to 100: for speed, and the lowest of those for everything else. */
  readonly performance: number
  readonly others: number
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly blockingMs: number
}

const marks = ({ lhr }: RunnerResult, name: string): number => (lhr.categories[name]?.score ?? 0) * 100

const audited = ({ lhr }: RunnerResult, name: string): number => lhr.audits[name]?.numericValue ?? Number.NaN

/** Loads a page in a fresh browser. Throws where Lighthouse could not. */
async function load(url: string, profile: Profile): Promise<RunnerResult> {
  const browser = await launch()
  try {
    const page = await browser.newPage()
    const config = profile === 'desktop' ? desktopConfig : undefined
    const result = await lighthouse(url, { logLevel: 'error' }, config, page)
    if (!result) throw new Error(`Lighthouse says nothing of ${url}`)
    if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`)
    return result
  } finally {
    await browser.close()
  }
}

/** Loads that fail for a trace without its beginning, as happens now and then, are made again so many times. */
const TRIES = 3

/** Judges a page as a first visitor gets it. Throws where Lighthouse could not load it, whatever was tried. */
export async function judge(url: string, profile: Profile, tries = TRIES): Promise<Verdict> {
  const result = await load(url, profile).catch((error: unknown) => {
    if (tries <= 1) throw error
    console.log(`  once more: ${error}`)
    return undefined
  })
  if (!result) return judge(url, profile, tries - 1)
  return {
    performance: marks(result, 'performance'),
    others: Math.min(...OTHERS.map(name => marks(result, name))),
    firstPaintMs: audited(result, 'first-contentful-paint'),
    largestPaintMs: audited(result, 'largest-contentful-paint'),
    blockingMs: audited(result, 'total-blocking-time'),
  }
}
