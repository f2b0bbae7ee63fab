import { partOf, smoothstep } from './easing.ts'
import type { Layout } from './layout.ts'
import { spacingAt, sunRadiusOf } from './sun.ts'
import { BAND, RIM_BAND } from './thresholds.ts'
import { lerp } from './vec.ts'

/** How much of the band under KNOW MORE is drawn, 0..1: evenly with the scroll through the footer's pin. */
export const bandDrawnAt = (progress: number): number => partOf(progress, BAND)

/** How much of the sun's own band shows, 0..1. */
export const dotsAt = (progress: number): number => smoothstep(partOf(progress, RIM_BAND.dots))

/** It begins so far before the top, and ends so far from it, in the angle from one piece to the next. */
const AHEAD = 0.55
const WAY = 2.2
/** Where that is inside a wide window it goes on, ever faster, to so much beyond its edge. */
const BEYOND = 1.2
const FASTER = 9

/** How far round the sun from its top the beads have drawn the line of that band, radians: to beyond the edges of the window. */
export function headAt(progress: number, layout: Layout): number {
  const apart = spacingAt(1, sunRadiusOf(layout), 0, layout)
  const way = WAY * apart
  const edge = BEYOND * Math.asin(Math.min(1, layout.widthPx / 2 / sunRadiusOf(layout)))
  const at = partOf(progress, RIM_BAND.line)
  return lerp(-AHEAD * apart, way, at) + Math.max(0, edge - way) * at ** FASTER
}
