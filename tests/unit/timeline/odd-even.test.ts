import { describe, expect, it } from 'vitest'
import {
  besideLeftAt,
  carriedAt,
  headingPartRisen,
  numberGrownAt,
  numberRisenAt,
  sheetHeadingGone,
  sunkAt,
  sunkAwayAt,
} from '../../../src/timeline/carried.ts'
import { borderPx, createInk, sampleInk } from '../../../src/timeline/flood.ts'
import { createHeroLive } from '../../../src/timeline/hero-live.ts'
import { leadRow } from '../../../src/timeline/list.ts'
import { sizedAt } from '../../../src/timeline/odd-even.ts'
import { progressOf, turnedOverAt } from '../../../src/timeline/parity.ts'
import { createPicture, FIRST_RING, FORM, peek, TRAY, tokenOf } from '../../../src/timeline/picture.ts'
import { sample } from '../../../src/timeline/sample.ts'
import { CARRY, SUNRISE } from '../../../src/timeline/thresholds.ts'
import { at, layoutOf, pictureAt, seen, visible, WINDOWS, type WindowName } from './story.ts'

const layout = layoutOf('desktop')
const lead = leadRow(layout.entries)
const picture = (progress: number, of = layout) => pictureAt('odd-even', progress, of)
const token = (progress: number, shape: number, of = layout) =>
  seen(picture(progress, of), tokenOf(lead, shape), of)

describe('the ink', () => {
  const inkAt = (progress: number, of = layout) => {
    const ink = createInk()
    sampleInk(progress, of, ink)
    return ink
  }

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

  it('keeps its edges on the move: right and down, then left, never back', () => {
    const edges = Array.from({ length: 49 }, (_, i) => inkAt((i / 49) * CARRY.grown))
    edges.slice(1).forEach((edge, i) => {
      const before = edges[i] ?? edge
      expect(edge.left).toBeLessThanOrEqual(before.left)
      expect(edge.right).toBeGreaterThanOrEqual(before.right)
      expect(edge.bottom).toBeLessThanOrEqual(before.bottom)
      expect(edge.top).toBeLessThanOrEqual(before.top)
    })
  })

  it('rises as a whole where there is no table', () => {
    const bare = { ...layout, towers: null }
    expect(inkAt(0, bare).top).toBeLessThan(-layout.heightPx / 2)
    expect(picture(0.04, bare).ground.border).toBe(inkAt(0.04, bare).top)
  })

  it.each(Object.keys(WINDOWS) as WindowName[])('takes the tray in, before that is gone, on a %s', name => {
    const of = layoutOf(name)
    const { x, y, w, h } = seen(picture(CARRY.widen.until, of), TRAY, of)
    const { left, right, top, bottom } = inkAt(CARRY.widen.until, of)
    expect([x - w >= left, x + w < right, y + h <= top + 1e-4, y - h >= bottom - 1e-4]).toEqual([
      true,
      true,
      true,
      true,
    ])
  })
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

describe('the row', () => {
  it('stands at pitch 336, size 180, on the border', () => {
    const shapes = [0, 1, 2, 3].map(shape => token(CARRY.grown, shape))
    const columns = shapes.map(({ x }) => Math.round(x / 336 + 1.5))
    expect(columns.toSorted()).toEqual([0, 1, 2, 3])
    for (const { y, size } of shapes) {
      expect(size).toBeCloseTo(180, 0)
      expect(y).toBeCloseTo(-0.15 * 900, 0)
    }
  })

  it('is alone from .06 on, and has left the ring behind before it grows', () => {
    const shown = visible(picture(0.06), layout)
    expect(shown.filter(({ kind }) => kind === 'token')).toHaveLength(4)
    expect(shown.filter(({ kind }) => kind === 'ring')).toEqual([])
    expect(peek(picture(0.009), FIRST_RING, 8)).toBeCloseTo(0.5)
    expect(peek(picture(0.018), FIRST_RING, 8)).toBe(0)
  })

  it('rides on the border that every occurrence moves, which is level, at every k', () => {
    for (const of of [layout, layoutOf('phone')]) {
      const [odd, even] = of.portrait ? [0.58, 0.495] : [0.65, 0.555]
      for (let k = 1; k <= 8; k++) {
        const drawn = picture(progressOf(k), of)
        const y = of.heightPx * (0.5 - (k % 2 ? odd : even))
        expect(drawn.ground.border).toBeCloseTo(y, 6)
        for (let shape = 0; shape < 4; shape++) {
          const column = of.entryColumns[(of.entries - 1) * 4 + shape] ?? 0
          const { x, y: seenY } = seen(drawn, tokenOf(lead, shape), of)
          expect(Math.abs(x - (column - 1.5) * of.parity.pitch)).toBeLessThan(0.5)
          expect(Math.abs(seenY - y)).toBeLessThan(0.5)
        }
        for (const step of drawn.ground.steps) expect(step).toBeCloseTo(0, 6)
      }
    }
  })

  it('leaves the tray as one row: of one size, and level', () => {
    for (let progress = 0; progress < CARRY.grown; progress += 0.002) {
      const row = [0, 1, 2, 3].map(shape => token(progress, shape))
      const sizes = row.map(({ size }) => size)
      expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.25)
    }
  })

  it('turns each piece over about itself, to the row that applies', () => {
    const degrees = (progress: number, shape: number) =>
      (2 * Math.asin(peek(picture(progress), tokenOf(lead, shape), 4)) * 180) / Math.PI
    for (let k = 1; k <= 8; k++)
      for (let shape = 0; shape < 4; shape++)
        expect(degrees(progressOf(k) + 0.01, shape)).toBeCloseTo(k % 2 ? -12 : 12, 3)
    expect(turnedOverAt(progressOf(2), 0) - turnedOverAt(progressOf(1), 0)).toBeCloseTo(204, 3)
    expect(turnedOverAt(progressOf(3), 0) - turnedOverAt(0.368 - 0.104 * 0.30999, 0)).toBeCloseTo(-204, 1)
  })

  it('springs as high as the number that it turns to', () => {
    const highest = (k: number, column: number) => {
      const shape = layout.entryColumns.indexOf(column, (layout.entries - 1) * 4) - (layout.entries - 1) * 4
      const from = progressOf(k - 1)
      const way = Array.from({ length: 200 }, (_, i) =>
        token(from + ((progressOf(k) - from) * i) / 200, shape),
      )
      return Math.max(...way.map(({ size }) => size))
    }
    for (const k of [2, 3, 8]) {
      const values = [...layout.entryValues.slice(-8)].slice(k % 2 ? 0 : 4).slice(0, 4)
      const byValue = [0, 1, 2, 3].toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
      const heights = byValue.map(column => Math.round(10 * highest(k, column)) / 10)
      expect(heights).toEqual(heights.toSorted((a, b) => a - b))
      expect((heights[3] ?? 0) / (heights[0] ?? 1)).toBeGreaterThan(1.03)
    }
  })

  it('meets no odd number on its way, nor one of its pieces another', () => {
    const { towers, parity, heightPx } = layout
    if (!towers) throw new Error('there is no table')
    // Middles of the odd numbers in the table and by the pieces, as the page has them; half their size there.
    const [tablePx, restPx] = [668, 408]
    for (let progress = 0; progress < CARRY.grown; progress += 0.001) {
      const pieces = [0, 1, 2, 3].map(shape => token(progress, shape)).toSorted((a, b) => a.x - b.x)
      for (const [i, { x, y, size }] of pieces.entries()) {
        const next = pieces[i + 1]
        if (next) expect(next.x - x).toBeGreaterThan(0.45 * (size + next.size))
        for (const column of [0, 1, 2, 3]) {
          const fromX = towers.x + (column - 1.5) * towers.pitch
          const toX = parity.x + (column - 1.5) * parity.pitch
          const grown = numberGrownAt(progress)
          const besidePx = Math.abs(x - fromX - (toX - fromX) * carriedAt(progress)) - 26 - 50 * grown
          const numberPx = tablePx + (restPx - tablePx) * numberRisenAt(progress, column)
          const abovePx = Math.abs(numberPx - heightPx / 2 + y) - 22 - 40 * grown
          expect(Math.max(besidePx, abovePx)).toBeGreaterThan(size / 2)
        }
      }
    }
  })

  it('is large before it gets to the columns: no frame of the way is empty', () => {
    const largest = (progress: number) => Math.max(...[0, 1, 2, 3].map(shape => token(progress, shape).size))
    expect(largest(0.045)).toBeGreaterThan(85)
    expect(largest(0.06)).toBeGreaterThan(140)
  })

  it('has numbers of one size on the way: none says more than another', () => {
    expect(numberGrownAt(CARRY.grow.from)).toBe(0)
    expect(numberGrownAt(CARRY.grow.until)).toBe(1)
    for (const column of [0, 1, 2, 3]) expect(numberRisenAt(CARRY.grow.until, column)).toBe(1)
    for (const column of [0, 1, 2, 3]) expect(sizedAt(CARRY.grown, column)).toBe(1)
  })

  it('has odd numbers that rise as one row, when the stacks of their columns are as good as gone', () => {
    for (let progress = 0; progress < CARRY.grown; progress += 0.0005) {
      const risen = [0, 1, 2, 3].map(column => numberRisenAt(progress, column))
      expect(Math.max(...risen) - Math.min(...risen)).toBeLessThan(0.11)
      for (const [column, each] of risen.entries()) if (each > 0.03) expect(sunkAt(progress, column)).toBe(1)
    }
  })

  it('stands on a tray that grows to the left and down, flush with the ink where that comes to it', () => {
    for (const of of [layout, layoutOf('phone on its side')]) {
      const at = (progress: number) => seen(picture(progress, of), TRAY, of)
      const [before, halfway, last] = [at(0), at(0.04), at(CARRY.widen.until)]
      expect(halfway.x + halfway.w).toBeCloseTo(before.x + before.w, 3)
      expect(halfway.x - halfway.w).toBeLessThan(before.x - before.w - 20)
      expect(halfway.y + halfway.h).toBeCloseTo(borderPx(0.04, of), 3)
      expect(last.x - last.w).toBeLessThan(-of.widthPx / 2)
      expect(last.y - last.h).toBeLessThan(-of.heightPx / 2)
    }
  })

  it('takes its column of the border along while it turns over, column after column at first', () => {
    const level = layoutOf('desktop', { values: () => 25 })
    const half = picture(0.26, level).ground
    const heights = [...half.steps].map(step => half.border + step)
    expect(heights).toEqual(heights.toSorted((a, b) => b - a))
    expect((heights[0] ?? 0) - (heights[3] ?? 0)).toBeGreaterThan(30)
    const back = [...picture(0.36, level).ground.steps].map(step => -step)
    expect(back).toEqual(back.toSorted((a, b) => a - b))
    expect((back[3] ?? 0) - (back[0] ?? 0)).toBeGreaterThan(20)
    for (const progress of [progressOf(2), 0.86 + 0.1 * 0.3])
      expect([...picture(progress, level).ground.steps].map(step => Math.abs(step))).toEqual([0, 0, 0, 0])
  })

  it('shows the columns of another pattern when that one is picked', () => {
    const drawn = createPicture()
    const picked = Float32Array.from([3, 2, 1, 0])
    sample(at('odd-even', 0.5, layout.entries), layout, createHeroLive(), picked, drawn)
    const columns = [0, 1, 2, 3].map(shape =>
      Math.round(seen(drawn, tokenOf(lead, shape), layout).x / 336 + 1.5),
    )
    expect(columns).toEqual([3, 2, 1, 0])
  })
})

describe('the headings', () => {
  it('the other follows the one up: it never catches up with it', () => {
    expect(sheetHeadingGone(CARRY.heading.from)).toBe(0)
    expect(headingPartRisen(CARRY.heading.rises, 0)).toBe(0)
    for (let progress = CARRY.heading.rises; progress < CARRY.grown; progress += 0.001) {
      // What is left of the way out, over a third of the whole one, and of the way in.
      const left = 1 - Math.min(1, sheetHeadingGone(progress) / 0.34)
      if (left > 0.1) expect(headingPartRisen(progress, 0)).toBeLessThan(0.1)
    }
    expect([0, 1].map(part => headingPartRisen(0.061, part))).toEqual([1, 1])
    expect(headingPartRisen(0.026, 0)).toBeGreaterThan(headingPartRisen(0.026, 1))
  })
})

it('sinks the numbers behind their border, column after column, and fades what stands beside them first', () => {
  const sunk = (progress: number) => [0, 1, 2, 3].map(column => sunkAwayAt(progress, column))
  expect(sunk(0.96)).toEqual([0, 0, 0, 0].map(each => expect.closeTo(each, 9)))
  const [first = 0, second = 0, third = 0, last = 0] = sunk(0.985)
  expect(first > second && second > third && third > last).toBe(true)
  expect(sunk(1)).toEqual([1, 1, 1, 1].map(each => expect.closeTo(each, 9)))
  // A line, the chips beyond it with their gap, and what the row's border leaves free, in heights of the type.
  expect((SUNRISE.sink.percent / 100) * 0.86).toBeGreaterThan(0.86 + 0.18 + 0.1 + 0.1)
  expect([besideLeftAt(0.96), besideLeftAt(0.985), besideLeftAt(1)]).toEqual([1, 0, 0])
})
