import { partOf, spring } from './easing.ts'
import { BAND, GILT, OWN_LINE } from './thresholds.ts'

/** How much of the band under KNOW MORE is drawn, 0..1: evenly with the scroll through the footer's pin. */
export const bandDrawnAt = (progress: number): number => partOf(progress, BAND)

/** How much of the line of the row over the sun is drawn, 0..1: evenly too. */
export const ownDrawnAt = (progress: number): number => partOf(progress, OWN_LINE)

/** How far the gold has run round that line, 0..1, and how far its end. */
export const ownGiltAt = (progress: number): number => partOf(progress, GILT.head)
export const ownUngiltAt = (progress: number): number => partOf(progress, GILT.tail)

/** As the line closes, and its gold, the figure swells by so much, and is at rest again. */
const SWELLS = {
  line: { from: OWN_LINE.until - 0.012, until: OWN_LINE.closed },
  gold: { from: GILT.head.until - 0.012, until: 0.99 },
  larger: 0.08,
} as const

/** How large the figure is over its size. */
export const ownScaleAt = (progress: number): number =>
  1 + SWELLS.larger * (spring(partOf(progress, SWELLS.line)) + spring(partOf(progress, SWELLS.gold)))
