import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { frame, goTo, landingTests, SMALL, topOf } from '../../support/landing.ts'
import { coloursOf, differing, type Picture, showCanvasOnly, takePicture } from './picture.ts'

const landing = landingTests()
const { height } = SMALL
/** Controls change their colours in less than this, ms: colours are no motion. */
const COLOURS_MS = 250
let page: Page

/** Places where with motion everything is on its way. */
const PLACES = [
  ['hero', 1.3 * height],
  ['representation', 1.4 * height],
  ['sessions', 0.4 * height],
  ['sessions', 2.7 * height],
  ['data-sheet', 3000],
  ['odd-even', 0.5 * height],
  ['footer', 0.6 * height],
] as const

const pictureAt = async (stage: string, offsetPx: number): Promise<Picture> => {
  await goTo(page, Math.round((await topOf(page, stage)) + offsetPx))
  await sleep(COLOURS_MS)
  return takePicture(page)
}

const prefer = (value: 'reduce' | 'no-preference'): Promise<void> =>
  page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value }])

beforeAll(async () => {
  // As the page passes: what has settled may look the same.
  page = await landing.open({ reducedMotion: true, passing: true })
})
afterAll(() => page.close())

describe('with reduced motion', () => {
  it('shows the same pixels, text and all, at a second visit to a place', async () => {
    const first: Picture[] = []
    for (const [stage, offsetPx] of PLACES) first.push(await pictureAt(stage, offsetPx))
    expect(Math.min(...first.map(coloursOf))).toBeGreaterThan(100)
    for (const [i, [stage, offsetPx]] of PLACES.toReversed().entries()) {
      const again = await pictureAt(stage, offsetPx)
      const before = first.at(-1 - i)
      expect([stage, before && differing(before, again, 1)]).toEqual([stage, 0])
    }
  })

  it('cuts from pose to pose: within one nothing moves', async () => {
    await showCanvasOnly(page)
    const rests = [
      ['hero', 0, 1.2 * height],
      ['sessions', 0, 0.1 * height],
      ['sessions', 0.13 * height, 0.55 * height],
      ['sessions', 0.73 * height, 2.5 * height],
      ['data-sheet', 3001, 3070],
      ['odd-even', 0.85 * height, 1.1 * height],
      ['footer', 0.5 * height, 1.1 * height],
    ] as const
    for (const [stage, from, to] of rests) {
      const before = await pictureAt(stage, from)
      expect([stage, differing(before, await pictureAt(stage, to))]).toEqual([stage, 0])
    }
    const before = await pictureAt('data-sheet', 3070)
    expect(differing(before, await pictureAt('data-sheet', 3080))).toBeGreaterThan(100)
  })
})

describe('a change of the preference while the page is open', () => {
  const glides = () => page.$eval('html', html => html.classList.contains('lenis'))

  it('moves the scene at once, without a scroll, and back', async () => {
    const still = await pictureAt('data-sheet', 3000)
    await prefer('no-preference')
    await expect.poll(glides).toBe(true)
    await frame(page)
    const between = await takePicture(page)
    expect(differing(still, between)).toBeGreaterThan(1000)
    await prefer('reduce')
    await expect.poll(glides).toBe(false)
    await frame(page)
    expect(differing(still, await takePicture(page))).toBe(0)
  })

  it('leaves the wheel to the browser', async () => {
    const taken = () =>
      page.evaluate(() => {
        const wheel = new WheelEvent('wheel', { deltaY: 40, bubbles: true, cancelable: true })
        document.getElementById('main')?.dispatchEvent(wheel)
        return wheel.defaultPrevented
      })
    expect(await taken()).toBe(false)
    await prefer('no-preference')
    await expect.poll(glides).toBe(true)
    expect(await taken()).toBe(true)
  })
})
