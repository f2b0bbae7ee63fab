import { COLUMNS } from '../../rules/constants.ts'
import { type BasePattern, columnOf, PATTERNS } from '../../rules/patterns.ts'

/** The columns that have a neighbour on their right. */
export const PAIRS = [0, 1, 2] as const

/** The pattern with its columns `left` and `left + 1` exchanged. */
export function swapColumns(pattern: BasePattern, left: number): BasePattern {
  const digits = [...pattern]
  digits.splice(left, 2, ...digits.slice(left, left + 2).reverse())
  return digits.join('')
}

/**
 * The 24 patterns as corners of one solid, the permutohedron: a corner's coordinates are the columns of the four shapes,
 * so that an edge is one change of neighbours. Unit: half the width of the drawing; x right, y down.
 */
export interface Corner {
  readonly pattern: BasePattern
  readonly x: number
  readonly y: number
  /** Towards the reader, −1 to 1. */
  readonly depth: number
}

/** The three directions across (1, 1, 1, 1) that the solid lies in. */
const AXES = [
  [1, -1, 0, 0],
  [1, 1, -2, 0],
  [1, 1, 1, -3],
] as const

const radians = (degrees: number) => (degrees * Math.PI) / 180
/** Turned so that the corners lie farthest from each other in the drawing. */
const TURN = radians(74)
const TILT = radians(20)
/** Distance of every corner from the middle. */
const RADIUS = Math.sqrt(5)

function cornerOf(pattern: BasePattern): Corner {
  const [x = 0, y = 0, z = 0] = AXES.map(axis => {
    const along = COLUMNS.reduce<number>((sum, shape) => sum + axis[shape] * columnOf(pattern, shape), 0)
    return along / Math.hypot(...axis) / RADIUS
  })
  const back = z * Math.cos(TURN) - x * Math.sin(TURN)
  return {
    pattern,
    x: x * Math.cos(TURN) + z * Math.sin(TURN),
    y: back * Math.sin(TILT) - y * Math.cos(TILT),
    depth: y * Math.sin(TILT) + back * Math.cos(TILT),
  }
}

export const CORNERS: readonly Corner[] = PATTERNS.map(cornerOf)

const byPattern = new Map(CORNERS.map(corner => [corner.pattern, corner]))

/** Returns the three corners at the other ends of a corner's edges, by the columns that change places. */
export const neighboursOf = (pattern: BasePattern): readonly Corner[] =>
  PAIRS.flatMap(left => byPattern.get(swapColumns(pattern, left)) ?? [])

/** Every edge once. */
export const EDGES: readonly (readonly [Corner, Corner])[] = CORNERS.flatMap(from =>
  neighboursOf(from.pattern)
    .filter(({ pattern }) => from.pattern < pattern)
    .map(to => [from, to] as const),
)

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
}

/**
 * Returns the pattern that a key leads to from another one: along the edge that goes most in the key's direction.
 * Undefined for other keys, and where no edge goes that way.
 */
export function patternFor(key: string, pattern: BasePattern): BasePattern | undefined {
  const direction = DIRECTIONS[key]
  const from = byPattern.get(pattern)
  if (!direction || !from) return undefined
  const goes = ({ x, y }: Corner) => {
    const [dx, dy] = [x - from.x, y - from.y]
    return (dx * direction[0] + dy * direction[1]) / Math.hypot(dx, dy)
  }
  const [best] = neighboursOf(pattern).toSorted((a, b) => goes(b) - goes(a))
  return best && goes(best) > 0.3 ? best.pattern : undefined
}
