import type { Page } from 'puppeteer'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { frame, landingTests, scrollOf } from '../../support/landing.ts'
import { CONTROL, saidChapter, waitForTour as waitFor } from './tours.ts'

vi.setConfig({ testTimeout: 180_000 })

const landing = landingTests()

const state = (page: Page) =>
  page.evaluate(() => ({
    tour: document.documentElement.dataset.tour,
    chapter: document.querySelector<HTMLElement>('#scene')?.dataset.chapter,
  }))
// Every page keeps a connection to the data source open, and a browser has six.
afterEach(async () => {
  for (const page of (await landing.browser.pages()).slice(1)) await page.close()
})

const press = (page: Page, name: string) => page.locator(`${CONTROL} [aria-label="${name}"]`).click()

describe('a page without the flag', () => {
  it('has no tour, and loads nothing of it', async () => {
    const scripts: string[] = []
    const page = await landing.open({
      prepare: each => void each.on('request', request => scripts.push(request.url())),
    })
    expect(await page.$(CONTROL)).toBe(null)
    expect(await state(page)).toEqual({ tour: undefined, chapter: undefined })
    const withTour: string[] = []
    await landing.open({
      path: '?tour',
      prepare: each => void each.on('request', request => withTour.push(request.url())),
    })
    const names = (urls: string[]) => urls.map(url => new URL(url).pathname)
    expect(names(withTour).filter(name => !names(scripts).includes(name)).length).toBeGreaterThan(0)
  })
})

describe('the tour', () => {
  it('plays from the hero on, and any press, touch, wheel or key of a visitor pauses it', async () => {
    const page = await landing.open({ path: '?tour', isMobile: true })
    const signs = {
      // Before the control has the focus: its keys are its own.
      key: () => page.keyboard.press('x'),
      wheel: () => page.mouse.wheel({ deltaY: 40 }),
      press: () => page.mouse.click(20, 200),
      touch: () => page.touchscreen.tap(20, 200),
    }
    await waitFor(page, 'playing', 'hero')
    for (const sign of Object.values(signs)) {
      await page.mouse.move(20, 200)
      await sign()
      await waitFor(page, 'paused')
      await press(page, 'Play')
      await waitFor(page, 'playing')
    }
  })

  it('is led from chapter to chapter by arrow keys and by a presenter, and goes on playing', async () => {
    const page = await landing.open({ path: '?tour' })
    await waitFor(page, 'playing', 'hero')
    await page.keyboard.press('ArrowRight')
    await waitFor(page, 'playing', 'legend')
    await page.keyboard.press('PageDown')
    await waitFor(page, 'playing', 'base-pattern')
    await page.keyboard.press('PageUp')
    await waitFor(page, 'playing', 'legend')
    await page.keyboard.press('ArrowLeft')
    await waitFor(page, 'playing', 'hero')
    await page.waitForFunction(() => window.scrollY < 3)
  })

  it('is paused, played and ended by its control, which says the chapter', async () => {
    const page = await landing.open({ path: '?tour' })
    await waitFor(page, 'playing')
    await press(page, 'Pause')
    await waitFor(page, 'paused')
    const before = await scrollOf(page)
    await frame(page)
    expect(await scrollOf(page)).toBe(before)
    await press(page, 'Next chapter')
    await waitFor(page, 'paused', 'legend')
    expect(await saidChapter(page)).toContain('Four shapes')
    await press(page, 'Play')
    await waitFor(page, 'playing', 'legend')
    await press(page, 'End the tour')
    await page.waitForFunction(() => document.documentElement.dataset.tour === undefined)
    expect(await page.$(CONTROL)).toBe(null)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  })

  it('has a control that is the first Tab stop, leaves after 3 s and is back at the first sign', async () => {
    const page = await landing.open({ path: '?tour' })
    await waitFor(page, 'playing')
    await page.waitForSelector(`${CONTROL}[data-away]`)
    await page.mouse.move(100, 100)
    await page.waitForSelector(`${CONTROL}:not([data-away])`)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Previous chapter')
  })

  it('cuts from chapter to chapter in reduced motion', async () => {
    const page = await landing.open({ path: '?tour', reducedMotion: true })
    await waitFor(page, 'playing', 'hero')
    const places = await page.evaluate(async () => {
      const seen = new Set<number>()
      addEventListener('scroll', () => seen.add(Math.round(scrollY)))
      const cut = new Promise(resolve => addEventListener('scroll', resolve, { once: true }))
      dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
      await cut
      await new Promise(resolve => setTimeout(resolve, 600))
      return [...seen]
    })
    expect(places).toHaveLength(1)
  })

  it('names an unknown value once, and starts nothing', async () => {
    const warnings: string[] = []
    const page = await landing.open({
      path: '?tour=twice',
      prepare: each =>
        void each.on('console', message => message.type() === 'warn' && warnings.push(message.text())),
    })
    expect(warnings).toEqual(['Unknown in the address, and ignored: tour=twice'])
    expect(await state(page)).toEqual({ tour: undefined, chapter: undefined })
  })
})
