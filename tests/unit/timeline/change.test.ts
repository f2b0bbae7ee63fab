import { describe, expect, it } from 'vitest'
import { COLUMNS } from '../../../src/rules/constants.ts'
import {
  beginsAt,
  changedAt,
  EDGE,
  frameLeftAt,
  isChanged,
  seenTurned,
} from '../../../src/timeline/change.ts'

const times = Array.from({ length: 120 }, (_, i) => i * 6).filter(ms => !isChanged(ms))

describe('another pattern of ODD & EVEN', () => {
  it('has always numbers that can be read: a column turns over after the other', () => {
    for (const ms of times) {
      const seen = COLUMNS.map(column => seenTurned(changedAt(ms, 0, column)))
      expect([ms, Math.max(...seen) > 0.4]).toEqual([ms, true])
    }
  })

  it('changes its words between the columns: half of them before, half of them after', () => {
    const edges = [...COLUMNS, undefined].map(
      column => times.find(ms => changedAt(ms, 0, column) >= EDGE) ?? 0,
    )
    const words = edges.pop() ?? 0
    expect(edges.map(ms => ms < words)).toEqual([true, true, false, false])
  })

  it('takes its frame away before anything has turned far, and brings it when everything has', () => {
    for (const ms of times.filter(at => frameLeftAt(at) > 0.01)) {
      for (const column of COLUMNS) expect(seenTurned(changedAt(ms, 0, column))).toBeGreaterThan(0.85)
    }
    expect([0, 5000].map(frameLeftAt)).toEqual([1, 1])
  })

  it('ends as it began, and looks the same where another change begins in the midst of it', () => {
    for (const column of COLUMNS) expect([0, 5000].map(ms => changedAt(ms, 0, column))).toEqual([0, 1])
    expect(changedAt(5000, -0.3)).toBe(1)
    for (const turned of [0.2, 0.49, 0.5, 0.8])
      expect(seenTurned(changedAt(0, beginsAt(turned)))).toBeCloseTo(seenTurned(turned), 9)
  })
})
