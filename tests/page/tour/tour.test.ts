import type { Page } from 'puppeteer'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { landingTests, scrollOf, settled } from '../../support/landing.ts'
import { CONTROL, endWait, holdWaits, press, tourOf, untilTour } from './tours.ts'

const landing = landingTests()
let page: Page
afterEach(() => page.close())
afterAll(() => expect(landing.errors.flat()).toEqual([]))

const open = async (options: Parameters<typeof landing.open>[0] = {}) => {
  page = await landing.open({ path: '?tour', prepare: holdWaits, ...options })
}

it('a page without the flag has no tour and loads nothing of it, nor does one with a flag unknown, which it names', async () => {
  const scripts = { without: new Set<string>(), with: new Set<string>() }
  const warnings: string[] = []
  const openNoting = (path: string, into: Set<string>) =>
    open({
      path,
      prepare(each) {
        each.on('request', request => into.add(new URL(request.url()).pathname))
        each.on('console', message => message.type() === 'warn' && warnings.push(message.text()))
      },
    })
  await openNoting('?tour=twice', scripts.without)
  expect(warnings).toEqual(['Unknown in the address, and ignored: tour=twice'])
  expect(await page.$(CONTROL)).toBe(null)
  expect(await tourOf(page)).toBe('none')
  await page.close()
  await openNoting('?tour', scripts.with)
  expect([...scripts.with].filter(name => !scripts.without.has(name)).length).toBeGreaterThan(0)
})

describe('the tour', () => {
  it('plays from the hero on, and any press, touch, wheel, key or scroll of a visitor pauses it', async () => {
    await open({ isMobile: true })
    await untilTour(page, 'playing hero')
    const signs = [
      // Before the control has the focus: its keys are its own.
      () => page.keyboard.press('x'),
      () => page.mouse.wheel({ deltaY: 40 }),
      () => page.mouse.click(20, 200),
      () => page.touchscreen.tap(20, 200),
      () => page.evaluate(() => window.film?.step(100).then(() => scrollBy(0, 200))),
    ]
    for (const sign of signs) {
      await page.mouse.move(20, 200)
      await sign()
      await untilTour(page, 'paused')
      await settled(page)
      await press(page, 'Play')
      await untilTour(page, 'playing')
    }
  })

  it('is led from chapter to chapter by arrow keys and by a presenter, and goes on playing', async () => {
    await open()
    await untilTour(page, 'playing hero')
    for (const [key, chapter] of [
      ['ArrowRight', 'legend'],
      ['PageDown', 'base-pattern'],
      ['PageUp', 'legend'],
      ['ArrowLeft', 'hero'],
    ] as const) {
      await page.keyboard.press(key)
      await untilTour(page, `playing ${chapter}`)
    }
    expect(await settled(page)).toBeLessThan(3)
  })

  it('has a control that is the first Tab stop, leaves after a while, and is back at the first sign', async () => {
    await open()
    await untilTour(page, 'playing hero')
    const isAway = () => page.$eval(CONTROL, control => control.hasAttribute('data-away'))
    await endWait(page)
    expect(await isAway()).toBe(true)
    await page.mouse.move(100, 100)
    expect(await isAway()).toBe(false)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Previous chapter')
    // While it has the focus it is seen, away or not.
    await endWait(page)
    expect(await page.$eval(CONTROL, control => getComputedStyle(control).opacity)).toBe('1')
  })

  it('cuts from chapter to chapter in reduced motion', async () => {
    await open({ reducedMotion: true })
    await untilTour(page, 'playing hero')
    await settled(page)
    const places = await page.evaluate(async () => {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
      const seen = new Set<number>()
      for (let i = 0; i < 40; i++) {
        await window.film?.step(1000 / 60)
        seen.add(Math.round(scrollY))
      }
      return [...seen].filter(place => place > 0)
    })
    expect(places).toHaveLength(1)
    expect(await scrollOf(page)).toBe(places[0])
  })
})
