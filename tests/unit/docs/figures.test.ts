import { describe, expect, it } from 'vitest'
import { sampleOffers } from '../../../src/docs/fulfilment/offers.ts'
import { countDraws, stepsFor } from '../../../src/docs/index-choice/choose.ts'
import { spread } from '../../../src/docs/index-choice/spread.ts'
import { swapColumns } from '../../../src/docs/pattern-builder/swap.ts'
import { SAMPLE_ENTRY, SAMPLE_INDICES } from '../../../src/docs/sample.ts'
import { PATTERNS } from '../../../src/rules/patterns.ts'
import { sumOf } from '../../../src/rules/sheet.ts'

describe('the pattern builder', () => {
  it('reaches all 24 base patterns by swapping neighbours', () => {
    const reached = new Set(['2031'])
    for (const pattern of reached) {
      for (const left of [0, 1, 2] as const) reached.add(swapColumns(pattern, left))
    }
    expect([...reached].sort()).toEqual(PATTERNS)
  })
})

describe('the choice of an index', () => {
  const row = SAMPLE_ENTRY.odd

  it('keeps the number that the reader set, and its region', () => {
    const { total } = stepsFor(row, SAMPLE_INDICES, 0)
    for (let drawn = 0; drawn < total; drawn += 1) {
      const steps = stepsFor(row, SAMPLE_INDICES, drawn)
      const region = steps.regions[steps.index]
      expect(steps.drawn).toBe(drawn)
      expect(region && region.from <= drawn && drawn < region.to).toBe(true)
    }
  })

  it('takes the last number where another row has fewer', () => {
    const { total } = stepsFor(row, SAMPLE_INDICES, 0)
    expect(stepsFor(row, SAMPLE_INDICES, 10_000).drawn).toBe(total - 1)
  })

  it('draws each index about as often as its region is long', () => {
    const line = stepsFor(row, SAMPLE_INDICES, 0)
    const counts = countDraws(line, 1000, 1)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1000)
    for (const { index, from, to } of line.regions) {
      expect(Math.abs((counts[index] ?? 0) / 1000 - (to - from) / line.total)).toBeLessThan(0.06)
    }
    expect(countDraws(line, 1000, 2)).not.toEqual(counts)
  })
})

describe('labels on a line', () => {
  it('stay in order, apart and inside', () => {
    expect(spread([0, 1, 50, 99, 100], 10, 5)).toEqual([5, 15, 50, 85, 95])
  })

  it('stay where they are if there is room', () => {
    expect(spread([10, 40, 80], 10, 5)).toEqual([10, 40, 80])
  })
})

describe('the sample that the figures follow', () => {
  it('has the sessions of a whole moving average and rows of 100 per cent', () => {
    expect(SAMPLE_INDICES).toHaveLength(50)
    expect([sumOf(SAMPLE_ENTRY.odd), sumOf(SAMPLE_ENTRY.even)]).toEqual([100, 100])
  })

  it('has the same three rounds of backing each time', () => {
    expect(sampleOffers(5)).toEqual(sampleOffers(5))
    expect(sampleOffers(5)).toHaveLength(3)
  })
})
