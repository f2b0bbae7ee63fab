import { expect, it } from 'vitest'
import { sampleDraws } from '../../../src/rules/draws.ts'
import { OCCURRENCES, rowFor } from '../../../src/rules/occurrence.ts'
import { sampleSheet } from '../../../src/rules/season.ts'
import { chancesFor, movingAverage } from '../../../src/rules/selection.ts'
import { SAMPLE_SHEET_SEED } from '../../../src/rules/showcase.ts'

const sheet = sampleSheet(SAMPLE_SHEET_SEED)

it('tells of the last pattern a varied story: all columns, three in each row, none twice running', () => {
  const last = sheet.at(-1)
  const draws = last ? sampleDraws(last) : []
  expect(draws.map(({ index }) => index)).toEqual([1, 2, 1, 3, 2, 1, 0, 3])
})

it('draws at each occurrence by the rules, and alike each time: from the row, the average before it, in the part of its column', () => {
  for (const entry of sheet) {
    const draws = sampleDraws(entry)
    expect(draws).toHaveLength(OCCURRENCES.length)
    expect(sampleDraws(entry)).toEqual(draws)
    for (const [i, { regions, total, drawn, index, average, shift, chances }] of draws.entries()) {
      const before = draws.slice(0, i).map(each => each.index)
      const row = rowFor(entry, i + 1)
      expect([average, chances]).toEqual([movingAverage(before), chancesFor(row, before)])
      const { from = 0, to = 0 } = regions[index] ?? {}
      expect([drawn >= from, drawn < to, regions.at(-1)?.to]).toEqual([true, true, total])
      for (const region of regions)
        expect(row[region.index] - average[region.index] + shift).toBeCloseTo(region.to - region.from, 9)
    }
  }
})
