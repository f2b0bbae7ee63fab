import { partOf } from './easing.ts'
import { BAND, OWN_LINE } from './thresholds.ts'

/** How much of the band under KNOW MORE is drawn, 0..1: evenly with the scroll through the footer's pin. */
export const bandDrawnAt = (progress: number): number => partOf(progress, BAND)

/** How much of the line of the row on the sun is drawn, 0..1: evenly too. */
export const ownDrawnAt = (progress: number): number => partOf(progress, OWN_LINE)
