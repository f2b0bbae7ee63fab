import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  listPosition,
  ringColumnAt,
  ringLiftAt,
  sheetColumnAt,
  sheetIndexAt,
  sheetOffsetPx,
} from '../../../src/timeline/sheet.ts'

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
    expect([sheetIndexAt(0, 0), sheetColumnAt(0, 0), listPosition(0, 0)]).toEqual([0, 0, 0])
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

describe('the list', () => {
  it('rests on each row for three quarters of its section', () => {
    expect([0.12, 0.3, 0.5, 0.88].map(q => listPosition((6 + q) * 300, N))).toEqual([6, 6, 6, 6])
  })

  it('is half-way between two rows at their boundary, from either side', () => {
    expect(listPosition(7 * 300, N)).toBeCloseTo(6.5)
    expect(listPosition(7 * 300 - 0.01, N)).toBeCloseTo(6.5, 2)
  })

  it('does not move before the first row or past the last', () => {
    expect([-200, 0, 12].map(px => listPosition(px, N))).toEqual([0, 0, 0])
    expect([END - 12, END, END + 200].map(px => listPosition(px, N))).toEqual([23, 23, 23])
  })

  it('never runs backwards and never jumps', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: END + 100 }), px => {
        const step = listPosition(px + 1, N) - listPosition(px, N)
        expect(step).toBeGreaterThanOrEqual(0)
        expect(step).toBeLessThan(0.05)
      }),
    )
  })
})

describe('the ring', () => {
  it('is at rest on the column that the page names in the middle of its quarter', () => {
    for (const px of [37.5, 112.5, 187.5, 255]) {
      expect(ringColumnAt(3 * 300 + px, N)).toBe(sheetColumnAt(3 * 300 + px, N))
      expect(ringLiftAt(3 * 300 + px, N)).toBe(0)
    }
  })

  it('is half-way across where the column changes', () => {
    expect(ringColumnAt(75, N)).toBeCloseTo(0.5)
    expect(ringColumnAt(225, N)).toBeCloseTo(2.5)
  })

  it('lifts highest and is half-way back at the boundary of two patterns', () => {
    expect(ringLiftAt(300, N)).toBeCloseTo(1)
    expect(ringColumnAt(300, N)).toBeCloseTo(1.5)
  })

  it('does not return before the first pattern or after the last', () => {
    expect([ringColumnAt(0, N), ringLiftAt(0, N)]).toEqual([0, 0])
    expect([ringColumnAt(END, N), ringLiftAt(END, N)]).toEqual([3, 0])
  })

  it('never jumps, stays over the columns and within its lift', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: END + 100 }), px => {
        expect(Math.abs(ringColumnAt(px + 1, N) - ringColumnAt(px, N))).toBeLessThan(0.2)
        expect(ringColumnAt(px, N)).toBeGreaterThanOrEqual(0)
        expect(ringColumnAt(px, N)).toBeLessThanOrEqual(3)
        expect(ringLiftAt(px, N)).toBeGreaterThanOrEqual(0)
        expect(ringLiftAt(px, N)).toBeLessThanOrEqual(1)
      }),
    )
  })
})
