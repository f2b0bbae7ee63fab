import type { Page } from 'puppeteer'
import { afterEach, describe, expect, it } from 'vitest'
import { dataOf, frame, goTo, landingTests, scrollOf, settled, topOf } from '../../support/landing.ts'

const WINDOW = { width: 1100, height: 700 } as const
/** How long a glide lasts at most, ms, and what a busy machine may need on top. */
const LONGEST_MS = 600
const SLACK_MS = 700

const landing = landingTests({})
let opened: Page | undefined
// A page holds connections to the data source, of which a browser keeps six.
afterEach(() => opened?.close())

async function open(reducedMotion = false): Promise<Page> {
  opened = await landing.open({ ...WINDOW, reducedMotion })
  return opened
}

/** Where a link to a section leads, px. */
const anchorOf = (page: Page, id: string): Promise<number> =>
  page.evaluate(name => {
    document.getElementById(name)?.scrollIntoView()
    return window.scrollY
  }, id)

/** Scroll positions of the frames that follow a click, until the page rests, and how long it moved, ms. */
async function wayOf(page: Page, selector: string): Promise<{ places: number[]; lastedMs: number }> {
  const way = page.evaluate(
    () =>
      new Promise<{ places: number[]; lastedMs: number }>(resolve => {
        const places = [window.scrollY]
        const startMs = performance.now()
        let lastMs = startMs
        const look = () => {
          if (window.scrollY !== places.at(-1)) {
            places.push(window.scrollY)
            lastMs = performance.now()
          }
          if (performance.now() - Math.max(lastMs, startMs) > 500)
            resolve({ places, lastedMs: lastMs - startMs })
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  await page.$eval(selector, element => (element as HTMLElement).click())
  return way
}

const rises = (places: readonly number[]): boolean => places.every((px, i) => px >= (places[i - 1] ?? 0))

describe('a link of the header', () => {
  it('leads to its section in a glide that never jumps ahead, and Back leads home', async () => {
    const page = await open()
    const sessions = await anchorOf(page, 'sessions')
    await goTo(page, 1500)
    const { places, lastedMs } = await wayOf(page, 'header a[href="#sessions"]')
    expect(places.at(-1)).toBe(sessions)
    expect(places.length).toBeGreaterThan(2)
    expect(rises(places)).toBe(true)
    expect(lastedMs).toBeLessThan(LONGEST_MS + SLACK_MS)
    expect(await page.evaluate(() => location.hash)).toBe('#sessions')
    await page.goBack()
    expect(await settled(page)).toBeLessThan(1600)
  })

  it('leads there at once in reduced motion', async () => {
    const page = await open(true)
    const oddEven = await anchorOf(page, 'odd-even')
    await goTo(page, 1500)
    const { places } = await wayOf(page, 'header a[href="#odd-even"]')
    expect(places).toEqual([1500, oddEven])
  })

  it('lets the visitor go elsewhere in the middle', async () => {
    const page = await open()
    await goTo(page, 1500)
    await page.$eval('header a[href="#odd-even"]', element => (element as HTMLElement).click())
    await page.waitForFunction(() => window.scrollY > 1600)
    await page.keyboard.press('Home')
    expect(await settled(page)).toBe(0)
  })
})

describe('a tick', () => {
  it('glides to its pattern when it is clicked, and follows the arrow keys', async () => {
    const page = await open()
    await goTo(page, await topOf(page, 'data-sheet'))
    const { places } = await wayOf(page, '[data-tick]:nth-child(5)')
    expect(places.length).toBeGreaterThan(2)
    expect((await dataOf(page, 'data-sheet')).index).toBe('4')
    await page.focus('[data-tick]:nth-child(5)')
    await page.keyboard.press('ArrowRight')
    await settled(page)
    expect((await dataOf(page, 'data-sheet')).index).toBe('5')
  })
})

describe('the whole table', () => {
  it('keeps both rows of heads in sight, and shows each pattern’s shapes', async () => {
    const page = await open()
    await goTo(page, (await topOf(page, 'data-sheet')) + 400)
    await page.$eval('[aria-controls=whole-sheet]', button => (button as HTMLElement).click())
    await page.waitForSelector('#whole-sheet button')
    await page.$eval('#whole-sheet', panel => panel.scrollTo(0, panel.scrollHeight))
    await frame(page)
    const seen = await page.$eval('#whole-sheet', panel => {
      const { top } = panel.getBoundingClientRect()
      return [...panel.querySelectorAll('thead th')].map(head => {
        const box = head.getBoundingClientRect()
        const { x, y } = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        return box.top >= top && document.elementFromPoint(x, y) === head
      })
    })
    expect(seen).toEqual(Array.from({ length: 11 }, () => true))
    const shapes = await page.$$eval('#whole-sheet tbody th', heads =>
      heads.map(head => [...head.querySelectorAll('i')].map(shape => shape.dataset.shape).join('')),
    )
    expect(shapes).toEqual(
      await page.$$eval('#whole-sheet tbody th', heads => heads.map(head => head.textContent)),
    )
    expect(await scrollOf(page)).toBeGreaterThan(0)
  })
})
