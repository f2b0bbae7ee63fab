import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleSheet, toWire } from '../../../src/rules/season.ts'
import { checkSheet } from '../../../tools/sheet/check.ts'
import { writeCsv } from '../../../tools/sheet/csv.ts'

const season = sampleSheet(3)
const wire = toWire(season)
const csv = writeCsv(wire)

/** The sample season as CSV with one line replaced; line 1 is the header. */
const withLine = (number: number, text: string): string =>
  csv
    .split('\n')
    .map((line, i) => (i + 1 === number ? text : line))
    .join('\n')

describe('a season that is as it should be', () => {
  const shapes = {
    'a list': wire,
    'an object of entries': Object.fromEntries(wire.map((entry, i) => [`e${10 + i}`, entry])),
    'a document with a list': { sheet: wire },
    'a document with an object': { sheet: Object.fromEntries(wire.map((entry, i) => [`e${10 + i}`, entry])) },
  }
  it.each(Object.entries(shapes))('is read from JSON that is %s', (_name, shape) => {
    expect(checkSheet(JSON.stringify(shape))).toEqual({ entries: season, faults: [], warnings: [] })
  })

  it('keeps the order of the file where its entries are keyed by their patterns', () => {
    const reversed = wire.toReversed()
    const text = `{"sheet": {${reversed.map(entry => `"${entry.base_pattern}": ${JSON.stringify(entry)}`)}}}`
    expect(checkSheet(text).entries).toEqual(season.toReversed())
  })

  const variants = {
    'commas and line feeds': csv,
    'a byte order mark and CRLF': `\uFEFF${csv.replaceAll('\n', '\r\n')}`,
    semicolons: csv.replaceAll(',', ';'),
    'quoted cells': csv.replace(/[^,\n]+/g, '"$&"'),
    'empty lines, also of commas': `${csv}\n,,,,,,,,\n`,
    'zeros that a spreadsheet has dropped': csv.replace(/^0/gm, ''),
    'a line that names its separator': `sep=;\n${csv.replaceAll(',', ';')}`,
    'patterns written as formulas': csv.replace(/^(\d{4}),/gm, '="$1",'),
    'spaces round the cells, also those that do not break': csv.replaceAll(',', ' ,\u00a0'),
  }
  it.each(Object.entries(variants))('is read from CSV with %s', (_name, text) => {
    expect(checkSheet(text)).toEqual({ entries: season, faults: [], warnings: [] })
  })
})

describe('a fault names entry, line, field and reason', () => {
  const faultOf = (text: string) => checkSheet(text).faults

  it.each([
    [
      'a word for a number',
      '0132,1,2,x,95,25,25,25,25',
      'odd has at 2 no finite non-negative number but "x"',
    ],
    ['a negative number', '0132,-1,1,50,50,25,25,25,25', 'odd has at 0 no finite non-negative number but -1'],
    ['infinity', '0132,1e999,1,50,50,25,25,25,25', 'odd has at 0 no finite non-negative number but Infinity'],
  ])('%s', (_name, line, reason) => {
    expect(faultOf(withLine(3, line))).toEqual([`entry 1 (0132, line 3): ${reason}`])
  })

  it.each([
    ['0112', '(line 3): base_pattern is not a permutation of 0123 but "0112"'],
    ['0123', '(0123, line 3): base_pattern repeats an earlier entry, which is kept'],
  ])('the pattern %s', (pattern, reason) => {
    expect(faultOf(withLine(3, `${pattern},25,25,25,25,25,25,25,25`))).toEqual([`entry 1 ${reason}`])
  })

  it.each([
    ['nothing', ''],
    ['a word', 'season'],
    ['JSON that breaks off', '[{"base_pattern":'],
    ['JSON without entries', '{"sheet": 7}'],
    ['a table without a column', csv.replace('odd_2', 'odd')],
    ['a stray quotation mark', withLine(3, '01"32,1,2,3,4,5,6,7,8')],
    ['more cells than columns', withLine(3, '0132,25,25,25,25,25,25,25,25,1')],
    ['an empty list', '[]'],
  ])('a text that is %s', (_name, text) => {
    const { entries, faults } = checkSheet(text)
    expect({ entries: entries.length, faults: faults.length }).toEqual({ entries: 0, faults: 1 })
  })

  it.each([
    ['the output of npm', `\n> site@1.0.0 sheet\n> node tools/sheet.mjs make\n\n${csv}`, 'npm run -s'],
    ['a title', `Season 7\n\n${csv.replaceAll(',', ';')}`, 'in line 3: take out what stands above'],
  ])('says what to do about %s', (_, text, advice) => {
    expect(faultOf(text)[0]).toContain(advice)
  })
})

describe('a warning', () => {
  it('names a row that does not sum to 100', () => {
    const { faults, warnings } = checkSheet(withLine(3, '0132,25,25,25,24,25,25,25,25'))
    expect(faults).toEqual([])
    expect(warnings).toEqual(['pattern 0132: odd sums to 99, not 100'])
  })

  it('says once what is meant where every row is in parts of 1', () => {
    const parts = wire.map(({ base_pattern, odd, even }) => ({
      base_pattern,
      odd: odd.map(value => value / 100),
      even: even.map(value => value / 100),
    }))
    expect(checkSheet(JSON.stringify(parts)).warnings).toEqual([
      'every row sums to 1: sheet values are parts of 100, write 25 for a quarter and not 0.25',
    ])
  })
})

it('finds entries or faults in every text at all, and never throws', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), fc.mixedCase(fc.constant(csv)))
  const hasEither = (each: string) => {
    const { entries, faults } = checkSheet(each)
    expect(entries.length + faults.length).toBeGreaterThan(0)
  }
  fc.assert(fc.property(text, hasEither), { numRuns: 2000 })
}, 60_000)
