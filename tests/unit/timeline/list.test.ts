import { describe, expect, it } from 'vitest'
import { leadRow, listRow, modulo, rowOfEntry } from '../../../src/timeline/list.ts'
import { FIRST_RING, peek, ROWS, TRAY, TURN, tokenOf } from '../../../src/timeline/picture.ts'
import { createRow } from '../../../src/timeline/rows.ts'
import { MARKER_PX, ROW_PX, SECTION_PX, SHAPE_PX, WINDOW_PX } from '../../../src/timeline/stages.ts'
import { layoutOf, pictureAt, seen, visible, WINDOWS, type WindowName } from './story.ts'

/** Outer radius of the ring, over its size. */
const RING_OUTSIDE = 0.742

const layout = layoutOf('desktop')
const N = layout.entries
const picture = (offsetPx: number, of = layout) => pictureAt('data-sheet', offsetPx / (N * SECTION_PX), of)

/** The entry of each row of tokens from the bottom of the window to its top, by where its shapes stand. */
function rowsOf(offsetPx: number): { y: number; columns: string; alpha: number }[] {
  const drawn = picture(offsetPx)
  return Array.from({ length: ROWS }, (_, row) => {
    const tokens = [0, 1, 2, 3].map(shape => seen(drawn, tokenOf(row, shape), layout))
    const columns = tokens.map(({ x }) => Math.round((x - layout.window.x) / ROW_PX + 1.5)).join('')
    return { y: (tokens[0]?.y ?? 0) - layout.window.y, columns, alpha: tokens[0]?.alpha ?? 0 }
  }).toSorted((a, b) => a.y - b.y)
}

const columnsOf = (entry: number): string => layout.entryColumns.slice(entry * 4, entry * 4 + 4).join('')

describe('the rows of the window', () => {
  it.each([0, 1, 7, 22, 23])(
    'show entry %d in the middle, the next above it and the one before below',
    entry => {
      const rows = rowsOf(entry * SECTION_PX + 150).filter(({ alpha }) => alpha > 0)
      expect(rows.map(({ y }) => Math.round(y) + 0)).toEqual([-120, -60, 0, 60, 120])
      const around = [-2, -1, 0, 1, 2].map(by => columnsOf(modulo(entry + by, N)))
      expect(rows.map(({ columns }) => columns)).toEqual(around)
    },
  )

  it('fade out between 120 and 140 px from the middle: next to nothing shows of a piece that passes the window’s edge', () => {
    const alphas = rowsOf(7 * SECTION_PX).map(({ y, alpha }) => [Math.round(y), alpha.toFixed(2)])
    expect(alphas).toEqual([
      [-150, '0.00'],
      [-90, '1.00'],
      [-30, '1.00'],
      [30, '1.00'],
      [90, '1.00'],
      [150, '0.00'],
    ])
    for (let px = 7 * SECTION_PX - 54; px <= 7 * SECTION_PX + 54; px++)
      for (const { y, alpha } of rowsOf(px))
        if (Math.abs(y) + SHAPE_PX / 2 > WINDOW_PX / 2) expect(alpha).toBeLessThan(0.25)
  })

  it('carry on with the last entry in the row that odd & even begins with', () => {
    for (const entries of [1, 2, 6, 24, 25]) expect(leadRow(entries)).toBe(rowOfEntry(entries - 1))
    const row = createRow()
    expect(listRow(row, leadRow(N), N - 1, layout)).toBe(N - 1)
    expect([row.x, row.y]).toEqual([layout.window.x, layout.window.y])
    expect(leadRow(0)).toBe(0)
  })

  it('never show a row twice or leave one out, wherever the list stands', () => {
    for (let position = 0; position <= N - 1; position += 0.25) {
      const ys = Array.from({ length: ROWS }, (_, row) => {
        const pose = createRow()
        listRow(pose, row, position, layout)
        return Math.round((pose.y - layout.window.y) / (ROW_PX / 4))
      })
      const sorted = ys.toSorted((a, b) => a - b)
      expect(sorted.slice(1).map((y, i) => y - (sorted[i] ?? 0))).toEqual([4, 4, 4, 4, 4])
    }
  })
})

describe('the piece that a group of six begins with', () => {
  const sizes = (boundary: number, px: number): number[] => {
    const drawn = picture(boundary * SECTION_PX + px)
    return [0, 1, 2, 3]
      .map(shape => seen(drawn, tokenOf(rowOfEntry(boundary), shape), layout))
      .toSorted((a, b) => a.x - b.x)
      .map(({ size }) => size)
  }

  it('comes forward on its way to the tray, and no other piece does', () => {
    for (const boundary of [6, 12, 18])
      for (let px = -40; px <= 40; px += 2) {
        const [first = 0, ...others] = sizes(boundary, px)
        expect(others).toEqual([SHAPE_PX, SHAPE_PX, SHAPE_PX])
        expect(first).toBeGreaterThanOrEqual(SHAPE_PX)
        // It stays clear of the next one.
        expect(first).toBeLessThan(2 * ROW_PX - SHAPE_PX - 30)
      }
    expect(sizes(6, 0)[0]).toBeGreaterThan(1.3 * SHAPE_PX)
    // The ring about the piece of the row before it is as large as that needs.
    for (let px = -54; px <= -36; px++)
      expect(seen(picture(6 * SECTION_PX + px), FIRST_RING, layout).size).toBeCloseTo(SHAPE_PX, 3)
    expect(sizes(6, 36)).toEqual([SHAPE_PX, SHAPE_PX, SHAPE_PX, SHAPE_PX])
    for (const boundary of [1, 5, 7, 23]) expect(sizes(boundary, 0)[0]).toBe(SHAPE_PX)
  })
})

describe('at the end of the stage', () => {
  const END = N * SECTION_PX
  const lead = leadRow(N)
  const FROM = -55
  const UNTIL = 85
  /** So many px past the end, on into ODD & EVEN. */
  const past = (px: number) => (px < 0 ? picture(END + px) : pictureAt('odd-even', px / 3420, layout))
  /** Of the rows two over, one over, one under and two under the middle one: how far from it, and how much of it is left. */
  const others = (px: number) =>
    [2, 1, -1, -2].map(up => {
      const { y, alpha } = seen(past(px), tokenOf(modulo(lead - up, ROWS), 0), layout)
      return { away: Math.abs(y - layout.window.y), alpha }
    })

  it('the rows are drawn in under the tray from both sides, none comes where another one’s name stands, and the last entry’s stays', () => {
    const rests = [120, 60, 60, 120]
    expect(others(FROM).map(({ away, alpha }) => [Math.round(away), alpha])).toEqual(
      rests.map(rest => [rest, 1]),
    )
    for (let px = FROM + 1; px < UNTIL; px++) {
      const [now, before] = [others(px), others(px - 1)]
      for (const [i, { away, alpha }] of now.entries()) {
        if (alpha === 0) continue
        expect(away).toBeLessThan((before[i]?.away ?? 0) + 1e-3)
        expect((rests[i] ?? 0) - away).toBeLessThan(ROW_PX / 2)
        // Nothing is on the tray that is not under it.
        expect(away).toBeGreaterThan(36)
      }
      expect(seen(past(px), tokenOf(lead, 0), layout).alpha).toBe(1)
    }
    for (const { alpha } of others(UNTIL)) expect(alpha).toBe(0)
  })

  it('the rows leave one after the other, from the top down', () => {
    const gone = [0, 1, 2, 3].map(i => {
      let px = FROM
      while ((others(px)[i]?.alpha ?? 0) > 0.5) px++
      return px
    })
    const [upper = 0, overTray = 0, underTray = 0, lower = 0] = gone
    // The tray pours over those under it.
    expect(gone).toEqual([upper, overTray, underTray, lower].toSorted((a, b) => a - b))
    // In no picture of a steady wheel, 50 px after the one before, more than two thirds of the list go.
    const left = (px: number) => others(px).reduce((sum, { alpha }) => sum + alpha, 0)
    for (let px = FROM; px < UNTIL; px++) expect(left(px) - left(px + 50)).toBeLessThan(2.67)
  })

  it('the thread is drawn out of the large kolam, which is whole until then', () => {
    const drawn = [600, 55, 40, 20, 1].map(px => picture(END - px).kolam.reveal)
    expect(drawn.slice(0, 2)).toEqual([1, 1])
    expect(drawn.slice(1)).toEqual(drawn.slice(1).toSorted((a, b) => b - a))
    expect(picture(END - 40).kolam.alpha).toBe(1)
    expect([picture(END - 1).kolam.reveal < 0.01, picture(END).kolam.alpha]).toEqual([true, 0])
  })
})

describe('measures', () => {
  it.each(Object.keys(WINDOWS) as WindowName[])('are those of the contract at scale 1 on a %s', name => {
    const of = layoutOf(name)
    const drawn = picture(5 * SECTION_PX + 37, of)
    for (const { size } of visible(drawn, of).filter(({ kind }) => kind === 'token'))
      expect(size).toBe(SHAPE_PX)
    const ring = seen(drawn, FIRST_RING, of)
    expect(Math.round(ring.size * 2 * (0.69 + 0.052))).toBe(MARKER_PX)
    expect([ring.x, ring.y].map(Math.round)).toEqual([of.window.x - 90, of.window.y].map(Math.round))
    const tray = seen(drawn, TRAY, of)
    expect([tray.x, tray.y].map(Math.round)).toEqual([of.window.x, of.window.y].map(Math.round))
    expect([2 * tray.w, 2 * tray.h]).toEqual([264, 60])
  })

  it('follow the scale of a smaller window as one', () => {
    const small = { ...layout, window: { ...layout.window, size: 29 * 0.8, pitch: 48 } }
    const drawn = picture(5 * SECTION_PX + 37, small)
    expect(seen(drawn, tokenOf(0, 0), small).size).toBeCloseTo(29 * 0.8, 4)
    expect(2 * seen(drawn, TRAY, small).h).toBeCloseTo(48, 4)
  })
})

describe('the ring', () => {
  const ringAt = (offsetPx: number) => seen(picture(offsetPx), FIRST_RING, layout)

  it('rests on the four columns of a section', () => {
    const columnAt = (offsetPx: number) => (ringAt(offsetPx).x - layout.window.x) / ROW_PX + 1.5
    expect([37, 112, 187, 255].map(px => columnAt(3 * SECTION_PX + px))).toEqual([0, 1, 2, 3])
  })

  it('is about the middle of a token wherever it shows between two patterns, and nowhere half-way', () => {
    let shown = 0
    for (let px = 4 * SECTION_PX - 36; px <= 4 * SECTION_PX + 36; px++) {
      const ring = ringAt(px)
      if (ring.alpha === 0) continue
      shown++
      const drawn = picture(px)
      const tokens = Array.from({ length: ROWS * 4 }, (_, i) => seen(drawn, tokenOf(i >> 2, i % 4), layout))
      const nearest = Math.min(...tokens.map(({ x, y }) => Math.hypot(x - ring.x, y - ring.y)))
      expect([px, nearest]).toEqual([px, expect.closeTo(0, 3)])
    }
    expect(shown).toBeGreaterThan(30)
    expect(ringAt(4 * SECTION_PX).alpha).toBe(0)
  })

  it('stays on its ink between two patterns: it is seen nowhere over the edge of the tray', () => {
    for (let boundary = 1; boundary < N; boundary++)
      for (let px = boundary * SECTION_PX - 54; px <= boundary * SECTION_PX + 54; px += 0.5) {
        const { y, size, alpha } = ringAt(px)
        const high = seen(picture(px), TRAY, layout).h
        if (alpha > 0.1)
          expect([px, Math.abs(y - layout.window.y) + RING_OUTSIDE * size < high + 1]).toEqual([px, true])
      }
  })

  it('turns over once where a group of six begins, and nowhere else', () => {
    const turned = (boundary: number) =>
      Math.max(
        ...Array.from({ length: 73 }, (_, i) =>
          Math.abs(peek(picture(boundary * SECTION_PX - 36 + i), FIRST_RING, TURN + 1)),
        ),
      )
    for (const boundary of [6, 12, 18]) expect(turned(boundary)).toBeGreaterThan(0.99)
    for (const boundary of [1, 5, 7, 23]) expect(turned(boundary)).toBe(0)
  })
})
