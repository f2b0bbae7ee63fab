import type { Page } from 'puppeteer'
import { describe, expect, it } from 'vitest'
import { SHEET_LEAVE_PX } from '../../../src/timeline/thresholds.ts'
import { ENTRIES, goTo, landingTests, SMALL, topOf } from '../../support/landing.ts'
import { type Measured, measureContrast } from './contrast.ts'
import { atRest, goToPlace, type Place } from './places.ts'

/** Places where the canvas draws something else behind the text. */
const PLACES: readonly Place[] = [
  ...[0, 0.15, 0.3, 0.44].map(progress => ({ stage: 'hero', progress })),
  ...[0.03, 0.155, 0.31, 0.4, 0.41, 0.42, 0.43, 0.445, 0.455, 0.5, 0.66, 0.75, 0.85, 0.95].map(progress => ({
    stage: 'representation',
    progress,
  })),
  ...[0.24, 0.35, 0.5, 0.62].map(progress => ({ stage: 'sessions', progress })),
  ...[0.3, 0.34, 0.42, 0.93].map(progress => ({ stage: 'odd-even', progress })),
  { stage: 'footer', progress: 1 },
]

const SIZES = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 390, height: 844, reducedMotion: true },
] as const
/**
 * The tier that has a lit table and paper: small, where nothing moves and at a place or two of each stage, since a frame of
 * it in software takes seconds.
 */
const FULL = [
  { name: 'desktop in full', ...SMALL, path: '?quality=full', reducedMotion: true },
  { name: 'phone in full', width: 390, height: 844, path: '?quality=full', reducedMotion: true },
] as const
const FULL_PLACES: readonly Place[] = [
  { stage: 'hero', progress: 0 },
  { stage: 'representation', progress: 0.155 },
  { stage: 'representation', progress: 0.95 },
  { stage: 'sessions', progress: 0.5 },
  { stage: 'odd-even', progress: 0.4 },
  { stage: 'footer', progress: 1 },
]

const landing = landingTests()

/** Adds what is wrong at a place to a list. */
function note(found: string[], at: string, { lines, faults }: Measured): void {
  if (lines === 0) found.push(`${at}: no text`)
  found.push(...faults.map(fault => `${at}: ${fault}`))
}

describe.each(FULL)('on a $name', ({ name: _, ...size }) => {
  it('text over the canvas can be told from its ground at every stage', async () => {
    const page = await landing.open(size)
    const found: string[] = []
    for (const place of FULL_PLACES) {
      await goToPlace(page, place)
      note(found, `${place.stage} ${place.progress}`, await measureContrast(page))
    }
    expect(found).toEqual([])
    await page.close()
  }, 200_000)
})

describe.each(SIZES)('on a $name', ({ name: _, ...size }) => {
  let page: Page

  it('text over the canvas can be told from its ground at every stage', async () => {
    page = await landing.open({ ...size, passing: true })
    const found: string[] = []
    for (const place of PLACES) {
      await goToPlace(page, place)
      note(found, `${place.stage} ${place.progress}`, await measureContrast(page))
    }
    expect(found).toEqual([])
  })

  it('and at all 24 patterns of the data sheet', async () => {
    const top = await topOf(page, 'data-sheet')
    const found: string[] = []
    for (const [i, { base_pattern }] of ENTRIES.entries()) {
      // Another column at every pattern, in the middle of its rest; the last one before everything begins to leave.
      const offsetPx = Math.min(300 * i + 75 * (i % 4) + 37, 300 * ENTRIES.length - SHEET_LEAVE_PX - 1)
      await goTo(page, top + offsetPx)
      await atRest(page)
      note(found, `pattern ${base_pattern}`, await measureContrast(page))
    }
    expect(ENTRIES).toHaveLength(24)
    expect(found).toEqual([])
    await page.close()
  })
})
