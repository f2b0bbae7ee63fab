import type { Page } from 'puppeteer'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { landingTests, scrollOf, settled } from '../../support/landing.ts'
import { violationsOn } from '../access/axe.ts'
import { forceColours } from '../access/places.ts'
import { focusedStop } from '../access/stops.ts'
import { CONTROL, holdWaits, saidChapter, tourOf, untilTour } from './tours.ts'

const landing = landingTests()
let page: Page
afterEach(() => page.close())
afterAll(() => expect(landing.errors.flat()).toEqual([]))

const NAMES = ['Previous chapter', 'Pause', 'Next chapter', 'Copy a link to this moment', 'End the tour']

/** Opens the tour and pauses it by keyboard, as a reader would who has just come: the focus is on the first button. */
async function openPaused(options: Parameters<typeof landing.open>[0] = {}): Promise<void> {
  page = await landing.open({ path: '?tour', prepare: holdWaits, ...options })
  await untilTour(page, 'playing hero')
  await page.keyboard.press('Tab')
  await untilTour(page, 'paused hero')
  await settled(page)
}

/** Presses the button of the control that has the name, which Tab has to come to. */
async function pressByKey(name: string): Promise<void> {
  for (let i = 0; i < NAMES.length; i++) {
    const stop = await focusedStop(page)
    expect(stop?.faults).toEqual([])
    if (stop?.label === name) return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not come to ${name}`)
}

describe('by keyboard alone', () => {
  it('the tour is led, played, paused and ended', async () => {
    await openPaused({ width: 320, height: 640, reducedMotion: true })
    await pressByKey('Next chapter')
    await untilTour(page, 'paused legend')
    expect(await saidChapter(page)).toContain('Four shapes')
    // A key ends a glide where it is.
    expect(await settled(page)).toBeGreaterThan(640)
    await page.keyboard.down('Shift')
    await page.keyboard.press('Tab')
    await page.keyboard.up('Shift')
    await pressByKey('Play')
    await untilTour(page, 'playing legend')
    await page.keyboard.press('Space')
    await untilTour(page, 'paused legend')
    await pressByKey('End the tour')
    expect(await tourOf(page)).toBe('none')
    expect(await page.$(CONTROL)).toBe(null)
    // The page goes on where it stands, and Tab goes on in its text.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    expect(await scrollOf(page)).toBeGreaterThan(0)
  })
})

it('to a screen reader the control is a region with named buttons, and says every chapter once', async () => {
  await openPaused()
  const said = await page.evaluateHandle(selector => {
    const texts: string[] = []
    const status = document.querySelector(`${selector} [role=status]`)
    if (status)
      new MutationObserver(() => texts.push(status.textContent)).observe(status, { childList: true })
    return texts
  }, CONTROL)
  const control = await page.$(CONTROL)
  const region = control && (await page.accessibility.snapshot({ root: control }))
  expect(region).toMatchObject({ role: 'region', name: 'Tour' })
  const buttons = region?.children?.filter(({ role }) => role === 'button').map(({ name }) => name)
  expect(buttons).toEqual(NAMES.map(name => (name === 'Pause' ? 'Play' : name)))
  expect(await saidChapter(page)).toBe('1/7 The game')
  for (const chapter of ['legend', 'base-pattern', 'sessions']) {
    await page.keyboard.press('ArrowRight')
    await untilTour(page, `paused ${chapter}`)
  }
  expect(await said.jsonValue()).toEqual([
    '2/7 Four shapes',
    '3/7 Base pattern and selection index',
    '4/7 Sessions',
  ])
})

const CONDITIONS = [
  { name: 'at 320 px', width: 320, height: 640 },
  // Axe does not see the colours that the system puts in place of the page's.
  { name: 'in forced colours', width: 1440, height: 900, set: forceColours, contrast: false },
]

describe('the control', () => {
  it.each(CONDITIONS)(
    'is whole, and axe finds nothing, $name',
    async ({ name: _, set, contrast = true, ...size }) => {
      await openPaused({ ...size, reducedMotion: true })
      await set?.(page)
      for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight')
      await untilTour(page, 'paused data-sheet')
      await settled(page)
      expect(await violationsOn(page, { within: CONTROL, contrast })).toEqual([])
      const { cut, smallest, inside } = await page.$eval(CONTROL, control => {
        const box = control.getBoundingClientRect()
        const buttons = [...control.querySelectorAll('button')].map(each => each.getBoundingClientRect())
        const name = control.querySelector('[role=status]')
        return {
          cut: name && (name.scrollWidth > name.clientWidth + 1 || name.scrollHeight > box.height),
          smallest: Math.min(...buttons.flatMap(({ width, height }) => [width, height])),
          inside: box.left >= 0 && box.right <= window.innerWidth && box.bottom <= window.innerHeight,
        }
      })
      expect({ cut, inside }).toEqual({ cut: false, inside: true })
      expect(smallest).toBeGreaterThanOrEqual(36)
    },
  )

  it('is not there where everything is in flow: there is no tour', async () => {
    page = await landing.open({ path: '?tour', width: 320, height: 256 })
    expect(await page.$eval(CONTROL, element => element.checkVisibility())).toBe(false)
    expect(await tourOf(page)).not.toContain('playing')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(selector => document.activeElement?.closest(selector) === null, CONTROL)).toBe(
      true,
    )
  })
})
