import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COLUMNS } from '../../../src/rules/constants.ts'
import {
  columnPosition,
  entryPx,
  listPosition,
  markerColumnAt,
  remarkLarger,
  ringClosedAt,
  ringColumnAt,
  ringRowAt,
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

describe('a change of pattern', () => {
  const boundary = 7 * 300

  it('is one with the marker’s way back: half of both at the boundary, and no more than 36 px beside it', () => {
    for (let px = boundary - 60; px < boundary + 60; px++) {
      const part = listPosition(px, N) - 6
      const isOn = Math.abs(px - boundary) < 36
      if (isOn) expect(markerColumnAt(px, N)).toBeCloseTo(3 * (1 - part), 9)
      else expect([part, markerColumnAt(px, N)]).toEqual(px < boundary ? [0, 3] : [1, 0])
    }
  })

  it('comes column by column from the right, never back, as the ink column goes over them', () => {
    const partsAt = (px: number) => COLUMNS.map(column => columnPosition(px, N, column) - 6)
    for (let px = boundary - 36; px <= boundary + 36; px++) {
      const parts = partsAt(px)
      expect(parts).toEqual(parts.toSorted((a, b) => a - b))
      for (const [column, part] of partsAt(px - 1).entries())
        expect(part).toBeLessThanOrEqual(parts[column] ?? 0)
      // The ink has come to a column before its number is there, and leaves it after that has begun to come.
      const ink = markerColumnAt(px, N)
      for (const [column, part] of parts.entries()) {
        if (part > 0.95) expect(ink).toBeLessThan(column + 0.6)
        if (part < 0.05) expect(ink).toBeGreaterThan(column - 0.6)
      }
    }
    expect([partsAt(boundary - 36), partsAt(boundary + 36)]).toEqual([Array(4).fill(0), Array(4).fill(1)])
    // Not all eight numbers are halves at once.
    const [first = 0, , , last = 0] = partsAt(boundary)
    expect(last - first).toBeGreaterThan(0.7)
  })

  it('is over where the story rests', () => {
    for (const column of COLUMNS) {
      const px = entryPx(7, column)
      expect([listPosition(px, N), markerColumnAt(px, N)]).toEqual([7, column])
    }
  })

  it('does not come to a sheet of one pattern', () => {
    for (let px = 0; px <= 300; px += 5) expect(listPosition(px, 1)).toBe(0)
  })
})

describe('the marker', () => {
  it('is at rest on the column that the page names in the middle of its quarter, and the ring there', () => {
    for (const px of [37.5, 112.5, 187.5, 255]) {
      const at = 3 * 300 + px
      expect(markerColumnAt(at, N)).toBe(sheetColumnAt(at, N))
      expect([ringColumnAt(at, N), ringRowAt(at, N), ringClosedAt(at, N)]).toEqual([
        sheetColumnAt(at, N),
        0,
        1,
      ])
    }
  })

  it('is half-way across where the column changes, and half-way back at the boundary of two patterns', () => {
    expect([75, 225, 300].map(px => markerColumnAt(px, N))).toEqual(
      [0.5, 2.5, 1.5].map(n => expect.closeTo(n)),
    )
  })

  it('does not return before the first pattern or after the last', () => {
    for (const column of [markerColumnAt, ringColumnAt])
      expect([column(0, N), column(END, N)]).toEqual([0, 3])
    expect([ringClosedAt(0, N), ringClosedAt(END, N)]).toEqual([1, 1])
  })

  it('never jumps and stays over the columns', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: END + 100 }), px => {
        expect(Math.abs(markerColumnAt(px + 1, N) - markerColumnAt(px, N))).toBeLessThan(0.2)
        expect(markerColumnAt(px, N)).toBeGreaterThanOrEqual(0)
        expect(markerColumnAt(px, N)).toBeLessThanOrEqual(3)
      }),
    )
  })
})

describe('the ring', () => {
  it('goes with its piece: wherever it shows between two patterns it is about a piece of one of their rows', () => {
    for (let px = 300 - 36; px < 300 + 36; px += 0.5) {
      const rowOfPiece = px < 300 ? -listPosition(px, N) : 1 - listPosition(px, N)
      expect(ringRowAt(px, N)).toBeCloseTo(rowOfPiece, 9)
      expect(ringColumnAt(px, N)).toBe(px < 300 ? 3 : 0)
    }
  })

  it('has opened and gone before it would hang out of the tray, half-way between two rows', () => {
    expect(ringClosedAt(300, N)).toBe(0)
    for (let px = 0; px < END; px++)
      if (Math.abs(ringRowAt(px, N)) > 0.36) expect(ringClosedAt(px, N)).toBe(0)
  })
})

it('a record’s sentence is stamped on as its pattern comes, and stays as it is while it goes', () => {
  expect([3.5, 3.75, 4, 4.25, 4.5].map(at => remarkLarger(4, at))).toEqual(
    [1.7, 1.35, 1, 1, 1].map(n => expect.closeTo(n)),
  )
})
