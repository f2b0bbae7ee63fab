import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { goTo, landingTests, topOf } from './landing.ts'

const landing = landingTests({ unseen: true })
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

  it('closes the gaps of a group without laying anything out, in some pictures, and opens them so, going back', async () => {
    /** What is left of each gap, px, and how the ticks of the first group are laid out and change. */
    const strip = () =>
      page.evaluate(() => {
        const ticks = [...document.querySelectorAll('[data-tick]')]
        const edges = ticks.map(tick => {
          const { left, width, boxShadow } = getComputedStyle(tick, '::before')
          const wider = Math.abs(Number.parseFloat(/-?[\d.]+px/.exec(boxShadow)?.[0] ?? ''))
          const from = tick.getBoundingClientRect().left + Number.parseFloat(left) - wider
          return { from, until: from + Number.parseFloat(width) + 2 * wider }
        })
        return {
          gaps: edges.slice(1).map(({ from }, i) => from - (edges[i]?.until ?? 0)),
          laidOut: ticks.slice(0, 5).map(tick => {
            const { left, width, transitionProperty, transitionDuration } = getComputedStyle(tick, '::before')
            return [left, width, transitionProperty, transitionDuration].join(' ')
          }),
        }
      })
    const ended = () =>
      page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish()
      })
    await goToEntry(5)
    await ended()
    const open = await strip()
    expect(Math.min(...open.gaps)).toBeGreaterThan(1)
    for (const each of open.laidOut) expect(each).toMatch(/ box-shadow 0.24s$/)
    await goToEntry(6)
    await ended()
    const closed = await strip()
    expect(closed.laidOut).toEqual(open.laidOut)
    expect(Math.max(...closed.gaps.slice(0, 5))).toBeLessThanOrEqual(0)
    // The group ends where the next one begins.
    expect(Math.min(...closed.gaps.slice(5))).toBeGreaterThan(1)
    await goToEntry(5)
    await ended()
    expect((await strip()).gaps).toEqual(open.gaps.map(px => expect.closeTo(px, 1)))
  })
})
