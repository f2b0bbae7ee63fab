import { describe, expect, it } from 'vitest'
import { isPage, printMatrix } from '../../../src/timeline/paper.ts'
import { SECTION_PX } from '../../../src/timeline/stages.ts'
import { stopAt } from '../../../src/timeline/stops.ts'
import { CHART, SESSIONS, SHEET_GOES } from '../../../src/timeline/thresholds.ts'
import { towerPlace } from '../../../src/timeline/tower-place.ts'
import { towerScale } from '../../../src/timeline/tower-scale.ts'
import { towerHeight } from '../../../src/timeline/towers.ts'
import { layoutOf, pictureAt } from './story.ts'
import { towersAt } from './tower-list.ts'

describe('growing', () => {
  const layout = layoutOf('desktop')
  const { from, until } = CHART.towers
  const end = layout.entries * SECTION_PX
  const atPart = (part: number) => towersAt((from + part * (until - from) - 1) * 3.6 * layout.heightPx)
  /** Of each tower, in the order of their places: how much of its height and of its width it has. */
  const grown = ({ all, alpha }: ReturnType<typeof towersAt>, whole = towersAt(0).all) =>
    whole
      .toSorted((a, b) => a.x - b.x)
      .map(({ x, height }) => {
        const now = all.find(each => Math.abs(each.x - x) < 1e-3)
        const shown = alpha ? 1 : 0
        return {
          high: (shown * (now?.height ?? 0)) / height,
          wide: shown * (1 - ((now?.shape ?? 0) % 1)),
        }
      })

  it('is over before the sheet is the page, on which the story rests with all of them', () => {
    for (const part of [-0.1, 0]) expect(atPart(part).alpha).toBe(0)
    expect(isPage(until)).toBe(false)
    const { turned } = SESSIONS
    for (const at of [until, turned]) {
      const stop = stopAt('sessions', at, 1, 0)
      expect([stop - turned < 1e-3, isPage(stop)]).toEqual([true, true])
    }
    expect(isPage(turned)).toBe(true)
    for (const { high } of [1, 1.2].flatMap(part => grown(atPart(part)))) expect(high).toBeCloseTo(1, 6)
  })

  it('sinks at the end of the sheet: the first column is gone first, none is whole and then gone 50 px later, nothing is left', () => {
    const whole = towersAt(end - 56).all
    for (const { high } of grown(towersAt(end - 55), whole)) expect(high).toBeCloseTo(1, 6)
    const columnsAt = (px: number): readonly number[] => {
      const highs = grown(towersAt(end + px), whole).map(({ high }) => high)
      return [0, 2, 4, 6].map(i => Math.min(highs[i] ?? 0, highs[i + 1] ?? 0))
    }
    for (const px of [-20, -5, 10]) {
      const columns = columnsAt(px)
      expect((columns[3] ?? 0) - (columns[0] ?? 1)).toBeGreaterThan(0.05)
    }
    for (let px = -55; px < 0; px++) {
      const next = px + 50 < SHEET_GOES.towers.until ? columnsAt(px + 50) : []
      expect(Math.min(...columnsAt(px)) < 0.9 || Math.max(...next) > 0.1).toBe(true)
    }
    expect(towersAt(end + SHEET_GOES.towers.until).alpha).toBe(0)
  })

  it('deals them chip by chip, whole ones, in all columns close together', () => {
    const step = layout.towers?.stepPx ?? 0
    let rested = 0
    for (let part = 0.3; part < 1; part += 0.01) {
      for (const { high, wide } of grown(atPart(part))) {
        expect(high).toBeGreaterThan(0)
        expect(wide).toBeGreaterThan(0.99)
      }
      for (const { height } of atPart(part).all) {
        const chips = height / step
        if (chips > 0.5 && Math.abs(chips - Math.round(chips)) < 1e-4) rested++
      }
    }
    // After each chip they stand for a while.
    expect(rested).toBeGreaterThan(60)
    const sums = [0.1, 0.3, 0.5, 0.7, 1].map(part =>
      atPart(part).all.reduce((sum, { height }) => sum + height, 0),
    )
    expect(sums).toEqual(sums.toSorted((a, b) => a - b))
  })

  it('goes on while the sheet moves: they stand on the page as it lies, and nowhere else when it is that', () => {
    const matrix = new Float64Array(16)
    const progress = from + 0.02
    printMatrix(progress, layout, matrix)
    const css = (i: number, x: number, y: number) =>
      (matrix[i] ?? 0) * x - (matrix[4 + i] ?? 0) * y + (matrix[12 + i] ?? 0)
    const { page } = pictureAt('sessions', progress, layout).towers
    const of = (i: number, x: number, y: number) =>
      (page[i] ?? 0) * x + (page[3 + i] ?? 0) * y + (page[6 + i] ?? 0)
    for (const [x, y] of [
      [0, 0],
      [300, -120],
    ] as const) {
      expect(of(0, x, y) / of(2, x, y)).toBeCloseTo(css(0, x, y) / css(3, x, y), 2)
      expect(of(1, x, y) / of(2, x, y)).toBeCloseTo(-css(1, x, y) / css(3, x, y), 2)
    }
    const level = pictureAt('data-sheet', 0.1, layout).towers.page
    expect([...level]).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1].map(n => expect.closeTo(n, 6)))
  })
})

describe('odd sheets', () => {
  const room = { topY: 300, floorY: 0, firstX: -150, lastX: 150, leftX: -220, rightX: 220, bottomY: -160 }

  it.each([0, 3, 60, 100, 1e6, 1e308])('with %d as the greatest value stay in their room', most => {
    const place = towerPlace(room, towerScale(most))
    expect(towerHeight(most, place)).toBeLessThanOrEqual(room.topY - place.footY)
    expect(towerHeight(0, place)).toBe(0)
    expect(Number.isFinite(place.stepPx)).toBe(true)
  })

  it('leave air over the value that stands over the highest, more where they are larger', () => {
    const air = [1, 2].map(by => {
      const large = { ...room, topY: 200 * by, firstX: -150 * by, lastX: 150 * by }
      const { footY, lanePx, size, unitPx } = towerPlace(large, towerScale(60))
      return large.topY - footY - lanePx - 0.2347 * size - 60 * unitPx
    })
    expect(air[0]).toBeGreaterThan(30)
    expect((air[1] ?? 0) - (air[0] ?? 0)).toBeCloseTo(0.1 * 41, 0)
  })

  it('leave room for the values in a high and narrow room, where the towers stay stacks of pieces', () => {
    const of = (by: Partial<typeof room>) => towerPlace({ ...room, ...by }, towerScale(60))
    // As on a window of 1024 × 768 px, a phone and a phone on its side.
    const tablet = of({ topY: 254, firstX: -141, lastX: 141 })
    const phones = [of({ topY: 150, firstX: -112, lastX: 112 }), of({ topY: 104, firstX: -140, lastX: 140 })]
    expect([tablet, ...phones].map(place => place.overPx)).toEqual([12, 2, 2])
    for (const { topY, footY, lanePx, size, unitPx } of phones)
      expect(topY - footY - lanePx - 0.2347 * size - 60 * unitPx).toBeGreaterThan(21)
    expect(tablet.stepPx / tablet.size).toBeLessThan(0.67)
    expect(phones[0] && phones[0].unitPx * 60).toBeGreaterThan(83)
  })

  it('of no entry at all draw nothing', () => {
    expect(towersAt(100, layoutOf('desktop', { entries: 0 })).alpha).toBe(0)
  })

  it('of one entry have nowhere to walk to', () => {
    const layout = layoutOf('desktop', { entries: 1 })
    expect(towersAt(40, layout).all).toEqual(towersAt(245, layout).all)
  })
})
