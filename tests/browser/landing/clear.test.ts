import type { Page } from 'puppeteer'
import { afterEach, describe, expect, it } from 'vitest'
import { goTo, landingTests, topOf } from './landing.ts'

const landing = landingTests({ unseen: true })
/** Share of a piece's box that its outline leaves free on either side. */
const FREE = 0.03
let page: Page
afterEach(() => page.close())

describe.each([
  [1440, 900],
  [1280, 720],
  [1100, 800],
  [1024, 768],
])('%d × %d', (width, height) => {
  it('the hero’s heading keeps clear of the pentagon', async () => {
    page = await landing.open({ width, height })
    const { lines, piece } = await page.evaluate(() => {
      const boxOf = (element: Element) => element.getBoundingClientRect().toJSON() as DOMRect
      const pentagon = document.querySelector('#hero [data-grab="turn 3"]')
      return {
        lines: [...document.querySelectorAll('h1 span')].map(boxOf),
        piece: pentagon ? boxOf(pentagon) : null,
      }
    })
    if (!piece) throw new Error('the pentagon is missing')
    const beside = lines.filter(
      ({ top, bottom }) => bottom > piece.top + 0.2 * piece.height && top < piece.top + 0.6 * piece.height,
    )
    expect(beside.length).toBeGreaterThan(0)
    for (const { right } of beside) expect(right).toBeLessThan(piece.left + FREE * piece.width)
  })

  it('the text of SESSIONS ends before the first plate begins, and its large label before the window ends', async () => {
    page = await landing.open({ width, height })
    await goTo(page, (await topOf(page, 'sessions')) + 0.28 * 3.6 * height)
    const [text = 0, plate = 0, word = 0] = await page.evaluate(() => {
      const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect()
      return [
        boxOf('#sessions p')?.right,
        boxOf('#sessions [data-plate]')?.left,
        boxOf('#sessions [data-word]')?.right,
      ]
    })
    expect(text).toBeLessThan(plate)
    expect(word).toBeLessThan(width - 8)
  })
})
