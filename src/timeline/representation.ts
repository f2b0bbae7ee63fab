import { clamp, easeInOutCubic, easeOutQuad, partOf, slide, smoothstep } from './easing.ts'
import { type Hand, HELD } from './hand.ts'
import { legendTurn, QUIET, TABLE } from './hero.ts'
import type { Layout } from './layout.ts'
import { createOrder, swappedAt, swapsTo, writeOrder } from './orders.ts'
import { FIRST_RING, type Picture, putLook, putPlace, tokenOf } from './picture.ts'
import { belowOrigin } from './rolling.ts'
import { REPRESENTATION } from './thresholds.ts'
import { putTurned } from './turned.ts'
import { lerp, multiply, type Quat, setEuler, slerp } from './vec.ts'

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

/** How far a piece comes out of its row where it is named or read: of what a hand raises it, and how it turns, degrees. */
const SHOWN = { raised: 0.8, turn: -8 } as const
/** On upright windows a column is as wide as the ring: what is read stays at its own size there. */
const outOf = (portrait: boolean, progress: number): number =>
  portrait && progress >= REPRESENTATION.read.from ? 0 : SHOWN.raised

const HALF_TURN = 180

/** Out and back: 0 before and after it. */
const bell = (part: number): number => Math.sin(Math.PI * clamp(part, 0, 1)) ** 2

/**
 * How far a piece is out while it is named in the legend, read in its column, and read again as the one that the ring
 * has found.
 * @param shape −1 for the ring
 */
function shownAt(progress: number, shape: number, column: number, index: number): number {
  const { named, read } = REPRESENTATION
  const again = column === index ? bell((progress - read.from - 4 * read.step) / read.last) : 0
  const inLegend = shape < 0 ? 0 : bell((progress - named.from) / named.step - shape)
  return inLegend + bell((progress - read.from) / read.step - column) + again
}

/** How far a piece has turned over, degrees: from when it is read out in its column, until all turn back. */
function turnedAt(progress: number, column: number): number {
  const { read, turned } = REPRESENTATION
  const over = smoothstep((progress - read.from - column * read.step) / turned.takes)
  return HALF_TURN * (over + smoothstep(partOf(progress, turned)))
}

/** How far the session pattern has stepped forward out of its sum. */
export function foundAt(progress: number): number {
  const { from, until } = REPRESENTATION.found
  return easeInOutCubic((progress - from) / (until - from))
}

const a: Quat = [0, 0, 0, 1]
const mid: Quat = [0, 0, 0, 1]
const level: Quat = [0, 0, 0, 1]
const hoop: Quat = [0, 0, 0, 1]
const held: Quat = [0, 0, 0, 1]
const tipped: Quat = [0, 0, 0, 1]

/** How far words and digits leave their line in a swap, and what is missing of them there. */
export const WORDS = { over: 26, under: 18, smaller: 0.2 } as const
export const DIGITS = { overPercent: 62, underPercent: 10, smaller: 0.22 } as const

/** Two neighbours change places on two arcs, over a piece's size: the one passes over and before, the other under and behind. */
const PASS = {
  over: { up: 0.34, near: 0.62, larger: 0.06 },
  under: { up: -0.2, near: 0, larger: -0.16 },
  /** How far they lean into their way, degrees. */
  lean: 9,
} as const

const order = createOrder()

/** How much is left of the legend's words: on upright windows they make way for the pieces, else they go with them. */
export function legendLeft(progress: number, portrait: boolean): number {
  const { from, until, clear } = REPRESENTATION.gather
  return portrait ? 1 - clamp((progress - from) / (clear * (until - from)), 0, 1) : 1
}

/** How far a piece has moved from its place in the legend to the row: one after the other where the legend is a column. */
export function gatheredAt(progress: number, shape: number, portrait: boolean): number {
  const { from, until, stagger } = REPRESENTATION.gather
  const t = clamp((progress - from) / (until - from), 0, 1)
  return smoothstep(portrait ? t * (1 + stagger) - (stagger * shape) / 3 : t)
}

/** Legend, base pattern and the ring that finds the selection index (design, section 6.3). */
export function sampleRepresentation(progress: number, layout: Layout, picture: Picture, hand: Hand): void {
  const { u, base, portrait } = layout
  const { gather, orders } = REPRESENTATION
  const index = layout.sessionIndex[0] ?? 0
  const columns = layout.sessionColumns
  writeOrder(order, columns, swappedAt(progress, swapsTo(columns)))
  legendTurn(a, portrait)
  for (let shape = 0; shape < 4; shape++) {
    const legend = layout.legend[shape]
    if (!legend) continue
    const placed = lerp(order.columns[shape] ?? 0, hand.columns[shape] ?? 0, hand.columnsLeft)
    const shown = shownAt(progress, shape, Math.round(placed), index)
    const raised = Math.max(hand.raised[shape] ?? 0, outOf(portrait, progress) * shown)
    const moved = gatheredAt(progress, shape, portrait)
    // What a hand has put into its column takes no part in the swaps.
    const out = (order.out[shape] ?? 0) * (1 - hand.columnsLeft)
    const away = Math.abs(out)
    const pass = out > 0 ? PASS.over : PASS.under
    const size = lerp(legend.size, base.size, easeOutQuad(moved)) * (1 + pass.larger * away)
    const z = HELD.risePx * u * raised + pass.near * away * base.size
    // What comes nearer stays under the hand, and in its arc.
    const near = 1 - z / layout.eyePx
    slerp(mid, a, level, moved)
    setEuler(
      held,
      HELD.tipDegrees * raised,
      (hand.lean[shape] ?? 0) + SHOWN.turn * shown - PASS.lean * out,
      0,
    )
    multiply(tipped, mid, held)
    putLook(picture, tokenOf(0, shape), 1, 0.16)
    putTurned(
      picture,
      tokenOf(0, shape),
      lerp(legend.x, base.x + (placed - 1.5) * base.pitch, moved) * near,
      (lerp(legend.y, base.y, moved) + pass.up * away * base.size) * near,
      z,
      size,
      tipped,
      (hand.turned[shape] ?? 0) + turnedAt(progress, placed),
      layout.eyePx,
    )
  }
  sampleRing(progress, layout, picture, hand)
  const blend = easeInOutCubic((progress - gather.from) / (orders.until - gather.from))
  picture.ground.table = TABLE
  picture.ground.brightest = QUIET
  picture.ground.contour = lerp(0.2, BASE_CONTOUR.alpha, blend)
  picture.ground.contourReach = lerp(portrait ? 170 : 300, baseReach(portrait), blend) * u
}

/** Contour lines of the base pattern: their opacity and how far they reach, design px (design, section 5). */
const BASE_CONTOUR = { alpha: 0.14, landscape: 240, portrait: 120 } as const

const baseReach = (portrait: boolean): number => BASE_CONTOUR[portrait ? 'portrait' : 'landscape']

/** Goes on with the contour lines where the stage has ended; `part` of them is left. */
export function leaveContours(part: number, layout: Layout, picture: Picture): void {
  if (part <= 0) return
  picture.ground.contour = BASE_CONTOUR.alpha * part
  picture.ground.table = TABLE * part
  picture.ground.brightest = QUIET
  picture.ground.contourReach = baseReach(layout.portrait) * layout.u
  picture.ground.ringed = ringedShape(layout.sessionIndex[0] ?? 0, layout)
}

/** The shape in a column of the base pattern. */
function ringedShape(column: number, layout: Layout, hand?: Hand): number {
  for (let shape = 0; shape < 4; shape++) {
    const placed = lerp(layout.sessionColumns[shape] ?? 0, hand?.columns[shape] ?? 0, hand?.columnsLeft ?? 0)
    if (Math.round(placed) === column) return shape
  }
  return -1
}

/** A ring's outer radius over its size (shaders/lib/objects.glsl). */
const RING_RADIUS = 0.742

/** The shape whose corners come closest to the ring. */
const TRIANGLE = 1

function sampleRing(progress: number, layout: Layout, picture: Picture, hand: Hand): void {
  const { base, u, portrait } = layout
  const { ring, visits } = REPRESENTATION
  const fallen = partOf(progress, ring)
  if (fallen <= 0) return
  const down = easeInOutCubic(fallen)
  const index = layout.sessionIndex[0] ?? 0
  const column = lerp(ringColumn(progress, index), hand.ring, hand.ringLeft)
  const off = Math.abs(column - Math.round(column))
  const lift = 6 + visits.liftPx * u * 4 * off * (1 - off)
  const over =
    ring.dropPx * u * (1 - down) +
    HELD.risePx * u * outOf(portrait, progress) * shownAt(progress, -1, Math.round(column), index)
  const triangle = lerp(layout.sessionColumns[TRIANGLE] ?? 0, hand.columns[TRIANGLE] ?? 0, hand.columnsLeft)
  const bent = smoothstep(partOf(progress, REPRESENTATION.turned))
  const low = belowOrigin(TRIANGLE) * base.size * Math.max(0, 1 - Math.abs(column - triangle)) * (1 - bent)
  // What comes nearer stays over its column, and inside the window.
  const near = 1 - over / layout.eyePx
  const x = base.x + (column - 1.5) * base.pitch
  const cut = Math.max(0, (RING_RADIUS * base.size) / near - layout.widthPx / 2 - x)
  setEuler(hoop, -ring.tipDegrees * (1 - smoothstep(fallen)), 0, 0)
  putPlace(
    picture,
    FIRST_RING,
    (x + cut * (1 - down)) * near,
    (base.y - low + ring.abovePx * u * (1 - down)) * near,
    lift + over,
    base.size,
    hoop,
  )
  putLook(picture, FIRST_RING, clamp(fallen / ring.clear, 0, 1), 0.07)
  if (fallen >= 1) picture.ground.ringed = ringedShape(Math.round(column), layout, hand)
}
