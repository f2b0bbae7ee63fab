import { describe, expect, it } from 'vitest'
import { partedPx } from '../../../src/timeline/carried.ts'
import { borderPx, createInk, sampleInk } from '../../../src/timeline/flood.ts'
import { FORM, peek, TRAY } from '../../../src/timeline/picture.ts'
import { CARRY } from '../../../src/timeline/thresholds.ts'
import { layoutOf, pictureAt, seen, WINDOWS, type WindowName } from './story.ts'

const layout = layoutOf('desktop')
const picture = (progress: number, of = layout) => pictureAt('odd-even', progress, of)

const inkAt = (progress: number, of = layout) => {
  const ink = createInk()
  sampleInk(progress, of, ink)
  return ink
}

describe('the ink', () => {
  it.each(Object.keys(WINDOWS) as WindowName[])(
    'is the marker’s column first and the even half last, on a %s',
    name => {
      const of = layoutOf(name)
      const { towers } = of
      if (!towers) throw new Error('the window has no room for towers')
      expect(inkAt(0, of)).toEqual({
        left: expect.closeTo(towers.x + towers.pitch, 6),
        right: expect.closeTo(towers.x + 2 * towers.pitch, 6),
        top: towers.topY,
        bottom: towers.bottomY,
      })
      const { left, right, top, bottom } = inkAt(CARRY.grown, of)
      expect(left).toBeLessThan(-of.widthPx / 2)
      expect(right).toBeGreaterThan(of.widthPx / 2)
      expect(bottom).toBeLessThan(-of.heightPx / 2)
      expect(top).toBeCloseTo(borderPx(CARRY.grown, of), 6)
      const drawn = picture(CARRY.grown / 2, of)
      expect(drawn.towers).toMatchObject({ alpha: 1, inkTop: inkAt(CARRY.grown / 2, of).top })
      expect(picture(CARRY.grown, of).towers.alpha).toBe(0)
      expect(picture(CARRY.grown, of).ground.border).toBeCloseTo(top, 6)
    },
  )

  it('keeps its edges on the move: right and down, then left, and up with the rows that grow', () => {
    const edges = Array.from({ length: 99 }, (_, i) => inkAt((i / 99) * CARRY.grown))
    const lowest = edges.findIndex(({ top }) => top === Math.min(...edges.map(each => each.top)))
    edges.slice(1).forEach((edge, i) => {
      const before = edges[i] ?? edge
      expect(edge.left).toBeLessThanOrEqual(before.left)
      expect(edge.right).toBeGreaterThanOrEqual(before.right)
      expect(edge.bottom).toBeLessThanOrEqual(before.bottom)
      expect((edge.top - before.top) * (i < lowest ? -1 : 1)).toBeGreaterThanOrEqual(0)
    })
    expect(Math.abs((edges[lowest]?.top ?? 0) - (layout.table?.partY ?? 0))).toBeLessThan(12)
  })

  it.each(['phone', 'tall tablet'] as const)(
    'is under the whole tray as that lands on the line between the rows of an upright window, on a %s',
    name => {
      const of = layoutOf(name)
      const { until } = CARRY.portrait.down
      const { left, right, bottom } = inkAt(until, of)
      const tray = seen(picture(until, of), TRAY, of)
      expect(right).toBeGreaterThan(of.widthPx / 2)
      expect(bottom).toBeLessThan(tray.y - tray.h)
      expect(left + of.widthPx / 2).toBeLessThan(0.02 * of.widthPx)
      // Until it is nearly there, the tray is one bar on the paper.
      expect(inkAt(until / 2, of).left).toBeGreaterThan(0)
    },
  )

  it('rises as a whole where there is no table', () => {
    const bare = { ...layout, towers: null }
    expect(inkAt(0, bare).top).toBeLessThan(-layout.heightPx / 2)
    expect(picture(0.04, bare).ground.border).toBe(inkAt(0.04, bare).top)
  })

  it.each(['desktop', 'phone on its side'] as const)(
    'takes the tray in, before that is gone, on a %s',
    name => {
      const of = layoutOf(name)
      const { x, y, w, h } = seen(picture(CARRY.widen.until, of), TRAY, of)
      const { left, right, top, bottom } = inkAt(CARRY.widen.until, of)
      expect([x - w >= left, x + w < right, y + h <= top + 1e-4, y - h >= bottom - 1e-4]).toEqual([
        true,
        true,
        true,
        true,
      ])
    },
  )
})

describe('the band', () => {
  it.each(Object.keys(WINDOWS) as WindowName[])(
    'is as high as the even row until all of the window’s width is ink, and no number is cut by its edge, on a %s',
    name => {
      const of = layoutOf(name)
      const { towers, table } = of
      if (!towers || !table) throw new Error('there is no table')
      const { fall, flood } = CARRY[of.portrait ? 'portrait' : 'landscape']
      const rowPx = table.partY - towers.bottomY
      for (let progress = fall.until; progress < flood.until; progress += 0.001) {
        const { top, bottom } = inkAt(progress, of)
        expect(top - bottom).toBeGreaterThan(rowPx - 1)
        expect(top - bottom).toBeLessThan(1.35 * rowPx + partedPx(progress, of))
      }
      // It has fallen past the odd row's numbers before it comes to those of another column.
      const reached = Array.from({ length: 100 }, (_, i) => (i / 100) * flood.until).find(
        progress => inkAt(progress, of).left < towers.x + towers.pitch - 0.2 * towers.pitch,
      )
      expect(inkAt(reached ?? 1, of).top).toBeLessThan(table.partY + 0.35 * table.rowPx)
    },
  )

  it.each(['desktop', 'phone on its side'] as const)(
    'is one with the tray as that has fallen: level, as high, and soon without a gap, on a %s',
    name => {
      const of = layoutOf(name)
      let joined = Number.NaN
      for (let progress = CARRY.landscape.down.until; progress < CARRY.widen.until; progress += 0.0005) {
        const { x, y, w, h } = seen(picture(progress, of), TRAY, of)
        const { left, top, bottom } = inkAt(progress, of)
        expect([y + h, y - h]).toEqual([top, bottom].map(edge => expect.closeTo(edge, 3)))
        if (Number.isNaN(joined) && left <= x + w) joined = progress
      }
      // Within two pictures of a wheel from the stage's beginning.
      expect(joined * 3420).toBeLessThan(114)
    },
  )
})

it('has the tray square before the ink meets it: no paper shows at a round corner', () => {
  let met = 0
  for (let progress = 0; progress < CARRY.widen.gone; progress += 0.001) {
    const drawn = picture(progress)
    const { x, w } = seen(drawn, TRAY, layout)
    const ink = createInk()
    sampleInk(progress, layout, ink)
    if (ink.left > x + w) continue
    met++
    expect([progress, peek(drawn, TRAY, FORM + 2)]).toEqual([progress, 0])
  }
  expect(met).toBeGreaterThan(10)
  expect(peek(picture(0), TRAY, FORM + 2)).toBeGreaterThan(1)
})
