import type { Page } from 'puppeteer'
import { expect, it } from 'vitest'
import { CHAPTERS } from '../../src/timeline/tour.ts'
import { endWait, holdWaits, untilTour } from '../page/tour/tours.ts'
import { landingTests } from '../support/landing.ts'
import { readHeld } from './held.ts'

/** As many as an hour has, and those by which everything has been made that is made once. */
const ROUNDS = 50
const FIRST_ROUNDS = 9
/** What a round may leave behind of its own, bytes: nothing, but for numbers that grow a digit. */
const LEFT_A_ROUND = 300

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
  const before = await readHeld(page)
  const chapters = await goRound(page, ROUNDS)
  const after = await readHeld(page)
  expect(chapters).toEqual(Object.fromEntries(Object.keys(CHAPTERS).map(name => [name, ROUNDS])))
  expect(after.bytes - before.bytes).toBeLessThan(ROUNDS * LEFT_A_ROUND)
  expect(after.nodes - before.nodes).toBeLessThan(100)
  expect(after.listeners - before.listeners).toBeLessThan(10)
  expect(landing.errors.flat()).toEqual([])
})
