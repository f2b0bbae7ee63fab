import { describe, expect, it } from 'vitest'
import {
  besideLeftAt,
  carriedAt,
  headingPartRisen,
  namesAside,
  oddEvenHeadingGone,
  partedPx,
  sheetHeadingGone,
  sunkAt,
  sunkAwayAt,
} from '../../../src/timeline/carried.ts'
import { FINALE_HALF } from '../../../src/timeline/finale.ts'
import { carriedBorderPx } from '../../../src/timeline/flood.ts'
import { createHeroLive } from '../../../src/timeline/hero-live.ts'
import { leadRow } from '../../../src/timeline/list.ts'
import { progressOf, turnedFrom, turnedOverAt, turnedUntil } from '../../../src/timeline/parity.ts'
import {
  createPicture,
  FIRST_PLATE,
  FIRST_RING,
  peek,
  ROWS,
  TRAY,
  tokenOf,
} from '../../../src/timeline/picture.ts'
import { sample } from '../../../src/timeline/sample.ts'
import { beyond, svhOf } from '../../../src/timeline/stages.ts'
import { CARRY, SHEET_LEAVE_PX, SUNRISE } from '../../../src/timeline/thresholds.ts'
import { at, layoutOf, pictureAt, seen, visible, WINDOWS, type WindowName } from './story.ts'

const layout = layoutOf('desktop')
const lead = leadRow(layout.entries)
const picture = (progress: number, of = layout) => pictureAt('odd-even', progress, of)
const token = (progress: number, shape: number, of = layout) =>
  seen(picture(progress, of), tokenOf(lead, shape), of)

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

  it('on a phone, too, leaves the ring behind before that reaches over its tray', () => {
    const of = layoutOf('phone')
    for (let progress = 0; progress < 0.03; progress += 0.0005) {
      const drawn = picture(progress, of)
      if (peek(drawn, FIRST_RING, 8) === 0) continue
      const [ring, tray] = [seen(drawn, FIRST_RING, of), seen(drawn, TRAY, of)]
      expect([progress, Math.abs(ring.y - tray.y) + ring.size / 2 < tray.h]).toEqual([progress, true])
      expect([progress, Math.abs(ring.x - tray.x) + ring.size / 2 < tray.w]).toEqual([progress, true])
    }
    expect(peek(picture(0, of), FIRST_RING, 8)).toBe(1)
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

  it.each(Object.keys(WINDOWS) as WindowName[])(
    'is in its columns of the table before these grow, and goes with them, on a %s',
    name => {
      const of = layoutOf(name)
      const { table, parity } = of
      if (!table) throw new Error('there is no table')
      for (let progress = 0.039; progress < CARRY.grown; progress += 0.001) {
        const grown = carriedAt(progress)
        const pitch = table.pitch + (parity.pitch - table.pitch) * grown
        const middle = table.x + (parity.x - table.x) * grown
        for (let shape = 0; shape < 4; shape++) {
          const column = of.entryColumns[(of.entries - 1) * 4 + shape] ?? 0
          const { x, y } = token(progress, shape, of)
          expect(Math.abs(x - middle - (column - 1.5) * pitch)).toBeLessThan(1)
          expect(Math.abs(y - carriedBorderPx(progress, of))).toBeLessThan(1)
        }
      }
      expect(carriedAt(0.039)).toBeLessThan(0.06)
    },
  )

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
    expect(turnedOverAt(progressOf(3), 0) - turnedOverAt(turnedUntil(2) + 1e-6, 0)).toBeCloseTo(-204, 1)
  })

  it('springs as high as the number that it turns to, and at the last occurrence all of them as one, much higher', () => {
    const highest = (k: number, column: number) => {
      const shape = layout.entryColumns.indexOf(column, (layout.entries - 1) * 4) - (layout.entries - 1) * 4
      const from = progressOf(k - 1)
      const way = Array.from({ length: 200 }, (_, i) =>
        token(from + ((progressOf(k) - from) * i) / 200, shape),
      )
      return Math.max(...way.map(({ size }) => size))
    }
    for (const k of [2, 3]) {
      const values = [...layout.entryValues.slice(-8)].slice(k % 2 ? 0 : 4).slice(0, 4)
      const byValue = [0, 1, 2, 3].toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
      const heights = byValue.map(column => Math.round(10 * highest(k, column)) / 10)
      expect(heights).toEqual(heights.toSorted((a, b) => a - b))
      expect((heights[3] ?? 0) / (heights[0] ?? 1)).toBeGreaterThan(1.03)
    }
    const last = [0, 1, 2, 3].map(column => highest(8, column))
    const before = Math.max(...[0, 1, 2, 3].map(column => highest(7, column)))
    expect(last).toEqual(last.map(() => expect.closeTo(last[0] ?? 0, 1)))
    expect((last[0] ?? 0) - 180).toBeGreaterThan(1.45 * (before - 180))
  })

  it.each(['desktop', 'phone'] as const)(
    'is seen over and under its numbers however high a piece springs, on a %s',
    name => {
      const of = layoutOf(name)
      const first = (of.entries - 1) * 4
      for (let progress: number = CARRY.grown; progress < SUNRISE.sink.from; progress += 0.001)
        for (let shape = 0; shape < 4; shape++) {
          const column = of.entryColumns[first + shape] ?? 0
          // Its middle goes back by half its thickness as it turns.
          const away = token(progress, shape, of).x - of.parity.x - (column - 1.5) * of.parity.pitch
          expect(Math.abs(away)).toBeLessThan(0.05 * of.parity.size)
        }
    },
  )

  it.each([
    // How far over the border an odd number rests, px; half its width and height there and in the table.
    { name: 'desktop', restPx: 178, rests: [52, 54], table: [17, 17] },
    { name: 'phone', restPx: 92, rests: [28, 25], table: [11, 10] },
  ] as const)('meets no number on its way, nor one of its pieces another, on a $name', each => {
    const of = layoutOf(each.name)
    const { table, parity } = of
    if (!table) throw new Error('there is no table')
    const between = (from: number, to: number, progress: number) => from + (to - from) * carriedAt(progress)
    for (let progress = 0; progress < CARRY.grown; progress += 0.0005) {
      const pieces = [0, 1, 2, 3].map(shape => token(progress, shape, of)).toSorted((a, b) => a.x - b.x)
      const [wide, high] = [0, 1].map(i => between(each.table[i] ?? 0, each.rests[i] ?? 0, progress))
      const parted = table.rowPx / 2 + partedPx(progress, of)
      for (const [i, { x, y, size }] of pieces.entries()) {
        const next = pieces[i + 1]
        if (next) expect(next.x - x).toBeGreaterThan(0.45 * (size + next.size))
        for (const column of [0, 1, 2, 3]) {
          const fromX = table.x + (column - 1.5) * table.pitch
          const numberX = between(fromX, parity.x + (column - 1.5) * parity.pitch, progress)
          const besidePx = Math.abs(x - numberX) - (wide ?? 0)
          const odd = carriedBorderPx(progress, of) + between(parted, each.restPx, progress)
          const apartPx = Math.max(besidePx, Math.abs(y - odd) - (high ?? 0))
          expect([progress, apartPx > 0.46 * size]).toEqual([progress, true])
        }
      }
    }
  })

  it('is large as soon as the table grows: no frame of the way is empty', () => {
    const largest = (progress: number) => Math.max(...[0, 1, 2, 3].map(shape => token(progress, shape).size))
    expect(largest(0.06)).toBeGreaterThan(85)
    expect(largest(0.075)).toBeGreaterThan(125)
  })

  it('has the stacks of the table sunk before the numbers come up to them', () => {
    for (let progress = 0; progress < CARRY.grown; progress += 0.0005)
      if (carriedAt(progress) > 0.12)
        for (const column of [0, 1, 2, 3]) expect(sunkAt(progress, column)).toBe(1)
  })

  it('runs on a line that is drawn out of the table to the window’s left, until the ink has come over it', () => {
    const line = (progress: number) => seen(picture(progress), FIRST_PLATE + ROWS - 1, layout)
    expect(line(0).alpha).toBe(0)
    const { x, y, w, alpha } = line(CARRY.line.until)
    expect([x - w, y, alpha]).toEqual([
      expect.closeTo(-720, 3),
      expect.closeTo(carriedBorderPx(CARRY.line.until, layout), 4),
      1,
    ])
    expect(line(0.07).alpha).toBe(0)
  })

  it('takes its column of the border along while it turns over, column after column at first', () => {
    const level = layoutOf('desktop', { values: () => 25 })
    const halfTo = (k: number) => picture((turnedUntil(k - 1) + turnedFrom(k)) / 2, level).ground
    const half = halfTo(2)
    const heights = [...half.steps].map(step => half.border + step)
    expect(heights).toEqual(heights.toSorted((a, b) => b - a))
    expect((heights[0] ?? 0) - (heights[3] ?? 0)).toBeGreaterThan(30)
    const back = [...halfTo(3).steps].map(step => -step)
    expect(back).toEqual(back.toSorted((a, b) => a - b))
    expect((back[3] ?? 0) - (back[0] ?? 0)).toBeGreaterThan(20)
    for (const progress of [progressOf(2), FINALE_HALF])
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

it('has the names of the rows beside their numbers until these come to them: on upright windows soon', () => {
  expect(namesAside(0.4, false)).toBeLessThan(0.5)
  expect([namesAside(0.4, true), namesAside(0.9, false)]).toEqual([1, 1])
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
    // It stands where the page rests a last time in the table: what leaves, leaves in its last px, however high the window is.
    for (const heightPx of [390, 900, 1440, 2160])
      expect(sheetHeadingGone(-SHEET_LEAVE_PX / ((svhOf('odd-even') * heightPx) / 100))).toBe(0)
    // By half a notch of the wheel from the stage's beginning it is on its way out of its place, and the other one comes.
    expect(sheetHeadingGone(50 / 3420)).toBe(1)
    expect(headingPartRisen(50 / 3420, 0)).toBeGreaterThan(0.75)
    expect([0, 1].map(part => headingPartRisen(0.061, part))).toEqual([1, 1])
    expect(headingPartRisen(0.026, 0)).toBeGreaterThan(headingPartRisen(0.026, 1))
  })

  it("the stage's own goes with the last numbers, over more than 120 px and never in a jump, on into the footer", () => {
    const pagePx = 380 * 9
    const { from, until } = SUNRISE.heading
    expect((until - from) * pagePx).toBeGreaterThan(120)
    const footerAt = (place: number) => Math.max(0, (place - 1) / (beyond('odd-even', 'footer', 1) - 1))
    const gone = Array.from({ length: 40 }, (_, i) => from + ((until - from) * i) / 39).map(place =>
      oddEvenHeadingGone(Math.min(1, place), footerAt(place)),
    )
    expect([gone[0], gone.at(-1)]).toEqual([0, expect.closeTo(1, 9)])
    for (const [i, each] of gone.entries()) {
      const step = each - (gone[i - 1] ?? 0)
      expect(step).toBeGreaterThanOrEqual(0)
      expect(step).toBeLessThan(0.05)
    }
    // Not long before them: that would be anywhere in the stage.
    expect(sunkAwayAt(from, 3)).toBeLessThan(0.1)
    expect(from).toBeGreaterThan(SUNRISE.sink.from)
  })
})

it('sinks the numbers behind their pieces, column after column, and fades what stands beside them first', () => {
  const sunk = (progress: number) => [0, 1, 2, 3].map(column => sunkAwayAt(progress, column))
  expect(sunk(SUNRISE.sink.from)).toEqual([0, 0, 0, 0].map(each => expect.closeTo(each, 9)))
  const [first = 0, second = 0, third = 0, last = 0] = sunk(0.985)
  expect(first > second && second > third && third > last).toBe(true)
  expect(sunk(1)).toEqual([1, 1, 1, 1].map(each => expect.closeTo(each, 9)))
  expect([SUNRISE.fade.from, SUNRISE.fade.until, 1].map(besideLeftAt)).toEqual([1, 0, 0])
})
