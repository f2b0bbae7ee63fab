import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goTo, landingTests, topOf } from './landing.ts'

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
  [1280, 720],
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
  'on %d × %d px the list reaches from the page’s margin to what stands beside it: kolam or table',
  async (width, height) => {
    await page.setViewport({ width, height })
    const row = '#data-sheet ol [aria-current]'
    const [margin = 0] = await edges('#data-sheet [data-foot]')
    const [number = 0] = await inked(`${row} > span`)
    const [, code = 0] = await inked(row)
    const [window = 0, end = 0] = await edges('#data-sheet [data-slot="window"]')
    const [beside = 0] = await edges(`#data-sheet [data-slot="${width < height ? 'kolam' : 'sheet-table'}"]`)
    expect(Math.abs(number - margin)).toBeLessThan(2)
    expect(beside - code).toBeGreaterThan(12)
    expect(beside - code).toBeLessThan(40)
    // Number and code stand by their row of pieces.
    const share = (end - window) / 300
    expect(window - margin).toBeLessThan(60 * share)
    expect(code - end).toBeLessThan(120 * share)
  },
)

it('on a tall tablet the kolam stands between the list and the page’s margin, over the table', async () => {
  for (const [width, height] of [
    [700, 1000],
    [768, 1024],
    [820, 1180],
  ] as const) {
    await page.setViewport({ width, height })
    const [, code = 0] = await inked('#data-sheet ol [aria-current]')
    const [left = 0, right = 0] = await edges('#data-sheet [data-slot="kolam"]')
    const [, margin = 0] = await edges('#data-sheet [data-slot="sheet-table"]')
    expect(right - left).toBeGreaterThan(120)
    expect(left - code).toBeGreaterThan(12)
    expect(margin - right).toBeGreaterThan(12)
  }
})

it('the kolam ends clear of what labels the rows under it', async () => {
  for (const [width, height] of [
    [1024, 768],
    [1440, 900],
    [2560, 1440],
  ] as const) {
    await page.setViewport({ width, height })
    const gap = await page.$eval('#data-sheet [data-slot="kolam"]', kolam => {
      const label = document.querySelector('#data-sheet [data-list-legend] span')
      return (label?.getBoundingClientRect().top ?? 0) - kolam.getBoundingClientRect().bottom
    })
    expect(gap).toBeGreaterThan(6)
  }
})

it('on a phone on its side knot and code stand in one line, clear of the tray, and the note clear of the counter', async () => {
  await page.setViewport({ width: 844, height: 390 })
  const [knot = 0] = await edges('#data-sheet ol [aria-current] svg')
  const [, end = 0] = await edges('#data-sheet [data-slot="window"]')
  expect(knot - (end - 18)).toBeGreaterThan(8)
  const [middle, code] = await page.$$eval(
    '#data-sheet ol [aria-current] span:has(> svg) , #data-sheet ol [aria-current] span:has(> svg) + span',
    all =>
      all.map(each => {
        const { top, bottom } = each.getBoundingClientRect()
        return (top + bottom) / 2
      }),
  )
  expect(Math.abs((middle ?? 0) - (code ?? 100))).toBeLessThan(2)
  const gap = await page.evaluate(() => {
    const note = document.querySelector('#data-sheet [data-notes] p')?.getBoundingClientRect()
    const counter = document.querySelector('#data-sheet [data-foot] p')?.getBoundingClientRect()
    return (counter?.top ?? 0) - (note?.bottom ?? 0)
  })
  expect(gap).toBeGreaterThan(8)
})

it('on a low and wide window what the sheet is stands beside its heading, on the heading’s line', async () => {
  await page.setViewport({ width: 1280, height: 720 })
  await goTo(page, (await topOf(page, 'data-sheet')) + 38)
  const [heading, intro] = await page.evaluate(() =>
    ['#data-sheet h2', '#data-sheet p[data-late] > span'].map(selector => {
      const range = document.createRange()
      range.selectNodeContents(document.querySelector(selector) ?? document.body)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      return { left, right, top, bottom }
    }),
  )
  expect((intro?.left ?? 0) - (heading?.right ?? 0)).toBeGreaterThan(16)
  expect(intro?.right).toBeLessThan(1280 - 40)
  expect(intro?.bottom).toBeLessThan(heading?.bottom ?? 0)
})

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

  it('what stands out in a pattern is said in full, clear of all that stands around it', async () => {
    await goTo(page, (await topOf(page, 'data-sheet')) + 38)
    const { said, beside, isCut } = await page.$eval('#data-sheet [data-remark]', place => {
      const edgesOf = (element: Element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        const { left, top, right, bottom } = range.getBoundingClientRect()
        return { left, top, right, bottom }
      }
      const others = [
        'h2',
        'caption',
        'button',
        '[data-row] > span',
        '[data-step]',
        'th',
        '[data-list-legend] span',
      ]
      const boxes = ['[data-slot=towers]', '[data-slot=kolam]', '[data-row] svg']
      // Rows of the list beyond its window are there and are not seen.
      const all = (selectors: readonly string[]) =>
        [...document.querySelectorAll(selectors.map(each => `#data-sheet [data-pin] ${each}`).join())].filter(
          each => each.closest('li')?.style.opacity !== '0',
        )
      const rectOf = (element: Element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect()
        return { left, top, right, bottom }
      }
      return {
        said: edgesOf(place),
        beside: [...all(others).map(edgesOf), ...all(boxes).map(rectOf)],
        isCut: place.scrollHeight > place.clientHeight || place.scrollWidth > place.clientWidth,
      }
    })
    expect(isCut).toBe(false)
    expect(said.bottom - said.top).toBeGreaterThan(12)
    expect([said.left > 0, said.top > 0, said.right < width, said.bottom < height]).not.toContain(false)
    for (const { left, top, right, bottom } of beside.filter(each => each.right > each.left))
      expect(left > said.right || right < said.left || top > said.bottom || bottom < said.top).toBe(true)
  })
})

it('the names of the list fade row by row with their pieces as the page scrolls, both ways', async () => {
  const window = await landing.open({ width: 390, height: 844, isMobile: true, passing: true })
  try {
    const end = (await topOf(window, 'odd-even')) - 2
    const namesAt = async (px: number) => {
      await goTo(window, end + px)
      return window.$$eval('#data-sheet [data-list] > :nth-child(-n + 5)', all =>
        all.map(each => Number(getComputedStyle(each).opacity)),
      )
    }
    expect(await namesAt(-60)).toEqual([1, 1, 1, 1, 1])
    const leaving = await namesAt(-34)
    const [first = 0, second, middle] = leaving
    expect(first).toBeGreaterThan(0.2)
    expect(first).toBeLessThan(0.9)
    expect([second, middle]).toEqual([1, 1])
    const [, , , under = 0, lowest = 0] = await namesAt(34)
    expect([under < lowest, lowest < 1]).toEqual([true, true])
    expect(await namesAt(70)).toEqual([0, 0, 0, 0, 0])
    expect(await namesAt(-34)).toEqual(leaving)
  } finally {
    await window.close()
  }
})
