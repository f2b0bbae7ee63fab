import type { Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataOf, ENTRIES, goTo, landingTests, SIZES, settled, topOf } from '../../support/landing.ts'
import { goToPlace } from '../access/places.ts'

const landing = landingTests({ args: ['--disable-3d-apis'], draws: true })
let page: Page

beforeAll(async () => {
  page = await landing.open({ width: 1440, height: 900 })
})
afterAll(() => page.close())

it('says that the scene is off, and has no canvas', async () => {
  expect(await page.$eval('html', html => html.dataset.scene)).toBe('fallback')
  expect(await page.$$('canvas')).toHaveLength(0)
  expect(landing.errors.flat()).toEqual([])
})

it.each(SIZES)('shows every heading and both tables of numbers on a $name', async ({ width, height }) => {
  await page.setViewport({ width, height })
  const hidden = await page.evaluate(() => {
    const needed = document.querySelectorAll('#main :is(h1, h2, h3, th, td, caption), footer a, footer p')
    return [...needed]
      .filter(element => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      .map(element => element.textContent)
  })
  expect(hidden).toEqual([])
})

it('draws the four shapes of the current pattern itself, each in its column', async () => {
  const listed = await page.$$eval(
    '#data-sheet li[aria-current] svg',
    all => all.filter(svg => svg.checkVisibility()).length,
  )
  expect(listed).toBeGreaterThanOrEqual(4)
  await goToPlace(page, { stage: 'odd-even', progress: 0.5 })
  // A place holds all four shapes, in the order of their numbers.
  const pattern = await page.$$eval('#odd-even [data-slot^=parity-]', places =>
    places.map(place =>
      [...place.querySelectorAll('svg')].flatMap((svg, shape) =>
        svg.checkVisibility({ visibilityProperty: true }) ? shape : [],
      ),
    ),
  )
  expect(pattern.flat().join('')).toBe((await dataOf(page, 'odd-even')).current)
  expect(pattern.every(({ length }) => length === 1)).toBe(true)
})

it('keeps the numbers of ODD & EVEN to its end: there are no pieces that draw them in', async () => {
  await page.setViewport({ width: 1440, height: 900 })
  const heightAt = async (progress: number) => {
    await goToPlace(page, { stage: 'odd-even', progress })
    return page.$$eval('#odd-even [data-half] [data-value]', all =>
      Math.min(...all.map(each => each.getBoundingClientRect().height)),
    )
  }
  const before = await heightAt(0.94)
  expect(before).toBeGreaterThan(20)
  expect(await heightAt(0.995)).toBeCloseTo(before, 0)
})

it('keeps the contract of the data sheet while the page scrolls', async () => {
  await settled(page)
  const seen = new Set<string>()
  const top = await topOf(page, 'data-sheet')
  for (let offsetPx = 0; offsetPx <= 300 * ENTRIES.length; offsetPx += 450) {
    await goTo(page, top + offsetPx)
    const { current, index } = await dataOf(page, 'data-sheet')
    expect(current).toBe(ENTRIES[Number(index)]?.base_pattern)
    seen.add(String(index))
  }
  expect(seen.size).toBeGreaterThan(14)
})
