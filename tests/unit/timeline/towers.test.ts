import { describe, expect, it } from 'vitest'
import { COLUMNS } from '../../../src/rules/constants.ts'
import { createPicture, type Picture } from '../../../src/timeline/picture.ts'
import { ringColumnAt } from '../../../src/timeline/sheet.ts'
import { SECTION_PX } from '../../../src/timeline/stages.ts'
import { towerPlace } from '../../../src/timeline/tower-place.ts'
import { towerScale } from '../../../src/timeline/tower-scale.ts'
import { IN_CELL, sampleTowers, TOWERS, towerHeight } from '../../../src/timeline/towers.ts'
import { layoutOf, type WindowName } from './story.ts'

interface Tower {
  readonly x: number
  readonly y: number
  readonly height: number
  readonly shape: number
}

function towersAt(offsetPx: number, layout = layoutOf('desktop')): Picture['towers'] & { all: Tower[] } {
  const picture = createPicture()
  sampleTowers(offsetPx, layout, picture)
  const { list } = picture.towers
  const all = Array.from({ length: TOWERS }, (_, i) => {
    const [x = 0, y = 0, height = 0, shape = 0] = list.slice(i * 4, i * 4 + 4)
    return { x, y, height, shape }
  })
  return { ...picture.towers, all }
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
          const x = place.x + (column - 1.5 + (IN_CELL.offsets[parity ? 1 : 0] ?? 0)) * place.pitch
          const value = layout.entryValues[i * TOWERS + parity * 4 + column] ?? Number.NaN
          const shape = COLUMNS.find(each => layout.entryColumns[i * 4 + each] === column)
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

  it('each shape is half-way between its columns and heights at the boundary', () => {
    const [before, middle, after] = [restPx(4), boundary, restPx(5)].map(px => towersAt(px, layout).all)
    for (const shape of COLUMNS) {
      const sums = [before, middle, after].map(
        all =>
          all?.filter(tower => tower.shape === shape).reduce((sum, { x, height }) => sum + x + height, 0) ??
          0,
      )
      expect(sums[1]).toBeCloseTo(((sums[0] ?? 0) + (sums[2] ?? 0)) / 2, 2)
    }
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
    const left = (layout.towers?.x ?? 0) - 2 * (layout.towers?.pitch ?? 0)
    for (const px of [10, 38, 113, 188, 263, 300, 3000]) {
      const { inkX } = towersAt(px, layout)
      expect((inkX - left) / (layout.towers?.pitch ?? 1)).toBeCloseTo(ringColumnAt(px, layout.entries), 6)
    }
  })
})

describe('growing', () => {
  const layout = layoutOf('desktop')
  const early = 0.13 * 3.6 * layout.heightPx

  it('is over before the first number shows, and undone at the end', () => {
    const end = layout.entries * SECTION_PX
    const grown = [-early - 5, -early, -early / 2, 0, end / 2, end - 60, end - 30, end].map(
      px => towersAt(px).grown,
    )
    expect(grown).toEqual([0, 0, expect.closeTo(0.5, 6), 1, 1, 1, 0.5, 0])
  })

  it('lays each token down and lifts it, opaque all the way, one column after another', () => {
    const whole = towersAt(0).all
    const steps = Array.from({ length: 60 }, (_, i) => towersAt(-early + ((i + 0.5) * early) / 60))
    for (const { alpha } of steps) expect(alpha).toBe(1)
    const begins = whole.map(({ x, y }) =>
      steps.findIndex(({ all }) => (all.find(each => each.x === x && each.y === y)?.height ?? 0) > 0.5),
    )
    const byColumn = whole.map(({ x }, i) => [x, begins[i] ?? 0] as const).toSorted((a, b) => a[0] - b[0])
    for (const [i, [, begin]] of byColumn.slice(2).entries())
      expect(begin).toBeGreaterThan(byColumn[i]?.[1] ?? 0)
    expect(Math.max(...begins) - Math.min(...begins)).toBeGreaterThan(10)
    for (const { shape } of whole) expect(Number.isInteger(shape)).toBe(true)
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

  it('of no entry at all draw nothing', () => {
    expect(towersAt(100, layoutOf('desktop', { entries: 0 })).alpha).toBe(0)
  })

  it('of one entry have nowhere to walk to', () => {
    const layout = layoutOf('desktop', { entries: 1 })
    expect(towersAt(5, layout).all).toEqual(towersAt(230, layout).all)
  })
})
