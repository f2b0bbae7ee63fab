import { expect, it } from 'vitest'
import { COUNTED, progressOf } from '../../../src/timeline/parity.ts'
import { SUNRISE } from '../../../src/timeline/thresholds.ts'
import { goToPlace } from '../access/places.ts'
import { goTo, landingTests, topOf } from './landing.ts'

const landing = landingTests({ unseen: true })

it.each([
  { width: 844, height: 390, isMobile: true },
  { width: 360, height: 640, isMobile: true },
])('chips by the numbers that wait can be told from underlines, at $width × $height', async size => {
  const page = await landing.open(size)
  try {
    for (const k of [3, 4]) {
      await goToPlace(page, { stage: 'odd-even', progress: progressOf(k) })
      const chips = await page.$$eval('#odd-even [data-tally] i', all =>
        all.map(chip => {
          const { top, bottom, height } = chip.getBoundingClientRect()
          const number = chip.closest('[data-number]')?.getBoundingClientRect()
          return { height, apart: Math.max((number?.top ?? 0) - bottom, top - (number?.bottom ?? 0)) }
        }),
      )
      expect(chips).toHaveLength(32)
      expect(Math.min(...chips.map(({ height }) => height))).toBeGreaterThan(5.9)
      expect(Math.min(...chips.map(({ apart }) => apart))).toBeGreaterThan(4.9)
    }
  } finally {
    await page.close()
  }
})

it.each([
  { width: 844, height: 390, isMobile: true },
  { width: 360, height: 640, isMobile: true },
])('what stands on the border has room to breathe, at $width × $height', async size => {
  const page = await landing.open(size)
  try {
    for (const k of [3, 4]) {
      await goToPlace(page, { stage: 'odd-even', progress: progressOf(k) })
      const px = await page.evaluate(() => {
        const edges = (selector: string) => {
          const all = [...document.querySelectorAll(`#odd-even ${selector}`)].map(each =>
            each.getBoundingClientRect(),
          )
          return {
            top: Math.min(...all.map(({ top }) => top)),
            bottom: Math.max(...all.map(({ bottom }) => bottom)),
          }
        }
        const cells = edges('[data-k]')
        return {
          underOdd: edges('[data-half="odd"] [data-tally]').top - edges('[data-chip="odd"]').bottom,
          overEven: edges('[data-chip="even"]').top - edges('[data-half="even"] [data-tally]').bottom,
          overCells: cells.top - edges('[data-half="even"] [data-tally]').bottom,
          underCells: innerHeight - cells.bottom,
        }
      })
      for (const [what, gap] of Object.entries(px)) expect([k, what, gap > 7.9]).toEqual([k, what, true])
      if (size.height < 500) expect(px.underCells).toBeGreaterThanOrEqual(10)
    }
  } finally {
    await page.close()
  }
})

it.each([
  { width: 1024, height: 768 },
  { width: 1120, height: 800 },
  { width: 1280, height: 720 },
])('what a row is ends before what is operated beside it, at $width × $height', async size => {
  const page = await landing.open(size)
  try {
    await goToPlace(page, { stage: 'odd-even', progress: progressOf(1) })
    const apart = await page.evaluate(() => {
      const rect = (selector: string) =>
        document.querySelector(`#odd-even ${selector}`)?.getBoundingClientRect()
      return (rect('[data-fades] button')?.left ?? 0) - (rect('[data-beside="even"]')?.right ?? 0)
    })
    expect(apart).toBeGreaterThan(11.9)
  } finally {
    await page.close()
  }
})

it('on a phone on its side the words stand by the row, and the cells take a finger', async () => {
  const page = await landing.open({ width: 844, height: 390, isMobile: true })
  try {
    await goToPlace(page, { stage: 'odd-even', progress: progressOf(2) })
    const { apart, hits } = await page.evaluate(() => {
      const rect = (selector: string) =>
        (document.querySelector(selector) as HTMLElement).getBoundingClientRect()
      const cell = rect('#odd-even [data-k]')
      const x = (cell.left + cell.right) / 2
      const hits = [cell.top - 4, cell.bottom + 4].map(
        y => document.elementFromPoint(x, y)?.hasAttribute('data-k') ?? false,
      )
      const words = ['[data-beside="count"] p', '[data-drawn]'].map(each => rect(`#odd-even ${each}`).left)
      const apart = Math.min(...words) - rect('#odd-even [data-beside="odd"]').right
      return { apart, hits }
    })
    expect(apart).toBeGreaterThan(8)
    expect(hits).toEqual([true, true])
  } finally {
    await page.close()
  }
})

it('a number stands in the middle over its chips', async () => {
  const page = await landing.open({ width: 1440, height: 900 })
  try {
    await goToPlace(page, { stage: 'odd-even', progress: progressOf(3) })
    const asidePx = await page.$$eval('#odd-even [data-half="odd"] [data-number]', all =>
      all.map(number => {
        const middle = (element: Element | null) => {
          const { left, right } = element?.getBoundingClientRect() ?? { left: 0, right: 0 }
          return (left + right) / 2
        }
        const digits = number.querySelector('[data-value]')
        // Behind the last digit its spacing is taken off the box.
        const spacing = digits ? Number.parseFloat(getComputedStyle(digits).letterSpacing) : 0
        const chips = [...number.querySelectorAll('b')].filter(chip => getComputedStyle(chip).opacity === '1')
        const [first, last] = [chips[0], chips.at(-1)].map(chip => middle(chip ?? null))
        return chips.length > 0 ? middle(digits) - spacing / 2 - ((first ?? 0) + (last ?? 0)) / 2 : 0
      }),
    )
    expect(asidePx).toHaveLength(4)
    for (const px of asidePx) expect(Math.abs(px)).toBeLessThan(0.6)
  } finally {
    await page.close()
  }
})

it.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844, isMobile: true },
  { width: 360, height: 640, isMobile: true },
  { width: 844, height: 390, isMobile: true },
])(
  'no chip meets a key, a number or a word on its way, at $width × $height',
  async size => {
    const page = await landing.open({ ...size, passing: true })
    try {
      const top = await topOf(page, 'odd-even')
      const lengthPx = (await topOf(page, 'footer')) - top
      for (let progress: number = COUNTED.from; progress < SUNRISE.sink.from; progress += 24 / lengthPx) {
        await goTo(page, Math.round(top + progress * lengthPx))
        const least = await page.evaluate(() => {
          const all = (selector: string) => [
            ...document.querySelectorAll<HTMLElement>(`#odd-even ${selector}`),
          ]
          const chips = all('[data-tally] b').filter(({ style }) => style.opacity !== '0')
          const rects = chips.map(chip => chip.getBoundingClientRect())
          const apart = [
            ...all('button'),
            ...all('[data-chip]'),
            ...all('[data-beside="count"] p:first-child'),
            ...all('h3'),
          ].flatMap(other => {
            const { left, right, top, bottom } = other.getBoundingClientRect()
            return rects.map(chip =>
              Math.max(left - chip.right, chip.left - right, top - chip.bottom, chip.top - bottom),
            )
          })
          for (const digits of all('li [data-value]')) {
            const box = digits.getBoundingClientRect()
            // The digits are as high as this in the middle of their box.
            const half = 0.35 * box.height
            const middle = (box.top + box.bottom) / 2
            for (const chip of rects)
              apart.push(
                Math.max(
                  box.left - chip.right,
                  chip.left - box.right,
                  middle - half - chip.bottom,
                  chip.top - middle - half,
                ),
              )
          }
          return Math.min(...apart)
        })
        expect([progress, least > 3]).toEqual([progress, true])
      }
    } finally {
      await page.close()
    }
  },
  120_000,
)
