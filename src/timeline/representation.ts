import { forwardAt, halfTurnsAt, INDEX_DIGIT, offAt, ringSizeAt } from './digits.ts'
import { clamp, easeInOutCubic, easeOutQuad, partOf, smoothstep } from './easing.ts'
import { gatheredAt } from './gather.ts'
import { type Hand, HELD, keptTo, passedBy } from './hand.ts'
import { legendTurn, QUIET, TABLE } from './hero.ts'
import { isTablet, type Layout } from './layout.ts'
import { BACK, namedAt, namedScale, namedUp, nameTurnedAt, namingAt } from './naming.ts'
import { numberOffAt } from './number-flight.ts'
import { createOrder, swappedAt, swapsTo, writeOrder } from './orders.ts'
import { FIRST_RING, type Picture, putForm, putLook, tokenOf } from './picture.ts'
import { REPRESENTATION } from './thresholds.ts'
import { putTurned, takeNumber } from './turned.ts'
import { HALF_TURN, lerp, multiply, type Quat, setEuler, slerp } from './vec.ts'

/** How far the middle of a triangle's corners is below its origin, over its size (shaders/lib/forms.glsl). */
const BELOW = 0.035
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
  return lerp(before, columnOfStop(stop, index), smoothstep((at - stop) / REPRESENTATION.visits.slide))
}

/** The column that the text names: it changes at the middle of each slide. */
export const selectedColumnAt = (progress: number, index: number): number =>
  Math.round(ringColumn(progress, index))

/**
 * How far a piece comes out of its row where it is read, of what a hand raises it, and of that where the ring visits it;
 * how it turns, degrees; how far it keeps from the window's sides, design px.
 */
const SHOWN = { raised: 0.8, visited: 0.4, turn: -8, margin: 24 } as const
/** How far the others turn to the piece that the ring visits, where they stand beside it, degrees. */
const TURNS_TO = 18
/** On upright windows a column is as wide as the ring: what is visited or read stays at its own size there. */
const outOf = (portrait: boolean): number => (portrait ? 0 : SHOWN.raised)

/** A ring's outer radius over its size (shaders/lib/objects.glsl). */
const RING_RADIUS = 0.742

/** How far a piece, or the ring, is out while its column is read, and read again as the one that the ring has found. */
const readAt = (progress: number, column: number, index: number): number =>
  forwardAt(progress, column) + (column === index ? forwardAt(progress, INDEX_DIGIT) : 0)

/** How much the ring is on its visits: from when it comes down until it comes back to what it has found. */
function visitingAt(progress: number): number {
  const { ring, visits } = REPRESENTATION
  const back = visits.until - visits.stop
  return smoothstep(partOf(progress, ring)) - smoothstep((progress - back) / (visits.slide * visits.stop))
}

/** How much of a visit is at a column, with the ring so far along. */
const visitedAt = (ring: number, column: number): number => smoothstep(1 - Math.abs(ring - column))

/**
 * How far a piece has turned over, degrees: as it is named, and as it is read out in its column. Its back without the number
 * that has left it is as its front: it is the front from then on, and a hand finds the number on the other side.
 */
function turnedAt(progress: number, shape: number, column: number): number {
  const named = numberOffAt(progress, shape) < 1 ? nameTurnedAt(progress, shape) : 0
  return HALF_TURN * (named + halfTurnsAt(progress, column))
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

/** Lines that tell the columns apart. */
export const LINES = [0, 1, 2, 3, 4] as const

/** Beside a ring as wide as its column there is no room: the column's lines are away, and come back over this share of it. */
const COME_BACK = 0.12
/** Less is no room, px. */
const LEAST_ROOM_PX = 1

/** How much is left of one of them: they come as the ring lands, and make way for it as it rolls over them from column to column. */
export function lineLeft(progress: number, line: number, ringAt: number, { base }: Layout): number {
  const come = 2 * partOf(progress, REPRESENTATION.ring) - 1
  const radius = RING_RADIUS * base.size
  const away = Math.abs(line - 0.5 - ringAt) * base.pitch
  const room = base.pitch / 2 - radius
  const comesIn = room > LEAST_ROOM_PX ? room : COME_BACK * base.pitch
  return clamp(come, 0, 1) * smoothstep((away - radius) / comesIn)
}

/** What is missing of words in a swap, and how far they leave their line over and under another one, design px. */
export const WORDS = {
  smaller: 0.2,
  beside: { letter: [36, 26], number: [36, 26] },
  /** On upright windows the numbers stand under the letters, and two lines of two have to pass: larger ones on phones. */
  tablet: { letter: [32, 13], number: [20, 24] },
  phone: { letter: [42, 10], number: [24, 36] },
} as const

/** Returns how far up a word goes from its line as its piece is so far out of the row, design px. */
export function wordUp(out: number, word: 'letter' | 'number', layout: Layout): number {
  const form = layout.portrait ? (isTablet(layout) ? 'tablet' : 'phone') : 'beside'
  const [over, under] = WORDS[form][word]
  return out * (out > 0 ? over : under)
}

const DIGITS = {
  over: { percent: 54, smaller: 0.16 },
  under: { percent: 38, smaller: 0.36 },
} as const

/** How far a digit is out of its line: beside its neighbours it has less room than its piece, and leaves ahead of it. */
const digitOut = (out: number): number => 1 - (1 - Math.abs(out)) ** 3

/** Returns how far a digit has gone up from its line, per cent of its height, as its piece is so far out of the row. */
export const digitUpPercent = (out: number): number =>
  out > 0 ? DIGITS.over.percent * digitOut(out) : -DIGITS.under.percent * digitOut(out)

/** Returns how large it is there. */
export const digitScale = (out: number): number =>
  1 - (out > 0 ? DIGITS.over : DIGITS.under).smaller * digitOut(out)

/** Two neighbours change places on two arcs, over a piece's size: the one passes over and before, the other under and behind. */
const PASS = {
  over: { up: 0.34, near: 0.62, larger: 0.06 },
  under: { up: -0.2, near: 0, larger: -0.16 },
  /** How far they lean into their way, degrees. */
  lean: 9,
} as const

const order = createOrder()

/** Legend, base pattern and the ring that finds the selection index (design, section 6.3). */
export function sampleRepresentation(progress: number, layout: Layout, picture: Picture, hand: Hand): void {
  const { u, base, portrait } = layout
  const { gather, orders } = REPRESENTATION
  const index = layout.sessionIndex[0] ?? 0
  const columns = layout.sessionColumns
  writeOrder(order, columns, swappedAt(progress, swapsTo(columns)))
  legendTurn(a, portrait)
  const ringAt = lerp(ringColumn(progress, index), hand.ring, hand.ringLeft)
  const visiting = visitingAt(progress)
  const naming = namingAt(progress)
  for (let shape = 0; shape < 4; shape++) {
    const legend = layout.legend[shape]
    if (!legend) continue
    const placed = lerp(order.columns[shape] ?? 0, hand.columns[shape] ?? 0, hand.columnsLeft)
    const visited = visiting * visitedAt(ringAt, placed)
    const named = namedAt(progress, shape)
    // Whatever is not the one that is told of steps back.
    const back = visiting + naming - visited - named
    const shown = readAt(progress, Math.round(placed), index) + SHOWN.visited * visited
    const raised = Math.max(hand.raised[shape] ?? 0, outOf(portrait) * shown)
    const moved = gatheredAt(progress, shape, portrait)
    // What a hand has put into its column takes no part in the swaps; what it holds stays under it.
    const passed = passedBy(hand, shape) * (1 - (hand.raised[shape] ?? 0))
    const out = lerp(order.out[shape] ?? 0, passed, hand.columnsLeft)
    const away = Math.abs(out)
    const pass = out > 0 ? PASS.over : PASS.under
    const turns = visiting * clamp(ringAt - placed, -1, 1)
    const told = lerp(1, namedScale(legend.size, layout), named) - BACK.smaller * back
    const size = lerp(legend.size, base.size, easeOutQuad(moved)) * (1 + pass.larger * away) * told
    const z = HELD.risePx * u * raised + pass.near * away * base.size
    // What comes nearer stays under the hand, and in its arc.
    const near = 1 - z / layout.eyePx
    slerp(mid, a, level, moved)
    setEuler(
      held,
      HELD.tipDegrees * raised,
      (hand.lean[shape] ?? 0) + SHOWN.turn * (shown + named) - PASS.lean * out + TURNS_TO * turns,
      0,
    )
    multiply(tipped, mid, held)
    putLook(picture, tokenOf(0, shape), 1, 0.16)
    putForm(picture, tokenOf(0, shape), BACK.dim * back, 0, 0, 0)
    const x = lerp(legend.x, base.x + (placed - 1.5) * base.pitch, moved)
    const free = layout.widthPx / 2 - SHOWN.margin * u - size / 2
    const up = namedUp(legend.size, layout) * named
    putTurned(
      picture,
      tokenOf(0, shape),
      lerp(x, clamp(x, -free, free), named) * near,
      (lerp(legend.y, base.y, moved) + up + pass.up * away * base.size) * near,
      z,
      size,
      tipped,
      (hand.turned[shape] ?? 0) + turnedAt(progress, shape, placed),
      layout.eyePx,
    )
    // The number on its back flies into the pattern; a hand finds it there again once the front shows.
    if (offAt(progress, placed) === 1 && halfTurnsAt(progress, placed) < 2)
      takeNumber(picture, tokenOf(0, shape))
  }
  sampleRing(progress, ringAt, layout, picture, hand)
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

/** The shape whose corners come closest to the ring. */
const TRIANGLE = 1

function sampleRing(progress: number, column: number, layout: Layout, picture: Picture, hand: Hand): void {
  const { base, u, portrait } = layout
  const { ring, visits } = REPRESENTATION
  const fallen = partOf(progress, ring)
  if (fallen <= 0) return
  const down = easeInOutCubic(fallen)
  const index = layout.sessionIndex[0] ?? 0
  const at = Math.round(column)
  const off = Math.abs(column - at)
  const lift = 6 + visits.liftPx * u * 4 * off * (1 - off)
  const shown = readAt(progress, at, index) + SHOWN.visited * visitingAt(progress) * visitedAt(column, at)
  const over = ring.dropPx * u * (1 - down) + HELD.risePx * u * outOf(portrait) * shown
  const kept = keptTo(column, layout.sessionColumns, hand)
  const triangle = lerp(layout.sessionColumns[TRIANGLE] ?? 0, hand.columns[TRIANGLE] ?? 0, hand.columnsLeft)
  const bent = smoothstep(partOf(progress, REPRESENTATION.levels))
  const low = BELOW * base.size * Math.max(0, 1 - Math.abs(kept - triangle)) * (1 - bent)
  // What comes nearer stays over its column, and inside the window.
  const near = 1 - over / layout.eyePx
  const x = base.x + (kept - 1.5) * base.pitch
  const cut = Math.max(0, (RING_RADIUS * base.size) / near - layout.widthPx / 2 - x)
  setEuler(hoop, -ring.tipDegrees * (1 - smoothstep(fallen)), 0, 0)
  putLook(picture, FIRST_RING, clamp(fallen / ring.clear, 0, 1), 0.07)
  // It rolls over from one column to the next.
  putTurned(
    picture,
    FIRST_RING,
    (x + cut * (1 - down)) * near,
    (base.y - low + ring.abovePx * u * (1 - down)) * near,
    lift + over,
    base.size * ringSizeAt(progress),
    hoop,
    HALF_TURN * column,
    layout.eyePx,
  )
  if (fallen >= 1) picture.ground.ringed = ringedShape(at, layout, hand)
}
