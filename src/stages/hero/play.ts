import { clamp } from '../../film/ease.ts'
import type { Film } from '../../film/film.ts'
import type { Hand, HeroLive } from '../../film/hand.ts'
import type { Layout, Place } from '../../film/layout.ts'
import { PHONE, type Picture, putForm, putLook, putPlace, tokenOf } from '../../film/picture.ts'
import { playerOf } from '../../film/sample.ts'
import { putTurned } from '../../film/turned.ts'
import { copyTurn, HALF_TURN, lerp, multiply, type Quat, setEuler, slerp } from '../../film/vec.ts'
import { enter, legendTurn, loweredIn, type Piece, printFor, served } from './flat.ts'
import { HERO } from './score.ts'

const { at, trackOf, values, value, sample, sampleApart } = playerOf(HERO)
const numberIn = (numbers: Float64Array, channel: number): number => numbers[channel] ?? 0

/** How thick a piece and the phone are, over their size. */
const THICK = { piece: 0.16, phone: 0.028 } as const
/** The phone's half width, half height and corner over its height: a 390 × 844 screen in a 13 px frame. */
const PHONE_FORM = [(0.5 * (390 + 26)) / (844 + 26), 0.5, 0.062] as const
/** Place of the phone among what drifts. */
const FIFTH = 4
/** What the screen shows is lower by this once a column is drawn (shaders/lib/clock.glsl). */
const DRAWN_BELOW = -8
/** What a fine pointer tilts and moves: pieces, degrees and px, and the phone, degrees. */
const TILT = { degrees: 6, px: 10, phone: 2 } as const
/** How much farther things move with it the nearer they are, px. */
const NEARER_PX = 900
/**
 * The piece that is being placed, how far a hand has turned each over, how far each has come forward, 0..1, and how far the
 * phone goes aside for that, px.
 */
const piece: Piece = { x: 0, y: 0, z: 0, size: 0 }
const byHand = new Float64Array(4)
const risen = new Float64Array(4)
let room = 0
const turn: Quat = [0, 0, 0, 1]
const other: Quat = [0, 0, 0, 1]
const tilt: Quat = [0, 0, 0, 1]

/** How much higher than drawn the phone is on small windows, px. */
const grownIn = (numbers: Float64Array): number =>
  Math.max(0, (numbers[at.phone.least] ?? 0) - (numbers[at.phone.size] ?? 0))

/** Writes a piece's place before the flight, as far as it has come forward and the phone goes aside. */
function standIn(numbers: Float64Array, shape: number, forwards: number, aside: number): void {
  const { piece: still, drift, forward } = at
  const down = loweredIn(numbers)
  const there = numberIn(numbers, forward.x + shape)
  const beside = Math.sign(there) * grownIn(numbers) * numberIn(numbers, at.phone.beside)
  const nearer = numberIn(numbers, forward.z + shape)
  // What comes before the phone comes into the window, whatever that is lowered by.
  const thereY = numberIn(numbers, forward.y + shape) - (nearer < 0 ? down : 0)
  const least = numberIn(numbers, still.least + shape)
  const moved = clamp(aside, least, numberIn(numbers, still.most + shape)) * (1 - forwards)
  const x = numberIn(numbers, still.x + shape) + numberIn(numbers, drift.x + shape)
  const y = numberIn(numbers, still.y + shape) + numberIn(numbers, drift.y + shape)
  const size = numberIn(numbers, still.size + shape) * numberIn(numbers, still.smaller + shape)
  piece.x = lerp(x, there + beside, forwards) + moved
  piece.y = lerp(y - down, thereY, forwards)
  piece.z = lerp(numberIn(numbers, still.z + shape), nearer, forwards)
  piece.size = lerp(size, numberIn(numbers, forward.size + shape), forwards)
}

/** Takes the piece so far on its way to its place in the cascade, under the heading. */
function gather(shape: number, gone: number, { portrait, legend, heightPx, footPx }: Layout): void {
  const { hang } = at
  const own = legend[shape]?.x ?? 0
  const pitch = (legend[1]?.x ?? 0) - (legend[0]?.x ?? 0)
  const size = portrait ? value(hang.size) : Math.min(value(hang.size), value(hang.most) * pitch)
  const head = Math.max(value(hang.head), value(hang.large))
  const heading = head + Math.min(value(hang.wide), value(hang.high))
  const topY = (heightPx - size) / 2 - heading - value(hang.air)
  const bottomY = (size - heightPx) / 2 + value(hang.foot) + footPx
  const y = lerp(topY, bottomY, shape / 3) - value(hang.lower + shape)
  piece.x = lerp(piece.x, portrait ? value(hang.x + shape) : own, gone)
  piece.y = lerp(piece.y, y, gone)
  piece.z *= 1 - gone
  piece.size = lerp(piece.size, size, gone)
}

/** How far the story has a piece come forward, as the one whose column is chosen. */
const toldIn = (numbers: Float64Array, { sessionColumns }: Layout, shape: number): number =>
  numbers[at.answer.risen + (sessionColumns[shape] ?? 0)] ?? 0

/** Writes the picture of the hero and of its pieces' flight to the legend. */
export function playHero(
  progress: number,
  layout: Layout,
  live: HeroLive,
  picture: Picture,
  hand: Hand,
): void {
  sample(progress, layout)
  printFor(layout)
  room = 0
  let forward = value(at.light.spot)
  for (let i = 0; i < 4; i++) byHand[i] = Math.sin(((hand.turned[i] ?? 0) * Math.PI) / 360) ** 2
  for (let i = 0; i < 4; i++) {
    let others = 0
    for (let k = 0; k < 4; k++) if (k !== i) others = Math.max(others, numberIn(byHand, k))
    // The chosen one goes back for one that a hand turns over.
    const own = toldIn(values, layout, i) * live.entered * (1 - others)
    const forwards = Math.max(own, numberIn(byHand, i))
    risen[i] = forwards
    room += value(at.forward.aside + i) * forwards
    forward = Math.max(forward, numberIn(byHand, i))
  }
  for (let i = 0; i < 4; i++) placePiece(i, layout, live, picture, hand)
  placePhone(layout, live, picture, hand)
  // What answers the scroll or a hand is seen sharply.
  picture.depth = Math.max(0, 1 - forward)
  const { ground } = picture
  ground.contour = value(at.ground.contour)
  ground.contourReach = value(at.ground.reach)
  ground.table = value(at.ground.table)
  ground.brightest = value(at.ground.brightest)
}

function placePiece(shape: number, layout: Layout, live: HeroLive, picture: Picture, hand: Hand): void {
  const { entered, pointerX, pointerY } = live
  const token = tokenOf(0, shape)
  const told = toldIn(values, layout, shape) * entered
  const forwards = risen[shape] ?? 0
  const rests = value(at.light.spot) * (1 - forwards)
  const gone = value(at.flight.gone + shape)
  const landed = value(at.landing.gone + shape)
  const lies = layout.legend[shape]
  standIn(values, shape, forwards, room)
  enter(piece, shape, entered, layout)
  piece.size *= 1 - value(at.light.smaller) * rests
  const near = 1 + piece.z / (NEARER_PX * layout.u)
  piece.x += pointerX * TILT.px * near
  piece.y -= pointerY * TILT.px * near
  gather(shape, gone, layout)
  const x = lerp(piece.x, lies?.x ?? 0, landed)
  const y = lerp(piece.y, lies?.y ?? 0, landed)
  const size = lerp(piece.size, lies?.size ?? 0, landed)
  turnPiece(shape, entered, forwards)
  if (gone > 0) {
    setEuler(other, value(at.hang.rx), value(at.hang.ry), value(at.hang.rz))
    slerp(turn, turn, other, gone)
  }
  if (landed > 0) slerp(turn, turn, legendTurn(other, layout.portrait), landed)
  const tilted = TILT.degrees * (1 - gone)
  if (pointerX !== 0 || pointerY !== 0) {
    setEuler(tilt, -pointerY * tilted, pointerX * tilted, 0)
    multiply(other, tilt, turn)
  } else copyTurn(other, turn)
  // Flat as it is printed: the still picture fades over none of its edge.
  putLook(picture, token, 1, THICK.piece * entered)
  putForm(picture, token, value(at.light.dim) * rests, 0, 0, 0)
  // A hand turns the chosen one once round: it shows its number before and after.
  const degrees = (hand.turned[shape] ?? 0) * (1 + told) + HALF_TURN * told
  putTurned(picture, token, x, y, piece.z, size, other, degrees, layout.eyePx)
}

/** Writes how a piece is turned before the flight: the number of one that has come forward stands upright. */
function turnPiece(shape: number, entered: number, forwards: number): void {
  const { piece: still, drift } = at
  const drifts = 1 - forwards
  const rx = value(still.rx + shape) + value(drift.rx + shape) * drifts
  const ry = value(still.ry + shape) + value(drift.ry + shape) * drifts
  setEuler(turn, rx, ry, value(still.rz + shape) + value(drift.rz + shape) * drifts)
  if (entered === 1) return
  slerp(turn, setEuler(other, 0, 0, numberIn(served, still.rz + shape)), turn, entered)
}

/**
 * Returns all that the screen shows of the session as one number (shaders/lib/clock.glsl): the whole seconds left; below 0, how
 * far the ring has come, less the column that it is over; and lower by DRAWN_BELOW once that is drawn.
 */
function clockOf({ sessionIndex }: Layout): number {
  const { ring, ran, left } = at.session
  if (value(ring) === 0) return Math.ceil(value(left))
  const over = -value(ring) - (sessionIndex[0] ?? 0) * value(ran)
  return value(ran) < 1 ? over : DRAWN_BELOW + over
}

function placePhone(layout: Layout, live: HeroLive, picture: Picture, hand: Hand): void {
  const { phone, drift, light } = at
  const sunk = value(phone.sunk)
  if (sunk === 1) return
  const size = value(phone.size) + grownIn(values)
  const stands = value(phone.y) - loweredIn(values) - value(phone.grows) * grownIn(values)
  const y = lerp(stands + value(drift.y + FIFTH), -(layout.heightPx / 2 + size), sunk)
  const spot = value(light.spot)
  const chosen = clamp(lerp(value(at.key.over), hand.key, hand.keyLeft), 0, 3)
  const toKey = (chosen - (served[at.key.over] ?? 0)) * value(light.toKey)
  const rx = value(phone.rx) + value(drift.rx + FIFTH) + spot * value(light.nods)
  const ry = value(phone.ry) + value(drift.ry + FIFTH) + toKey
  const tiltX = -live.pointerY * TILT.phone
  const tiltY = live.pointerX * TILT.phone
  setEuler(turn, rx + tiltX, ry + tiltY, value(phone.rz) + value(drift.rz + FIFTH))
  if (live.entered < 1) slerp(turn, setEuler(other, 0, 0, value(phone.rz)), turn, live.entered)
  putPlace(picture, PHONE, value(phone.x) + room, y, -spot * value(light.back), size, turn)
  putLook(picture, PHONE, 1, THICK.phone, clockOf(layout), spot)
  putForm(picture, PHONE, PHONE_FORM[0], PHONE_FORM[1], PHONE_FORM[2], chosen)
}

/** Returns the column under the phone's key at a progress of the hero, a fraction on its way. */
export function keyAt(progress: number, layout: Layout): number {
  return sampleApart(progress, layout)[at.key.over] ?? 0
}

/** Returns where a piece is seen as the page begins, stage px with y up: come forward, or in its place. */
export function heroPlace(shape: number, layout: Layout, isTurned = false): Place {
  const begun = sampleApart(0, layout)
  standIn(begun, shape, isTurned ? 1 : toldIn(begun, layout, shape), 0)
  const scale = layout.eyePx / (layout.eyePx - piece.z)
  return { x: piece.x * scale, y: piece.y * scale, size: piece.size * scale }
}

export const HERO_FILM: Film = { stage: 'hero', score: HERO, trackOf, anchors: {} }
