import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COLUMNS } from '../../../src/rules/constants.ts'
import {
  at,
  entryPx,
  playAt,
  sheetColumnAt,
  sheetIndexAt,
  sheetOffsetPx,
  tapeAt,
  value,
} from '../../../src/stages/data-sheet/tape.ts'
import { layoutOf } from './story.ts'

const N = 24
const END = 300 * N

describe('the entry and column at a scroll position', () => {
  it('selects a section from the pixel at which it has come into view', () => {
    expect([0, 299.9, 300, 599, 600].map(px => sheetIndexAt(px, N))).toEqual([0, 0, 1, 1, 2])
  })

  it('holds the first entry before the stage and the last one after it', () => {
    expect([-5000, -1, END, END + 1, END + 5000].map(px => sheetIndexAt(px, N))).toEqual([0, 0, 23, 23, 23])
  })

  it('sweeps the four columns, 75 px each', () => {
    expect([0, 74.9, 75, 149, 150, 225, 299, 300].map(px => sheetColumnAt(px, N))).toEqual([
      0, 0, 1, 1, 2, 3, 3, 0,
    ])
  })

  it('stands on column 0 before the stage and on column 3 from its last pixel on', () => {
    expect([-900, END - 1, END, END + 400].map(px => sheetColumnAt(px, N))).toEqual([0, 3, 3, 3])
  })

  it('answers for a sheet of any length', () => {
    expect([sheetIndexAt(700, 1), sheetColumnAt(700, 1)]).toEqual([0, 3])
    expect([sheetIndexAt(0, 0), sheetColumnAt(0, 0)]).toEqual([0, 0])
  })
})

describe('what stays selected on other stages', () => {
  it('is the first entry before the stage and the last one after it', () => {
    expect(sheetIndexAt(sheetOffsetPx('hero', 900, N), N)).toBe(0)
    expect(sheetIndexAt(sheetOffsetPx('data-sheet', 900, N), N)).toBe(3)
    expect(sheetIndexAt(sheetOffsetPx('odd-even', 900, N), N)).toBe(23)
    expect(sheetColumnAt(sheetOffsetPx('footer', 0, N), N)).toBe(3)
  })
})

const layout = layoutOf('desktop')
/** A number of the score so many px after the stage was pinned. */
const numberAt = (channel: number, px: number, of = layout): number => {
  playAt(tapeAt(px, of), of)
  return value(channel)
}
const listAt = (px: number, of = layout): number =>
  sheetIndexAt(px, of.entries) + numberAt(at.list.moved, px, of)

describe('the list and the marker', () => {
  it('rest on every entry and column that the page goes to', () => {
    for (let i = 0; i < N; i++)
      for (const column of COLUMNS) {
        const px = entryPx(i, column)
        expect([listAt(px), numberAt(at.marker.column, px)]).toEqual([i, column])
        expect([sheetIndexAt(px, N), sheetColumnAt(px, N)]).toEqual([i, column])
      }
  })

  it('do not move before the first entry or past the last', () => {
    expect([-200, 0, 12].map(px => listAt(px))).toEqual([0, 0, 0])
    expect([END - 12, END, END + 200].map(px => listAt(px))).toEqual([23, 23, 23])
    expect([0, END].map(px => numberAt(at.marker.column, px))).toEqual([0, 3])
    const one = layoutOf('desktop', { entries: 1 })
    for (let px = 0; px <= 300; px += 5) expect(listAt(px, one)).toBe(0)
  })

  it('never jump, and the list never runs backwards', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: END + 100 }), px => {
        const step = listAt(px + 1) - listAt(px)
        expect(step).toBeGreaterThanOrEqual(0)
        expect(step).toBeLessThan(0.05)
        const [before, after] = [px, px + 1].map(each => numberAt(at.marker.column, each))
        expect(Math.abs((after ?? 0) - (before ?? 0))).toBeLessThan(0.2)
      }),
    )
  })
})
