import type { Page } from 'puppeteer'
import { afterEach, describe, expect, it } from 'vitest'
import { ENTRIES, goTo, landingTests, publish, topOf } from '../../support/landing.ts'

const landing = landingTests({})
let page: Page
afterEach(() => page.close())

/** Six characters each, as wide as digits get, and numbers that no column could hold as they are. */
const EXTREME = ENTRIES.map(({ base_pattern }) => ({
  base_pattern,
  odd: [8888.88, 88888.8, 888888, 8_888_888],
  even: [1e21, 1.7e308, 0.000_001, 1 / 3],
}))

const SIZES = [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a narrow phone', width: 320, height: 640, isMobile: true },
] as const

/** Texts of the elements, and which of them stand over the edge of the cell that they are in. */
const look = (selector: string): Promise<{ texts: string[]; over: string[] }> =>
  page.$$eval(selector, elements => {
    const texts = elements.map(element => element.textContent ?? '')
    const over = elements.filter(element => {
      const cell = (element.closest('td, li') ?? element).getBoundingClientRect()
      const range = document.createRange()
      // The window of a number that rolls is as wide as its cell: what counts is the number in it.
      range.selectNodeContents(element.querySelector('[data-drum]') ?? element)
      const text = range.getBoundingClientRect()
      return text.left < cell.left - 1 || text.right > cell.right + 1
    })
    return { texts, over: over.map(element => element.textContent ?? '') }
  })

describe.each(SIZES)('on $name', ({ name: _, ...size }) => {
  it('numbers of any size are shown in at most six characters, each in its own column', async () => {
    page = await landing.open(size)
    await publish(page, EXTREME)
    for (const [stage, selector] of [
      ['data-sheet', '#data-sheet [data-value]'],
      ['odd-even', '#odd-even li [data-value]'],
    ] as const) {
      await goTo(page, (await topOf(page, stage)) + 400)
      const { texts, over } = await look(selector)
      expect(texts).toEqual(['8888.9', '88889', '888888', '8.89e6', '1e21', '2e308', '0', '0.3'])
      expect([stage, over]).toEqual([stage, []])
    }
    const { texts, over } = await look('#whole-sheet td')
    expect([Math.max(...texts.map(text => text.length)), over]).toEqual([6, []])
  })
})
