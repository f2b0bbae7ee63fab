import { describe, expect, it } from 'vitest'
import { SESSIONS_CUES } from '../../../src/timeline/cues.ts'
import { modulo } from '../../../src/timeline/list.ts'
import { printMatrix } from '../../../src/timeline/paper.ts'
import { FIRST_PLATE, FIRST_RING, PAPER, peek, ROWS, tokenOf } from '../../../src/timeline/picture.ts'
import { sortedAt } from '../../../src/timeline/sessions.ts'
import { heldAt } from '../../../src/timeline/stack.ts'
import { SESSIONS } from '../../../src/timeline/thresholds.ts'
import { linksAt } from '../../../src/timeline/told.ts'
import { layoutOf, pictureAt, seen, visible, WINDOWS, type WindowName } from './story.ts'

const layout = layoutOf('desktop')
const ROW_NUMBERS = Array.from({ length: ROWS }, (_, row) => row)
const picture = (progress: number, of = layout) => pictureAt('sessions', progress, of)
const kinds = (progress: number, kind: string) =>
  visible(picture(progress), layout).filter(thing => thing.kind === kind)

describe('the deal', () => {
  it('begins with the one row of the base pattern and its ring', () => {
    expect(visible(picture(0), layout).map(({ object }) => object)).toEqual([0, 1, 2, 3, FIRST_RING])
  })

  it('deals the rows one after the other, each onto its own plate', () => {
    const dealt = (progress: number) =>
      ROW_NUMBERS.slice(1).filter(row => peek(picture(progress), tokenOf(row, 0), 8) > 0.5).length
    const counts = [0.23, 0.24, 0.25, 0.26, 0.27, 0.295].map(dealt)
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(counts.at(-1)).toBe(5)
    for (const progress of [0.24, 0.255, 0.27]) {
      const drawn = picture(progress)
      for (const row of ROW_NUMBERS.slice(1))
        expect(peek(drawn, FIRST_PLATE + row, 8)).toBe(peek(drawn, tokenOf(row, 0), 8))
    }
  })

  it('stands as a stack of six along the tilted rig, lower rows farther apart', () => {
    // Before the first row comes out of it.
    const drawn = picture(SESSIONS.allLit.until)
    const gaps = ROW_NUMBERS.slice(1).map(row => {
      const step = [0, 1, 2].map(
        i => peek(drawn, FIRST_PLATE + row, i) - peek(drawn, FIRST_PLATE + row - 1, i),
      )
      expect((step[1] ?? 0) / Math.hypot(...step)).toBeCloseTo(-Math.cos((29 * Math.PI) / 180), 3)
      return Math.hypot(...step)
    })
    expect(gaps[2]).toBeCloseTo(170, 1)
    expect(gaps).toEqual(gaps.toSorted((a, b) => a - b))
    expect(peek(drawn, tokenOf(0, 0), 3)).toBeCloseTo(117, 3)
  })

  it('shows session r’s shapes in its own columns, and its ring on its selection index', () => {
    const drawn = picture(0.295)
    for (const row of ROW_NUMBERS) {
      const across = [0, 1, 2, 3].map(shape => peek(drawn, tokenOf(row, shape), 0))
      const columns = [0, 1, 2, 3].map(shape => layout.sessionColumns[row * 4 + shape] ?? -1)
      const byColumn = columns.map((_, column) => across[columns.indexOf(column)] ?? 0)
      expect(byColumn).toEqual(byColumn.toSorted((a, b) => a - b))
      const ring = peek(drawn, FIRST_RING + row, 0)
      const nearest = byColumn.reduce(
        (best, x, i) => (Math.abs(x - ring) < Math.abs((byColumn[best] ?? 0) - ring) ? i : best),
        0,
      )
      expect(nearest).toBe(layout.sessionIndex[row])
    }
  })
})

/** Rows whose pin has popped up. */
const popped = (progress: number) =>
  ROW_NUMBERS.filter(row => (picture(progress).threads.pins[row * 4 + 3] ?? 0) > 0)

it('on the way back the text has a notch and a half of the wheel to go before the first plate is over its place', () => {
  const [from, rightPx] = [SESSIONS_CUES.text, 482]
  let over: number = from
  const leftPx = (progress: number) => {
    const { x, w } = seen(picture(progress), FIRST_PLATE, layout)
    return x - w + layout.widthPx / 2
  }
  while (leftPx(over) > rightPx) over -= 0.0005
  expect((from - over) * 3240).toBeGreaterThan(140)
})

describe('the links', () => {
  it('are five, drawn one after the other between .295 and .655', () => {
    expect([0.2, 0.295, 0.367, 0.439, 0.511, 0.583, 0.655, 0.7].map(p => linksAt(p).toFixed(6))).toEqual(
      [0, 0, 1, 2, 3, 4, 5, 5].map(n => n.toFixed(6)),
    )
    expect(picture(0.295).threads.alpha).toBe(0)
    expect([...picture(0.655).threads.drawn]).toEqual([1, 1, 1, 1, 1])
    expect([...picture(0.331).threads.drawn].map(drawn => drawn.toFixed(3))).toEqual(
      [0.5, 0, 0, 0, 0].map(drawn => drawn.toFixed(3)),
    )
  })

  it('pop a pin where they arrive', () => {
    expect(popped(0.305)).toEqual([0])
    expect(popped(0.362)).toEqual([0, 1])
    expect(popped(0.655)).toEqual(ROW_NUMBERS)
  })

  it('join the ringed tokens, faces and all', () => {
    const drawn = picture(0.66)
    for (const row of ROW_NUMBERS) {
      const shape =
        [0, 1, 2, 3].find(s => layout.sessionColumns[row * 4 + s] === layout.sessionIndex[row]) ?? -1
      const token = seen(drawn, tokenOf(row, shape), layout)
      const [x = 0, y = 0, z = 0] = drawn.threads.pins.slice(row * 4)
      const scale = layout.eyePx / (layout.eyePx - z)
      expect(Math.hypot(token.x - x * scale, token.y - y * scale)).toBeLessThan(0.01)
    }
  })

  it('are gone soon after the stack leaves', () => {
    expect(picture(SESSIONS.leave + 0.03).threads.alpha).toBe(0)
  })
})

it('turns the rig during the hold', () => {
  expect([0.5, 0.66, 0.688, 0.716, 0.9].map(heldAt).map(held => held.toFixed(6))).toEqual(
    [0, 0, 0.5, 1, 1].map(held => held.toFixed(6)),
  )
})

describe('laying the stack down', () => {
  it.each(Object.keys(WINDOWS) as WindowName[])(
    'covers a whole %s with the sheet before the ground is paper',
    name => {
      const of = layoutOf(name)
      expect(picture(SESSIONS.turned - 1e-4, of).ground.paper).toBe(false)
      const { x, y, w, h } = seen(picture(SESSIONS.turned - 1e-4, of), PAPER, of)
      expect(Math.abs(x) + of.widthPx / 2).toBeLessThan(w)
      expect(Math.abs(y) + of.heightPx / 2).toBeLessThan(h)
      expect(picture(SESSIONS.turned + 1e-4, of).ground.paper).toBe(true)
      expect(peek(picture(SESSIONS.turned + 1e-4, of), PAPER, 8)).toBe(0)
    },
  )

  it('keeps its rows one below the other on their way, and lets the sixth fall out of the window whole', () => {
    for (let progress = 0.67; progress < 0.9; progress += 0.01) {
      const drawn = picture(progress)
      const heights = ROW_NUMBERS.map(row => seen(drawn, FIRST_PLATE + row, layout).y)
      const [last = 0, ...listed] = heights.toReversed()
      expect(listed).toEqual(listed.toSorted((a, b) => a - b))
      expect(last).toBeLessThan((listed[0] ?? 0) + 1)
      const { y, w, alpha } = seen(drawn, FIRST_PLATE + ROWS - 1, layout)
      if (alpha < 1) expect(y + w).toBeLessThan(-layout.heightPx / 2)
    }
    expect(seen(picture(0.8), FIRST_PLATE + ROWS - 1, layout).alpha).toBe(0)
  })

  it.each(Object.keys(WINDOWS) as WindowName[])(
    'lets a card go only where its row lies in its place of the list, on the way to the page: %s',
    name => {
      const of = layoutOf(name)
      const matrix = new Float64Array(16)
      let closing = 0
      for (let progress = 0.67; progress < 0.95; progress += 0.005) {
        const drawn = picture(progress, of)
        printMatrix(progress, of, matrix)
        const on = (i: number, x: number, y: number) =>
          (matrix[i] ?? 0) * x - (matrix[4 + i] ?? 0) * y + (matrix[12 + i] ?? 0)
        for (const row of ROW_NUMBERS.slice(0, -1)) {
          const plate = seen(drawn, FIRST_PLATE + row, of)
          if (plate.alpha === 1) continue
          closing++
          // Rows of the list have a rule under them.
          const y = of.window.y + (2 - row) * of.window.pitch
          expect(Math.abs(plate.x - on(0, of.window.x, y) / on(3, of.window.x, y))).toBeLessThan(4)
          expect(Math.abs(plate.y + on(1, of.window.x, y) / on(3, of.window.x, y))).toBeLessThan(
            0.6 * of.window.pitch,
          )
        }
      }
      expect(closing).toBeGreaterThan(20)
    },
  )

  it('has laid its rows down when the cards have closed, sorted, on their places', () => {
    const drawn = picture(SESSIONS.cards.until)
    expect(seen(drawn, tokenOf(ROWS - 1, 0), layout).alpha).toBe(0)
    for (const row of ROW_NUMBERS.slice(0, -1)) {
      const { x, size } = seen(drawn, tokenOf(row, 0), layout)
      const entry = modulo(2 - row, layout.entries)
      const column = layout.entryColumns[entry * 4] ?? 0
      expect(x).toBeCloseTo(layout.window.x + (column - 1.5) * 60, 3)
      expect(size).toBeCloseTo(29, 3)
    }
  })

  it('begins with the columns of the sessions, and sorts the bottom of the stack first, in flight', () => {
    expect(ROW_NUMBERS.map(row => sortedAt(SESSIONS.leave, row))).toEqual([0, 0, 0, 0, 0, 0])
    const half = ROW_NUMBERS.slice(0, -1).map(row => sortedAt(0.777, row))
    expect(half).toEqual(half.toSorted((a, b) => a - b))
    expect(new Set(half).size).toBeGreaterThan(3)
    expect(ROW_NUMBERS.map(row => sortedAt(SESSIONS.turned, row))).toEqual(
      Array(6).fill(expect.closeTo(1, 6)),
    )
  })

  it('keeps a plate thick, and tipped as it was, until it has come down', () => {
    const drawn = picture(0.74)
    const tilt = (row: number) => peek(drawn, FIRST_PLATE + row, 4)
    expect(tilt(0)).toBeCloseTo(peek(picture(SESSIONS.leave), FIRST_PLATE, 4), 1)
    for (const row of ROW_NUMBERS.slice(0, -1))
      expect(peek(drawn, FIRST_PLATE + row, 9)).toBeGreaterThan(0.09)
  })

  it('folds the rings into one', () => {
    expect(kinds(0.66, 'ring')).toHaveLength(ROWS)
    expect(kinds(0.9, 'ring')).toHaveLength(1)
  })
})
