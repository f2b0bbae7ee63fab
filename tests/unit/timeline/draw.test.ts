import { describe, expect, it } from 'vitest'
import { OCCURRENCES } from '../../../src/rules/occurrence.ts'
import { leapAt, lineSeenAt, partLeftAt, runningAt } from '../../../src/timeline/draw.ts'
import {
  drawnAt,
  occurrenceAt,
  progressOf,
  ranAt,
  turnedFrom,
  turnedUntil,
} from '../../../src/timeline/parity.ts'
import { createShown, SHOWN_DRAWS } from '../../../src/timeline/shown.ts'
import { alongAt, asideAt, belowAt } from '../../../src/timeline/throw.ts'

const EACH = progressOf(2) - progressOf(1)

describe('the draw of an occurrence', () => {
  it('is found by a needle that runs over the number line to the far end, and back to the place drawn', () => {
    for (const from of [0, 0.2, 0.5, 0.93])
      for (const to of [0.01, 0.3, 0.5, 0.8, 1]) {
        const way = Array.from({ length: 200 }, (_, i) => runningAt(i / 199, from, to))
        expect([way[0], way.at(-1)]).toEqual([from, expect.closeTo(to, 9)])
        expect(Math.max(...way.map(at => Math.abs(at - to)))).toBeGreaterThanOrEqual(0.49)
        expect([Math.min(...way) >= 0, Math.max(...way) <= 1]).toEqual([true, true])
      }
  })

  it('is told on a line that is whole wherever the story rests, and is gone when that of the next one comes', () => {
    for (const k of OCCURRENCES) {
      for (const at of [progressOf(k), turnedFrom(k), turnedUntil(k)]) {
        expect([lineSeenAt(at, k), ranAt(at, k)]).toEqual([1, 1])
        expect(partLeftAt(at, k, true)).toBe(1)
        expect(partLeftAt(at, k, false)).toBeCloseTo(0.3, 9)
      }
      for (let at = turnedUntil(k); at < turnedFrom(k) + EACH; at += EACH / 200)
        expect(Math.min(lineSeenAt(at, k), lineSeenAt(at, k + 1))).toBe(0)
    }
  })

  it('happens when the needle has come to rest on all of the line: then the piece leaps and the chip leaves', () => {
    const shown = createShown()
    shown.set([1, 2, 1, 3, 2, 1, 0, 3], SHOWN_DRAWS)
    for (const k of OCCURRENCES)
      for (let at = turnedFrom(k) - EACH / 2; at < turnedFrom(k); at += EACH / 200) {
        if (drawnAt(at, k) > 0) expect([lineSeenAt(at, k), ranAt(at, k)]).toEqual([1, 1])
        if (occurrenceAt(at) !== k) continue
        const leaps = [0, 1, 2, 3].map(column => leapAt(at, column, shown))
        expect(Math.max(...leaps)).toBe(drawnAt(at, k))
      }
  })
})

it('a chip is beside its number before it passes that, and past it before it turns to its place', () => {
  for (let flown = 0; flown <= 1; flown += 0.01) {
    if (alongAt(flown) > 0) expect(belowAt(flown)).toBe(1)
    if (belowAt(flown) > 0.2) expect(asideAt(flown)).toBe(1)
  }
  expect([0, 1].map(at => [alongAt(at), belowAt(at), asideAt(at)])).toEqual([
    [1, 1, 1],
    [0, 0, 0],
  ])
})
