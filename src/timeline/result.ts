import { easeInOutCubic } from './easing.ts'
import { kolamY } from './kolam.ts'
import { isLow, isTablet, type Layout, type Place } from './layout.ts'
import type { Riding } from './riding.ts'
import { RESULT } from './thresholds.ts'
import { lerp } from './vec.ts'

/**
 * How far below the figure's middle the result rests on phones and on tall tablets, design px; how large it is there, over its
 * size in the sum: on phones it fills what the figure leaves.
 */
const BELOW = { phone: 264, tablet: 298 } as const
const LARGE = { phone: 1.8, tablet: 1.2 } as const

/** How large the session pattern has become when it has stepped forward out of its sum (equation.module.css). */
const STEPPED = { forward: 1.2 } as const

/** How large it is beside the figure on wide windows, over its size in the sum: as wide as the words at the other side. */
const BESIDE_FIGURE = 0.8

/** Share of its way to the label in which it goes across, and then up. */
const AHEAD = 0.75

/** Whether the result has come to its label. */
export const hasLanded = (progress: number): boolean => progress >= RESULT.landed

/** Progress of the result's places at rest: in the sum, beside the figure, in its label. */
export function resultAtRest(progress: number): number {
  if (progress < RESULT.cuts[0]) return 0
  return progress < RESULT.cuts[1] ? RESULT.besideFigure : RESULT.landed
}

/**
 * Writes where the session pattern is on its way from the sum to its label: first beside the figure, level with its
 * middle (below it on upright windows, where it stays as large as it has become).
 * @param sum where it stands in the sum, its width as size
 * @param label where it stands in its label
 */
export function rideResult(progress: number, sum: Place, label: Place, layout: Layout, out: Riding): void {
  const moved = easeInOutCubic((progress - RESULT.rises) / (RESULT.besideFigure - RESULT.rises))
  const flown = (progress - RESULT.from) / (RESULT.landed - RESULT.from)
  const landed = easeInOutCubic(flown)
  const form = isTablet(layout) ? 'tablet' : 'phone'
  const beside = layout.portrait ? LARGE[form] : isLow(layout.heightPx) ? 1 : BESIDE_FIGURE
  // Its right edge stays.
  const besideX = layout.portrait ? 0 : sum.x + ((1 - beside) * sum.size) / 2
  const besideY = kolamY(layout) - (layout.portrait ? BELOW[form] * layout.u : 0)
  // On upright windows it passes the plate at its side: across first, then up.
  const across = layout.portrait ? easeInOutCubic(flown / AHEAD) : landed
  const up = layout.portrait ? easeInOutCubic((flown - 1 + AHEAD) / AHEAD) : landed
  // It steps back where a piece passes it.
  const forward = lerp(
    STEPPED.forward,
    beside,
    layout.portrait ? moved : easeInOutCubic(progress / RESULT.sumUntil),
  )
  const sumX = sum.x - ((forward - 1) * sum.size) / 2
  out.dx = lerp(lerp(sumX, besideX, moved) - label.x, 0, across)
  out.dy = lerp(lerp(sum.y, besideY, moved) - label.y, 0, up)
  out.scale = lerp((sum.size / label.size) * forward, 1, across)
}
