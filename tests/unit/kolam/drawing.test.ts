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

/** Where two pieces cross, or undefined. */
function crossing(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const [rx, ry] = [b[0] - a[0], b[1] - a[1]]
  const [sx, sy] = [d[0] - c[0], d[1] - c[1]]
  const det = rx * sy - ry * sx
  if (Math.abs(det) < 1e-12) return undefined
  const t = ((c[0] - a[0]) * sy - (c[1] - a[1]) * sx) / det
  const u = ((c[0] - a[0]) * ry - (c[1] - a[1]) * rx) / det
  const isInside = t >= -1e-9 && t <= 1 + 1e-9 && u >= -1e-9 && u <= 1 + 1e-9
  return isInside ? [a[0] + t * rx, a[1] + t * ry] : undefined
}

function crossings(line: readonly Point[]): ReadonlySet<string> {
  const found = new Set<string>()
  const at = (i: number): Point => line[i % line.length] ?? [0, 0]
  for (let i = 0; i < line.length; i++) {
    for (let k = i + 2; k < line.length; k++) {
      if (i === 0 && k === line.length - 1) continue
      const point = crossing(at(i), at(i + 1), at(k), at(k + 1))
      if (point) found.add(point.map(value => Math.round(value * 100) / 100 || 0).join(' '))
    }
  }
  return found
}

/** The middles of neighbouring dots where the line crosses itself. */
function crossingNodes(pattern: string): ReadonlySet<string> {
  const [tips, right, left, heart] = statesOf(pattern)
  const turns = ([x, y]: Point) => [
    `${x} ${y}`,
    `${-y || 0} ${x}`,
    `${-x || 0} ${-y || 0}`,
    `${y} ${-x || 0}`,
  ]
  const orbits: readonly [number, Point][] = [
    [tips, [0, 1.5]],
    [right, [0.5, -1]],
    [left, [0.5, 1]],
    [heart, [0.5, 0]],
  ]
  return new Set(orbits.flatMap(([state, node]) => (state === 0 ? turns(node) : [])))
}

const nearest = (points: readonly Point[]): number =>
  Math.min(...DOTS.flatMap(([x, y]) => points.map(point => Math.hypot(point[0] - x, point[1] - y))))

describe('The drawing of a kolam', () => {
  it.each(PATTERNS)('%s crosses itself where it is tied so, and nowhere else', pattern => {
    expect(crossings(polyline(pattern))).toEqual(crossingNodes(pattern))
  })

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
