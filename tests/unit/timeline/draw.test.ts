import { describe, expect, it } from 'vitest'
import { COLUMNS } from '../../../src/rules/constants.ts'
import { OCCURRENCES } from '../../../src/rules/occurrence.ts'
import { markedBy, runningAt } from '../../../src/timeline/draw.ts'
import { progressOf, turnedFrom, turnedUntil } from '../../../src/timeline/parity.ts'

const DRAWS = [1, 2, 1, 3, 2, 1, 0, 3]

describe('the draw of an occurrence', () => {
  it('is found by a mark that runs over the columns to the far end, and back to the one that is drawn', () => {
    for (const from of COLUMNS)
      for (const to of COLUMNS) {
        const way = Array.from({ length: 200 }, (_, i) => runningAt(i / 199, from, to))
        expect([way[0], way.at(-1)]).toEqual([from, expect.closeTo(to, 9)])
        expect(Math.max(...way.map(at => Math.abs(at - to)))).toBeGreaterThanOrEqual(1.9)
        expect([Math.min(...way) >= 0, Math.max(...way) <= 3]).toEqual([true, true])
      }
  })

  it('is marked alone wherever the story rests, and faintly passed by while it is found', () => {
    for (const [i, k] of OCCURRENCES.entries()) {
      const [drawn = 0, before = 0] = [DRAWS[i], DRAWS[i - 1]]
      const marks = (at: number) => COLUMNS.map(column => markedBy(at, k, column, before, drawn))
      for (const at of [progressOf(k), turnedFrom(k), turnedUntil(k)])
        expect(marks(at)).toEqual(COLUMNS.map(column => expect.closeTo(column === drawn ? 1 : 0, 9)))
      const faint = Array.from({ length: 60 }, (_, n) =>
        marks(turnedFrom(k) - (0.4 - n / 150) * (progressOf(2) - progressOf(1))),
      )
      for (const each of faint)
        for (const column of COLUMNS) if (column !== drawn) expect(each[column]).toBeLessThanOrEqual(0.5)
      const passed = COLUMNS.filter(column => faint.some(each => (each[column] ?? 0) > 0.25))
      expect(passed.length).toBeGreaterThanOrEqual(3)
    }
  })
})
