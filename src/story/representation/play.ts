import type { Film } from '../../film/film.ts'
import type { Layout } from '../../film/layout.ts'
import { placeIn } from '../../film/places.ts'
import { playerOf, type Sample } from '../../film/sample.ts'
import { clamp, smoothstep } from '../../picture/ease.ts'
import { type Hand, HELD, passOffset, ringColumn } from '../../picture/hand.ts'
import { legendTurn } from '../../picture/legend.ts'
import { FIRST_RING, type Picture, peek, putForm, putLook, tokenOf } from '../../picture/picture.ts'
import { putNumber, putTurned } from '../../picture/turned.ts'
import { HALF_TURN, lerp, multiply, type Quat, setEuler, slerp } from '../../picture/vec.ts'
import { createOrder, writeOrder } from './orders.ts'
import { REPRESENTATION } from './score.ts'

const { at, trackOf, sample, sampleApart } = playerOf(REPRESENTATION)

/** How thick pieces and ring are, over a piece's size. */
const THICK = { piece: 0.16, ring: 0.07 } as const
/** How far the ring lies over its row, px. */
const OVER_PX = 6
/** The shape about which the ring lies lower, and how much of its size: its corners do. */
const TRIANGLE = 1
const LOWER = 0.035
/** How far the ring rises between two columns, design px. */
const RISES = 90
/** How much of a piece's light its words lose with it. */
const WORDS_BACK = 0.5
/** What a piece that steps back loses of its size and of its light. */
const SMALLER = 0.2
const DIM = 0.5
/** How far a piece that is read comes nearer, in its size, and how much of that one does which the ring visits. */
const NEARER = 0.36
const VISITED = 0.4
/** How what comes forward is turned, degrees, and what is beside the ring, towards it. */
const LEAN = -8
const FACES = 18
/** How far one of two that change places goes up and nearer, and the other one down, in their size. */
const PASSING = { up: 0.34, near: 0.62, down: 0.2 } as const
/** How much more room the words under a piece need where it has a mirror under it, px. */
const MIRROR_PX = 10

const order = createOrder()
const lying: Quat = [0, 0, 0, 1]
const level: Quat = [0, 0, 0, 1]
const held: Quat = [0, 0, 0, 1]
const straightened: Quat = [0, 0, 0, 1]
const turned: Quat = [0, 0, 0, 1]

/** Writes the picture of the legend, the base pattern and the ring that finds the selection index. */
export function playRepresentation(progress: number, layout: Layout, picture: Picture, hand: Hand): void {
  const value = sample(progress, layout)
  writeOrder(order, layout.sessionColumns, value(at.order.swapped))
  legendTurn(lying, layout.portrait)
  const ringAt = lerp(columnIn(value, layout), hand.ring, hand.ringLeft)
  for (let shape = 0; shape < 4; shape++) placePiece(value, shape, ringAt, layout, picture, hand)
  placeRing(value, ringAt, layout, picture, hand)
  layGround(value, picture, layout, 1)
}

/** The column under the ring, a fraction while it slides. */
const columnIn = (value: Sample, { sessionIndex }: Layout): number =>
  lerp(value(at.visit.column), sessionIndex[0] ?? 0, value(at.ring.back))

/** How far what is in a column comes out: read, visited, or as the one that the ring has found. */
function shownAt(value: Sample, column: number, ringAt: number, { sessionIndex }: Layout): number {
  const found = column === sessionIndex[0] ? value(at.index.out) : 0
  return value(at.read.out + column) + found + VISITED * visitedAt(value, column, ringAt)
}

/** How much of a visit of the ring is at a column. */
const visitedAt = (value: Sample, column: number, ringAt: number): number =>
  value(at.ring.visiting) * smoothstep(1 - Math.abs(ringAt - column))

function placePiece(
  value: Sample,
  shape: number,
  ringAt: number,
  layout: Layout,
  picture: Picture,
  hand: Hand,
): void {
  const { base, u } = layout
  const token = tokenOf(0, shape)
  const placed = lerp(order.columns[shape] ?? 0, hand.columns[shape] ?? 0, hand.columnsLeft)
  const column = Math.round(placed)
  const visiting = value(at.ring.visiting)
  const back = visiting - visitedAt(value, placed, ringAt) + (1 - value(at.entry.words + shape)) / WORDS_BACK
  const shown = shownAt(value, column, ringAt, layout)
  const raised = hand.raised[shape] ?? 0
  const moved = value(at.gather.moved)
  // What a hand has put into its column takes no part in the swaps; what it holds stays under it.
  const passed = hand.columnsLeft === 0 ? 0 : passOffset(hand, shape) * (1 - raised)
  const out = lerp(order.out[shape] ?? 0, passed, hand.columnsLeft)
  const over = Math.max(out, 0)
  const size = lerp(value(at.piece.width + shape), base.size, moved) * (1 - SMALLER * back)
  const z = Math.max(HELD.risePx * u * raised, NEARER * base.size * shown) + PASSING.near * over * base.size
  // What comes nearer stays under the hand.
  const near = 1 - z / layout.eyePx
  const x = lerp(value(at.piece.x + shape), base.x + (placed - 1.5) * base.pitch, moved)
  const up = PASSING.up * over + PASSING.down * Math.min(out, 0)
  const y = lerp(value(at.piece.y + shape), base.y, moved) + up * base.size
  const faces = FACES * visiting * clamp(ringAt - placed, -1, 1)
  const lean = (hand.lean[shape] ?? 0) + LEAN * (shown + value(at.piece.forward + shape)) + faces
  setEuler(held, HELD.tipDegrees * Math.max(raised, shown), lean, 0)
  slerp(straightened, lying, level, moved)
  multiply(turned, straightened, held)
  putLook(picture, token, 1, THICK.piece)
  putForm(picture, token, DIM * back, 0, 0, 0)
  const said = value(at.piece.said + shape)
  // Its back without the number that it has said is as its front: a hand finds the number on the other side.
  const halfTurns = (said < 1 ? value(at.piece.turned + shape) : 0) + value(at.read.turned + column)
  const degrees = (hand.turned[shape] ?? 0) + HALF_TURN * halfTurns
  putTurned(picture, token, x * near, y * near, z, size, turned, degrees, layout.eyePx)
  if (said > 0 && said < 1) putNumber(picture, token, 1 - said)
}

function placeRing(value: Sample, ringAt: number, layout: Layout, picture: Picture, hand: Hand): void {
  if (value(at.ring.shown) === 0) return
  const { base, u, sessionColumns } = layout
  const column = Math.round(ringAt)
  const off = Math.abs(ringAt - column)
  const lift = OVER_PX + RISES * u * 4 * off * (1 - off)
  const over = value(at.ring.near) * u + NEARER * base.size * shownAt(value, column, ringAt, layout)
  const kept = ringColumn(ringAt, sessionColumns, hand)
  const triangle = lerp(sessionColumns[TRIANGLE] ?? 0, hand.columns[TRIANGLE] ?? 0, hand.columnsLeft)
  const low = LOWER * base.size * Math.max(0, 1 - Math.abs(kept - triangle))
  const near = 1 - over / layout.eyePx
  const x = (base.x + (kept - 1.5) * base.pitch) * near
  const y = (base.y - low + value(at.ring.high) * u) * near
  setEuler(held, value(at.ring.tip), 0, 0)
  putLook(picture, FIRST_RING, value(at.ring.shown), THICK.ring)
  // It rolls over from one column to the next.
  putTurned(picture, FIRST_RING, x, y, lift + over, base.size, held, HALF_TURN * ringAt, layout.eyePx)
  picture.ground.ringed = value(at.ring.high) === 0 ? ringedShape(column, layout, hand) : -1
}

/** The shape in a column of the base pattern. */
function ringedShape(column: number, { sessionColumns }: Layout, hand?: Hand): number {
  for (let shape = 0; shape < 4; shape++) {
    const placed = lerp(sessionColumns[shape] ?? 0, hand?.columns[shape] ?? 0, hand?.columnsLeft ?? 0)
    if (Math.round(placed) === column) return shape
  }
  return -1
}

/** The ground's lines; `part` of them is left. */
function layGround(value: Sample, { ground }: Picture, { legend }: Layout, part: number): void {
  ground.contour = value(at.ground.contour) * part
  ground.table = value(at.ground.table) * part
  ground.brightest = value(at.ground.brightest)
  ground.contourReach = value(at.ground.reach) * (legend[0]?.size ?? 0)
}

/** Goes on with the contour lines where the stage has ended; `part` of them is left. */
export function leaveContours(part: number, layout: Layout, picture: Picture): void {
  if (part <= 0) return
  layGround(sampleApart(1, layout), picture, layout, part)
  picture.ground.ringed = ringedShape(layout.sessionIndex[0] ?? 0, layout)
}

/** What the page says of the row: the column under the ring and how many swaps have been made, fractions on their way. */
const shownRow = { ring: 0, swapped: 0, read: -1 }

/** Returns the state of the row at a progress, in one object; `read`: the column that is read out, or -1. */
export function rowAt(progress: number, layout: Layout): Readonly<typeof shownRow> {
  const value = sampleApart(progress, layout)
  shownRow.ring = columnIn(value, layout)
  shownRow.swapped = value(at.order.swapped)
  shownRow.read = -1
  for (let column = 0; column < 4; column++)
    if (Math.round(value(at.read.turned + column)) === 1) shownRow.read = column
  return shownRow
}

/**
 * A name and a letter go with their piece from under it in the cascade, where the places of the tag say, to the legend. Where they
 * stand under their piece there too, the name makes way for it and grows with it, and the letter stands in the middle of its column
 * until its number comes.
 */
const anchorUnder =
  (isName: boolean): Film['anchors'][string] =>
  (out, picture, layout, own, shape, now) => {
    const { eyePx, isFull, places } = layout
    const token = tokenOf(0, shape)
    const legend = layout.legend[shape] ?? layout.base
    const tag = placeIn(places, isName ? 'tag-name' : 'tag-letter')
    const scale = eyePx / (eyePx - peek(picture, token, 2))
    const y = peek(picture, token, 1) * scale
    const size = peek(picture, token, 3) * scale
    const landed = now[at.tag.landed + shape] ?? 1
    const isUnder = Math.abs(own.x - legend.x) < legend.size / 2
    const follows = isName && isUnder
    const grown = follows ? size / legend.size : 1
    const under = y - size / 2 + tag.y - (isFull ? MIRROR_PX : 0)
    out.x = lerp(peek(picture, token, 0) * scale, isUnder ? legend.x : own.x, landed)
    out.y = lerp(under, follows ? y + (own.y - legend.y) * grown : own.y, landed)
    out.widthPx = own.width * lerp(tag.height / own.height, grown, landed)
  }

export const REPRESENTATION_FILM: Film = {
  stage: 'representation',
  score: REPRESENTATION,
  trackOf,
  anchors: { name: anchorUnder(true), initial: anchorUnder(false) },
}
