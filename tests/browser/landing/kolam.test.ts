import type { Page } from 'puppeteer'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { progressAt } from '../../../src/film/score.ts'
import { FOOTER } from '../../../src/stages/footer/score.ts'
import { svhOf } from '../../../src/timeline/stages.ts'
import { ENTRIES, frame, goTo, landingTests, topOf } from './landing.ts'

/** Where the band is drawn, and the line of the last pattern. */
const BAND = { from: progressAt(FOOTER, 'half'), until: progressAt(FOOTER, 'full') }
const OWN_LINE = { from: progressAt(FOOTER, 'line'), until: progressAt(FOOTER, 'four') }

const landing = landingTests({ unseen: true })
let page: Page

beforeAll(async () => {
  page = await landing.open({ width: 1440, height: 900, reducedMotion: true })
})
afterAll(() => page.close())

const goToEntry = async (i: number, column: number): Promise<void> =>
  goTo(page, (await topOf(page, 'data-sheet')) + 300 * i + 75 * column + 37)

/** What a `use` in there draws: the outline of the path that it refers to. */
const drawnIn = (selector: string): Promise<string | null | undefined> =>
  page.$eval(`${selector} [data-kolam]`, use =>
    document.querySelector(use.getAttribute('href') ?? '')?.getAttribute('d'),
  )

/** Each pattern's outline, as the list has it beside the code. */
const outlines = (): Promise<(string | null | undefined)[]> =>
  page.$$eval('#data-sheet [data-row]', rows =>
    rows
      .map(row => {
        const href = row.querySelector('[data-kolam]')?.getAttribute('href') ?? ''
        return document.querySelector(href)?.getAttribute('d')
      })
      .toReversed(),
  )

describe('the kolams of the data sheet', () => {
  it('stand beside the codes, one for each pattern: 52 px in the current row, 45 px in the others', async () => {
    await goToEntry(5, 1)
    expect(new Set(await outlines()).size).toBe(ENTRIES.length)
    const widths = await page.$$eval('#data-sheet [data-row]', rows =>
      rows.map(row => ({
        px: row.querySelector('[data-kolam]')?.closest('svg')?.getBoundingClientRect().width,
        isCurrent: row.hasAttribute('aria-current'),
      })),
    )
    for (const { px, isCurrent } of widths) expect(px).toBeCloseTo(isCurrent ? 52 : 44.7, 0)
    expect(widths.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
  })

  it('show the current pattern at least 120 px large, with a disc that goes round its tips', async () => {
    for (const [i, column] of [
      [0, 0],
      [7, 3],
      [23, 2],
    ] as const) {
      await goToEntry(i, column)
      expect(await drawnIn('[data-kolam-place]')).toBe((await outlines())[i])
      const turn = await page.$eval('[data-kolam-disc]', disc => {
        const { a, b } = new DOMMatrix(getComputedStyle(disc).transform)
        return Math.round((Math.atan2(b, a) * 180) / Math.PI + 360) % 360
      })
      expect(turn).toBe(90 * column)
    }
    const { width, height } = await page.$eval('[data-kolam-place] svg', svg => {
      const box = svg.getBoundingClientRect()
      return { width: box.width, height: box.height }
    })
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(120)
  })

  it('has a shape of the pattern at each tip', async () => {
    await goToEntry(7, 1)
    // Columns 0 to 3 are the tips at the left, at the top, at the right and at the bottom.
    const tips = await page.$$eval('[data-kolam-tip]', all =>
      all
        .map(tip => {
          const { e, f } = new DOMMatrix(getComputedStyle(tip).transform)
          const { width, height } = tip.getBoundingClientRect()
          const [x, y] = [e + width / 2, f + height / 2]
          const column = Math.abs(x) > Math.abs(y) ? (x < 0 ? 0 : 2) : y < 0 ? 1 : 3
          return { column, shape: (tip as SVGElement).dataset.kolamTip }
        })
        .toSorted((a, b) => a.column - b.column),
    )
    expect(tips.map(({ column }) => column)).toEqual([0, 1, 2, 3])
    expect(tips.map(({ shape }) => shape).join('')).toBe(ENTRIES[7]?.base_pattern)
  })
})

it('has its shapes at the tips also while it is tied anew', async () => {
  const moving = await landing.open({ width: 1440, height: 900, passing: true })
  const boundary = (await topOf(moving, 'data-sheet')) + 300 * 6
  const awayAt = async (px: number) => {
    await goTo(moving, boundary + px)
    return moving.$$eval('[data-kolam-tip]', tips =>
      tips.map(tip => {
        const [own, all] = [tip, tip.closest('[data-kolam-place]')].map(each => each?.getBoundingClientRect())
        if (!own || !all) return Number.NaN
        const x = own.left + own.width / 2 - all.left - all.width / 2
        const y = own.top + own.height / 2 - all.top - all.height / 2
        return Math.hypot(x, y) / all.width
      }),
    )
  }
  const [rests = 0] = await awayAt(100)
  for (const px of [-12, -5, 4, 10]) for (const away of await awayAt(px)) expect(away).toBeCloseTo(rests, 2)
  await moving.close()
})

it('shows beside odd and even the kolam of the pattern that is picked', async () => {
  await goTo(page, (await topOf(page, 'odd-even')) + 2000)
  const codeOf = () => page.$eval('#odd-even [data-pattern]', code => code.textContent)
  for (let times = 0; times < 2; times++) {
    const code = await codeOf()
    const i = ENTRIES.findIndex(({ base_pattern }) => base_pattern === code)
    expect(await drawnIn('#odd-even')).toBe((await outlines())[i])
    await page.click('#odd-even button[aria-label="Next base pattern"]')
    await frame(page)
  }
})

it('draws the band under KNOW MORE as the sun comes up, and all of it at rest', async () => {
  const moving = await landing.open({ width: 1024, height: 700, passing: true })
  const dash = () =>
    moving.$eval('#footer [data-band]', line => Number.parseFloat(getComputedStyle(line).strokeDasharray))
  const top = await topOf(moving, 'footer')
  const pinPx = (svhOf('footer') / 100) * 700
  const at = (share: number) => goTo(moving, top + (BAND.from + share * (BAND.until - BAND.from)) * pinPx)
  await at(0.3)
  const early = await dash()
  await at(0.7)
  const late = await dash()
  await goTo(moving, top + pinPx)
  expect([early > 0.1, late > early, late < 1, (await dash()) > 1]).toEqual([true, true, true, true])
  await moving.close()
})

it('ends the page with the line of the pattern that was seen last, and says which that is', async () => {
  const end = async () => {
    await goTo(page, (await topOf(page, 'footer')) + 2000)
    const [line, said] = await page.$eval('#footer', footer => [
      footer.querySelector('[data-own-line]')?.getAttribute('d'),
      footer.querySelector('[data-own-said]')?.textContent,
    ])
    return { i: (await outlines()).indexOf(line), said }
  }
  await goToEntry(23, 3)
  const last = ENTRIES.length - 1
  expect(await end()).toEqual({
    i: last,
    said: `${ENTRIES[last]?.base_pattern} in one line: your last pattern`,
  })
  await goTo(page, (await topOf(page, 'odd-even')) + 2000)
  await page.click('#odd-even button[aria-label="Next base pattern"]')
  await frame(page)
  const picked = await page.$eval('#odd-even [data-pattern]', code => code.textContent)
  const i = ENTRIES.findIndex(({ base_pattern }) => base_pattern === picked)
  expect(i).not.toBe(last)
  expect(await end()).toEqual({ i, said: `${picked} in one line: your last pattern` })
})

it('draws that line evenly with the scroll, and closes it before the page’s end', async () => {
  const moving = await landing.open({ width: 1440, height: 900, passing: true })
  const top = await topOf(moving, 'footer')
  const pinPx = (svhOf('footer') / 100) * 900
  const at = async (share: number) => {
    await goTo(moving, top + (OWN_LINE.from + share * (OWN_LINE.until - OWN_LINE.from)) * pinPx)
    return moving.$eval('#footer [data-own-line]', line =>
      Number.parseFloat((line as SVGElement).style.strokeDasharray),
    )
  }
  expect([await at(0.25), await at(0.75)]).toEqual([0.25, 0.75].map(each => expect.closeTo(each, 2)))
  expect(await at(1.05)).toBeGreaterThan(1)
  await moving.close()
})
