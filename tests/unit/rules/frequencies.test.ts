import { describe, expect, it } from 'vitest'
import { COLUMNS, type Column } from '../../../src/rules/constants.ts'
import { seededRandom } from '../../../src/rules/random.ts'
import { chooseSelectionIndex, movingAverage, selectionWeights } from '../../../src/rules/selection.ts'
import type { Row } from '../../../src/rules/sheet.ts'

const DRAWS = 200_000

const cases: { row: Row; previous: Column[] }[] = [
  { row: [10, 20, 30, 40], previous: [] },
  { row: [10, 20, 30, 40], previous: [0, 0, 1, 2] },
  { row: [0, 0, 0, 100], previous: [3, 3, 3, 0] },
  { row: [25, 25, 25, 25], previous: [] },
]

describe('the frequencies of drawn selection indices', () => {
  it.each(cases)('are the widths of the regions, for $row after $previous', ({ row, previous }) => {
    const random = seededRandom(2031)
    const counts = [0, 0, 0, 0]
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const { index } = chooseSelectionIndex({ row, previous, random })
      counts[index] = (counts[index] ?? 0) + 1
    }
    const weights = selectionWeights(row, movingAverage(previous))
    const total = weights.reduce((sum, weight) => sum + weight)
    for (const column of COLUMNS) {
      const share = weights[column] / total
      const sigma = Math.sqrt(DRAWS * share * (1 - share))
      expect(Math.abs((counts[column] ?? 0) - DRAWS * share)).toBeLessThan(4 * sigma)
    }
  })
})

describe('the seeded random source', () => {
  it('repeats itself for a seed and differs between seeds', () => {
    const take = (seed: number) => Array.from({ length: 20 }, seededRandom(seed))
    expect(take(1)).toEqual(take(1))
    expect(take(1)).not.toEqual(take(2))
  })
})
