import { describe, expect, it } from 'vitest'
import { nextOccurrence, parityOf, rowFor } from '../../../src/rules/occurrence.ts'
import type { DataSheetEntry } from '../../../src/rules/sheet.ts'

const entry: DataSheetEntry = { basePattern: '0123', odd: [1, 2, 3, 4], even: [5, 6, 7, 8] }

describe('the occurrence of a base pattern', () => {
  it('is odd first and alternates', () => {
    expect([1, 2, 3, 4].map(parityOf)).toEqual(['odd', 'even', 'odd', 'even'])
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
})
