import type { Film } from '../../film/film.ts'
import type { Layout } from '../../film/layout.ts'
import { playerOf, type Sample } from '../../film/sample.ts'
import { clamp } from '../../picture/ease.ts'
import type { Hand, HeroLive } from '../../picture/hand.ts'
import { legendTurn } from '../../picture/legend.ts'
import { PHONE, type Picture, putForm, putLook, putPlace, tokenOf } from '../../picture/picture.ts'
import { putTurned } from '../../picture/turned.ts'
import { copyTurn, HALF_TURN, lerp, multiply, type Quat, setEuler, slerp } from '../../picture/vec.ts'
import { FIRST_COLUMN, HERO } from './score.ts'

const { at, trackOf, sample, sampleApart } = playerOf(HERO)

/** How thick a piece and the phone are, over their size. */
const THICK = { piece: 0.16, phone: 0.028 } as const
/** The phone's half width, half height and corner over its height: a 390 × 844 screen in a 13 px frame. */
const PHONE_FORM = [(0.5 * (390 + 26)) / (844 + 26), 0.5, 0.062] as const
/** What the screen shows is lower by this once a column is drawn (shaders/lib/clock.glsl). */
const DRAWN_BELOW = -8
/** What a fine pointer tilts and moves: pieces, degrees and px, and the phone, degrees. */
const TILT = { degrees: 6, px: 10, phone: 2 } as const
/** How much farther things move with it the nearer they are, px. */
const NEARER_PX = 900
/** The piece that is being placed: its place and size, stage px. */
const piece = { x: 0, y: 0, z: 0, size: 0 }
/** How far a hand has turned each over, and how far each has come forward, 0..1. */
const byHand = new Float64Array(4)
const risen = new Float64Array(4)
/** How far the phone goes aside for that, px. */
let aside = 0
const turn: Quat = [0, 0, 0, 1]
const other: Quat = [0, 0, 0, 1]
const tilt: Quat = [0, 0, 0, 1]

/** Writes a piece's place before the flight: where it is seen is the page's, how near it is the score's. */
function standIn(value: Sample, shape: number, { eyePx }: Layout): void {
  const { piece: still, forward, along } = at
  const forwards = risen[shape] ?? 0
  const width = value(still.width + shape)
  const there = value(forward.width + shape)
  const z = lerp(value(still.depth + shape) * width, value(forward.depth + shape) * there, forwards)
  const scale = (eyePx - z) / eyePx
  const moved = aside * value((aside < 0 ? along.left : along.right) + shape) * (1 - forwards)
  piece.x = lerp(value(still.x + shape), value(forward.x + shape), forwards) * scale + moved
  piece.y = lerp(value(still.y + shape), value(forward.y + shape), forwards) * scale
  piece.z = z
  piece.size = lerp(width, there, forwards) * scale
}

/** How far the phone goes for a piece that comes forward: away from it, to the end of its way, px. */
function wayFor(value: Sample, shape: number): number {
  const { forward, phone, way } = at
  const side = Math.sign(value(phone.x) - value(forward.x + shape))
  return value(way.x) - value(phone.x) + (side * (value(way.width) - value(phone.width))) / 2
}

/** Takes the piece so far on its way to its place in the cascade. */
function gather(value: Sample, shape: number, gone: number): void {
  const { cascade } = at
  piece.x = lerp(piece.x, value(cascade.x + shape), gone)
  piece.y = lerp(piece.y, value(cascade.y + shape), gone)
  piece.z *= 1 - gone
  piece.size = lerp(piece.size, value(cascade.width + shape), gone)
}

/** How far the story has a piece come forward, as the one whose column is chosen. */
const toldOf = (value: Sample, shape: number, { sessionColumns }: Layout): number =>
  value(at.answer.risen + (sessionColumns[shape] ?? 0))

/** Writes the picture of the hero and of its pieces' flight to the legend. */
export function playHero(
  progress: number,
  layout: Layout,
  live: HeroLive,
  picture: Picture,
  hand: Hand,
): void {
  const value = sample(progress, layout)
  aside = 0
  let forward = value(at.light.spot)
  for (let i = 0; i < 4; i++) byHand[i] = Math.sin(((hand.turned[i] ?? 0) * Math.PI) / 360) ** 2
  for (let i = 0; i < 4; i++) {
    let others = 0
    for (let k = 0; k < 4; k++) if (k !== i) others = Math.max(others, byHand[k] ?? 0)
    // The chosen one goes back for one that a hand turns over.
    const own = toldOf(value, i, layout) * live.entered * (1 - others)
    const forwards = Math.max(own, byHand[i] ?? 0)
    risen[i] = forwards
    aside += wayFor(value, i) * forwards
    forward = Math.max(forward, byHand[i] ?? 0)
  }
  for (let i = 0; i < 4; i++) placePiece(value, i, layout, live, picture, hand)
  placePhone(value, layout, live, picture, hand)
  // What answers the scroll or a hand is seen sharply.
  picture.depth = Math.max(0, 1 - forward)
  const { ground } = picture
  ground.contour = value(at.ground.contour)
  ground.contourReach = value(at.ground.reach) * value(at.phone.width)
  ground.table = value(at.ground.table)
  ground.brightest = value(at.ground.brightest)
}

function placePiece(
  value: Sample,
  shape: number,
  layout: Layout,
  live: HeroLive,
  picture: Picture,
  hand: Hand,
): void {
  const { entered, pointerX, pointerY } = live
  const token = tokenOf(0, shape)
  const told = toldOf(value, shape, layout) * entered
  const forwards = risen[shape] ?? 0
  const rests = value(at.light.spot) * (1 - forwards)
  const gone = value(at.flight.gone + shape)
  const landed = value(at.landing.gone + shape)
  const lies = layout.legend[shape]
  standIn(value, shape, layout)
  piece.size *= 1 - value(at.light.smaller) * rests
  const near = 1 + piece.z / (NEARER_PX * layout.u)
  piece.x += pointerX * TILT.px * near
  piece.y -= pointerY * TILT.px * near
  gather(value, shape, gone)
  const x = lerp(piece.x, lies?.x ?? 0, landed)
  const y = lerp(piece.y, lies?.y ?? 0, landed)
  const size = lerp(piece.size, lies?.size ?? 0, landed)
  turnPiece(value, shape, entered)
  if (gone > 0) {
    setEuler(
      other,
      value(at.cascade.rx + shape),
      value(at.cascade.ry + shape),
      -value(at.cascade.turn + shape),
    )
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

/** Writes how a piece is turned before the flight: flat as it is printed, until the scene has been entered. */
function turnPiece(value: Sample, shape: number, entered: number): void {
  const { piece: still, forward } = at
  const forwards = risen[shape] ?? 0
  const rx = lerp(value(still.rx + shape), value(forward.rx + shape), forwards)
  const ry = lerp(value(still.ry + shape), value(forward.ry + shape), forwards)
  const right = lerp(value(still.turn + shape), value(forward.turn + shape), forwards)
  setEuler(turn, rx * entered, ry * entered, -right)
}

/**
 * Returns all that the screen shows of the session as one number (shaders/lib/clock.glsl): the whole seconds left; below 0, how
 * far the ring has come, less the column that it is over; and lower by DRAWN_BELOW once that is drawn.
 */
function clockOf(value: Sample, { sessionIndex }: Layout): number {
  const { ring, ran, left } = at.session
  if (value(ring) === 0) return Math.ceil(value(left))
  const over = -value(ring) - (sessionIndex[0] ?? 0) * value(ran)
  return value(ran) < 1 ? over : DRAWN_BELOW + over
}

function placePhone(value: Sample, layout: Layout, live: HeroLive, picture: Picture, hand: Hand): void {
  const { phone, light } = at
  const sunk = value(at.sinking.sunk)
  if (sunk === 1) return
  const size = value(phone.height)
  const y = lerp(value(phone.y), -(layout.heightPx / 2 + size), sunk)
  const spot = value(light.spot)
  const chosen = clamp(lerp(value(at.key.over), hand.key, hand.keyLeft), 0, 3)
  const toKey = (chosen - FIRST_COLUMN) * value(light.toKey)
  const rx = value(phone.rx) + spot * value(light.nods) - live.pointerY * TILT.phone
  const ry = value(phone.ry) + toKey + live.pointerX * TILT.phone
  setEuler(turn, rx * live.entered, ry * live.entered, -value(phone.turn))
  putPlace(picture, PHONE, value(phone.x) + aside, y, -spot * value(light.back) * size, size, turn)
  putLook(picture, PHONE, 1, THICK.phone, clockOf(value, layout), spot)
  putForm(picture, PHONE, PHONE_FORM[0], PHONE_FORM[1], PHONE_FORM[2], chosen)
}

/** Returns the column under the phone's key at a progress of the hero, a fraction on its way. */
export function keyAt(progress: number, layout: Layout): number {
  return sampleApart(progress, layout)(at.key.over)
}

export const HERO_FILM: Film = { stage: 'hero', score: HERO, trackOf, anchors: {} }
