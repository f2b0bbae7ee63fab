const SHEEN = { perPx: 0.02 / 60, max: 0.06 } as const

/** Drift of the sheen bars by the scroll's speed, px per 1/60 s. */
export const sheenOf = (velocityPx: number, reduced: boolean): number =>
  reduced ? 0 : Math.max(-SHEEN.max, Math.min(SHEEN.max, velocityPx * SHEEN.perPx))
