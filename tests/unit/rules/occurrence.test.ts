import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextOccurrence, parityOf, rowFor } from '../../../src/rules/occurrence.ts'
import { PATTERNS } from '../../../src/rules/patterns.ts'
import type { DataSheetEntry } from '../../../src/rules/sheet.ts'

const entry: DataSheetEntry = { basePattern: '0123', odd: [1, 2, 3, 4], even: [5, 6, 7, 8] }

describe('the occurrence of a base pattern', () => {
  it('is odd first and alternates', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8].map(parityOf)).toEqual([
      'odd',
      'even',
      'odd',
      'even',
      'odd',
      'even',
      'odd',
      'even',
    ])
  })

  it('selects the odd row for odd counts and the even row for even ones', () => {
    expect(rowFor(entry, 1)).toBe(entry.odd)
    expect(rowFor(entry, 2)).toBe(entry.even)
    expect(rowFor(entry, 51)).toBe(entry.odd)
  })

  it('counts the same base pattern only', () => {
    expect(nextOccurrence([], '0123')).toBe(1)
    expect(nextOccurrence(['0123', '3210', '0123'], '0123')).toBe(3)
    expect(nextOccurrence(['0123', '3210', '0123'], '3210')).toBe(2)
    expect(nextOccurrence(['0123', '3210', '0123'], '1023')).toBe(1)
  })

  it('rises by one each time the base pattern recurs, over any season', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PATTERNS.slice(0, 3))), history => {
        const counts = new Map<string, number>()
        history.forEach((pattern, place) => {
          const k = nextOccurrence(history.slice(0, place), pattern)
          expect(k).toBe((counts.get(pattern) ?? 0) + 1)
          counts.set(pattern, k)
        })
      }),
    )
  })
})
