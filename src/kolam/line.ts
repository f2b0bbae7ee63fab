import { type Corner, type Segment, segmentAt } from './corner.ts'
import { DOTS, orbitAt, type Point, SIDES } from './dots.ts'
import { CROSSING, GATE, type States, statesOf, WALL } from './states.ts'

const opposite = ([x, y]: Point): Point => [-x, -y]
const next = (dot: Point, side: Point): Point => [dot[0] + side[0], dot[1] + side[1]]
const nameOf = ({ dot, from, to }: Corner) => `${dot} ${[`${from}`, `${to}`].sort()}`

/** Returns the corner to which the line goes on; the states are whole ones. */
function after({ dot, from, to }: Corner, states: States): Corner {
  const orbit = orbitAt(dot, to)
  const state = orbit === null ? WALL : states[orbit]
  if (state === WALL) return { dot, from: to, to: opposite(from) }
  const over = { dot: next(dot, to), from: opposite(to) }
  if (state === GATE) return { ...over, to: from }
  if (state === CROSSING) return { ...over, to: opposite(from) }
  throw new RangeError(`No state of a node: ${state}`)
}

/** Every corner of the thirteen dots: 52, in no order of the line. */
export const CORNERS: readonly Corner[] = DOTS.flatMap(dot =>
  SIDES.map((from, i) => ({ dot, from, to: SIDES[(i + 1) % 4] ?? from })),
)

/** The line starts at the left end of the left tip and goes upwards, round the columns in their order. */
const START: Corner = { dot: [-2, 0], from: [-1, 0], to: [0, 1] }

/** Returns the corners of the closed line that begins at the start, in its order: all 52 where the states are a pattern's. */
export function cornersOf(states: States): readonly Corner[] {
  const loop = [START]
  for (let corner = after(START, states); nameOf(corner) !== nameOf(START); corner = after(corner, states)) {
    loop.push(corner)
  }
  return loop
}

/** Returns the 52 cubic segments of a pattern's kolam in the order of its one closed line; unit is a cell, y is up. */
export function kolam(pattern: string): readonly Segment[] {
  const states = statesOf(pattern)
  return cornersOf(states).map(corner => segmentAt(corner, states))
}
