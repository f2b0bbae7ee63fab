import { describe, expect, it } from 'vitest'
import { PATTERNS } from '../../../src/rules/patterns.ts'
import { sampleSheet, toWire } from '../../../src/rules/season.ts'
import { describeFaults, readSheet } from '../../../src/rules/sheet.ts'

const good = { base_pattern: '0123', odd: [10, 20, 30, 40], even: [40, 30, 20, 10] }

describe('a published data sheet', () => {
  it('is read in the order in which it is published', () => {
    const sheet = sampleSheet(7).toReversed()
    expect(readSheet(toWire(sheet))).toEqual({ entries: sheet, faults: [] })
  })

  it('may hold any finite non-negative numbers, whatever their sum', () => {
    const { entries, faults } = readSheet([{ ...good, odd: [0, 0.5, 1e300, 3] }])
    expect(faults).toEqual([])
    expect(entries[0]?.odd).toEqual([0, 0.5, 1e300, 3])
  })

  it('shares nothing with what was published', () => {
    const odd = [10, 20, 30, 40]
    const { entries } = readSheet([{ ...good, odd }])
    odd[0] = -1
    expect(entries[0]?.odd).toEqual([10, 20, 30, 40])
  })

  it.each([null, undefined, 7, 'entry', true, ['0123'], () => good, Symbol('entry'), 7n])(
    'leaves out an entry that is no object: %o',
    entry => {
      const { entries, faults } = readSheet([entry, good])
      expect(entries.map(({ basePattern }) => basePattern)).toEqual(['0123'])
      expect(faults).toEqual([{ place: 0, reason: expect.stringMatching(/^is not an object but /) }])
    },
  )

  it.each(['0012', '012', '01234', '0124', ' 0123', '٠١٢٣', 1230, null, undefined, ['0', '1', '2', '3']])(
    'leaves out an entry whose base_pattern is %j',
    base_pattern => {
      const { entries, faults } = readSheet([good, { ...good, base_pattern }])
      expect(entries).toHaveLength(1)
      expect(faults).toEqual([
        {
          place: 1,
          field: 'base_pattern',
          reason: expect.stringMatching(/^is not a permutation of 0123 but /),
        },
      ])
    },
  )

  const badRows = [
    [1, 2, 3],
    [1, 2, 3, 4, 5],
    [1, 2, 3, -4],
    [1, 2, Number.NaN, 4],
    [1, Number.POSITIVE_INFINITY, 3, 4],
    ['1', 2, 3, 4],
    [null, 2, 3, 4],
    new Array(4),
    { 0: 1, 1: 2, 2: 3, 3: 4, length: 4 },
    undefined,
  ]
  it.each(['odd', 'even'].flatMap(field => badRows.map(row => ({ field, row }))))(
    'leaves out an entry whose $field is $row',
    ({ field, row }) => {
      const { entries, faults } = readSheet([{ ...good, [field]: row }])
      expect(entries).toEqual([])
      expect(faults).toEqual([{ place: 0, basePattern: '0123', field, reason: expect.any(String) }])
    },
  )

  it('keeps the first of two entries with the same base_pattern and names the other', () => {
    const { entries, faults } = readSheet([
      good,
      { ...good, base_pattern: '3210' },
      { ...good, odd: [1, 1, 1, 1] },
    ])
    expect(entries.map(({ basePattern, odd }) => [basePattern, odd[0]])).toEqual([
      ['0123', 10],
      ['3210', 10],
    ])
    expect(faults).toMatchObject([{ place: 2, basePattern: '0123', field: 'base_pattern' }])
  })

  it('lets a valid entry follow an invalid one with the same base_pattern', () => {
    expect(readSheet([{ ...good, odd: [] }, good]).entries).toMatchObject([
      { basePattern: '0123', odd: good.odd },
    ])
  })

  it.each([null, undefined, 'sheet', 24, {}, good, new Set([good])])(
    'is empty if it is no list: %o',
    published => {
      const { entries, faults } = readSheet(published)
      expect(entries).toEqual([])
      expect(faults).toMatchObject([{ place: -1 }])
    },
  )
})

describe('the warning about bad entries', () => {
  it('is empty for a good sheet', () => {
    expect(describeFaults(readSheet(toWire(sampleSheet(1))).faults)).toBe('')
  })

  it('names every place with its field and reason', () => {
    const published = [good, null, { ...good, even: [1, 2, 3, -4] }, good]
    const lines = describeFaults(readSheet(published).faults).split('\n')
    expect(lines.slice(1)).toEqual([
      'entry 1: is not an object but null',
      'entry 2 (0123): even has at 3 no finite non-negative number but -4',
      'entry 3 (0123): base_pattern repeats an earlier entry, which is kept',
    ])
  })

  it('names each of 24 bad entries, and counts those beyond', () => {
    const text = describeFaults(readSheet(PATTERNS.map(() => 0)).faults)
    for (const place of PATTERNS.keys()) expect(text).toContain(`entry ${place}:`)
    const many = describeFaults(readSheet(new Array(50_000).fill({ base_pattern: 'x'.repeat(1000) })).faults)
    expect(many.length).toBeLessThan(4000)
    expect(many).toContain('and 49976 more')
  })

  it('quotes at most forty characters and escapes what could garble a console', () => {
    const base_pattern = `a\u202eb\u0000c\nd\u200be\ud800"\\${'z'.repeat(2 ** 20)}`
    const text = describeFaults(readSheet([{ base_pattern }]).faults)
    expect(text).toContain('"a\\u{202e}b\\u{0}c\\u{a}d\\u{200b}e\\u{d800}\\u{22}\\u{5c}zzz')
    expect(text.match(/z/g)).toHaveLength(40 - 12)
    expect(text.split('\n')).toHaveLength(2)
  })
})
