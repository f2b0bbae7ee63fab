import lighthouse, { desktopConfig } from 'lighthouse'
import { launch } from '../support/browser.ts'

/** Whom Lighthouse pretends to be: a cheap phone on slow 4G with a quarter of the CPU, or a desktop on cable. */
export const PROFILES = ['mobile', 'desktop'] as const
export type Profile = (typeof PROFILES)[number]

/** Loads whose trace lacks its beginning, as happens now and then, are made again so many times. */
const TRIES = 3

/**
 * Loads a page in a fresh browser as a first visitor gets it.
 * Returns marks from 0 to 100 (for speed, and the lowest of all others) and times in ms.
 * Throws where Lighthouse could not load it, whatever was tried.
 */
export async function judge(url: string, profile: Profile, tries = TRIES): Promise<Record<string, number>> {
  const browser = await launch()
  try {
    const config = profile === 'desktop' ? desktopConfig : undefined
    const result = await lighthouse(url, { logLevel: 'error' }, config, await browser.newPage())
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`)
    const { categories, audits } = result.lhr
    const marks = (name: string) => (categories[name]?.score ?? 0) * 100
    const timeMs = (name: string) => audits[name]?.numericValue ?? Number.NaN
    return {
      performance: marks('performance'),
      'least of accessibility, best practices, SEO': Math.min(
        ...['accessibility', 'best-practices', 'seo'].map(marks),
      ),
      'first contentful paint, ms': timeMs('first-contentful-paint'),
      'largest contentful paint, ms': timeMs('largest-contentful-paint'),
      'total blocking, ms': timeMs('total-blocking-time'),
    }
  } catch (error) {
    if (tries <= 1) throw error
    console.log(`  once more: ${error}`)
  } finally {
    await browser.close()
  }
  return judge(url, profile, tries - 1)
}
