import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PATTERNS } from '../../../src/rules/patterns.ts'
import { remarksOn } from '../../../src/rules/remarks.ts'
import { sampleSheet } from '../../../src/rules/season.ts'
import { type DataSheetEntry, makeRow, type Row } from '../../../src/rules/sheet.ts'
import { sheetValueText } from '../../../src/rules/sheet-value.ts'

const sheet = (...rows: readonly (readonly [Row, Row])[]): readonly DataSheetEntry[] =>
  rows.map(([odd, even], i) => ({ basePattern: PATTERNS[i] ?? '', odd, even }))

/** The sentences, plain spaces for all that part their words. */
const saidOf = (entries: readonly DataSheetEntry[]) =>
  remarksOn(entries).map(({ text }) => text.replaceAll(/\s/g, ' '))

const remark = (odd: Row, even: Row) => saidOf(sheet([odd, even]))[0]

/** Rows that swing by little, by much and in between. */
const calm = [makeRow(() => 25), [26, 24, 25, 25]] as const
const wide = [[60, 20, 12, 8] as Row, [5, 30, 25, 40] as Row] as const
const middle = [[40, 30, 20, 10] as Row, [30, 40, 10, 20] as Row] as const
const RECORD = /of all|, as in/

const value = fc.oneof(
  fc.integer({ min: 0, max: 60 }),
  fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }),
)
const row = fc.tuple(value, value, value, value)
const anySheet = fc.array(fc.tuple(row, row), { minLength: 1, maxLength: 24 }).map(rows => sheet(...rows))

describe('what is said of a pattern', () => {
  it.each<[Row, Row, string]>([
    [[22, 47, 21, 10], [30, 16, 29, 25], 'Column 1 swings most: 47 odd, 16 even.'],
    [[49, 20, 16, 15], [37, 30, 20, 13], 'Column 0 leads both rows: 49 odd, 37 even.'],
    [[45, 25, 20, 10], [30, 35, 20, 15], 'Odd leans on column 0, even on column 1.'],
    // Nothing stands out where two are alike, as written.
    [[25, 25, 25, 25], [25, 25, 25, 25], ''],
    [[45.04, 44.96, 5, 5], [44.96, 45.04, 5, 5], ''],
    [[0, 0, 0, 0], [0, 0, 0, 0], ''],
    [[0.2, 0.5, 0.2, 0.1], [0.3, 0.1, 0.3, 0.3], 'Column 1 swings most: 0.5 odd, 0.1 even.'],
  ])('%j and %j: %s', (odd, even, text) => {
    expect(remark(odd, even)).toBe(text)
  })

  it('names what nothing in the sheet outdoes, unless most of it is the same', () => {
    const [first, widest, last] = saidOf(sheet(calm, wide, middle))
    expect([first, widest, last]).toEqual([
      'Smallest swing of all 3.',
      'Widest swing of all 3: column 0, 60 odd, 5 even.',
      'Odd leans on column 0, even on column 1.',
    ])
    expect(saidOf(sheet(wide, wide, wide, wide)).join()).not.toMatch(RECORD)
    expect(saidOf(sheet(calm, wide)).join()).not.toMatch(RECORD)
  })

  it('says of what two patterns have which the other one is, of three how many, and of what one has twice that it has it alone', () => {
    const [, second, third] = PATTERNS
    const where = 'column 0, 60 odd, 5 even.'
    expect(saidOf(sheet(calm, wide, wide)).slice(1)).toEqual([
      `Widest swing, as in ${third}: ${where}`,
      `Widest swing, as in ${second}: ${where}`,
    ])
    expect(saidOf(sheet(calm, wide, wide, wide))[2]).toBe(`Widest swing, as in 2 others: ${where}`)
    const twice = [[40, 40, 10, 10] as Row, [30, 30, 20, 20] as Row] as const
    expect(saidOf(sheet(calm, calm, twice))[2]).toMatch(/of all 3/)
  })

  it('tells which values make a record, the most of all or the least, and none where nothing is said of one', () => {
    const high = [[90, 3, 4, 3] as Row, [60, 14, 14, 12] as Row] as const
    const makes = remarksOn(sheet(calm, wide, middle, high)).map(remark => remark.makes.join(' '))
    expect(makes).toEqual([
      '-1 -1 -1 -1 -1 -1 -1 -1',
      '1 0 0 0 1 0 0 0',
      '0 0 0 0 0 0 0 0',
      '1 0 0 0 0 0 0 0',
    ])
  })

  it('names values that are in the tables, and of a swing two that differ, whatever is published', () => {
    fc.assert(
      fc.property(anySheet, entries => {
        for (const [i, text] of saidOf(entries).entries()) {
          expect(text.length).toBeLessThanOrEqual(66)
          expect(text).not.toMatch(/NaN|Infinity|undefined|-1|%/)
          const [, column, odd = '', even = ''] = /column (\d)\D+?(\S+) odd, (\S+) even/i.exec(text) ?? []
          const entry = entries[i]
          if (!entry || !column) continue
          const at = Number(column) as 0 | 1 | 2 | 3
          expect([odd, even]).toEqual([sheetValueText(entry.odd[at]), sheetValueText(entry.even[at])])
          if (text.includes('swing')) expect(odd).not.toBe(even)
        }
      }),
    )
  })

  it('differs from one pattern to the next for the most part', () => {
    expect(new Set(saidOf(sampleSheet(7))).size).toBeGreaterThan(12)
  })
})
