import { describe, expect, it } from 'vitest'
import { type Segment, segmentAt } from '../../../src/kolam/corner.ts'
import { BARE_DOTS, DOTS, HALF_WIDTH, type Point } from '../../../src/kolam/dots.ts'
import { CORNERS, kolam } from '../../../src/kolam/line.ts'
import { kolamPath } from '../../../src/kolam/path.ts'
import { between, statesOf } from '../../../src/kolam/states.ts'
import { PATTERNS } from '../../../src/rules/patterns.ts'

function pointAt([a, b, c, d]: Segment, t: number): Point {
  const [e, f, g, h] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
  return [e * a[0] + f * b[0] + g * c[0] + h * d[0], e * a[1] + f * b[1] + g * c[1] + h * d[1]]
}

const nearest = (points: readonly Point[]): number =>
  Math.min(...DOTS.flatMap(([x, y]) => points.map(point => Math.hypot(point[0] - x, point[1] - y))))

describe('The drawing of a kolam', () => {
  it('never touches a dot, not even while one kolam of the list turns into the next', () => {
    const ways = PATTERNS.slice(1).map((to, i) => [statesOf(PATTERNS[i] ?? ''), statesOf(to)] as const)
    const distances = ways.flatMap(([from, to]) =>
      Array.from({ length: 21 }, (_, i) => {
        const states = between(from, to, i / 20)
        return nearest(
          CORNERS.flatMap(corner => [1, 2, 3].map(t => pointAt(segmentAt(corner, states), t / 4))),
        )
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
    const reaches = PATTERNS.flatMap(kolam)
      .flat()
      .map(([x, y]) => Math.max(Math.abs(x), Math.abs(y)))
    expect(Math.max(...reaches)).toBeCloseTo(HALF_WIDTH, 6)
  })

  it('is written as one closed path of 52 curves', () => {
    const path = kolamPath('2031')
    expect(path).toMatch(/^M-2\.56 0C-2\.56 -\.35 .*Z$/)
    expect(path.match(/C/g)).toHaveLength(52)
    expect(new Set(PATTERNS.map(kolamPath)).size).toBe(24)
  })
})
