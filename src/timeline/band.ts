import { partOf } from './easing.ts'
import { BAND } from './thresholds.ts'

/** How much of the band under KNOW MORE is drawn, 0..1: evenly with the scroll through the footer's pin. */
export const bandDrawnAt = (progress: number): number => partOf(progress, BAND)
