/** What the line does at a node: turns back at a wall, crosses itself, or passes a gate beside its other strand. */
export const WALL = -1
export const CROSSING = 0
export const GATE = 1

/**
 * The states of the four orbits of nodes: tips, the two of the ring, heart. Numbers between two states are shapes on
 * the way from one to the other, and each of them is a kolam too.
 */
export type States = readonly [tips: number, ringRight: number, ringLeft: number, heart: number]

/** What ties the ring, by shape: triangle, square and pentagon. The circle is no neighbour of itself. */
const TIES = [CROSSING, CROSSING, WALL, GATE] as const

/**
 * Returns the states of a base pattern's kolam: the circle's place ties the tips and the heart, its two neighbours tie
 * the ring. The row is bent so that column 0 follows column 3.
 */
export function statesOf(pattern: string): States {
  const circle = pattern.indexOf('0')
  const tie = (by: number) => TIES[Number(pattern[(circle + by) % 4])] ?? CROSSING
  return [circle % 2 === 0 ? CROSSING : GATE, tie(1), tie(3), circle < 2 ? CROSSING : GATE]
}

/** Returns the states at a fraction of the way from one kolam to another. */
export function between(from: States, to: States, fraction: number): States {
  const at = (orbit: 0 | 1 | 2 | 3) => from[orbit] + (to[orbit] - from[orbit]) * fraction
  return [at(0), at(1), at(2), at(3)]
}
