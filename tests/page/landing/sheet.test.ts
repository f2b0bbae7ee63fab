import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ordinal } from '../../../src/content/words.ts'
import { remarksOn } from '../../../src/rules/remarks.ts'
import { readSheet } from '../../../src/rules/sheet.ts'
import {
  dataOf,
  ENTRIES,
  goTo,
  landingTests,
  publish,
  scrollOf,
  settled,
  topOf,
  until,
} from '../../support/landing.ts'

const landing = landingTests()
let page: Page

beforeAll(async () => {
  page = await landing.open({ width: 1440, height: 900 })
})
afterAll(() => page.close())

/** Goes to the middle of a column of an entry's section, where list and marker rest. */
const goToEntry = async (i: number, column = 1): Promise<void> =>
  goTo(page, (await topOf(page, 'data-sheet')) + 300 * i + 75 * column + 37)

/** The table with that caption, row by row. */
const tableText = (caption: string): Promise<string[][]> =>
  page.evaluate(text => {
    const table = [...document.querySelectorAll('table')].find(each => each.caption?.textContent === text)
    return [...(table?.rows ?? [])].map(row => [...row.cells].map(cell => cell.textContent ?? ''))
  }, caption)

describe('the data sheet', () => {
  it('shows the rows of the current pattern as a table with caption and headers', async () => {
    const headers = await page.$$eval('#data-sheet table :is(caption, th[scope])', all =>
      all.map(each => `${each.getAttribute('scope') ?? 'caption'} ${each.textContent}`),
    )
    expect(headers).toEqual([
      'caption PROBABILITY DISTRIBUTION',
      ...['0', '1', '2', '3'].map(column => `col ${column}`),
      ...['row ODD', 'row EVEN'],
    ])
    for (const i of [0, 7, 23, 4]) {
      await goToEntry(i)
      const entry = ENTRIES[i]
      const [head, odd, even] = await tableText('PROBABILITY DISTRIBUTION')
      expect(head?.slice(1)).toEqual(['0', '1', '2', '3'])
      expect(odd).toEqual(['ODD', ...(entry?.odd ?? []).map(String)])
      expect(even).toEqual(['EVEN', ...(entry?.even ?? []).map(String)])
    }
  })

  it('says of each pattern what its picture shows, in full where the page rests', async () => {
    const remarks = remarksOn(readSheet(ENTRIES).entries)
    for (const i of [0, 16, 23, 3]) {
      await goToEntry(i)
      const said = await page.$eval('#data-sheet [data-remark]', place => ({
        text: place.textContent,
        shown: getComputedStyle(place).opacity,
        isCut: place.scrollHeight > place.clientHeight || place.scrollWidth > place.clientWidth,
      }))
      expect(said).toEqual({ text: remarks[i]?.text, shown: '1', isCut: false })
    }
  })

  it('lists the patterns from bottom to top, the current one in the middle of the 300 px window', async () => {
    const rows = () =>
      page.$$eval('#data-sheet ol li:not([aria-hidden])', items =>
        items.map(item => {
          const { top, height } = item.getBoundingClientRect()
          return { text: item.textContent ?? '', top, height, current: item.hasAttribute('aria-current') }
        }),
      )
    const middle = await page.$eval('#data-sheet [data-place=window]', window => {
      const { top, height } = window.getBoundingClientRect()
      return { px: top + height / 2, height }
    })
    expect(middle.height).toBe(300)
    const expectInMiddle = async (i: number) => {
      const seen = await rows()
      expect(seen.map(({ text }) => text.slice(-4))).toEqual(
        ENTRIES.map(entry => entry.base_pattern).toReversed(),
      )
      const current = seen.filter(row => row.current)
      expect(current.map(({ text }) => text.slice(-4))).toEqual([ENTRIES[i]?.base_pattern])
      for (const [down, { top, height }] of seen.entries()) {
        expect(height).toBe(60)
        // Row by row 60 px apart; going down the page takes the list down.
        expect(top + 30 - middle.px).toBeCloseTo(60 * (i - (ENTRIES.length - 1 - down)), 0)
      }
    }
    for (const i of [1, 12, 23]) {
      await goToEntry(i)
      await expectInMiddle(i)
    }
    // Between two entries the one whose section it is, and the page stays where it stops.
    const boundary = (await topOf(page, 'data-sheet')) + 300
    await goTo(page, boundary - 10)
    await expectInMiddle(0)
    await page.evaluate(() => window.scrollBy(0, 20))
    expect(await settled(page)).toBe(boundary + 10)
    await expectInMiddle(1)
  })

  it('goes to the pattern whose tick is chosen, also in the middle of a glide', async () => {
    await goToEntry(2)
    await page.mouse.move(400, 400)
    await page.mouse.wheel({ deltaY: 900 })
    await until(page, async () => (await scrollOf(page)) > 300)
    await page.$eval('#data-sheet [role=toolbar] button:nth-child(16)', tick => (tick as HTMLElement).click())
    await settled(page)
    expect((await dataOf(page, 'data-sheet')).index).toBe('15')
  })
})

describe('odd and even', () => {
  const inStage = async () => {
    const top = await topOf(page, 'odd-even')
    return top + 0.6 * ((await topOf(page, 'footer')) - top)
  }
  const values = () =>
    page.$eval('#odd-even', section =>
      [...section.querySelectorAll('ol[aria-labelledby] li')].map(item =>
        Number(/: (\d+)/.exec(item.textContent ?? '')?.[1]),
      ),
    )
  const press = async (name: string) => {
    const { current } = await dataOf(page, 'odd-even')
    await page.click(`#odd-even button[aria-label="${name}"]`)
    await until(page, async () => (await dataOf(page, 'odd-even')).current !== current)
    await settled(page)
  }

  it('steps to the neighbouring patterns by its buttons and leaves the data sheet alone', async () => {
    await goTo(page, await inStage())
    const { scrollPx, sheet } = { scrollPx: await scrollOf(page), sheet: await dataOf(page, 'data-sheet') }
    for (const [name, place] of [
      ['Previous base pattern', 22],
      ['Previous base pattern', 21],
      ['Next base pattern', 22],
    ] as const) {
      await press(name)
      const entry = ENTRIES[place]
      expect((await dataOf(page, 'odd-even')).current).toBe(entry?.base_pattern)
      expect(await values()).toEqual([...(entry?.odd ?? []), ...(entry?.even ?? [])])
    }
    // Each row says for which time it is: this one, or the one after it.
    const k = Number((await dataOf(page, 'odd-even')).occurrence)
    const chips = [`now: ${ordinal(k)} time`, `next: ${ordinal(k + 1)} time`]
    expect(await page.$$eval('#odd-even [data-chip]', all => all.map(each => each.textContent))).toEqual(
      k % 2 ? chips : chips.toReversed(),
    )
    expect(await dataOf(page, 'data-sheet')).toEqual(sheet)
    expect(await scrollOf(page)).toBe(scrollPx)
  })

  it('keeps the picked pattern while the page scrolls on, until the data sheet is scrolled again', async () => {
    await goTo(page, (await inStage()) + 200)
    expect((await dataOf(page, 'odd-even')).current).toBe(ENTRIES[22]?.base_pattern)
    await goToEntry(9)
    expect((await dataOf(page, 'odd-even')).current).toBe(ENTRIES[9]?.base_pattern)
    await goTo(page, await inStage())
    expect((await dataOf(page, 'odd-even')).current).toBe(ENTRIES[23]?.base_pattern)
  })

  it('keeps the picked pattern when its place in the sheet changes, and shows the last one when it is gone', async () => {
    const current = async () => (await dataOf(page, 'odd-even')).current
    await press('Previous base pattern')
    await publish(page, ENTRIES.slice(3))
    expect(await current()).toBe(ENTRIES[22]?.base_pattern)
    await publish(page, ENTRIES.slice(0, 20))
    expect(await current()).toBe(ENTRIES[19]?.base_pattern)
  })
})
