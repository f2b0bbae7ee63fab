import { describe, expect, it } from 'vitest'
import { progressAt } from '../../../src/film/score.ts'
import { leadRow } from '../../../src/stages/data-sheet/play.ts'
import { LEAVE_PX, pastSheetPx } from '../../../src/stages/data-sheet/tape.ts'
import { FOOTER } from '../../../src/stages/footer/score.ts'
import {
  besideLeftAt,
  goneAt,
  headingPartRisen,
  oddEvenHeadingGone,
  sheetHeadingGone,
} from '../../../src/timeline/carried.ts'
import { FINALE_HALF } from '../../../src/timeline/finale.ts'
import { createHeroLive } from '../../../src/timeline/hero-live.ts'
import type { Layout } from '../../../src/timeline/layout.ts'
import { COUNTED, progressOf, turnedFrom, turnedOverAt, turnedUntil } from '../../../src/timeline/parity.ts'
import { createPicture, type Picture, peek, tokenOf } from '../../../src/timeline/picture.ts'
import { sample } from '../../../src/timeline/sample.ts'
import { beyond, svhOf } from '../../../src/timeline/stages.ts'
import { CARRY, HEADING, SUNRISE } from '../../../src/timeline/thresholds.ts'
import { pieceSeen } from './outline-of.ts'
import { at, layoutOf, pictureAt, seen } from './story.ts'

const layout = layoutOf('desktop')
const lead = leadRow(layout.entries)
const picture = (progress: number, of = layout) => pictureAt('odd-even', progress, of)
const token = (progress: number, shape: number, of = layout) =>
  seen(picture(progress, of), tokenOf(lead, shape), of)

/** The highest place of a piece as it is seen, turned and near as it is, px over the stage's middle. */
const topOf = (drawn: Picture, shape: number, of: Layout): number =>
  Math.max(...pieceSeen(drawn, shape, of, lead).map(([, y]) => y))

describe('the row', () => {
  it('stands at pitch 336, size 172, on the border', () => {
    const shapes = [0, 1, 2, 3].map(shape => token(CARRY.grown, shape))
    const columns = shapes.map(({ x }) => Math.round(x / 336 + 1.5))
    expect(columns.toSorted()).toEqual([0, 1, 2, 3])
    for (const { y, size } of shapes) {
      expect(size).toBeCloseTo(172, 0)
      expect(y).toBeCloseTo(-0.165 * 900, 0)
    }
  })

  it('rides on the border that every occurrence moves, which is level, at every k', () => {
    for (const of of [layout, layoutOf('phone')]) {
      const [odd, even] = of.portrait ? [0.578, 0.497] : [0.665, 0.522]
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

  it('turns each piece over about itself, to the row that applies', () => {
    const degrees = (progress: number, shape: number) =>
      (2 * Math.asin(peek(picture(progress), tokenOf(lead, shape), 4)) * 180) / Math.PI
    for (let k = 1; k <= 8; k++)
      for (let shape = 0; shape < 4; shape++)
        expect(degrees(progressOf(k) + 0.01, shape)).toBeCloseTo(k % 2 ? -12 : 12, 3)
    expect(turnedOverAt(progressOf(2), 0) - turnedOverAt(progressOf(1), 0)).toBeCloseTo(204, 3)
    // Both faces are alike.
    expect(turnedOverAt(progressOf(3), 0) - (turnedOverAt(progressOf(2), 0) - 180)).toBeCloseTo(-204, 1)
  })

  it('springs as high as the number that it turns to, and at the last occurrence all of them as one, higher', () => {
    const highest = (k: number, column: number) => {
      const first = (layout.entries - 1) * 4
      const shape = layout.entryColumns.indexOf(column, first) - first
      const from = progressOf(k - 1)
      // Then a column is drawn.
      const until = progressOf(k) - 0.027
      const way = Array.from({ length: 200 }, (_, i) => {
        const drawn = picture(from + ((until - from) * i) / 200)
        const border = drawn.ground.border + (drawn.ground.steps[column] ?? 0)
        return seen(drawn, tokenOf(lead, shape), layout).y - border
      })
      return Math.max(...way)
    }
    for (const k of [2, 3]) {
      const values = [...layout.entryValues.slice(-8)].slice(k % 2 ? 0 : 4).slice(0, 4)
      const byValue = [0, 1, 2, 3].toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0))
      const heights = byValue.map(column => Math.round(highest(k, column)))
      expect(heights).toEqual(heights.toSorted((a, b) => a - b))
      expect(heights[3]).toBeGreaterThan(1.3 * (heights[0] ?? 1))
    }
    const last = [0, 1, 2, 3].map(column => highest(8, column))
    expect(last).toEqual(last.map(() => expect.closeTo(last[0] ?? 0, 1)))
    // A quarter of a piece: it is seen from afar.
    expect(last[0]).toBeGreaterThan(0.25 * 180)
  })

  it.each([
    // How far over the border the feet of the odd numbers are, px.
    { name: 'desktop', footPx: 124 },
    { name: 'phone', footPx: 65 },
  ] as const)(
    'leaves air under the odd numbers however high a piece springs, on a $name',
    ({ name, footPx }) => {
      const of = layoutOf(name)
      const first = (of.entries - 1) * 4
      for (let progress: number = COUNTED.from; progress < SUNRISE.sink.from; progress += 0.001) {
        const drawn = picture(progress, of)
        for (let shape = 0; shape < 4; shape++) {
          const step = drawn.ground.steps[of.entryColumns[first + shape] ?? 0] ?? 0
          const airPx = footPx - topOf(drawn, shape, of) + drawn.ground.border + step
          expect([progress, shape, airPx > 8]).toEqual([progress, shape, true])
        }
      }
    },
  )

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

describe('the headings', () => {
  it('the other follows the one up: it never catches up with it', () => {
    expect(headingPartRisen(CARRY.heading.rises, 0)).toBe(0)
    for (let progress = CARRY.heading.rises; progress < CARRY.grown; progress += 0.0005) {
      // Per cent of its height that the one is up, and the other still below its place.
      const up = HEADING.abovePercent * sheetHeadingGone(pastSheetPx(progress, 900))
      const below = HEADING.belowPercent * (1 - headingPartRisen(progress, 0))
      expect([progress, up + below > 100]).toEqual([progress, true])
    }
    // It stands where the page rests a last time in the table: what leaves, leaves in its last px, however high the window is.
    for (const heightPx of [390, 900, 1440, 2160]) {
      const last = -LEAVE_PX / ((svhOf('odd-even') * heightPx) / 100)
      expect(pastSheetPx(last, heightPx)).toBeCloseTo(-LEAVE_PX, 9)
      expect(sheetHeadingGone(-LEAVE_PX)).toBe(0)
    }
    // By half a notch of the wheel from the stage's beginning it is out of its place, and the other one is nearly there.
    expect(HEADING.abovePercent * sheetHeadingGone(50)).toBeGreaterThan(180)
    expect([0, 1].map(part => headingPartRisen(50 / 3420, part) > 0.75)).toEqual([true, true])
    expect(headingPartRisen(0.015, 0)).toBeGreaterThan(headingPartRisen(0.015, 1))
  })

  it("the stage's own fades as the footer's words stand, over more than 50 px and never in a jump", () => {
    const pagePx = 380 * 9
    const { from, until } = SUNRISE.heading
    expect((until - from) * pagePx).toBeGreaterThan(50)
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
    // The window is never without words: the one can be read until the others can.
    const named = progressAt(FOOTER, 'named')
    expect(oddEvenHeadingGone(1, named / 2)).toBeLessThan(0.5)
    expect(oddEvenHeadingGone(1, named)).toBeLessThan(1)
  })
})

it('fades the numbers, column after column, before ink and pieces come to them, and what stands beside them first', () => {
  const sunk = (progress: number) => [0, 1, 2, 3].map(column => goneAt(progress, column, true))
  expect(sunk(SUNRISE.sink.from)).toEqual([0, 0, 0, 0].map(each => expect.closeTo(each, 9)))
  const [first = 0, second = 0, third = 0, last = 0] = sunk(0.985)
  expect(first > second && second > third && third > last).toBe(true)
  expect(sunk(1)).toEqual([1, 1, 1, 1].map(each => expect.closeTo(each, 9)))
  expect([SUNRISE.fade.from, SUNRISE.fade.until, 1].map(at => besideLeftAt(at, false, layout))).toEqual([
    1, 0, 0,
  ])
})
