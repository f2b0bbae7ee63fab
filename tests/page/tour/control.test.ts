import type { Page } from 'puppeteer'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { landingTests, scrollOf } from '../../support/landing.ts'
import { violationsOn } from '../access/axe.ts'
import { atRest, forceColours } from '../access/places.ts'
import { focusedStop } from '../access/stops.ts'
import { CONTROL, saidChapter, waitForTour } from './tours.ts'

vi.setConfig({ testTimeout: 120_000 })

const landing = landingTests({})
// Every page keeps a connection to the data source open, and a browser has six.
afterEach(async () => {
  for (const page of (await landing.browser.pages()).slice(1)) await page.close()
})

const NAMES = ['Previous chapter', 'Pause', 'Next chapter', 'Copy a link to this moment', 'End the tour']

/** Opens the tour and pauses it by keyboard, as a reader would who has just come: the focus is on the first button. */
async function openPaused(options: Parameters<typeof landing.open>[0] = {}): Promise<Page> {
  const page = await landing.open({ path: '?tour', ...options })
  await waitForTour(page, 'playing', 'hero')
  await page.keyboard.press('Tab')
  await waitForTour(page, 'paused', 'hero')
  return page
}

/** Presses the button of the control that has the name, which Tab has to come to. */
async function pressByKey(page: Page, name: string): Promise<void> {
  for (let i = 0; i < NAMES.length; i++) {
    const stop = await focusedStop(page)
    expect(stop?.faults).toEqual([])
    if (stop?.label === name) return page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not come to ${name}`)
}

describe('by keyboard alone', () => {
  it.each([
    { name: 'a desktop', width: 1440, height: 900 },
    { name: 'a window 320 px wide, in reduced motion', width: 320, height: 640, reducedMotion: true },
  ])('the tour is led, played, paused and ended on $name', async ({ name: _, ...size }) => {
    const page = await openPaused(size)
    await pressByKey(page, 'Next chapter')
    await waitForTour(page, 'paused', 'legend')
    // A key ends a glide where it is.
    await expect.poll(() => scrollOf(page), { timeout: 20_000 }).toBeGreaterThan(size.height)
    await page.keyboard.down('Shift')
    await page.keyboard.press('Tab')
    await page.keyboard.up('Shift')
    await pressByKey(page, 'Play')
    await waitForTour(page, 'playing', 'legend')
    await page.keyboard.press('Space')
    await waitForTour(page, 'paused', 'legend')
    await pressByKey(page, 'End the tour')
    await page.waitForSelector('html:not([data-tour])')
    expect(await page.$(CONTROL)).toBe(null)
    // The page goes on where it stands, and Tab goes on in its text.
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    expect(await scrollOf(page)).toBeGreaterThan(0)
  })

  it('the control stays while it has the focus', async () => {
    const page = await openPaused()
    await pressByKey(page, 'Play')
    await page.waitForSelector(`${CONTROL}[data-away]`)
    await atRest(page)
    expect(await page.$eval(CONTROL, element => getComputedStyle(element).opacity)).toBe('1')
  })
})

describe('to a screen reader', () => {
  it('the control is a region with named buttons, and says every chapter once', async () => {
    const page = await openPaused()
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
      await waitForTour(page, 'paused', chapter)
    }
    expect(await said.jsonValue()).toEqual([
      '2/7 Four shapes',
      '3/7 Base pattern and selection index',
      '4/7 Sessions',
    ])
  })
})

const CONDITIONS = [
  { name: 'on a desktop', width: 1440, height: 900 },
  { name: 'at 320 px', width: 320, height: 640 },
  { name: 'at 200 % zoom', width: 720, height: 450, dpr: 2 },
  // Axe does not see the colours that the system puts in place of the page's.
  { name: 'in forced colours', width: 1440, height: 900, set: forceColours, contrast: false },
]

describe('the control', () => {
  it.each(CONDITIONS)(
    'is whole, and axe finds nothing, $name',
    async ({ name: _, set, contrast = true, ...size }) => {
      const page = await openPaused({ ...size, reducedMotion: true })
      await set?.(page)
      for (const chapter of ['hero', 'data-sheet'] as const) {
        if (chapter === 'data-sheet') {
          for (let i = 0; i < 4; i++) await page.keyboard.press('ArrowRight')
          await waitForTour(page, 'paused', chapter)
        }
        await atRest(page)
        expect(await violationsOn(page, { contrast: false })).toEqual([])
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
      }
    },
  )

  it('is not there where everything is in flow: there is no tour', async () => {
    const page = await landing.open({ path: '?tour', width: 320, height: 256 })
    await page.waitForSelector(`${CONTROL}[hidden]`)
    expect(await page.$eval(CONTROL, element => element.checkVisibility())).toBe(false)
    expect(await page.$eval('html', ({ dataset }) => dataset.tour ?? 'none')).not.toBe('playing')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(selector => document.activeElement?.closest(selector) === null, CONTROL)).toBe(
      true,
    )
  })
})
