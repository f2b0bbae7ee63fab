import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf, ENTRIES, landingTests, scrollOf, settled } from '../../support/landing.ts'
import { goToPlace } from './places.ts'
import { focusedStop, reachable, walk } from './stops.ts'

const WALKS = [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844, reducedMotion: true },
] as const

/** Stops that cannot be seen, with what is wrong, and stops that come before what stands before them. */
const faultsOf = (stops: Awaited<ReturnType<typeof walk>>, isBack = false): readonly string[] =>
  stops.flatMap(({ place, label, faults }, i) => {
    const before = stops[i - 1]
    const isInOrder = !before || (isBack ? place < before.place : place > before.place)
    const all = isInOrder ? faults : [...faults, 'out of order']
    return all.length > 0 ? [`${label}: ${all.join(', ')}`] : []
  })

const landing = landingTests()

describe('by Tab', () => {
  it.each(WALKS)(
    'a reader goes through the page in reading order, every stop seen, on $name',
    async ({ name: _, ...options }) => {
      const page = await landing.open(options)
      const stops = await walk(page)
      expect(faultsOf(stops)).toEqual([])
      expect(stops.map(({ place }) => place)).toEqual(await reachable(page))
      await page.close()
    },
  )

  it('Shift and Tab go back the same way', async () => {
    const page = await landing.open({ width: 390, height: 844 })
    await goToPlace(page, { stage: 'footer', progress: 1 })
    await page.focus('#footer p a')
    expect(faultsOf(await walk(page, true), true)).toEqual([])
    await page.close()
  })

  it('a stop that a reader goes back to shows as he would have left it', async () => {
    const page = await landing.open({ width: 1440, height: 900, reducedMotion: true })
    await goToPlace(page, { stage: 'footer', progress: 0 })
    await page.focus('#odd-even li:last-child button')
    expect((await focusedStop(page))?.faults).toEqual([])
    expect((await dataOf(page, 'odd-even')).occurrence).toBe('8')
    await page.close()
  })
})

describe('on a desktop', () => {
  let page: Page
  beforeAll(async () => {
    page = await landing.open({ width: 1440, height: 900 })
  })
  afterAll(() => page.close())

  it('the skip link leads past nothing but itself', async () => {
    await page.keyboard.press('Tab')
    expect(await focusedStop(page)).toMatchObject({ label: 'Skip to content', faults: [] })
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('#main') !== null)).toBe(true)
  })

  it('who comes back to the window stays where he has scrolled to', async () => {
    await page.focus('#hero a')
    await goToPlace(page, { stage: 'sessions', progress: 0.5 })
    const before = await scrollOf(page)
    // As a browser tells of it: the element keeps the focus that the window loses and gets back.
    await page.evaluate(() => {
      const focused = document.activeElement
      focused?.dispatchEvent(new FocusEvent('blur'))
      focused?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      focused?.dispatchEvent(new FocusEvent('focus'))
      focused?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
    })
    expect(await settled(page)).toBe(before)
  })

  it('the header leads to each section, and Tab goes on from there', async () => {
    const sections = await page.$$eval('header nav a', links => links.map(link => link.hash.slice(1)))
    expect(sections).toEqual(['representation', 'sessions', 'data-sheet', 'odd-even'])
    for (const id of sections) {
      await page.focus(`header nav a[href="#${id}"]`)
      await page.keyboard.press('Enter')
      await focusedStop(page)
      const seen = await page.$eval(`#${id} h2`, heading => ({
        isShown:
          heading.checkVisibility({ opacityProperty: true }) && heading.getBoundingClientRect().top >= 0,
        current: document.querySelector('header [aria-current]')?.getAttribute('href'),
      }))
      expect(seen).toEqual({ isShown: true, current: `#${id}` })
      await page.keyboard.press('Tab')
      const isAfter = await page.$eval(
        `#${id}`,
        section =>
          section.compareDocumentPosition(document.activeElement ?? document) &
          (Node.DOCUMENT_POSITION_FOLLOWING | Node.DOCUMENT_POSITION_CONTAINED_BY),
      )
      expect(isAfter, id).toBeGreaterThan(0)
    }
  })

  it('the 24 patterns are one stop; arrows, Home, End and a click lead to each', async () => {
    await goToPlace(page, { stage: 'data-sheet', progress: 0.3 })
    const index = async () => Number((await dataOf(page, 'data-sheet')).index)
    await page.focus('#data-sheet [role=toolbar] [tabindex="0"]')
    const from = await index()
    const expected = { ArrowRight: from + 1, End: 23, ArrowLeft: 22, Home: 0 }
    for (const [key, place] of Object.entries(expected)) {
      await page.keyboard.press(key as 'Home')
      expect(await focusedStop(page)).toMatchObject({
        label: `Pattern ${String(place + 1).padStart(2, '0')}, ${ENTRIES[place]?.base_pattern}`,
        faults: [],
      })
      expect(await index()).toBe(place)
      expect(await page.$$('#data-sheet [role=toolbar] [tabindex="0"]')).toHaveLength(1)
    }
    await page.click('#data-sheet [role=toolbar] button:nth-child(17)')
    await settled(page)
    expect(await index()).toBe(16)
  })

  it('the table of the whole sheet takes the focus, keeps it, and gives it back', async () => {
    await goToPlace(page, { stage: 'data-sheet', progress: 0.3 })
    const opener = '#data-sheet [aria-controls]'
    const isOpen = () => page.$eval(opener, button => button.getAttribute('aria-expanded') === 'true')
    await page.focus(opener)
    await page.keyboard.press('Enter')
    expect(await focusedStop(page)).toMatchObject({ label: 'Close', faults: [] })
    await page.keyboard.press('Escape')
    expect(await focusedStop(page)).toMatchObject({ label: 'Show the whole table', faults: [] })
    expect(await isOpen()).toBe(false)
    await page.keyboard.press('Enter')
    await page.click('#whole-sheet td')
    await page.keyboard.press('Tab')
    expect(await focusedStop(page)).toMatchObject({ label: 'Close', faults: [] })
    expect(await isOpen()).toBe(true)
  })

  it('no key that is pressed with a modifier is taken from the browser, whatever has the focus', async () => {
    const taken = await page.evaluate(() => {
      const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown']
      const modifiers = ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']
      const press = (target: Element, init: KeyboardEventInit) =>
        !target.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }))
      const targets = [...document.querySelectorAll('[data-grab], [role=toolbar] button')]
      const combined = targets.flatMap(target =>
        keys.flatMap(key =>
          modifiers
            .filter(modifier => press(target, { key, [modifier]: true }))
            .map(modifier => `${modifier} ${key} on ${target.getAttribute('aria-label')}`),
        ),
      )
      return {
        targets: targets.length,
        plain: targets.some(target => press(target, { key: 'Home' })),
        combined,
      }
    })
    expect(taken.targets).toBeGreaterThan(12)
    expect(taken.plain).toBe(true)
    expect(taken.combined).toEqual([])
  })
})
