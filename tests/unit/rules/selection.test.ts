import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COLUMNS, type Column } from '../../../src/rules/constants.ts'
import { seededRandom } from '../../../src/rules/random.ts'
import {
  chancesFor,
  chancesOn,
  chooseSelectionIndex,
  drawIndex,
  movingAverage,
  numberLine,
  selectionWeights,
} from '../../../src/rules/selection.ts'

const repeat = (index: Column, times: number): Column[] => new Array<Column>(times).fill(index)

describe('step 1: the moving average', () => {
  it('is zero before the first session', () => {
    expect(movingAverage([])).toEqual([0, 0, 0, 0])
  })

  it('is the percentage of each index, rounded to integers', () => {
    expect(movingAverage([0, 1, 1, 3])).toEqual([25, 50, 0, 25])
    expect(movingAverage([0, 1, 2])).toEqual([33, 33, 33, 0])
    expect(movingAverage([0, 0, 1])).toEqual([67, 33, 0, 0])
    // 12.5 and 37.5 round up.
    expect(movingAverage([0, 1, 1, 1, 2, 2, 2, 2])).toEqual([13, 38, 50, 0])
  })

  it('looks at the last 50 sessions only', () => {
    expect(movingAverage([...repeat(0, 500), ...repeat(1, 49)])).toEqual([2, 98, 0, 0])
    expect(movingAverage([...repeat(0, 500), ...repeat(1, 50)])).toEqual([0, 100, 0, 0])
    expect(movingAverage([0, ...repeat(1, 50)])).toEqual([0, 100, 0, 0])
  })

  it('looks at the last 7 in the documentation’s example, and at none of an empty window', () => {
    expect(movingAverage([3, 3, 0, 1, 2, 0, 1, 0, 0], 7)).toEqual([57, 29, 14, 0])
    expect(movingAverage([3, 3], 0)).toEqual([0, 0, 0, 0])
  })
})

describe('steps 2 and 3: differences and shift', () => {
  const weigh = (row: readonly [number, number, number, number], previous: Column[]) =>
    chooseSelectionIndex({ row, previous, random: () => 0 })

  it('add the most negative difference plus one', () => {
    const steps = weigh([10, 20, 30, 40], [0, 0, 1, 2])
    expect(steps.average).toEqual([50, 25, 25, 0])
    expect(steps.differences).toEqual([-40, -5, 5, 40])
    expect(steps.shift).toBe(41)
    expect(steps.weights).toEqual([1, 36, 46, 81])
  })

  it('subtract where no difference is negative, add one where the smallest is zero, and nothing where it is one', () => {
    expect(weigh([10, 20, 30, 40], [])).toMatchObject({ shift: -9, weights: [1, 11, 21, 31] })
    expect(weigh([0, 20, 30, 50], [])).toMatchObject({ shift: 1, weights: [1, 21, 31, 51] })
    expect(weigh([1, 20, 30, 49], [])).toMatchObject({ shift: 0, weights: [1, 20, 30, 49] })
  })

  it('leave the smallest at 1 and all distances as they were, for any row and history', () => {
    const row = fc.tuple(fc.nat(1000), fc.nat(1000), fc.nat(1000), fc.nat(1000))
    fc.assert(
      fc.property(row, fc.array(fc.constantFrom(...COLUMNS)), (values, previous) => {
        const { differences, shift, weights } = weigh(values, previous)
        expect(Math.min(...weights)).toBe(1)
        expect(weights).toEqual(differences.map(difference => difference + shift))
        expect(weights).toEqual(selectionWeights(values, movingAverage(previous)))
      }),
    )
  })

  it('leave the smallest at 1 even for values too large or fine to be added exactly', () => {
    for (const row of [
      [1e20, 1e20, 2e20, 3e20],
      [0.1, 0.2, 0.3, 0.4],
      [1e308, 1e308, 1e308, 0],
    ] as const) {
      expect(Math.min(...selectionWeights(row, [33, 33, 33, 0]))).toBe(1)
    }
  })
})

describe('step 4: the number line', () => {
  it('lays the weights end to end in index order', () => {
    expect(numberLine([1, 36, 46, 81])).toEqual({
      regions: [
        { index: 0, from: 0, to: 1 },
        { index: 1, from: 1, to: 37 },
        { index: 2, from: 37, to: 83 },
        { index: 3, from: 83, to: 164 },
      ],
      total: 164,
    })
  })
})

describe('step 5: the draw', () => {
  it('reaches each integer from 0 to the total minus one and picks the region that holds it', () => {
    const line = numberLine([1, 2, 3, 4])
    const draws = Array.from({ length: 10 }, (_, drawn) => drawIndex(line, () => (drawn + 0.5) / 10))
    expect(draws.map(({ drawn }) => drawn)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(draws.map(({ index }) => index)).toEqual([0, 1, 1, 2, 2, 2, 3, 3, 3, 3])
  })

  it('is the same again from the same seed, and another from another', () => {
    const take = (seed: number) => Array.from({ length: 20 }, seededRandom(seed))
    expect(take(1)).toEqual(take(1))
    expect(take(1)).not.toEqual(take(2))
  })

  it('never reaches the total', () => {
    expect(drawIndex(numberLine([1, 2, 3, 4]), () => 1 - 2 ** -53)).toEqual({ drawn: 9, index: 3 })
  })
})

describe('a chance', () => {
  /** The share of all integers that can be drawn, each taken once. */
  function counted(line: ReturnType<typeof numberLine>): number[] {
    const integers = Math.ceil(line.total)
    const drawn = Array.from(
      { length: integers },
      (_, n) => drawIndex(line, () => (n + 0.5) / integers).index,
    )
    return COLUMNS.map(column => (100 * drawn.filter(index => index === column).length) / integers)
  }

  it('is the share of the integers that select the index, also for a sheet of fractions', () => {
    const value = fc.integer({ min: 0, max: 4000 }).map(quarters => quarters / 4)
    fc.assert(
      fc.property(
        fc.tuple(value, value, value, value),
        fc.array(fc.constantFrom(...COLUMNS)),
        (row, previous) => {
          const line = numberLine(selectionWeights(row, movingAverage(previous)))
          const chances = chancesOn(line)
          for (const [column, share] of counted(line).entries()) expect(chances[column]).toBeCloseTo(share, 8)
          expect(chancesFor(row, previous)).toEqual(chances)
        },
      ),
    )
  })

  it('is not the value of the sheet: 28, 35, 20 and 17 are 33, 53, 11 and 3 the first time', () => {
    expect(chancesFor([28, 35, 20, 17], []).map(Math.round)).toEqual([33, 53, 11, 3])
  })
})
