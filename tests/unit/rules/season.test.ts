import { describe, expect, it } from 'vitest'
import { SESSIONS_SHOWN } from '../../../src/rules/constants.ts'
import { PATTERNS } from '../../../src/rules/patterns.ts'
import { playSeason, sampleSheet } from '../../../src/rules/season.ts'
import { sumOf } from '../../../src/rules/sheet.ts'
import { landingSessions } from '../../../src/rules/showcase.ts'

const sheet = sampleSheet(1)

describe('a season', () => {
  it('is the same for the same seed and another for another', () => {
    const play = (seed: number) => playSeason({ sheet, sessions: 30, seed }).map(({ pattern }) => pattern)
    expect(play(5)).toEqual(play(5))
    expect(play(5)).not.toEqual(play(6))
  })

  it('numbers its sessions from 1 and counts each base pattern’s occurrences with their parity', () => {
    const counts = new Map<string, number>()
    playSeason({ sheet, sessions: 500, seed: 3 }).forEach((session, place) => {
      const k = (counts.get(session.basePattern) ?? 0) + 1
      counts.set(session.basePattern, k)
      expect(session).toMatchObject({
        number: place + 1,
        occurrence: k,
        parity: ['even', 'odd'][k % 2],
        pattern: `${session.basePattern}${session.selectionIndex}`,
        phase: 'completed',
      })
    })
    expect(counts.size).toBe(24)
  })

  it('without a data sheet has no sessions', () => {
    expect(playSeason({ sheet: [], sessions: 6, seed: 1 })).toEqual([])
  })
})

describe('a sample sheet', () => {
  it.each([0, 1, 24, 2 ** 31, -5])('from seed %d has 24 entries with plausible rows', seed => {
    const entries = sampleSheet(seed)
    expect(entries.map(({ basePattern }) => basePattern)).toEqual(PATTERNS)
    for (const { odd, even } of entries) {
      expect(odd).not.toEqual(even)
      for (const row of [odd, even]) {
        expect(sumOf(row)).toBe(100)
        expect(row.every(value => Number.isInteger(value) && value >= 5 && value <= 60)).toBe(true)
      }
    }
  })

  it('is the same for the same seed and another for another', () => {
    expect(sampleSheet(9)).toEqual(sampleSheet(9))
    expect(sampleSheet(9)).not.toEqual(sampleSheet(10))
  })
})

describe('the sessions of the landing page', () => {
  const sessions = landingSessions()
  const indices = sessions.map(({ selectionIndex }) => selectionIndex)

  it('are six, consecutive, and begin with the page’s example 20312', () => {
    expect(sessions).toHaveLength(SESSIONS_SHOWN)
    expect(sessions[0]?.pattern).toBe('20312')
    expect(sessions.map(({ number }) => number - (sessions[0]?.number ?? 0))).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('show six different base patterns that lead with all four shapes, and both parities', () => {
    expect(new Set(sessions.map(({ basePattern }) => basePattern)).size).toBe(6)
    expect(new Set(sessions.map(({ basePattern }) => basePattern[0])).size).toBe(4)
    expect(new Set(sessions.map(({ parity }) => parity)).size).toBe(2)
  })

  it('join indices in all four columns, no two neighbours in the same', () => {
    expect(new Set(indices).size).toBe(4)
    expect(indices.some((index, row) => index === indices[row + 1])).toBe(false)
  })
})
