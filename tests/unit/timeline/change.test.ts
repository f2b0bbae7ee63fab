import { describe, expect, it } from 'vitest'
import { COLUMNS } from '../../../src/rules/constants.ts'
import {
  beginsAt,
  changedAt,
  EDGE,
  frameLeftAt,
  isChanged,
  numbersChangedAt,
  seenTurned,
} from '../../../src/timeline/change.ts'

/** A picture of a film each so many ms. */
const PICTURE_MS = 67
const times = Array.from({ length: 120 }, (_, i) => i * 6).filter(ms => !isChanged(ms))

describe('another pattern of ODD & EVEN', () => {
  it('has always numbers that can be read: a column turns over after the other', () => {
    for (const ms of times) {
      const seen = COLUMNS.map(column => seenTurned(numbersChangedAt(ms, 0, column)))
      expect([ms, Math.max(...seen) > 0.4]).toEqual([ms, true])
    }
  })

  it('has a number of the one pattern over a piece of the other for no more than a picture', () => {
    for (const column of COLUMNS) {
      const differs = times.filter(ms => numbersChangedAt(ms, 0, column) >= EDGE !== changedAt(ms, 0) >= EDGE)
      expect(differs.length * 6).toBeLessThan(PICTURE_MS)
    }
  })

  it('takes its frame away before anything has turned far, and brings it when everything has', () => {
    for (const ms of times.filter(at => frameLeftAt(at) > 0.01)) {
      expect(seenTurned(changedAt(ms, 0))).toBeGreaterThan(0.9)
      expect(seenTurned(numbersChangedAt(ms, 0, 0))).toBeGreaterThan(0.85)
    }
    expect([0, 5000].map(frameLeftAt)).toEqual([1, 1])
  })

  it('ends as it began, and looks the same where another change begins in the midst of it', () => {
    expect([changedAt(0, 0), changedAt(5000, 0), changedAt(5000, -0.3)]).toEqual([0, 1, 1])
    for (const turned of [0.2, 0.49, 0.5, 0.8])
      expect(seenTurned(changedAt(0, beginsAt(turned)))).toBeCloseTo(seenTurned(turned), 9)
  })
})
