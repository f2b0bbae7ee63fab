import type { Page } from 'puppeteer'
import { afterEach, describe, expect, it } from 'vitest'
import { svhOf } from '../../../src/timeline/stages.ts'
import { arrivalOf } from '../../../src/timeline/told.ts'
import { dataOf, frame, goTo, landingTests, scrollOf, topOf } from '../../support/landing.ts'

const landing = landingTests({})
let page: Page
afterEach(() => page.close())

const listPx = (): Promise<number> =>
  page.$eval('#data-sheet [data-list]', list => new DOMMatrix(getComputedStyle(list).transform).f)

/** Scrolls by a few px as a finger does. */
async function by(px: number): Promise<void> {
  await page.evaluate(y => window.scrollBy(0, y), px)
  await frame(page)
}

/** The same, then tells where the list is in the frame after it: a moment later the story settles. */
const listAfter = (px: number): Promise<number> =>
  page.evaluate(
    y =>
      new Promise<number>(resolve => {
        const list = document.querySelector('#data-sheet [data-list]')
        window.scrollBy(0, y)
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            resolve(list ? new DOMMatrix(getComputedStyle(list).transform).f : Number.NaN),
          ),
        )
      }),
    px,
  )

/**
 * Opens the page in the data sheet. Returns where that begins, px, and what tells how far the list is from having a row
 * in its place, in rows.
 */
async function openSheet(): Promise<{ top: number; off: (px?: number) => Promise<number> }> {
  page = await landing.open()
  const top = await topOf(page, 'data-sheet')
  await goTo(page, top + 450)
  const second = await listPx()
  await goTo(page, top + 150)
  const first = await listPx()
  return {
    top,
    off: async px => {
      const rows = ((px ?? (await listPx())) - first) / (second - first)
      return Math.abs(rows - Math.round(rows))
    },
  }
}

describe('a page that stops between two entries of the data sheet', () => {
  it('shows the one whose section it is in, at rest, and stays where it is', async () => {
    const { top, off } = await openSheet()
    await goTo(page, top + 290)
    expect(await off()).toBeLessThan(0.01)
    expect((await dataOf(page, 'data-sheet')).index).toBe('0')
    await by(20)
    expect((await dataOf(page, 'data-sheet')).index).toBe('1')
    await expect.poll(() => off()).toBeLessThan(0.01)
    expect(await scrollOf(page)).toBe(top + 310)
  })

  it('moves on from there with the page', async () => {
    const { top, off } = await openSheet()
    await goTo(page, top + 305)
    expect(await off(await listAfter(-20))).toBeGreaterThan(0.005)
    await by(-4)
    expect((await dataOf(page, 'data-sheet')).index).toBe('0')
    await expect.poll(() => off()).toBeLessThan(0.01)
  })

  it('never moves far at once, also where the page goes on from close to a boundary', async () => {
    const { top } = await openSheet()
    await goTo(page, top + 298)
    const before = await listPx()
    // A row is 300 px of scroll, and goes by in less than a quarter of that.
    expect(Math.abs((await listAfter(4)) - before)).toBeLessThan(20)
    expect((await dataOf(page, 'data-sheet')).index).toBe('1')
  })
})

describe('a page that goes on from a session', () => {
  it('comes to rest at the next one, however a finger trembles, and at the first one again when it has gone back', async () => {
    page = await landing.open()
    const top = await topOf(page, 'sessions')
    const lengthPx = await page.evaluate(svh => (svh / 100) * window.innerHeight, svhOf('sessions'))
    const reached = () => page.$$eval('#sessions [data-reached]', rows => rows.length)
    await goTo(page, Math.round(top + arrivalOf(0) * lengthPx) + 1)
    expect(await reached()).toBe(1)
    await by(0.25 * (arrivalOf(1) - arrivalOf(0)) * lengthPx)
    await by(-3)
    await expect.poll(reached).toBe(2)
    await by(-16)
    await expect.poll(reached).toBe(1)
  })
})

describe('a page that a wheel has set gliding', () => {
  it('has the story at its stop as it comes to rest, and not after it', async () => {
    const { top, off } = await openSheet()
    await goTo(page, top + 190)
    await frame(page)
    await page.mouse.move(300, 300)
    // Its glide ends half-way between two rows.
    const comes = page.evaluate(
      end =>
        new Promise<number>(resolve => {
          const list = document.querySelector('#data-sheet [data-list]')
          const look = () => {
            if (Math.abs(window.scrollY - end) > 1) requestAnimationFrame(look)
            else resolve(list ? new DOMMatrix(getComputedStyle(list).transform).f : Number.NaN)
          }
          look()
        }),
      top + 300,
    )
    await page.mouse.wheel({ deltaY: 110 })
    expect(await off(await comes)).toBeLessThan(0.2)
  })

  it('has at every moment the row in the tray as the current one, in the list and in the strip', async () => {
    const { top } = await openSheet()
    await goTo(page, top + 698)
    await frame(page)
    await page.mouse.move(300, 300)
    const seen = page.evaluate(
      untilPx =>
        new Promise<string[]>(resolve => {
          const list = document.querySelector<HTMLElement>('#data-sheet [data-list]')
          const rows = [...document.querySelectorAll<HTMLElement>('#data-sheet [data-row]')].toReversed()
          const ticks = [...document.querySelectorAll('#data-sheet [data-tick]')]
          const isCurrent = (element: Element) => element.hasAttribute('aria-current')
          const wrong: string[] = []
          let still = 0
          const look = () => {
            const high = rows[0]?.getBoundingClientRect().height ?? 1
            const down = list ? new DOMMatrix(getComputedStyle(list).transform).f / high : Number.NaN
            const at = down + rows.length - 3
            const marked = [rows.findIndex(isCurrent), ticks.findIndex(isCurrent)]
            if (marked.some(i => Math.abs(i - at) > 0.51)) wrong.push(`${at.toFixed(2)}: ${marked}`)
            still = window.scrollY < untilPx ? still + 1 : 0
            if (still > 20) resolve(wrong)
            else requestAnimationFrame(look)
          }
          look()
        }),
      top + 600,
    )
    // Its glide ends a little before the boundary, and the story is there first.
    await page.mouse.wheel({ deltaY: -100 })
    expect(await seen).toEqual([])
  })
})

describe('a page that goes on from where the story has gone ahead to the end of a stage', () => {
  it('does not see the next stage begin before it is there', async () => {
    page = await landing.open()
    const top = await topOf(page, 'sessions')
    await goTo(page, top - 114)
    while ((await scrollOf(page)) < top - 12) {
      await by(12)
      expect(await page.$('#sessions [data-riding]')).toBeNull()
    }
    await by(24)
    expect(await page.$('#sessions [data-riding]')).not.toBeNull()
  })
})

describe('a page that goes on towards the stop at which the story is', () => {
  it('does not see more of it, to lose it again when the page rests', async () => {
    page = await landing.open()
    const px = await page.$eval('#hero', hero => 0.62 * (hero as HTMLElement).offsetHeight)
    const pin = await page.$eval('#hero [data-pin]', box => 0.62 * (box as HTMLElement).offsetHeight)
    await goTo(page, px - pin)
    // The pieces hang in the cascade, each with its letter.
    const letters = () =>
      page.$$eval('[data-slot^=letter]', all => all.map(each => (each as HTMLElement).style.transform))
    const there = await letters()
    expect(new Set(there).size).toBe(4)
    for (let i = 0; i < 6; i++) {
      await by(12)
      expect(await letters()).toEqual(there)
    }
  })
})
