import { describe, expect, it } from 'vitest'
import { headingPartRisen, numberRisenAt, sheetHeadingGone } from '../../../src/timeline/carried.ts'
import { createHeroLive } from '../../../src/timeline/hero.ts'
import { leadRow } from '../../../src/timeline/list.ts'
import { borderPx, carriedAt, sampleInk, sizedAt } from '../../../src/timeline/odd-even.ts'
import { COUNTED, progressOf, turnedFrom, turnedOverAt } from '../../../src/timeline/parity.ts'
import { createPicture, FIRST_RING, peek, TRAY, tokenOf } from '../../../src/timeline/picture.ts'
import { sample } from '../../../src/timeline/sample.ts'
import { CARRY } from '../../../src/timeline/thresholds.ts'
import { at, layoutOf, pictureAt, seen, visible, WINDOWS, type WindowName } from './story.ts'

const layout = layoutOf('desktop')
const lead = leadRow(layout.entries)
const picture = (progress: number, of = layout) => pictureAt('odd-even', progress, of)
const token = (progress: number, shape: number, of = layout) =>
  seen(picture(progress, of), tokenOf(lead, shape), of)

describe('the tray', () => {
  it.each(Object.keys(WINDOWS) as WindowName[])(
    'grows over the lower part of a %s before it becomes the even half',
    name => {
      const of = layoutOf(name)
      const { x, y, w, h } = seen(picture(CARRY.grown - 1e-7, of), TRAY, of)
      expect([x - w, y - h]).toEqual([
        expect.closeTo(-of.widthPx / 2 - 16, 1),
        expect.closeTo(-of.heightPx / 2 - 16, 1),
      ])
      expect(x + w).toBeGreaterThan(of.widthPx / 2)
      expect(y + h).toBeCloseTo(borderPx(CARRY.grown, of), 1)
      expect(picture(CARRY.grown, of).ground.border).toBe(borderPx(CARRY.grown, of))
    },
  )

  it.each(Object.keys(WINDOWS) as WindowName[])('is a bar across a %s before it opens', name => {
    const of = layoutOf(name)
    const ink = { left: 0, right: 0, top: 0, bottom: 0, rowY: 0, bar: 0, rowSize: 0, rowScale: 1 }
    for (let progress = 0; progress < CARRY.grown; progress += 0.001) {
      sampleInk(progress, of, ink)
      const { wide } = CARRY[of.portrait ? 'portrait' : 'landscape']
      // Until then it is as high as it is wide enough for: its pieces stand in its middle.
      if (progress < CARRY.lower.from) expect(ink.top - ink.rowY).toBeCloseTo(ink.rowY - ink.bottom, 6)
      if (progress < Math.max(wide.until, CARRY.lower.from)) continue
      expect(ink.left).toBeLessThan(-of.widthPx / 2)
      expect(ink.right).toBeGreaterThan(of.widthPx / 2)
    }
    expect(ink.top).toBeCloseTo(ink.rowY, 6)
  })

  it('is as wide as a phone before a row of the table comes to it', () => {
    const { wide, rise, down } = CARRY.portrait
    expect(rise).toEqual(down)
    const middle = (rise.from + rise.until) / 2
    expect(wide.until).toBeLessThan(middle)
    expect(numberRisenAt(wide.until, true)).toBeLessThan(0.1)
  })

  it('drops its lower edge to the bottom before it is half-way', () => {
    const { y, h } = seen(picture(0.12), TRAY, layout)
    expect(y - h).toBeLessThan(-layout.heightPx / 2)
  })

  it('keeps its edges on the move the whole time: down, left and right, never back', () => {
    const edges = Array.from({ length: 49 }, (_, i) => {
      const { x, y, w, h } = seen(picture((i / 49) * CARRY.grown), TRAY, layout)
      return { left: x - w, right: x + w, bottom: y - h }
    })
    edges.slice(1).forEach((edge, i) => {
      const before = edges[i] ?? edge
      expect(edge.left).toBeLessThanOrEqual(before.left + 1e-3)
      expect(edge.right).toBeGreaterThanOrEqual(before.right - 1e-3)
      expect(edge.bottom).toBeLessThanOrEqual(before.bottom + 1e-3)
    })
  })
})

describe('the row', () => {
  it('stands at pitch 336, size 180, on the border', () => {
    const shapes = [0, 1, 2, 3].map(shape => token(0.18, shape))
    const columns = shapes.map(({ x }) => Math.round(x / 336 + 1.5))
    expect(columns.toSorted()).toEqual([0, 1, 2, 3])
    for (const { y, size } of shapes) {
      expect(size).toBeCloseTo(180, 0)
      expect(y).toBeCloseTo(-0.125 * 900, 0)
    }
  })

  it('is alone from .045 on, and without the ring', () => {
    const shown = visible(picture(0.046), layout)
    expect(shown.filter(({ kind }) => kind === 'token')).toHaveLength(4)
    expect(shown.filter(({ kind }) => kind === 'ring')).toEqual([])
    expect(peek(picture(0.0225), FIRST_RING, 8)).toBeCloseTo(0.5)
  })

  it('rides on the border that every occurrence moves, where the value that applies has pushed it, at every k', () => {
    for (const of of [layout, layoutOf('phone')]) {
      const [odd, even] = of.portrait ? [0.55, 0.505] : [0.625, 0.575]
      for (let k = 1; k <= 8; k++) {
        const drawn = picture(progressOf(k), of)
        const y = of.heightPx * (0.5 - (k % 2 ? odd : even))
        expect(drawn.ground.border).toBeCloseTo(y, 6)
        for (let shape = 0; shape < 4; shape++) {
          const column = of.entryColumns[(of.entries - 1) * 4 + shape] ?? 0
          const { x, y: seenY } = seen(drawn, tokenOf(lead, shape), of)
          expect(Math.abs(x - (column - 1.5) * of.parity.pitch)).toBeLessThan(0.5)
          expect(Math.abs(seenY - y - (drawn.ground.steps[column] ?? 0))).toBeLessThan(0.5)
        }
      }
    }
  })

  it('turns each piece over about itself, to the row that applies', () => {
    const degrees = (progress: number, shape: number) =>
      (2 * Math.asin(peek(picture(progress), tokenOf(lead, shape), 4)) * 180) / Math.PI
    for (let k = 1; k <= 8; k++)
      for (let shape = 0; shape < 4; shape++)
        expect(degrees(progressOf(k) + 0.01, shape)).toBeCloseTo(k % 2 ? -12 : 12, 3)
    expect(turnedOverAt(progressOf(2), 0) - turnedOverAt(progressOf(1), 0)).toBeCloseTo(204, 3)
    expect(turnedOverAt(progressOf(3), 0) - turnedOverAt(0.45 - 0.085 * 0.29999, 0)).toBeCloseTo(-204, 1)
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

  it('runs in between its numbers in the table, and stays with them from there', () => {
    const { towers } = layout
    if (!towers) throw new Error('there is no table')
    for (let progress = CARRY.gather.until; progress <= CARRY.grown; progress += 0.002)
      for (let shape = 0; shape < 4; shape++) {
        const column = layout.entryColumns[(layout.entries - 1) * 4 + shape] ?? 0
        const tablePx = towers.x + (column - 1.5) * towers.pitch
        const goalPx = layout.parity.x + (column - 1.5) * layout.parity.pitch
        const numberPx = tablePx + (goalPx - tablePx) * carriedAt(progress)
        expect(Math.abs(token(progress, shape).x - numberPx)).toBeLessThan(1)
      }
    for (const column of [0, 1, 2, 3]) {
      expect(sizedAt(CARRY.small, column)).toBe(0)
      expect(sizedAt(CARRY.large, column)).toBe(1)
    }
  })

  it('comes when the odd numbers have made way: none of its pieces meets one', () => {
    const firstPx = (layout.towers?.x ?? 0) - 1.5 * (layout.towers?.pitch ?? 0)
    const circle = layout.entryColumns.indexOf(3, (layout.entries - 1) * 4) % 4
    for (let progress = 0; progress < CARRY.gather.until; progress += 0.001) {
      const { x, size } = token(progress, circle)
      if (x + size / 2 > firstPx - 60) expect(numberRisenAt(progress, false)).toBeGreaterThan(0.9)
    }
  })

  it('takes its column of the border along while it turns over, column after column at first', () => {
    const level = layoutOf('desktop', { values: () => 25 })
    const half = picture(0.365, level).ground
    const heights = [...half.steps].map(step => half.border + step)
    expect(heights).toEqual(heights.toSorted((a, b) => b - a))
    expect((heights[0] ?? 0) - (heights[3] ?? 0)).toBeGreaterThan(30)
    const back = [...picture(0.45, level).ground.steps].map(step => -step)
    expect(back).toEqual(back.toSorted((a, b) => a - b))
    expect((back[3] ?? 0) - (back[0] ?? 0)).toBeGreaterThan(20)
    for (const progress of [progressOf(2), 0.875])
      expect([...picture(progress, level).ground.steps].map(step => Math.abs(step))).toEqual([0, 0, 0, 0])
  })

  it('stands where the row that applies has pushed it: lower for greater odd values, higher for greater even ones', () => {
    const [odd, even] = [0, 4].map(row => [...layout.entryValues.slice(-8)].slice(row, row + 4)) as [
      number[],
      number[],
    ]
    const by = (values: readonly number[]) =>
      [0, 1, 2, 3].toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
    for (const [k, values, sign] of [
      [1, odd, -1],
      [2, even, 1],
      [7, odd, -1],
      [8, even, 1],
    ] as const) {
      const steps = [...picture(progressOf(k)).ground.steps]
      const sorted = by(values).map(column => sign * (steps[column] ?? 0))
      expect(sorted).toEqual(sorted.toSorted((a, b) => a - b))
      expect((sorted[3] ?? 0) - (sorted[0] ?? 0)).toBeGreaterThan(20)
      expect(sorted.reduce((sum, step) => sum + step, 0)).toBeCloseTo(0, 3)
    }
  })

  it('is level before the rows stand and after the count has ended, and is the same all the time that they stand', () => {
    for (const progress of [0.175, 0.18, 1])
      for (const step of picture(progress).ground.steps) expect(step).toBeCloseTo(0, 6)
    const first = [...picture(turnedFrom(1)).ground.steps]
    expect(Math.max(...first.map(Math.abs))).toBeGreaterThan(10)
    for (const progress of [0.26, COUNTED.from, progressOf(1)])
      expect([...picture(progress).ground.steps]).toEqual(first.map(step => expect.closeTo(step, 3)))
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
  it('the one has left the page when the other begins to rise, and that stands before the row does', () => {
    expect(sheetHeadingGone(CARRY.heading.from)).toBe(0)
    // Out of the page at a bit over a third of its way, on phones at three fifths.
    expect(sheetHeadingGone(CARRY.heading.rises)).toBeGreaterThan(0.6)
    expect(headingPartRisen(CARRY.heading.rises, 0)).toBe(0)
    expect([0, 1].map(part => headingPartRisen(CARRY.gather.until, part))).toEqual([1, 1])
    expect(headingPartRisen(0.034, 0)).toBeGreaterThan(headingPartRisen(0.034, 1))
  })
})
