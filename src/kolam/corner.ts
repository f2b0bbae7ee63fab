import { orbitAt, type Point } from './dots.ts'
import type { States } from './states.ts'

/** One of a dot's four corners: the line comes in by one of its two sides and leaves by the other. */
export interface Corner {
  readonly dot: Point
  readonly from: Point
  readonly to: Point
}

/** A cubic segment: its ends and the two handles between them. */
export type Segment = readonly [Point, Point, Point, Point]

/** How far a wall holds a strand back, how far a gate moves it aside, how far it goes round an outer dot; cells. */
const WALL_GAP = 0.1
const GATE_GAP = 0.11
const OUTER_REACH = 0.56
/** Length of a handle in lengths of the chord, and what a full turn adds twice. */
const HANDLE = 0.38
const HANDLE_TURN = 0.06

interface End {
  readonly at: Point
  /** The direction in which the line leaves the corner here. */
  readonly out: Point
}

const along = ([x, y]: Point, a: Point, by: number, b: Point, byOther: number): Point => [
  x + a[0] * by + b[0] * byOther,
  y + a[1] * by + b[1] * byOther,
]

function endAt(dot: Point, side: Point, other: Point, states: States): End {
  const orbit = orbitAt(dot, side)
  if (orbit === null) {
    return { at: along(dot, side, OUTER_REACH, other, 0), out: along([0, 0], side, 0, other, -1) }
  }
  const m = states[orbit]
  const angle = (Math.PI / 4) * (m + 1)
  return {
    at: along(dot, side, 0.5 - WALL_GAP * Math.max(0, -m), other, GATE_GAP * Math.max(0, m)),
    out: along([0, 0], side, Math.sin(angle), other, -Math.cos(angle)),
  }
}

/** Returns the piece of the line at a corner, in its direction. */
export function segmentAt({ dot, from, to }: Corner, states: States): Segment {
  const start = endAt(dot, from, to, states)
  const end = endAt(dot, to, from, states)
  const chord = Math.hypot(end.at[0] - start.at[0], end.at[1] - start.at[1])
  const cosine = -(start.out[0] * end.out[0] + start.out[1] * end.out[1])
  const handle = chord * (HANDLE + HANDLE_TURN * (1 - cosine))
  const back = (p: End) => along(p.at, p.out, -handle, p.out, 0)
  return [start.at, back(start), back(end), end.at]
}
