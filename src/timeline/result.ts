import { clamp, easeInOutCubic } from './easing.ts'
import { RESULT } from './thresholds.ts'

/** How large the session pattern has become when it has stepped forward out of its sum, and what has stepped back. */
export const STEPPED = { forward: 1.2, back: 0.74 } as const

/** How much of the sum is left. Progress is that of SESSIONS, as in all of these. */
export const sumLeft = (progress: number): number => 1 - clamp(progress / RESULT.sumUntil, 0, 1)

/** How much is left of the base pattern's columns, before the figure is drawn over them. */
export const columnsLeft = (progress: number): number => 1 - clamp(progress / RESULT.columnsUntil, 0, 1)

/** How far a part of REPRESENTATION's heading has gone, 0..1. */
export const representationHeadingGone = (progress: number, part: number): number => {
  const { from, until, step } = RESULT.heading
  return easeInOutCubic((progress - from - part * step) / (until - from - 3 * step))
}
