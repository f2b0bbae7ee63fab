import type { Page } from 'puppeteer'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { CHAPTERS } from '../../../src/tour/chapters.ts'
import { landingTests, settled, step, until } from '../../support/landing.ts'
import { addProbe, during } from '../../support/probe.ts'
import { endWait, holdWaits, press, tourOf, untilTour } from './tours.ts'

const landing = landingTests()
let page: Page
afterEach(() => page.close())
afterAll(() => expect(landing.errors.flat()).toEqual([]))

describe('the tour in a loop', () => {
  it('shows every chapter in its order, draws nothing while it rests, and begins again', async () => {
    page = await landing.open({
      path: '?tour=loop',
      reducedMotion: true,
      async prepare(each) {
        await addProbe(each)
        await holdWaits(each)
      },
    })
    await untilTour(page, 'playing hero')
    const chapters = Object.keys(CHAPTERS)
    const seen = ['hero']
    for (let i = 0; i < 100 && seen.length <= chapters.length; i++) {
      await settled(page)
      const rest = await during(page, async () => expect(await step(page, 500)).toBe(false))
      expect([rest.calls, rest.commits], `at rest in ${seen.at(-1)}`).toEqual([0, 0])
      await endWait(page)
      const chapter = await page.$eval('#scene', scene => (scene as HTMLElement).dataset.chapter ?? '')
      if (chapter !== seen.at(-1)) seen.push(chapter)
    }
    expect(seen).toEqual([...chapters, 'hero'])
  })

  it('goes on by itself after a pause, but only a good while after a visitor’s last sign', async () => {
    page = await landing.open({ path: '?tour=loop', reducedMotion: true, prepare: holdWaits })
    await untilTour(page, 'playing hero')
    await page.mouse.wheel({ deltaY: 300 })
    await untilTour(page, 'paused')
    await page.mouse.move(100, 100)
    await settled(page)
    expect(await tourOf(page)).toMatch(/^paused/)
    await until(page, async () => {
      await endWait(page)
      return (await tourOf(page)).startsWith('playing')
    })
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

it('the screen is kept awake while the tour plays, and given back when it pauses, ends or is left', async () => {
  page = await landing.open({
    path: '?tour',
    prepare: each => void each.evaluateOnNewDocument(noteLocks),
  })
  const locks = (...expected: readonly string[]) =>
    until(page, async () => (await page.evaluate(() => window.lock.join())) === expected.join())
  await untilTour(page, 'playing hero')
  await locks('asked')
  await page.keyboard.press('x')
  await locks('asked', 'given back')
  await settled(page)
  await press(page, 'Play')
  await locks('asked', 'given back', 'asked')
  await press(page, 'End the tour')
  await locks('asked', 'given back', 'asked', 'given back')
})
