import { type Body, FIRST_RING, putLook, putPlace, tokenOf } from './body.ts'
import { clamp, easeInOutCubic, slide } from './easing.ts'
import { legendTurn } from './hero.ts'
import type { Layout } from './layout.ts'
import { lerp, type Quat, slerp } from './vec.ts'

/** Progress thresholds of the stage (design, section 6.3). */
export const REPRESENTATION = {
  swap: { from: 0.2, until: 0.4, stagger: 0.28 },
  ring: { from: 0.34, until: 0.42, dropPx: 300, scale: 1.6, faint: 0.4, clear: 0.7 },
  visits: { from: 0.42, until: 0.86, stop: 0.088, slide: 0.4, liftPx: 18 },
} as const

/** Columns that the ring visits, before it comes to rest on the selection index. */
const VISITS = [0, 1, 2, 3] as const

const stopAt = (progress: number): number => {
  const { from, stop } = REPRESENTATION.visits
  return clamp((progress - from) / stop, 0, VISITS.length + 1 - 1e-6)
}

/** Column the ring slides to at a stop: 0, 1, 2, 3 and back to the selection index. */
const columnOfStop = (stop: number, index: number): number => VISITS[stop] ?? index

/** Column under the ring as a fraction while it slides, at any progress of the stage. */
export function ringColumn(progress: number, index: number): number {
  const at = stopAt(progress)
  const stop = Math.floor(at)
  const before = stop === 0 ? VISITS[0] : columnOfStop(stop - 1, index)
  return lerp(before, columnOfStop(stop, index), slide(at - stop, 0, REPRESENTATION.visits.slide))
}

/** The column that the text names: it changes at the middle of each slide. */
export const selectedColumnAt = (progress: number, index: number): number =>
  Math.round(ringColumn(progress, index))

const a: Quat = [0, 0, 0, 1]
const mid: Quat = [0, 0, 0, 1]
const level: Quat = [0, 0, 0, 1]

/** Legend, base pattern and the ring that finds the selection index (design, section 6.3). */
export function sampleRepresentation(progress: number, layout: Layout, body: Body): void {
  const { u, base, portrait } = layout
  const { swap } = REPRESENTATION
  const t = clamp((progress - swap.from) / (swap.until - swap.from), 0, 1)
  legendTurn(a, portrait)
  for (let shape = 0; shape < 4; shape++) {
    const legend = layout.legend[shape]
    if (!legend) continue
    const column = layout.sessionColumns[shape] ?? 0
    const moved = easeInOutCubic(t * (1 + swap.stagger) - (column / 3) * swap.stagger)
    const arc = Math.sin(Math.PI * moved) * (shape % 2 ? 60 : 24) * u
    slerp(mid, a, level, moved)
    putPlace(
      body,
      tokenOf(0, shape),
      lerp(legend.x, base.x + (column - 1.5) * base.pitch, moved),
      lerp(legend.y, base.y, moved),
      arc,
      lerp(legend.size, base.size, moved),
      mid,
    )
    putLook(body, tokenOf(0, shape), 1, 0.16)
  }
  sampleRing(progress, layout, body)
  const blend = easeInOutCubic(t)
  body.ground.contour = lerp(0.2, BASE_CONTOUR.alpha, blend)
  body.ground.contourReach = lerp(portrait ? 170 : 300, baseReach(portrait), blend) * u
}

/** Contour lines of the base pattern: their opacity and how far they reach, design px (design, section 5). */
const BASE_CONTOUR = { alpha: 0.14, landscape: 240, portrait: 120 } as const

const baseReach = (portrait: boolean): number => BASE_CONTOUR[portrait ? 'portrait' : 'landscape']

/** Goes on with the contour lines where the stage has ended; `part` of them is left. */
export function leaveContours(part: number, layout: Layout, body: Body): void {
  if (part <= 0) return
  body.ground.contour = BASE_CONTOUR.alpha * part
  body.ground.contourReach = baseReach(layout.portrait) * layout.u
  body.ground.ringed = ringedShape(layout.sessionIndex[0] ?? 0, layout)
}

/** The shape in a column of the base pattern. */
function ringedShape(column: number, layout: Layout): number {
  for (let shape = 0; shape < 4; shape++) if (layout.sessionColumns[shape] === column) return shape
  return -1
}

function sampleRing(progress: number, layout: Layout, body: Body): void {
  const { base, u } = layout
  const { ring, visits } = REPRESENTATION
  const fallen = clamp((progress - ring.from) / (ring.until - ring.from), 0, 1)
  if (fallen <= 0) return
  const down = easeInOutCubic(fallen)
  const index = layout.sessionIndex[0] ?? 0
  const column = ringColumn(progress, index)
  const off = Math.abs(column - Math.round(column))
  const lift = 6 + visits.liftPx * u * 4 * off * (1 - off)
  putPlace(
    body,
    FIRST_RING,
    base.x + (column - 1.5) * base.pitch,
    base.y,
    lerp(ring.dropPx * u, lift, down),
    base.size * lerp(ring.scale, 1, down),
    level,
  )
  // Large, it crosses the heading: thin until it is over its column alone.
  const seen = lerp(ring.faint, 1, easeInOutCubic((down - ring.clear) / (1 - ring.clear)))
  putLook(body, FIRST_RING, Math.min(seen, fallen * 2.5), 0.07)
  if (fallen >= 1) body.ground.ringed = ringedShape(Math.round(column), layout)
}
