import type { Page } from 'puppeteer'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ownBytes } from '../../long/endurance/own.ts'
import { addWatch, readHeld, readSeen } from '../../long/endurance/watch.ts'
import { ENTRIES, landingTests, PATH } from '../../support/landing.ts'
import { hasten, saidChapter, waitForTour } from './tours.ts'

vi.setConfig({ testTimeout: 180_000 })

const landing = landingTests()
afterEach(async () => {
  landing.site.dataSource.set(PATH, { sheet: { ...ENTRIES } })
  for (const page of (await landing.browser.pages()).slice(1)) await page.close()
})

const CHAPTERS = ['hero', 'legend', 'base-pattern', 'sessions', 'data-sheet', 'odd-even', 'footer']
/** So many rounds are watched. */
const ROUNDS = 7
/** What a round may leave behind of its own, bytes: nothing, but for numbers that grow a digit. */
const LEFT_A_ROUND = 300

/** Waits until the tour has begun so many rounds. */
const rounds = (page: Page, n: number) =>
  page.waitForFunction(least => (window.tourSeen.chapters.hero ?? 0) >= least, { timeout: 120_000 }, n)

/** A round takes a second or two: in reduced motion the tour rests and cuts. */
const openHastened = (times: number, reducedMotion: boolean) =>
  landing.open({
    path: '?tour=loop',
    reducedMotion,
    async prepare(page) {
      await addWatch(page)
      await hasten(page, times)
    },
  })

describe('the tour in a loop', () => {
  it('shows every chapter again and again, and leaves nothing behind', async () => {
    const page = await openHastened(60, true)
    // What is made once has been made by then.
    await rounds(page, 9)
    const before = { ...(await readHeld(page)), bytes: await ownBytes(page) }
    const { chapters: from } = await readSeen(page)
    await rounds(page, (from.hero ?? 0) + ROUNDS)
    const after = { ...(await readHeld(page)), bytes: await ownBytes(page) }
    expect(after.bytes - before.bytes).toBeLessThan(ROUNDS * LEFT_A_ROUND)
    expect(after.nodes - before.nodes).toBeLessThan(100)
    expect(after.listeners - before.listeners).toBeLessThan(10)
    const { chapters } = await readSeen(page)
    expect(new Set(Object.keys(chapters))).toEqual(new Set(CHAPTERS))
    // A round in haste may pass a chapter within one long frame, the first one above all.
    for (const chapter of CHAPTERS)
      expect((chapters[chapter] ?? 0) - (from[chapter] ?? 0), chapter).toBeGreaterThanOrEqual(ROUNDS - 1)
    expect(landing.errors.flat()).toEqual([])
  })

  it('takes in a sheet that comes while it plays, and goes on with the chapter that it was at', async () => {
    const page = await openHastened(4, false)
    await page.keyboard.press('ArrowRight')
    await waitForTour(page, 'playing', 'legend')
    landing.site.dataSource.set(PATH, { sheet: { ...ENTRIES.slice(0, 3) } })
    await page.waitForFunction(() => document.querySelectorAll('[data-pattern-section]').length === 3)
    expect(await saidChapter(page)).toContain('2/7')
    await waitForTour(page, 'playing', 'data-sheet')
    await page.waitForSelector('#data-sheet[data-index="2"]')
    await waitForTour(page, 'playing', 'odd-even')
  })

  it('draws nothing and asks for nothing while it rests', async () => {
    const page = await landing.open({ path: '?tour=loop', prepare: addWatch })
    await waitForTour(page, 'playing', 'hero')
    await waitForTour(page, 'playing', 'legend')
    await waitForTour(page, 'playing', 'base-pattern')
    const { draws, drawsAtRest } = await readSeen(page)
    expect(draws).toBeGreaterThan(20)
    expect(drawsAtRest).toEqual({})
  })

  it('goes on by itself after a pause, but never while the visitor is there', async () => {
    const page = await openHastened(10, true)
    await page.mouse.wheel({ deltaY: 300 })
    await waitForTour(page, 'paused')
    for (let i = 0; i < 6; i++) {
      await page.mouse.move(100 + i, 100)
      await new Promise(resolve => setTimeout(resolve, 500))
      expect(await page.$eval('html', ({ dataset }) => dataset.tour)).toBe('paused')
    }
    await waitForTour(page, 'playing')
  })
})

describe('a tab in the background', () => {
  it('stops, and goes on once it is in front again', async () => {
    const page = await openHastened(20, true)
    await page.bringToFront()
    await rounds(page, 2)
    const other = await landing.browser.newPage()
    await other.bringToFront()
    await page.waitForFunction(() => document.visibilityState === 'hidden', { polling: 50 })
    const { chapters } = await readSeen(page)
    await new Promise(resolve => setTimeout(resolve, 2500))
    expect((await readSeen(page)).chapters).toEqual(chapters)
    await page.bringToFront()
    await rounds(page, (chapters.hero ?? 0) + 1)
  })
})

declare global {
  interface Window {
    /** What has been asked of the screen, in order. */
    lock: string[]
  }
}

/** A screen that notes what is asked of it. */
function noteLocks(): void {
  window.lock = []
  const request = async () => {
    window.lock.push('asked')
    const lock = { released: false, release: async () => undefined }
    lock.release = async () => {
      lock.released = true
      window.lock.push('given back')
    }
    return lock
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request } })
}

describe('the screen', () => {
  it('is kept awake while the tour plays, and given back when it pauses, ends or is left', async () => {
    const page = await landing.open({
      path: '?tour',
      prepare: each => void each.evaluateOnNewDocument(noteLocks),
    })
    const locks = (n: number) =>
      page.waitForFunction(least => window.lock.length >= least && window.lock, {}, n)
    await waitForTour(page, 'playing', 'hero')
    await locks(1)
    await page.keyboard.press('x')
    await waitForTour(page, 'paused')
    await locks(2)
    await page.keyboard.press('Tab')
    await page.locator('section[aria-label=Tour] [aria-label=Play]').click()
    await locks(3)
    await page.locator('section[aria-label=Tour] [aria-label="End the tour"]').click()
    const all = await locks(4)
    expect(await all.jsonValue()).toEqual(['asked', 'given back', 'asked', 'given back'])
  })

  it('is no concern of the tour where it cannot be kept awake', async () => {
    const page = await landing.open({
      path: '?tour',
      prepare: each =>
        void each.evaluateOnNewDocument(() => {
          const request = () => Promise.reject(new DOMException('', 'NotAllowedError'))
          Object.defineProperty(navigator, 'wakeLock', { value: { request } })
        }),
    })
    await waitForTour(page, 'playing', 'hero')
    await page.keyboard.press('ArrowRight')
    await waitForTour(page, 'playing', 'legend')
    expect(landing.errors.flat()).toEqual([])
  })
})
