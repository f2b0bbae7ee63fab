import { expect, it } from 'vitest'
import { progressOf } from '../../../src/timeline/parity.ts'
import { goToPlace } from '../access/places.ts'
import { landingTests } from './landing.ts'

const landing = landingTests()

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

it('k leads on a phone on its side too, and its cells take a finger', async () => {
  const page = await landing.open({ width: 844, height: 390, isMobile: true })
  try {
    await goToPlace(page, { stage: 'odd-even', progress: progressOf(2) })
    const { k, heading, stepper, hits } = await page.evaluate(() => {
      const rect = (selector: string) => {
        const { left, right, top, bottom } = (
          document.querySelector(selector) as HTMLElement
        ).getBoundingClientRect()
        return { left, right, top, bottom }
      }
      const cell = rect('#odd-even [data-k]')
      const x = (cell.left + cell.right) / 2
      const hits = [cell.top - 4, cell.bottom + 4].map(
        y => document.elementFromPoint(x, y)?.hasAttribute('data-k') ?? false,
      )
      return {
        k: rect('#odd-even p:has([data-count])'),
        heading: rect('#odd-even-heading'),
        stepper: rect('#odd-even [aria-label^="Previous"]'),
        hits,
      }
    })
    expect(k.bottom - k.top).toBeGreaterThan(26)
    expect(k.left).toBeGreaterThan(heading.right + 8)
    expect(k.right).toBeLessThan(stepper.left - 8)
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
        return middle(digits) - spacing / 2 - middle(number.querySelector('[data-tally]'))
      }),
    )
    expect(asidePx).toHaveLength(4)
    for (const px of asidePx) expect(Math.abs(px)).toBeLessThan(0.6)
  } finally {
    await page.close()
  }
})
