import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataOf, ENTRIES, goTo, landingTests, scrollOf, settled, topOf } from './landing.ts'

const landing = landingTests({ unseen: true })
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
  it('shows the rows of the current pattern as a table with headers', async () => {
    for (const i of [0, 7, 23, 4]) {
      await goToEntry(i)
      const entry = ENTRIES[i]
      const [head, odd, even] = await tableText('PROBABILITY DISTRIBUTION')
      expect(head?.slice(1)).toEqual(['0', '1', '2', '3'])
      expect(odd).toEqual(['ODD', ...(entry?.odd ?? []).map(String)])
      expect(even).toEqual(['EVEN', ...(entry?.even ?? []).map(String)])
    }
  })

  it('has no row to be pressed where its rows have gone', async () => {
    const passing = await landing.open({ width: 1440, height: 900, passing: true })
    const end = await topOf(passing, 'odd-even')
    const press = async (beforePx: number) => {
      await goTo(passing, end - beforePx)
      const { x, y } = await passing.$eval('#data-sheet [data-slot=window]', window => {
        const { left, top, width, height } = window.getBoundingClientRect()
        return { x: left + width / 2, y: top + 0.7 * height }
      })
      await passing.mouse.click(x, y)
      return settled(passing)
    }
    expect(await press(10)).toBe(end - 10)
    expect(Math.abs((await press(100)) - end + 100)).toBeGreaterThan(200)
    await passing.close()
  })

  it('gives the table a caption, row headers and column headers', async () => {
    const snapshot = await page.$eval('#data-sheet table', table => ({
      captions: table.querySelectorAll('caption').length,
      columns: [...table.querySelectorAll('th[scope=col]')].map(header => header.textContent),
      rows: [...table.querySelectorAll('th[scope=row]')].map(header => header.textContent),
    }))
    expect(snapshot).toEqual({ captions: 1, columns: ['0', '1', '2', '3'], rows: ['ODD', 'EVEN'] })
  })

  it('lists the patterns from bottom to top, the current one in the middle of the 300 px window', async () => {
    const rows = () =>
      page.$$eval('#data-sheet ol li:not([aria-hidden])', items =>
        items.map(item => {
          const { top, height } = item.getBoundingClientRect()
          return { text: item.textContent ?? '', top, height, current: item.hasAttribute('aria-current') }
        }),
      )
    const middle = await page.$eval('#data-sheet [data-slot=window]', window => {
      const { top, height } = window.getBoundingClientRect()
      return { px: top + height / 2, height }
    })
    expect(middle.height).toBe(300)
    for (const i of [0, 1, 12, 23]) {
      await goToEntry(i)
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
  })

  it('goes to the pattern whose tick is chosen, also in the middle of a glide', async () => {
    await goToEntry(2)
    await page.mouse.move(400, 400)
    await page.mouse.wheel({ deltaY: 900 })
    await page.waitForFunction(from => window.scrollY > from + 40, {}, await scrollOf(page))
    await page.$eval('#data-sheet [role=toolbar] button:nth-child(16)', tick => (tick as HTMLElement).click())
    await settled(page)
    expect((await dataOf(page, 'data-sheet')).index).toBe('15')
  })
})

describe('the picture of the data sheet', () => {
  /** The gap before each tick but the first, px: as laid out, and as drawn. */
  const gaps = () =>
    page.$$eval('[data-tick]', ticks => {
      for (const each of document.getAnimations()) each.finish()
      return ticks.slice(1).map((tick, i) => {
        const before = ticks[i]?.getBoundingClientRect().right ?? 0
        const inset = (of: Element | undefined) => {
          if (!of) return 0
          const { left, boxShadow } = getComputedStyle(of, '::before')
          return (
            Number.parseFloat(left) - Math.abs(Number.parseFloat(/-?[\d.]+px/.exec(boxShadow)?.[0] ?? ''))
          )
        }
        const px = tick.getBoundingClientRect().left - before
        return { px, drawnPx: px + inset(tick) + inset(ticks[i]) }
      })
    })

  it('has the values of the marked column over its towers', async () => {
    for (const [i, column] of [
      [3, 1],
      [8, 0],
    ] as const) {
      await goToEntry(i, column)
      const over = await page.$$eval('[data-over]', values =>
        values.filter(value => getComputedStyle(value).opacity === '1').map(value => value.textContent),
      )
      const entry = ENTRIES[i]
      expect(over).toEqual([entry?.odd, entry?.even].map(row => String(row?.[column])))
    }
  })

  it('groups the ticks by the first shape, and a group closes up when it has passed', async () => {
    await goToEntry(13)
    const all = await gaps()
    expect(all.flatMap(({ px }, i) => (px > 4 ? [i + 1] : []))).toEqual([6, 12, 18])
    const closed = all.map(({ drawnPx }) => drawnPx < 0)
    expect(closed).toEqual(Array.from({ length: 23 }, (_, i) => i < 11 && i !== 5))
    await goToEntry(11)
    expect((await gaps()).filter(({ drawnPx }) => drawnPx < 0)).toHaveLength(5)
  })

  it('a wave goes through a group that closes up, and through all ticks when the sheet is full', async () => {
    const waves = () =>
      page.$$eval('[data-tick]', ticks =>
        ticks.map(tick => getComputedStyle(tick).animationName.replace(/^.*?(closed|full).*$/, '$1')),
      )
    await goToEntry(6)
    expect(await waves()).toEqual([...Array(6).fill('closed'), ...Array(18).fill('none')])
    await goToEntry(23)
    expect(new Set(await waves())).toEqual(new Set(['full']))
  })

  it('sends the ticks off along their line as the stage ends, and has them back before', async () => {
    const end = await topOf(page, 'odd-even')
    const left = () =>
      page.$eval('#data-sheet [role=toolbar]', ticks => Math.round(ticks.getBoundingClientRect().left))
    await goTo(page, end - 60)
    const there = await left()
    await goTo(page, end - 50)
    await page.waitForFunction(() => {
      const ticks = document.querySelector('#data-sheet [role=toolbar]')
      return (ticks?.getBoundingClientRect().left ?? 0) > innerWidth
    })
    await goTo(page, end - 60)
    await page.waitForFunction(
      px => {
        const ticks = document.querySelector('#data-sheet [role=toolbar]')
        return Math.round(ticks?.getBoundingClientRect().left ?? 0) === px
      },
      {},
      there,
    )
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
        Number(/: (\d+)$/.exec(item.textContent ?? '')?.[1]),
      ),
    )
  const press = async (name: string) => {
    await page.click(`#odd-even button[aria-label="${name}"]`)
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))
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
})
