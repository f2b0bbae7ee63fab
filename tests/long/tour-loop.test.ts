import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { CHAPTERS } from '../../src/tour/chapters.ts'
import { endWait, holdWaits, untilTour } from '../page/tour/tours.ts'
import { held } from '../support/held.ts'
import { landingTests } from '../support/landing.ts'

/** As many as an hour has, and those by which everything has been made that is made once. */
const ROUNDS = 50
const FIRST_ROUNDS = 9
const landing = landingTests()

/** Lets the tour go round so many times. Returns how often each chapter has come. */
async function goRound(page: Page, rounds: number): Promise<Readonly<Record<string, number>>> {
  const chapters: Record<string, number> = {}
  let last = 'hero'
  while ((chapters.hero ?? 0) < rounds) {
    await endWait(page)
    const chapter = await page.$eval('#scene', scene => (scene as HTMLElement).dataset.chapter ?? '')
    if (chapter !== last) chapters[chapter] = (chapters[chapter] ?? 0) + 1
    last = chapter
  }
  return chapters
}

it('the tour in a loop shows every chapter for an hour, and leaves nothing behind', async () => {
  const page = await landing.open({ path: '?tour=loop', reducedMotion: true, prepare: holdWaits })
  await untilTour(page, 'playing hero')
  await goRound(page, FIRST_ROUNDS)
  const session = await page.createCDPSession()
  const before = await held(page, session)
  const chapters = await goRound(page, ROUNDS)
  const after = await held(page, session)
  expect(chapters).toEqual(Object.fromEntries(Object.keys(CHAPTERS).map(name => [name, ROUNDS])))
  // What the engine compiles meanwhile is held too.
  expect(after.heapBytes - before.heapBytes).toBeLessThan(1_000_000)
  expect(after.nodes - before.nodes).toBeLessThan(100)
  expect(landing.errors.flat()).toEqual([])
})
