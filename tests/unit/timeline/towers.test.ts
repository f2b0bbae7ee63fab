import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { COLUMNS } from '../../../src/rules/constants.ts'
import { isPage, printMatrix } from '../../../src/timeline/paper.ts'
import { createPicture, type Picture } from '../../../src/timeline/picture.ts'
import { listPosition, ringColumnAt } from '../../../src/timeline/sheet.ts'
import { SECTION_PX } from '../../../src/timeline/stages.ts'
import { CHART } from '../../../src/timeline/thresholds.ts'
import { ASIDE, IN_CELL, TOWER_FRAME } from '../../../src/timeline/tower-form.ts'
import { towerPlace } from '../../../src/timeline/tower-place.ts'
import { towerScale } from '../../../src/timeline/tower-scale.ts'
import { sampleTowers, TOWERS, towerHeight } from '../../../src/timeline/towers.ts'
import { layoutOf, pictureAt, type WindowName } from './story.ts'

interface Tower {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly shape: number
}

function towersAt(
  offsetPx: number,
  layout = layoutOf('desktop'),
  carry = -1,
): Picture['towers'] & { all: Tower[] } {
  const picture = createPicture()
  sampleTowers(offsetPx, layout, picture, carry)
  const { list } = picture.towers
  const all = Array.from({ length: TOWERS }, (_, i) => {
    const [x = 0, y = 0, height = 0, shape = 0] = list.slice(i * 4, i * 4 + 4)
    return { x, y, height, shape }
  })
  return { ...picture.towers, all }
}

/** Edges of the ink column, in columns. */
function inkAt(offsetPx: number, layout: ReturnType<typeof layoutOf>): number[] {
  const { inkLeft, inkRight } = towersAt(offsetPx, layout)
  const { x = 0, pitch = 1 } = layout.towers ?? {}
  return [inkLeft, inkRight].map(edge => (edge - x) / pitch + 2)
}

/** The middle of an entry's section, where nothing moves. */
const restPx = (i: number): number => (i + 0.5) * SECTION_PX

describe.each(['desktop', 'phone', 'phone on its side'] as WindowName[])('on a %s', name => {
  const layout = layoutOf(name)
  const place = layout.towers
  if (!place) throw new Error('the window has no room for towers')

  it('each pattern has a tower for each of its eight values, in its column, on its lane', () => {
    for (let i = 0; i < layout.entries; i++) {
      const { all } = towersAt(restPx(i), layout)
      for (const parity of [0, 1])
        for (const column of COLUMNS) {
          const middle = place.x + (column - 1.5 + (IN_CELL.offsets[parity ? 1 : 0] ?? 0)) * place.pitch
          const value = layout.entryValues[i * TOWERS + parity * 4 + column] ?? Number.NaN
          const shape = COLUMNS.find(each => layout.entryColumns[i * 4 + each] === column)
          const x = middle - (ASIDE[shape ?? 0] ?? 0) * place.size
          const found = all.find(tower => Math.abs(tower.x - x) < 1e-3)
          expect(found?.height).toBeCloseTo(towerHeight(value, place), 3)
          expect(found?.shape).toBe(shape)
          expect(found?.y).toBeCloseTo(place.footY + (parity ? 0 : place.lanePx), 3)
        }
    }
  })

  it('none is higher than its room, words and token included', () => {
    for (let i = 0; i < layout.entries; i++)
      for (const { y, height } of towersAt(restPx(i), layout).all) expect(y + height).toBeLessThan(place.topY)
  })
})

describe('between two patterns', () => {
  const layout = layoutOf('desktop')
  const boundary = 5 * SECTION_PX

  /** Of each shape its two towers at a place, as a sum. */
  const sumsAt = (px: number, of: 'x' | 'height') =>
    COLUMNS.map(shape =>
      towersAt(px, layout).all.reduce((sum, tower) => sum + (tower.shape === shape ? tower[of] : 0), 0),
    )
  const walkPx = 0.24 * SECTION_PX
  const begins = boundary - walkPx / 2

  it('each shape is all but taken down on its way, and half-way then', () => {
    const [first, last] = [restPx(4), restPx(5)].map(px => ({ x: sumsAt(px, 'x'), h: sumsAt(px, 'height') }))
    for (const shape of COLUMNS) {
      const lowest = Math.min(
        ...Array.from({ length: 360 }, (_, i) => sumsAt(begins + (i * walkPx) / 360, 'height')[shape] ?? 0),
      )
      expect(lowest).toBeLessThan(0.09 * Math.max(first?.h[shape] ?? 0, last?.h[shape] ?? 0))
      const columns = [4, 5].map(i => layout.entryColumns[i * 4 + shape] ?? 0)
      // Each has its turn by where it is half-way.
      const turn = (0.4 * ((columns[0] ?? 0) + (columns[1] ?? 0))) / 6
      let px = begins
      while (listPosition(px, layout.entries) - 4 < (turn + 0.5) / 1.4) px += 0.01
      expect(sumsAt(px, 'x')[shape]).toBeCloseTo(((first?.x[shape] ?? 0) + (last?.x[shape] ?? 0)) / 2, -1)
    }
  })

  it('they go column after column from the left, and settle from beyond their height', () => {
    // From 0123 to 0132: the first two shapes keep their columns.
    const from = SECTION_PX - walkPx / 2
    const done = sumsAt(restPx(1), 'height')
    const grown = (px: number, shape: number) => (sumsAt(px, 'height')[shape] ?? 0) / (done[shape] ?? 1)
    const [left = 0, right = 0] = [0, 1].map(
      column => COLUMNS.find(each => layout.entryColumns[4 + each] === column) ?? 0,
    )
    const most = [0, 0]
    for (let px = SECTION_PX; px < from + walkPx; px += 0.5)
      for (const [i, shape] of [left, right].entries()) most[i] = Math.max(most[i] ?? 0, grown(px, shape))
    for (const each of most) expect(each).toBeCloseTo(1.06, 1)
    for (const each of most) expect(each).toBeGreaterThan(1.04)
    let px = SECTION_PX
    while (grown(px, left) < 0.5) px += 0.1
    expect(grown(px, right)).toBeLessThan(0.4)
    for (const shape of COLUMNS) expect(grown(from + walkPx, shape)).toBeCloseTo(1, 6)
  })

  it('those that go to another column set off when they are lower by half', () => {
    const whole = towersAt(restPx(5), layout).all
    let moved = 0
    for (let px = begins; px <= boundary; px += 3)
      for (const { x, height, shape } of towersAt(px, layout).all) {
        const start = towersAt(begins, layout).all.filter(each => each.shape === shape)
        if (start.some(each => Math.abs(each.x - x) < 1)) continue
        moved++
        const tallest = Math.max(...[...whole, ...start].map(each => each.height))
        expect(height).toBeLessThan(tallest / 2)
      }
    expect(moved).toBeGreaterThan(3)
  })

  it('those that go right pass in front of those that go left', () => {
    const [before, middle, after] = [restPx(4), boundary, restPx(5)].map(px => towersAt(px, layout).all)
    const even = (all: Tower[] | undefined, shape: number) =>
      all?.filter(tower => tower.shape === shape) ?? []
    for (const shape of COLUMNS) {
      const way = (even(after, shape)[0]?.x ?? 0) - (even(before, shape)[0]?.x ?? 0)
      const feet = (all: Tower[] | undefined) => even(all, shape).reduce((sum, { y }) => sum + y, 0)
      expect(Math.sign(Math.round(feet(middle) - feet(before)))).toBe(-Math.sign(Math.round(way)) + 0)
    }
  })

  it('the far ones are drawn first, wherever they walk', () => {
    for (let px = 0; px <= layout.entries * SECTION_PX; px += 7) {
      const feet = towersAt(px, layout).all.map(({ y }) => y)
      expect(feet).toEqual(feet.toSorted((a, b) => b - a))
    }
  })
})

describe('the marker’s ink column', () => {
  it('stands where the ring stands, as wide as a column', () => {
    const layout = layoutOf('desktop')
    for (const px of [10, 38, 113, 188, 263, 300, 3000]) {
      const [left, right] = inkAt(px, layout)
      const column = ringColumnAt(px, layout.entries)
      expect([left, right]).toEqual([expect.closeTo(column, 6), expect.closeTo(column + 1, 6)])
    }
  })

  it('opens out of the first column’s left edge, within its column, and stands to the end', () => {
    const layout = layoutOf('desktop')
    const end = layout.entries * SECTION_PX
    const pxOf = (progress: number) => (progress - 1) * 3.6 * layout.heightPx
    const { from, until } = CHART.ink
    expect(inkAt(pxOf(from), layout)).toEqual([0, expect.closeTo(0, 6)])
    expect(inkAt(pxOf((from + until) / 2), layout)).toEqual([0, expect.closeTo(0.5, 6)])
    expect(inkAt(pxOf(until + 1e-6), layout)).toEqual([0, 1])
    for (const px of [end - 15, end]) expect(inkAt(px, layout)).toEqual([3, 4])
  })
})

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

  it('is over when the sheet is the page; in ODD & EVEN the last column’s sink first, and all of them', () => {
    for (const part of [-0.1, 0]) expect(atPart(part).alpha).toBe(0)
    expect(isPage(until)).toBe(true)
    for (const { high } of [1, 1.2].flatMap(part => grown(atPart(part)))) expect(high).toBeCloseTo(1, 6)
    for (const { high } of grown(towersAt(end), towersAt(end - 61).all)) expect(high).toBe(1)
    for (const progress of [0.0104, 0.013, 0.0156]) {
      const highs = grown(towersAt(end, layout, progress), towersAt(end).all).map(({ high }) =>
        Number(high.toFixed(3)),
      )
      expect(highs).toEqual(highs.toSorted((a, b) => b - a))
      expect((highs.at(0) ?? 0) - (highs.at(-1) ?? 1)).toBeGreaterThan(0.1)
    }
    for (const { high } of grown(towersAt(end, layout, 0.0585), towersAt(end).all)) expect(high).toBe(0)
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

it('a tower is placed by the middle of what is seen of it', () => {
  const source = readFileSync('shaders/lib/forms.glsl', 'utf8')
  const [right, up] = [TOWER_FRAME[0][0], TOWER_FRAME[1][0]]
  for (const [shape, name] of ['CIRCLE', 'TRIANGLE', 'SQUARE', 'PENTAGON'].entries()) {
    const [, radius = 0, , down = 0] = (source.match(new RegExp(`${name} = vec4\\(([^)]*)`))?.[1] ?? '')
      .split(',')
      .map(Number)
    const corners = shape === 0 ? 1 : shape + 2
    const places = Array.from({ length: corners }, (_, i) => {
      const angle = (2 * Math.PI * (i + (corners === 4 ? 0.5 : 0))) / corners
      return radius * (right * Math.sin(angle) + up * Math.cos(angle)) - up * down
    })
    expect(ASIDE[shape]).toBeCloseTo((Math.max(...places) + Math.min(...places)) / 2, 2)
  }
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
      const large = { ...room, topY: 400 * by, firstX: -150 * by, lastX: 150 * by }
      const { footY, lanePx, size, unitPx } = towerPlace(large, towerScale(60))
      return large.topY - footY - lanePx - 0.2347 * size - 60 * unitPx
    })
    expect(air[0]).toBeGreaterThan(30)
    expect((air[1] ?? 0) - (air[0] ?? 0)).toBeCloseTo(0.1 * 41, 0)
  })

  it('of no entry at all draw nothing', () => {
    expect(towersAt(100, layoutOf('desktop', { entries: 0 })).alpha).toBe(0)
  })

  it('of one entry have nowhere to walk to', () => {
    const layout = layoutOf('desktop', { entries: 1 })
    expect(towersAt(5, layout).all).toEqual(towersAt(230, layout).all)
  })
})
