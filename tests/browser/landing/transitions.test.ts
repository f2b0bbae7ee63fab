import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { progressOf } from '../../../src/timeline/parity.ts'
import { CARRY } from '../../../src/timeline/thresholds.ts'
import { goToPlace } from '../access/places.ts'
import { colourAt, designColour, difference, takePicture } from '../scene/picture.ts'
import { frame, goTo, landingTests, topOf } from './landing.ts'

const landing = landingTests()

const WINDOWS = [
  { name: 'a desktop', width: 1440, height: 900 },
  { name: 'a phone', width: 390, height: 844, isMobile: true },
  { name: 'a phone on its side', width: 844, height: 390, isMobile: true },
] as const

interface Box {
  readonly x: number
  readonly y: number
  readonly height: number
}

/** Middle and height of the letters of elements. */
const boxesOf = (page: Page, selector: string): Promise<Box[]> =>
  page.$$eval(selector, all =>
    all.map(element => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const { x, y, width, height } = range.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2, height }
    }),
  )

describe.each(WINDOWS)('from the sheet to odd and even on $name', ({ name: _, ...size }) => {
  let page: Page
  const upright = size.width < size.height
  /** Whether the odd numbers come from the table, and whether the even ones do. */
  const taken = upright || size.height > 500
  /** Those that fade in by their pieces. */
  const fading = taken ? 'li[data-number^=even]' : 'li[data-number]'
  const window = upright ? 'portrait' : 'landscape'
  beforeAll(async () => {
    page = await landing.open({ ...size, passing: true })
  })
  afterAll(() => page.close())

  it('the page’s own words of the sheet go with the scroll, those under the tray as it pours over them, and none is left then', async () => {
    const top = await topOf(page, 'odd-even')
    const seen = () =>
      page.$$eval(
        '#data-sheet :is([data-late], [data-notes], [data-foot], table, [data-list-legend], [data-over])',
        all => all.map(each => Number(getComputedStyle(each).opacity)),
      )
    const ways: number[][] = []
    const poured = Math.ceil(CARRY.pour[window].until * ((await topOf(page, 'footer')) - top))
    for (const px of [-60, -30, poured]) {
      await goTo(page, top + px)
      await frame(page)
      ways.push(await seen())
    }
    const [before = [], going = [], gone = []] = ways
    expect(before.filter(each => each === 1).length).toBeGreaterThan(10)
    expect(going.some(each => each > 0 && each < 1)).toBe(true)
    expect(Math.max(...gone)).toBe(0)
  })

  it('what stands under the tray stays until that comes there, and no rule of the table is over its pieces', async () => {
    const top = await topOf(page, 'odd-even')
    const opacities = (all: string) =>
      page.$$eval(all, elements => elements.map(each => Number(getComputedStyle(each).opacity)))
    // As far on every window as on one of 900 px.
    const passed = (px: number) => goTo(page, top + Math.round((px * size.height) / 900))
    const foot = '#data-sheet :is([data-foot], [data-notes])'
    for (const px of upright ? [-16] : [2, 12, 24]) {
      await passed(px)
      await frame(page)
      expect([px, await opacities(foot)]).toEqual([px, [1, 1]])
    }
    await passed(34)
    await frame(page)
    expect(await opacities('#data-sheet [data-slot="sheet-table"] table')).toEqual([0])
    // Upright, the numbers come from the table on the way of the tray: all else of it has gone.
    if (upright) expect(await opacities(foot)).toEqual([0, 0])
  })

  if (!upright)
    it('the numbers come by their pieces while the tray grows, and stand with them', async () => {
      const top = await topOf(page, 'odd-even')
      const range = (await topOf(page, 'footer')) - top
      const numbers = `#odd-even ${fading} [data-figure]`
      const shown = () =>
        page.$$eval(numbers, all => all.map(number => Number(getComputedStyle(number).opacity)))
      await goTo(page, top)
      expect(await shown()).toEqual(Array(taken ? 4 : 8).fill(0))
      await goTo(page, Math.ceil(top + CARRY.rise.from * range))
      expect(await shown()).toEqual(Array(taken ? 4 : 8).fill(1))
      const even = await boxesOf(page, '#odd-even [data-number^=even] [data-value]')
      const picture = await takePicture(page)
      const ink = await designColour(page, 'ink')
      for (const { x, y, height } of even)
        expect(difference(colourAt(picture, x, y + 0.75 * height), ink)).toBeLessThan(40)
      await goToPlace(page, { stage: 'odd-even', progress: progressOf(1) })
      expect(await shown()).toEqual(Array(taken ? 4 : 8).fill(1))
    })

  if (upright)
    it('both rows come from the table, each number seen once and at all times, ivory on ink and dark on paper', async () => {
      const top = await topOf(page, 'odd-even')
      const range = (await topOf(page, 'footer')) - top
      const numbers = () =>
        page.evaluate(() => ({
          there: [...document.querySelectorAll('#data-sheet td[data-value]')].map(
            each => getComputedStyle(each).visibility,
          ),
          here: [...document.querySelectorAll('#odd-even li[data-number]')].map(each => {
            const { opacity, color } = getComputedStyle(each)
            const { left, y, height } = (each.querySelector('[data-value]') ?? each).getBoundingClientRect()
            const [red = 0] = color.match(/\d+/g)?.map(Number) ?? []
            return { opacity, isLight: red > 100, left, y: y + height / 2, height }
          }),
        }))
      await goTo(page, top)
      const inTable = await boxesOf(page, '#data-sheet td[data-value]')
      const [ink, paper] = [await designColour(page, 'ink'), await designColour(page, 'paper')]
      const grounds = new Set<string>()
      const { from } = CARRY.taken.past
      const { until } = CARRY.taken.portrait
      for (let at = from + 1e-4; at < until + 0.01; at += 0.004) {
        await goTo(page, Math.ceil(top + at * range))
        const picture = await takePicture(page)
        const { there, here } = await numbers()
        expect([at, there]).toEqual([at, Array(8).fill('hidden')])
        expect([at, here.map(({ opacity }) => opacity)]).toEqual([at, Array(8).fill('1')])
        const at0 = await boxesOf(page, '#odd-even [data-number] [data-value]')
        if (at < from + 0.001)
          for (const [i, { x, y }] of at0.entries())
            expect(Math.hypot(x - (inTable[i]?.x ?? 0), y - (inTable[i]?.y ?? 0))).toBeLessThan(4)
        for (const [i, { isLight, left, y }] of here.entries()) {
          const ground = colourAt(picture, left - 4, y)
          const isInk = difference(ground, ink) < 40
          // It may be a piece's.
          if (!isInk && difference(ground, paper) >= 40) continue
          grounds.add(`${i < 4 ? 'odd' : 'even'} ${isInk}`)
          expect([at, i, isLight]).toEqual([at, i, isInk])
        }
      }
      expect([...grounds]).toEqual(expect.arrayContaining(['even false', 'even true', 'odd false']))
    })

  if (taken && !upright)
    it('the odd numbers come from the table, each seen once, and no ink is under them', async () => {
      const top = await topOf(page, 'odd-even')
      const range = (await topOf(page, 'footer')) - top
      const numbers = () =>
        page.evaluate(() => {
          const shown = (all: string) =>
            [...document.querySelectorAll(all)].map(each => Number(getComputedStyle(each).opacity))
          const boxes = [...document.querySelectorAll('#odd-even [data-number^=odd] [data-value]')]
          return {
            there: [...document.querySelectorAll('#data-sheet td[data-value=odd]')].map(each =>
              getComputedStyle(each).visibility === 'hidden' ? 0 : 1,
            ),
            here: shown('#odd-even li[data-number^=odd]'),
            boxes: boxes.map(each => each.getBoundingClientRect().toJSON() as DOMRect),
          }
        })
      await goTo(page, top)
      const inTable = await boxesOf(page, '#data-sheet td[data-value=odd]')
      const { from, until } = CARRY.taken.landscape
      for (let at = from + 1e-4; at < until + 0.01; at += 0.006) {
        await goTo(page, Math.ceil(top + at * range))
        const { there, here, boxes } = await numbers()
        expect([there, here]).toEqual([Array(4).fill(0), Array(4).fill(1)])
        const [first] = await boxesOf(page, '#odd-even [data-number=odd-0] [data-value]')
        if (at < from + 0.001) expect(Math.abs((first?.x ?? 0) - (inTable[0]?.x ?? 0))).toBeLessThan(2)
        const picture = await takePicture(page)
        const paper = await designColour(page, 'paper')
        for (const { left, right, top, bottom } of boxes)
          for (const [x, y] of [
            [left - 4, bottom],
            [right + 4, bottom],
            [left - 4, (top + bottom) / 2],
          ] as const) {
            // It comes past the rules of its table.
            const isPaper = [0, -6].some(up => difference(colourAt(picture, x, y + up), paper) < 40)
            expect([at, isPaper]).toEqual([at, true])
          }
      }
    })

  it('they stand over and under the pieces of their columns, those that apply larger, at every k', async () => {
    for (let k = 1; k <= 8; k++) {
      await goToPlace(page, { stage: 'odd-even', progress: progressOf(k) })
      // With what their last digit's spacing takes.
      const numbers = await page.$$eval('#odd-even [data-figure]', figures =>
        figures.map(figure => {
          const { x, width, height } = figure.getBoundingClientRect()
          return { x: x + width / 2, height }
        }),
      )
      const pieces = await page.$$eval('#odd-even [data-slot^=parity]', slots =>
        slots.map(slot => {
          const { x, width } = slot.getBoundingClientRect()
          return x + width / 2
        }),
      )
      for (const [i, { x }] of numbers.entries()) expect(Math.abs(x - (pieces[i % 4] ?? 0))).toBeLessThan(2.5)
      const larger = (numbers[0]?.height ?? 0) / (numbers[4]?.height ?? 1)
      if (k % 2 === 1) expect(larger).toBeGreaterThan(1.3)
      else expect(larger).toBeLessThan(1 / 1.3)
    }
  })

  it('the names of the rows stand still while the numbers change, and say how often their columns have been drawn', async () => {
    const seen = async (k: number) => {
      await goToPlace(page, { stage: 'odd-even', progress: progressOf(k) })
      return page.evaluate(() => {
        const all = (selector: string) => [...document.querySelectorAll(`#odd-even ${selector}`)]
        const texts = (selector: string) => all(selector).map(each => each.textContent ?? '')
        const heard = texts('[data-figure] .visually-hidden')
        return {
          places: all('h3').map(name => Math.round(name.getBoundingClientRect().top)),
          times: heard.map(each => /drawn (\d)/.exec(each)?.[1]),
          chances: heard.map(each => /^, chance ([\d.]+%)/.exec(each)?.[1] ?? ''),
          lines: texts('[data-draw-line] p b'),
          words: texts('[data-drawn]')[0],
          totals: texts('[data-total]'),
          chips: all('[data-tally] b').filter(chip => getComputedStyle(chip).opacity === '1').length,
        }
      })
    }
    const [first, second, last] = [await seen(1), await seen(2), await seen(8)]
    expect([second.places, last.places]).toEqual([first.places, first.places])
    // Eight in all, four in each row, each told by the words of its occurrence.
    const sum = (times: readonly (string | undefined)[]) => times.reduce((all, each) => all + Number(each), 0)
    expect([first, second, last].map(({ times }) => sum(times))).toEqual([1, 2, 8])
    expect(sum(last.times.slice(0, 4))).toBe(4)
    const drawn = first.times.indexOf('1')
    expect(first.words).toMatch(new RegExp(`^Sample draw(, chance [\\d.]+%)?: [0-3]{4}${drawn}$`))
    // Whoever listens hears the chances with the numbers that apply, the same as the number line shows.
    for (const { chances, lines } of [first, second, last])
      expect(chances.filter(chance => chance)).toEqual(lines)
    expect([first.chances[4], second.chances[0]]).toEqual(['', ''])
    expect(first.lines.reduce((all, each) => all + Number.parseFloat(each), 0)).toBeCloseTo(100, 0)
    // What four whole numbers of the sheet add up to.
    for (const total of first.totals) expect(total).toMatch(/^, \d+ in all$/)
    expect([first.chips, second.chips, last.chips]).toEqual([1, 2, 8])
  })

  it('a place of the way is the same from both sides', async () => {
    const top = await topOf(page, 'odd-even')
    const range = (await topOf(page, 'footer')) - top
    const styles = () =>
      page.$$eval('#odd-even :is([data-number], [data-figure], [data-beside])', all =>
        all.map(element => (element as HTMLElement).style.transform),
      )
    for (const progress of [0.04, 0.08, 0.12, 0.2]) {
      await goTo(page, top - 200)
      await goTo(page, Math.round(top + progress * range))
      const there = await styles()
      await goTo(page, Math.round(top + 0.5 * range))
      await goTo(page, Math.round(top + progress * range))
      expect(await styles()).toEqual(there)
    }
  })

  it('both lines of the heading come from below its box', async () => {
    const top = await topOf(page, 'odd-even')
    const range = (await topOf(page, 'footer')) - top
    await goTo(page, Math.round(top + CARRY.heading.rises * range))
    const overPx = await page.$eval('#odd-even-heading', heading =>
      [...heading.children].map(
        line => heading.getBoundingClientRect().bottom - line.getBoundingClientRect().top,
      ),
    )
    expect(overPx).toHaveLength(2)
    for (const px of overPx) expect(px).toBeLessThan(4)
  })

  it('in the end numbers and chips have faded where they stood', async () => {
    await goTo(page, await topOf(page, 'footer'))
    const opacities = await page.$$eval('#odd-even [data-figure]', all =>
      all.map(figure => Number(getComputedStyle(figure).opacity)),
    )
    expect(opacities).toEqual(Array(8).fill(0))
  })

  it('a screen reader is told each number and name once', async () => {
    const told = await page.$$eval('#odd-even :is([data-number], [data-label])', all =>
      all.filter(element => !element.closest('[aria-hidden]')).map(element => element.textContent),
    )
    expect(told.filter(text => /ODD|EVEN/.test(text ?? ''))).toEqual(['ODD', 'EVEN'])
    expect(told).toHaveLength(10)
  })
})
