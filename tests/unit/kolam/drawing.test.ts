import { describe, expect, it } from 'vitest'
import { segmentAt } from '../../../src/kolam/corner.ts'
import { BARE_DOTS, DOTS, HALF_WIDTH, type Point } from '../../../src/kolam/dots.ts'
import { CORNERS, kolam } from '../../../src/kolam/line.ts'
import { kolamPath, pointAt } from '../../../src/kolam/path.ts'
import { between, statesOf } from '../../../src/kolam/states.ts'
import { PATTERNS } from '../../../src/rules/patterns.ts'

const STEPS = 12

const polyline = (pattern: string): readonly Point[] =>
  kolam(pattern).flatMap(segment => Array.from({ length: STEPS }, (_, i) => pointAt(segment, i / STEPS)))

const nearest = (points: readonly Point[]): number =>
  Math.min(...DOTS.flatMap(([x, y]) => points.map(point => Math.hypot(point[0] - x, point[1] - y))))

describe('The drawing of a kolam', () => {
  it('never touches a dot, not even while one kolam of the list turns into the next', () => {
    const ways = PATTERNS.slice(1).map((to, i) => [statesOf(PATTERNS[i] ?? ''), statesOf(to)] as const)
    const distances = ways.flatMap(([from, to]) =>
      Array.from({ length: 21 }, (_, i) => {
        const states = between(from, to, i / 20)
        const ts = [0.25, 0.5, 0.75]
        return nearest(CORNERS.flatMap(corner => ts.map(t => pointAt(segmentAt(corner, states), t))))
      }),
    )
    expect(Math.min(...distances)).toBeGreaterThan(0.3)
  })

  it('shows nine dots, the four on the diagonals too: shapes stand on the other four', () => {
    expect(BARE_DOTS).toHaveLength(9)
    expect(BARE_DOTS).toContainEqual([1, -1])
    expect(BARE_DOTS).not.toContainEqual([0, 2])
  })

  it('stays inside its box', () => {
    const reaches = PATTERNS.flatMap(polyline).map(([x, y]) => Math.max(Math.abs(x), Math.abs(y)))
    expect(Math.max(...reaches)).toBeCloseTo(HALF_WIDTH, 6)
  })

  it('is written as one closed path of 52 curves', () => {
    const path = kolamPath('2031')
    expect(path).toMatch(/^M-2\.56 0C-2\.56 -\.35 .*Z$/)
    expect(path.match(/C/g)).toHaveLength(52)
    expect(new Set(PATTERNS.map(kolamPath)).size).toBe(24)
  })
})
