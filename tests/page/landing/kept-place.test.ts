import type { Page } from 'puppeteer'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  dataOf,
  ENTRIES,
  frame,
  goTo,
  landingTests,
  publish,
  ready,
  resizeTo,
  scrollOf,
  settled,
  topOf,
} from '../../support/landing.ts'

// The document is missing, so that only what a test publishes arrives.
const landing = landingTests({ documents: {} })
let page: Page

beforeAll(async () => {
  page = await landing.open({ sheet: false })
})
afterAll(() => page.close())

/** Where the heading of a section stands in the window, px from its top, and what its section shows. */
const seen = (id: string) =>
  page.$eval(`#${id}`, section => {
    const { occurrence, parity } = (section as HTMLElement).dataset
    return {
      topPx: section.querySelector('h1, h2')?.getBoundingClientRect().top ?? Number.NaN,
      isActive: section.hasAttribute('data-active'),
      occurrence,
      parity,
    }
  })

/** Halfway through a stage, or at its very end for the last one. */
async function standIn(id: string): Promise<void> {
  const top = await topOf(page, id)
  const height = await page.$eval(
    `#${id}`,
    section => (section as HTMLElement).offsetHeight - window.innerHeight,
  )
  await goTo(page, Math.round(top + (id === 'footer' ? height : height / 2)))
}

async function change(id: string, from: number, to: number): Promise<void> {
  if (from > 0) await publish(page, ENTRIES.slice(0, from))
  else {
    await page.reload()
    await ready(page)
  }
  await standIn(id)
  const before = await seen(id)
  expect(before.isActive).toBe(true)
  await publish(page, ENTRIES.slice(0, to))
  expect(await page.$$eval('[data-pattern-section]', all => all.length)).toBe(to)
  const after = await seen(id)
  expect(Math.abs(after.topPx - before.topPx)).toBeLessThanOrEqual(2)
  expect(after).toEqual({ ...before, topPx: after.topPx })
}

it.each([
  ['hero', 24, 3],
  ['representation', 3, 24],
  ['sessions', 24, 3],
  ['sessions', 0, 24],
  ['odd-even', 3, 24],
  ['footer', 24, 3],
  ['footer', 0, 24],
] as const)('in %s nothing moves when the sheet goes from %i to %i entries', change)

it('nothing moves although the page was scrolled in the same moment', async () => {
  await publish(page, ENTRIES)
  await standIn('footer')
  const before = await seen('footer')
  await goTo(page, 0)
  const footer = await topOf(page, 'footer')
  await page.evaluate(
    ([y, detail]) => {
      window.scrollTo(0, y)
      window.dispatchEvent(new CustomEvent('set-data-sheet', { detail }))
    },
    [footer + 10_000, ENTRIES.slice(0, 2)] as [number, unknown[]],
  )
  await settled(page)
  await frame(page)
  const after = await seen('footer')
  expect(after.isActive).toBe(true)
  expect(Math.abs(after.topPx - before.topPx)).toBeLessThanOrEqual(2)
})

it('shows an entry that there is when the sheet shrinks on screen', async () => {
  await publish(page, ENTRIES)
  await goTo(page, (await topOf(page, 'data-sheet')) + 300 * 12 + 40)
  await publish(page, ENTRIES.slice(0, 2))
  const { current } = await dataOf(page, 'data-sheet')
  expect(ENTRIES.slice(0, 2).map(entry => entry.base_pattern)).toContain(current)
  expect(landing.errors.flat()).toEqual([])
})

it('turning the phone keeps the stage and the pattern on screen', async () => {
  await publish(page, ENTRIES)
  const turn = async (width: number, height: number) => {
    await resizeTo(page, { width, height })
    await settled(page)
  }
  const pattern = async () => {
    await goTo(page, await scrollOf(page))
    return (await dataOf(page, 'data-sheet')).index
  }
  await turn(390, 844)
  await goTo(page, (await topOf(page, 'data-sheet')) + 300 * 12 + 140)
  await turn(844, 390)
  expect(await pattern()).toBe('12')
  expect((await seen('data-sheet')).isActive).toBe(true)
  await turn(390, 844)
  expect(await pattern()).toBe('12')
  await standIn('footer')
  await turn(844, 390)
  expect((await seen('footer')).isActive).toBe(true)
})
