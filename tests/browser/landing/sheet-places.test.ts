import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { landingTests } from './landing.ts'

const landing = landingTests({ unseen: true })
let page: Page
beforeAll(async () => {
  page = await landing.open({ width: 1440, height: 900 })
})
afterAll(() => page.close())

/** Edges of an element's layout box, px from the window's left: no transform counts. */
const edges = (selector: string): Promise<number[]> =>
  page.$eval(selector, element => {
    const { left, right } = element.getBoundingClientRect()
    return [left, right]
  })

const WINDOWS = [
  [1024, 768],
  [1366, 768],
  [390, 844],
  [360, 640],
  [844, 390],
  [768, 1024],
  [2560, 1440],
] as const

/** What is drawn of an element, px: the edges of its text or its outermost child's. */
const inked = (selector: string): Promise<number[]> =>
  page.$eval(selector, element => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right, height } = range.getBoundingClientRect()
    return [left, right, height]
  })

it.each([
  [768, 1024],
  [2560, 1440],
] as const)(
  'on %d × %d px the list reaches from the page’s margin to its other one, or to the table',
  async (width, height) => {
    await page.setViewport({ width, height })
    const row = '#data-sheet ol [aria-current]'
    const [margin = 0] = await edges('#data-sheet [data-foot]')
    const [number = 0] = await inked(`${row} > span`)
    const [, code = 0] = await inked(row)
    const [table = 0, right = 0] = await edges('#data-sheet [data-slot="sheet-table"]')
    expect(Math.abs(number - margin)).toBeLessThan(2)
    if (width < height) expect(Math.abs(right - code)).toBeLessThan(2)
    else {
      expect(table - code).toBeGreaterThan(12)
      expect(table - code).toBeLessThan(40)
    }
  },
)

it('on a large screen the list is larger, and what labels its rows no larger than they are', async () => {
  const sizeOf = (selector: string) =>
    page.$eval(selector, element => Number.parseFloat(getComputedStyle(element).fontSize))
  await page.setViewport({ width: 2560, height: 1440 })
  const [left = 0, right = 0] = await edges('#data-sheet [data-slot="window"]')
  expect(right - left).toBeGreaterThan(400)
  const [row, label] = [await sizeOf('#data-sheet ol li'), await sizeOf('#data-sheet [data-list-legend]')]
  expect(label).toBeLessThan(row)
  await page.setViewport({ width: 1440, height: 900 })
  expect(await edges('#data-sheet [data-slot="window"]')).toEqual([102, 402])
})

it('on the smallest phones a row’s knot and code stand side by side, clear of the rows around them', async () => {
  await page.setViewport({ width: 360, height: 640 })
  const places = await page.$$eval('#data-sheet [data-row] svg', knots =>
    knots.map(knot => {
      const { top, bottom, right } = knot.getBoundingClientRect()
      const code = knot.closest('span')?.nextElementSibling?.getBoundingClientRect()
      return { top, bottom, beside: (code?.left ?? 0) - right }
    }),
  )
  const tops = places.toSorted((a, b) => a.top - b.top)
  for (const { beside } of tops) expect(beside).toBeGreaterThan(1)
  for (const [i, { top }] of tops.slice(1).entries()) expect(top - (tops[i]?.bottom ?? 0)).toBeGreaterThan(12)
})

describe.each(WINDOWS)('on a window of %d × %d px', (width, height) => {
  beforeAll(() => page.setViewport({ width, height }))

  it('the figure and its columns have their edges on whole px, and the last column ends with the figure', async () => {
    const [left = 0, right = 0] = await edges('#data-sheet [data-slot="sheet-table"]')
    const columns = await page.$$eval('#data-sheet [data-head]', heads =>
      heads.map(head => head.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    )
    const all = [left, right, ...columns.flat()]
    expect(all).toEqual(all.map(Math.round))
    expect(columns.at(-1)?.[1]).toBe(right)
    const lit = await page.$eval('[data-lit-cells]', cells => (cells as HTMLElement).offsetWidth)
    expect(lit).toBe(right - (columns[0]?.[0] ?? 0))
  })
})
