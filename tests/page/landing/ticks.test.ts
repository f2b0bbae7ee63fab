import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goTo, landingTests, topOf } from '../../support/landing.ts'

const landing = landingTests({})
let page: Page

beforeAll(async () => {
  page = await landing.open()
})
afterAll(() => page.close())

const goToEntry = async (i: number): Promise<void> =>
  goTo(page, (await topOf(page, 'data-sheet')) + 300 * i + 112)

describe.each([
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
  { width: 2560, height: 1440 },
  { width: 1240, height: 600 },
])('the strip at $width × $height', size => {
  beforeAll(() => page.setViewport(size))

  it('leaps no nearer to the note over it than 4 px', async () => {
    await goToEntry(23)
    const apart = await page.evaluate(() => {
      const ticks = [...document.querySelectorAll('[data-tick]')]
      for (const leap of ticks.flatMap(tick => tick.getAnimations()))
        if (leap instanceof CSSAnimation) {
          const { delay = 0, duration } = leap.effect?.getTiming() ?? {}
          leap.pause()
          leap.currentTime = Number(delay) + 0.45 * Number(duration)
        }
      const note = document.querySelector('[data-notes] p')?.getBoundingClientRect().bottom ?? 0
      return ticks.map(tick => {
        const top = Number.parseFloat(getComputedStyle(tick, '::before').top)
        return tick.getBoundingClientRect().top + top - note
      })
    })
    expect(apart).toHaveLength(24)
    expect(Math.min(...apart)).toBeGreaterThanOrEqual(4)
  })

  it('keeps its groups of six apart, and all marks within them by the same, also when the sheet is full', async () => {
    const gaps = () =>
      page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish()
        const ticks = [...document.querySelectorAll('[data-tick]')]
        const edges = ticks.map(tick => {
          const { left, width } = getComputedStyle(tick, '::before')
          const from = tick.getBoundingClientRect().left + Number.parseFloat(left)
          return { from, until: from + Number.parseFloat(width) }
        })
        return edges.slice(1).map(({ from }, i) => from - (edges[i]?.until ?? 0))
      })
    for (const i of [5, 23]) {
      await goToEntry(i)
      const all = await gaps()
      const [within = 0] = all
      for (const [at, px] of all.entries()) {
        if (at % 6 === 5) expect(px).toBeGreaterThan(within + 4)
        else expect(px).toBeCloseTo(within, 1)
      }
    }
  })
})
