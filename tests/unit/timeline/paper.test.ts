import { describe, expect, it } from 'vitest'
import { halfOf } from '../../../src/kolam/stroke.ts'
import { SHEET_READ } from '../../../src/timeline/cues.ts'
import { rowOfEntry } from '../../../src/timeline/list.ts'
import { COMES_IN, inkedAt, isPage, isPrinted, printMatrix } from '../../../src/timeline/paper.ts'
import { FIRST_PLATE, FIRST_RING, PAPER, peek, ROWS, tokenOf } from '../../../src/timeline/picture.ts'
import { FIGURE_CELLS } from '../../../src/timeline/sheet-kolam.ts'
import { KOLAM_PX } from '../../../src/timeline/stages.ts'
import { KOLAM, SESSIONS } from '../../../src/timeline/thresholds.ts'
import { turn, type Vec3 } from '../../../src/timeline/vec.ts'
import { layoutOf, pictureAt, visible, WINDOWS, type WindowName } from './story.ts'

/** Where a matrix of CSS puts a point of the page, px from its middle with y down. */
function put(matrix: Float64Array, x: number, y: number): [number, number] {
  const row = (i: number) => (matrix[i] ?? 0) * x + (matrix[4 + i] ?? 0) * y + (matrix[12 + i] ?? 0)
  return [row(0) / row(3), row(1) / row(3)]
}

describe.each(Object.keys(WINDOWS) as WindowName[])('the print on a %s', name => {
  const layout = layoutOf(name)
  const { widthPx, heightPx, eyePx } = layout
  const at = (progress: number) => {
    const matrix = new Float64Array(16)
    printMatrix(progress, layout, matrix)
    return matrix
  }

  it('lies flat on the paper and inside it, from when that comes in until both are the page', () => {
    for (let progress = 0.14; progress < SESSIONS.turned; progress += 0.02) {
      const drawn = pictureAt('sessions', progress, layout)
      const pose = [4, 5, 6, 7].map(i => peek(drawn, PAPER, i)) as [number, number, number, number]
      const [w, h] = [peek(drawn, PAPER, 12), peek(drawn, PAPER, 13)]
      const corners = [-1, 1].flatMap(x => [-1, 1].map(y => [x, y] as const))
      const matrix = at(progress)
      for (const [x, y] of corners) {
        const [px, py] = put(matrix, (x * widthPx) / 2, (y * heightPx) / 2)
        // The ray through it meets the paper's plane inside the paper.
        const normal: Vec3 = [0, 0, 0]
        turn(normal, pose, 0, 0, 1)
        const centre = [0, 1, 2].map(i => peek(drawn, PAPER, i)) as Vec3
        const ray: Vec3 = [px, -py, -eyePx]
        const toCentre: Vec3 = [centre[0], centre[1], centre[2] - eyePx]
        const dot = (a: Vec3, b: Vec3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
        const way = dot(toCentre, normal) / dot(ray, normal)
        const hit: Vec3 = [ray[0] * way - toCentre[0], ray[1] * way - toCentre[1], ray[2] * way - toCentre[2]]
        const across: Vec3 = [0, 0, 0]
        turn(across, pose, 1, 0, 0)
        const up: Vec3 = [0, 0, 0]
        turn(up, pose, 0, 1, 0)
        expect(Math.abs(dot(hit, across))).toBeLessThanOrEqual(w * 1.02)
        expect(Math.abs(dot(hit, up))).toBeLessThanOrEqual(h * 1.02)
      }
    }
  })

  it('ends as the page itself, without a jump', () => {
    expect([
      isPrinted(COMES_IN.from - 0.001),
      isPrinted(COMES_IN.from),
      isPrinted(SESSIONS.turned - 0.01),
      isPage(SESSIONS.turned - 0.01),
    ]).toEqual([false, true, true, false])
    expect([isPrinted(SESSIONS.turned), isPage(SESSIONS.turned)]).toEqual([false, true])
    const [x, y] = put(at(SESSIONS.turned - 5e-4), widthPx / 2, heightPx / 2)
    expect(Math.hypot(x - widthPx / 2, y - heightPx / 2)).toBeLessThan(1)
  })

  it('shows through the paper only while it lies on it, and never without a sheet', () => {
    const printed = (progress: number, of = layout) => pictureAt('sessions', progress, of).ground.printed
    expect([0.09, 0.22, 0.5, 0.8, 0.9].map(progress => printed(progress))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ])
    expect(printed(0.5, layoutOf(name, { entries: 0 }))).toBe(false)
  })

  it('has cards or rules on it: cards close to their rules, all at once, when their rows are sorted', () => {
    for (let progress = 0.66; progress < 0.95; progress += 0.002) {
      const boards = visible(pictureAt('sessions', progress, layout), layout).filter(
        ({ kind, object }) => kind === 'board' && object !== FIRST_PLATE + ROWS - 1,
      )
      const heights = boards.map(({ h }) => h).toSorted((a, b) => a - b)
      const [least = 0] = heights
      const rules = heights.filter(h => h < 2 * layout.u).length
      if (progress < SESSIONS.cards.from) expect(least).toBeGreaterThan(0.4 * layout.window.size)
      if (progress > SESSIONS.cards.until) expect([rules, boards.length]).toEqual([4, 5])
      const closing = boards.filter(({ object }) => object !== FIRST_PLATE + 2)
      const alphas = new Set(closing.map(({ alpha }) => alpha.toFixed(3)))
      expect(alphas.size).toBe(1)
      // A card never pales as a card: it is a line by then.
      for (const { alpha, h } of closing) if (alpha < 0.999) expect(h).toBeLessThan(1)
    }
  })
})

it.each(Object.keys(WINDOWS) as WindowName[])(
  'rows land in the order that their names say, the ring on the first column: %s',
  name => {
    const layout = layoutOf(name)
    // The names come with the page.
    expect(isPage(SESSIONS.turned - 0.005)).toBe(false)
    for (let progress: number = SESSIONS.turned; progress <= 1; progress += 0.01) {
      const drawn = pictureAt('sessions', progress, layout)
      for (const entry of [0, 1, 2, 22, 23]) {
        const x = [0, 1, 2, 3].map(shape => peek(drawn, tokenOf(rowOfEntry(entry), shape), 0))
        const columns = [0, 1, 2, 3].map(shape => layout.entryColumns[entry * 4 + shape] ?? -1)
        const left = Math.min(...x)
        const pitch = (Math.max(...x) - left) / 3
        for (const [shape, column] of columns.entries())
          expect(((x[shape] ?? 0) - left) / pitch).toBeCloseTo(column, 3)
        if (entry === 0) expect(Math.abs(peek(drawn, FIRST_RING + rowOfEntry(0), 0) - left)).toBeLessThan(2)
      }
    }
  },
)

it('the scene draws the sheet’s kolam as large as the page does', () => {
  expect(FIGURE_CELLS).toBeCloseTo(2 * halfOf(KOLAM_PX), 2)
})

it('the sheet lies printed under the stack from when it comes until it is the page', () => {
  expect([COMES_IN.from, 0.4, SESSIONS.leave, SESSIONS.turned - 1e-6].map(isPrinted)).toEqual([
    true,
    true,
    true,
    true,
  ])
})

it.each(['heading', 'late'] as const)(
  'the print’s %s is inked by when it is read, 110 px ahead of the page, in less than a notch of the wheel',
  part => {
    const { goes, turned } = SESSIONS
    expect([0.2, 0.4, 0.66, 0.7, goes.heading.from].map(at => inkedAt(part, at))).toEqual([0, 0, 0, 0, 0])
    expect([SHEET_READ, 0.864].map(at => inkedAt(part, at))).toEqual([1, 1])
    expect((turned - SHEET_READ) * 3240).toBeGreaterThan(110)
    const grey = Array.from({ length: 1400 }, (_, i) => inkedAt(part, 0.72 + i / 1e4)).filter(
      inked => inked > 0 && inked < 1,
    )
    expect((grey.length / 1e4) * 3240).toBeLessThan(80)
    // And not at once.
    expect((grey.length / 1e4) * 3240).toBeGreaterThan(40)
  },
)

it.each(['desktop', 'phone'] as const)(
  'the print’s heading comes when the last plate is past its place: %s',
  name => {
    const layout = layoutOf(name)
    let from = 0.7
    while (from < 1 && inkedAt('heading', from) === 0) from += 0.001
    const at = (progress: number) => {
      const drawn = pictureAt('sessions', progress, layout)
      const [y = 0, , unit = 0] = [1, 2, 3].map(i => peek(drawn, FIRST_PLATE, i))
      const out = new Float64Array(16)
      printMatrix(progress, layout, out)
      // The lower edge of the heading, a fifth of the window from its top.
      const high = (name === 'phone' ? 0.355 : 0.25) * layout.heightPx
      const headingY = -(out[13] ?? 0) + high * (out[5] ?? 1)
      return headingY - (y + unit * peek(drawn, FIRST_PLATE, 13))
    }
    expect(at(from)).toBeGreaterThan(0)
  },
)

it('the line of the print’s kolam is drawn when no row passes over it, and whole before the sheet is the page', () => {
  const at = (progress: number) => pictureAt('sessions', progress, layoutOf('desktop')).kolam.reveal
  expect([KOLAM.close.until, SESSIONS.leave, 0.75].map(at)).toEqual([0, 0, 0])
  const drawn = [0.824, 0.83, 0.838].map(at)
  expect(drawn).toEqual(drawn.toSorted((a, b) => a - b))
  expect(drawn.every(reveal => reveal > 0 && reveal <= 1)).toBe(true)
  expect(at(SESSIONS.turned)).toBe(1)
})

it('the stack’s words go one after the other, the number beside which the paper comes first', () => {
  const { told, text, heading } = SESSIONS.goes
  const order = [told, text, heading].flatMap(({ from, until }) => [from, until])
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

it('comes in when the contour lines round the figure have gone: both would be one draw call too many', () => {
  expect(COMES_IN.from).toBeGreaterThan(KOLAM.contoursGo.until)
})
