import { expect, it } from 'vitest'
import { COLUMNS } from '../../../src/rules/constants.ts'
import { sampleDraws } from '../../../src/rules/draws.ts'
import { OCCURRENCES, rowFor } from '../../../src/rules/occurrence.ts'
import { sampleSheet } from '../../../src/rules/season.ts'
import { chancesFor, movingAverage } from '../../../src/rules/selection.ts'
import { SAMPLE_SHEET_SEED } from '../../../src/rules/showcase.ts'

const sheet = sampleSheet(SAMPLE_SHEET_SEED)

it('draws a column at each occurrence, none that the rules give no chance', () => {
  for (const entry of sheet) {
    const draws = sampleDraws(entry)
    expect(draws).toHaveLength(OCCURRENCES.length)
    const columns = draws.map(({ index }) => index)
    for (const [i, column] of columns.entries())
      expect(chancesFor(rowFor(entry, i + 1), columns.slice(0, i))[column]).toBeGreaterThan(0)
  }
})

it('tells of the last pattern a varied story: all columns, three in each row, none twice running', () => {
  const last = sheet.at(-1)
  const draws = last ? sampleDraws(last) : []
  expect(draws.map(({ index }) => index)).toEqual([1, 2, 1, 3, 2, 1, 0, 3])
})

it('has the same draws of an entry each time, and others of another one', () => {
  const drawn = () =>
    sheet.map(entry =>
      sampleDraws(entry)
        .map(({ index }) => index)
        .join(''),
    )
  const all = drawn()
  expect(drawn()).toEqual(all)
  expect(new Set(all).size).toBeGreaterThan(12)
})

it('tells of each draw its number line, the place drawn, which lies in the part of its column, all chances, and what was taken off and added for them', () => {
  for (const entry of sheet)
    for (const [i, { regions, total, drawn, index, average, shift, chances }] of sampleDraws(
      entry,
    ).entries()) {
      const { from = 0, to = 0 } = regions[index] ?? {}
      expect([drawn >= from, drawn < to, regions.map(region => region.index)]).toEqual([
        true,
        true,
        [...COLUMNS],
      ])
      expect(regions.at(-1)?.to).toBe(total)
      const before = sampleDraws(entry).slice(0, i)
      const columns = before.map(each => each.index)
      expect(average).toEqual(movingAverage(columns))
      expect(chances).toEqual(chancesFor(rowFor(entry, i + 1), columns))
      const row = rowFor(entry, i + 1)
      for (const region of regions)
        expect(row[region.index] - average[region.index] + shift).toBeCloseTo(region.to - region.from, 9)
      expect(Math.min(...regions.map(each => each.to - each.from))).toBeCloseTo(1, 9)
    }
})
