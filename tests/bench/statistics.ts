/** Median and spread of one figure over the rounds of a run. */
export interface Figure {
  readonly median: number
  readonly least: number
  readonly most: number
}

/** Sums up the rounds of one figure. Throws where there is none. */
export function figureOf(values: readonly number[]): Figure {
  const sorted = [...values].sort((a, b) => a - b)
  const [least, most] = [sorted.at(0), sorted.at(-1)]
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (least === undefined || most === undefined || upper === undefined || lower === undefined)
    throw new Error('a figure needs at least one value')
  return { median: (upper + lower) / 2, least, most }
}
