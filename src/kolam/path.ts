import type { Segment } from './corner.ts'
import type { Point } from './dots.ts'
import { kolam } from './line.ts'

const STEPS = 16

/** Returns the point of a segment at t from 0 to 1. */
function pointAt([a, b, c, d]: Segment, t: number): Point {
  const u = 1 - t
  const mix = (axis: 0 | 1) =>
    u * u * u * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t * t * t * d[axis]
  return [mix(0), mix(1)]
}

/** Returns the length of a line in cells, to a thousandth. */
export function lengthOf(line: readonly Segment[]): number {
  let length = 0
  for (const segment of line) {
    let from = segment[0]
    for (let step = 1; step <= STEPS; step++) {
      const to = pointAt(segment, step / STEPS)
      length += Math.hypot(to[0] - from[0], to[1] - from[1])
      from = to
    }
  }
  return length
}

/** Hundredths of a cell are finer than a pixel at every size drawn. */
const number = (value: number) => String(Math.round(value * 100) / 100 || 0).replace(/^(-?)0\./, '$1.')
const written = ([x, y]: Point) => `${number(x)} ${number(-y)}`

/** Returns a closed line as the data of an SVG path; unit is a cell, y is down as in SVG. */
export function pathOf(line: readonly Segment[]): string {
  const start = line[0]?.[0] ?? [0, 0]
  return `M${written(start)}${line.map(([, b, c, d]) => `C${written(b)} ${written(c)} ${written(d)}`).join('')}Z`
}

/** Returns the kolam of a base pattern as the data of an SVG path round 0 0, a diamond; unit is a cell. */
export const kolamPath = (pattern: string): string => pathOf(kolam(pattern))
