import type { Page } from 'puppeteer'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { progressOf } from '../../../src/timeline/parity.ts'
import { CARRY } from '../../../src/timeline/thresholds.ts'
import { atRest, goToPlace } from '../access/places.ts'
import { ENTRIES, frame, goTo, landingTests, topOf } from './landing.ts'

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

const NUMBERS = {
  table: '#data-sheet td [data-drum]',
  halves: '#odd-even li [data-value]',
} as const

describe.each(WINDOWS)('from the sheet to odd and even on $name', ({ name: _, ...size }) => {
  let page: Page
  beforeAll(async () => {
    page = await landing.open({ ...size, passing: true })
  })
  afterAll(() => page.close())

  it('the eight numbers leave the table from where they stand in it, in its size', async () => {
    const top = await topOf(page, 'odd-even')
    await goTo(page, top - 1)
    await atRest(page)
    await frame(page)
    const table = await boxesOf(page, NUMBERS.table)
    await goTo(page, top + 1)
    const halves = await boxesOf(page, NUMBERS.halves)
    expect([table.length, halves.length]).toEqual([8, 8])
    for (const [i, { x, y, height }] of table.entries()) {
      expect(Math.abs((halves[i]?.x ?? 0) - x)).toBeLessThan(2)
      expect(Math.abs((halves[i]?.y ?? 0) - y)).toBeLessThan(2)
      expect((halves[i]?.height ?? 0) / height).toBeCloseTo(1, 1)
    }
  })

  it('they stand over and under the pieces of their columns, those that apply larger, at every k', async () => {
    for (let k = 1; k <= 8; k++) {
      await goToPlace(page, { stage: 'odd-even', progress: progressOf(k) })
      // With what their last digit's spacing takes.
      const numbers = await boxesOf(page, '#odd-even [data-figure]')
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

  it('the names of the rows stand still while the numbers change, and say how often these have applied', async () => {
    const seen = async (k: number) => {
      await goToPlace(page, { stage: 'odd-even', progress: progressOf(k) })
      return page.evaluate(() => ({
        places: [...document.querySelectorAll('#odd-even h3')].map(name =>
          Math.round(name.getBoundingClientRect().top),
        ),
        applied: [...document.querySelectorAll('#odd-even [data-applied]')].map(each => each.textContent),
        totals: [...document.querySelectorAll('#odd-even [data-total]')].map(each => each.textContent),
        chips: [...document.querySelectorAll<HTMLElement>('#odd-even [data-tally] b')].filter(
          chip => getComputedStyle(chip).opacity === '1',
        ).length,
      }))
    }
    const [first, second, last] = [await seen(1), await seen(2), await seen(8)]
    expect([second.places, last.places]).toEqual([first.places, first.places])
    expect(first.applied).toEqual([', applied 1 time', ', applied 0 times'])
    expect(last.applied).toEqual([', applied 4 times', ', applied 4 times'])
    // What four whole numbers of the sheet add up to.
    for (const total of first.totals) expect(total).toMatch(/^of \d+$/)
    expect([first.chips, second.chips, last.chips]).toEqual([4, 8, 32])
  })

  it('a place of the way is the same from both sides', async () => {
    const top = await topOf(page, 'odd-even')
    const range = (await topOf(page, 'footer')) - top
    const styles = () =>
      page.$$eval('#odd-even :is([data-number], [data-label], [data-rule], [data-ink-window])', all =>
        all.map(element => (element as HTMLElement).style.transform),
      )
    for (const progress of [0.04, 0.12, 0.2]) {
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

  it('in the end numbers and chips are behind the border, cut at the outline of their pieces', async () => {
    await goTo(page, await topOf(page, 'footer'))
    const sunk = await page.$$eval('#odd-even li[data-number]', numbers => {
      const border = document.querySelector('#odd-even [data-border]')?.getBoundingClientRect().top ?? 0
      return numbers.map(number => {
        const parts = [...number.querySelectorAll('[data-figure], b')].map(part =>
          part.getBoundingClientRect(),
        )
        const isEven = (number as HTMLElement).dataset.number?.startsWith('even')
        return {
          leftPx: isEven
            ? Math.max(...parts.map(({ bottom }) => bottom - border))
            : Math.max(...parts.map(({ top }) => border - top)),
          clip: getComputedStyle(number).clipPath.slice(0, 16),
        }
      })
    })
    expect(sunk).toHaveLength(8)
    for (const { leftPx, clip } of sunk) {
      expect(leftPx).toBeLessThan(1)
      expect(clip).toBe('polygon(evenodd,')
    }
  })

  it('no name of a row meets one of its numbers on the way', async () => {
    const top = await topOf(page, 'odd-even')
    const range = (await topOf(page, 'footer')) - top
    for (let progress = 0.01; progress < 0.1; progress += 0.01) {
      await goTo(page, Math.round(top + progress * range))
      const met = await page.$$eval('#odd-even [data-label]', names =>
        names.map(name => {
          const a = name.getBoundingClientRect()
          const numbers = [...(name.parentElement?.parentElement?.querySelectorAll('[data-value]') ?? [])]
          const over = numbers.filter(number => {
            const b = number.getBoundingClientRect()
            return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
          })
          return { numbers: numbers.length, over: over.length }
        }),
      )
      const none = { numbers: 4, over: 0 }
      // Each row has a copy in the other colour.
      expect([progress, met]).toEqual([progress, [none, none, none, none]])
    }
  })

  it('a screen reader is told each number and name once', async () => {
    const told = await page.$$eval('#odd-even :is([data-number], [data-label])', all =>
      all.filter(element => !element.closest('[aria-hidden]')).map(element => element.textContent),
    )
    expect(told.filter(text => /ODD|EVEN/.test(text ?? ''))).toEqual(['ODD', 'EVEN'])
    expect(told).toHaveLength(10)
  })
})

describe.each(WINDOWS)('from the sessions to the sheet on $name', ({ name: _, ...size }) => {
  let page: Page
  beforeAll(async () => {
    page = await landing.open(size)
  })
  afterAll(() => page.close())

  const printOf = () =>
    page.$eval('#data-sheet', section => {
      const print = section.querySelector<HTMLElement>('[data-printed]')
      return { is: (section as HTMLElement).dataset.print, transform: print?.style.transform ?? '' }
    })

  it('the sheet lies on the paper, becomes the page, and goes back the same way', async () => {
    const ways: string[][] = []
    for (const places of [
      [0.09, 0.2, 0.5, 0.75, 0.87],
      [0.87, 0.75, 0.5, 0.2, 0.09],
    ]) {
      const way: string[] = []
      for (const progress of places) {
        await goToPlace(page, { stage: 'sessions', progress })
        const { is, transform } = await printOf()
        way.push(`${is} ${transform}`)
      }
      ways.push(way)
    }
    const [there = [], back = []] = ways
    expect(back.toReversed()).toEqual(there)
    expect(there.map(each => each.split(' ')[0])).toEqual(['undefined', 'laid', 'laid', 'laid', 'page'])
    expect(there.slice(1, 4).every(each => each.includes('matrix3d'))).toBe(true)
    expect(there[4]).toBe('page ')
    await goToPlace(page, { stage: 'data-sheet', progress: 0.01 })
    expect(await printOf()).toEqual({ is: undefined, transform: '' })
  })

  it('the title of its table fades with its ink, and not after it', async () => {
    const top = await topOf(page, 'sessions')
    const range = (await topOf(page, 'data-sheet')) - top
    await goToPlace(page, { stage: 'sessions', progress: 0.9 })
    const inks: number[] = []
    for (let progress = 0.84; progress > 0.76; progress -= 0.003) {
      await goTo(page, Math.round(top + progress * range))
      await frame(page)
      const [ink = '', seen] = await page.$eval('#data-sheet caption', caption => [
        caption.style.opacity,
        getComputedStyle(caption).opacity,
      ])
      expect(Number(seen)).toBeCloseTo(Number(ink || 1), 2)
      inks.push(Number(ink || 1))
    }
    expect(Math.min(...inks)).toBeLessThan(0.95)
  })

  it('its words can be seen on it and are not in the way of a pointer', async () => {
    await goToPlace(page, { stage: 'sessions', progress: 0.8 })
    const look = async () =>
      sharp(await page.screenshot())
        .removeAlpha()
        .raw()
        .toBuffer()
    const shown = await look()
    await page.$eval('#data-sheet', section =>
      (section as HTMLElement).style.setProperty('visibility', 'hidden'),
    )
    await frame(page)
    const without = await look()
    await page.$eval('#data-sheet', section => (section as HTMLElement).style.removeProperty('visibility'))
    let differs = 0
    for (let i = 0; i < shown.length; i += 3)
      differs += Math.abs((shown[i] ?? 0) - (without[i] ?? 0)) > 90 ? 1 : 0
    expect(differs / (shown.length / 3)).toBeGreaterThan(0.005)
    const isInTheWay = await page.$$eval('#data-sheet :is(button, table)', all =>
      all.some(element => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }),
    )
    expect(isInTheWay).toBe(false)
  })
})

it('the sheet brings a table with its numbers once, wherever the page stands', async () => {
  const page = await landing.open({ width: 1440, height: 900 })
  await goToPlace(page, { stage: 'sessions', progress: 0.5 })
  expect(await page.$$eval('#data-sheet-heading', all => all.map(each => each.textContent))).toEqual([
    `${ENTRIES.length} PATTERNS`,
  ])
  await page.close()
})
