/** How values become heights: the same for all patterns of a sheet, linear, from zero. */
export interface TowerScale {
  /** Distance of two lines, in values. */
  readonly step: number
  /** The value that the room is high enough for: the sheet's greatest, which reaches its upper end. */
  readonly top: number
}

/** Lines that a reader still counts at a glance. */
const MOST_LINES = 10
/** Sheets of this much are read in tens, as hundredths of a whole are. */
const HUNDREDTHS = { above: 10, most: 100, step: 10 } as const
const ROUND = [1, 2, 5, 10] as const

/** The smallest of 1, 2, 5 × 10^k by which a value is counted in at most ten lines. */
function roundStep(most: number): number {
  const least = most / MOST_LINES
  const decade = 10 ** Math.floor(Math.log10(least))
  // Where the decade has underflowed, or a binary fraction misses its own multiple by a hair, the next one will do.
  const factor = ROUND.find(each => each * decade * (1 + 1e-12) >= least) ?? 10
  return factor * decade
}

/**
 * Returns the scale of a sheet by its greatest value. A sheet of zeros has a scale too.
 * @param most the greatest of all values, finite and not negative
 */
export function towerScale(most: number): TowerScale {
  if (most <= 0) return { step: 1, top: 1 }
  const { above, most: whole, step: tens } = HUNDREDTHS
  const step = most > above && most <= whole ? tens : roundStep(most)
  return { step, top: most }
}
