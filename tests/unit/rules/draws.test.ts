import { expect, it } from 'vitest'
import { sampleDraws } from '../../../src/rules/draws.ts'
import { OCCURRENCES, rowFor } from '../../../src/rules/occurrence.ts'
import { sampleSheet } from '../../../src/rules/season.ts'
import { chancesFor } from '../../../src/rules/selection.ts'
import { SAMPLE_SHEET_SEED } from '../../../src/rules/showcase.ts'

const sheet = sampleSheet(SAMPLE_SHEET_SEED)

it('draws a column at each occurrence, none that the rules give no chance', () => {
  for (const entry of sheet) {
    const draws = sampleDraws(entry)
    expect(draws).toHaveLength(OCCURRENCES.length)
    for (const [i, column] of draws.entries())
      expect(chancesFor(rowFor(entry, i + 1), draws.slice(0, i))[column]).toBeGreaterThan(0)
  }
})

it('tells of the last pattern a varied story: all columns, three in each row, none twice running', () => {
  const last = sheet.at(-1)
  const draws = last ? sampleDraws(last) : []
  expect(draws).toEqual([1, 2, 1, 3, 2, 1, 0, 3])
})

it('has the same draws of an entry each time, and others of another one', () => {
  const all = sheet.map(entry => sampleDraws(entry).join(''))
  expect(sheet.map(entry => sampleDraws(entry).join(''))).toEqual(all)
  expect(new Set(all).size).toBeGreaterThan(12)
})
