import { describe, expect, it } from 'vitest'
import { OCCURRENCES } from '../../../src/rules/occurrence.ts'
import {
  joinedAt,
  leapAt,
  lineGoneAt,
  lineSeenAt,
  partLeftAt,
  runningAt,
  struckAt,
} from '../../../src/timeline/draw.ts'
import {
  drawnAt,
  occurrenceAt,
  progressOf,
  ranAt,
  turnedFrom,
  turnedUntil,
} from '../../../src/timeline/parity.ts'
import { createShown, SHOWN_DRAWS } from '../../../src/timeline/shown.ts'
import { alongAt, asideAt, belowAt, swollenAt } from '../../../src/timeline/throw.ts'

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
        expect([partLeftAt(at, k, true, 0.3), joinedAt(at, k), struckAt(at, k)]).toEqual([1, 1, 0])
        expect(partLeftAt(at, k, false, 0.3)).toBeCloseTo(0.3, 9)
      }
      for (let at = turnedUntil(k); at < turnedFrom(k) + EACH; at += EACH / 200)
        expect(Math.min(lineSeenAt(at, k), lineSeenAt(at, k + 1))).toBe(0)
    }
  })

  it('keeps who looks in suspense: the needle is ever slower, and the last tenth of its way takes a quarter of its time', () => {
    const way = Array.from({ length: 101 }, (_, i) => runningAt(i / 100, 0, 0))
    const steps = way.slice(1).map((at, i) => Math.abs(at - (way[i] ?? 0)))
    for (const [i, step] of steps.entries())
      if (i > 0 && i !== 20 && i !== 21) expect(step).toBeLessThan(steps[i - 1] ?? 0)
    expect(way[75]).toBeLessThan(0.1)
  })

  it('is felt where it hits: that part swells as the needle comes to rest, and all of it leads to its columns by then', () => {
    for (const k of OCCURRENCES) {
      const draw = Array.from({ length: 100 }, (_, i) => turnedFrom(k) - (EACH * 0.16 * (100 - i)) / 100)
      expect(Math.max(...draw.map(at => struckAt(at, k)))).toBeGreaterThan(0.99)
      for (const at of draw) if (struckAt(at, k) > 0) expect([ranAt(at, k), joinedAt(at, k)]).toEqual([1, 1])
      for (let at = turnedFrom(k) - EACH / 2; at < turnedFrom(k); at += EACH / 200)
        if (joinedAt(at, k) > 0) expect(lineGoneAt(at, k)).toBeGreaterThan(0.6)
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

it('a chip lands with a thud: it is larger than ever on its way, and its own size in its place', () => {
  const sizes = Array.from({ length: 101 }, (_, i) => swollenAt(i / 100))
  expect(sizes.indexOf(Math.max(...sizes))).toBeGreaterThan(85)
  expect([sizes[0], sizes[100]]).toEqual([0, 0])
})
