import type { Anchor } from '../../film/anchor.ts'
import type { Film } from '../../film/film.ts'
import type { Layout } from '../../film/layout.ts'
import { type PlaceBox, placeIn } from '../../film/places.ts'
import { playerOf, type Sample } from '../../film/sample.ts'
import type { Hand } from '../../picture/hand.ts'
import { LOOK, type Picture, peek, putForm, putLook, putPlace, TURN, tokenOf } from '../../picture/picture.ts'
import { footOf, turnApart } from '../../picture/rim.ts'
import { putTurned } from '../../picture/turned.ts'
import { HALF_TURN, lerp, type Quat, setEuler, slerp } from '../../picture/vec.ts'
import { leadRow } from '../data-sheet/play.ts'
import { SHOWN_FINAL, type ShownNumbers } from '../odd-even/shown.ts'
import { FOOTER } from './score.ts'

const RAD = Math.PI / 180
const { at, trackOf, sample } = playerOf(FOOTER)

/** Width of a round token's border over its radius: the sun's until it is the sun's own. */
const TOKEN_RIM = 0.152
/** How thick what stands on the sun is, over its size, how dark its shadow, and how large the coin, which has no corners. */
const STANDS = { thick: 0.16, shade: 0.5, coin: 0.93 } as const
/** How far the contour lines reach round the pieces, over the size of what stands on the sun. */
const REACH = 1.7
/** The circle goes behind the others, so that it never shows through them. */
const BEHIND_PX = -1

const turn: Quat = [0, 0, 0, 1]
const upright: Quat = [0, 0, 0, 1]
/** How far the ink has risen, px. */
let risenPx = 0

/** Writes the picture of the footer over that with which the stage before has ended. */
export function playFooter(
  progress: number,
  shown: ShownNumbers,
  layout: Layout,
  picture: Picture,
  hand: Hand,
): void {
  const value = sample(progress, layout)
  const lead = leadRow(layout.entries)
  const { ground } = picture
  risenPx = layout.entries ? raiseInk(value, layout, picture) : 0
  ground.contourRow = lead
  ground.contour = value(at.contours.shown)
  ground.contourReach = REACH * value(at.stand.width)
  if (progress <= 0) return
  const circle = tokenOf(lead, 0)
  const column = columnOf(shown, 0)
  growSun(value, circle, column, layout, picture)
  for (let shape = 1; shape < 4; shape++) stand(value, shape, shown, layout, picture, hand)
  showCoin(value, circle, column, layout, picture, hand)
}

/** The ink rises level over the paper, and takes the pieces along until they leap off it. Returns by how much, px. */
function raiseInk(value: Sample, layout: Layout, { ground }: Picture): number {
  const risen = value(at.ink.risen)
  const px = (layout.heightPx / 2 + 2 - ground.border) * risen
  ground.border += px
  ground.paper = risen < 1
  ground.table *= 1 - risen
  return px
}

/** The column of a shape in the pattern that the page ends with. */
const columnOf = (shown: ShownNumbers, shape: number): number => shown[SHOWN_FINAL + shape] ?? shape

/** How far a shape lies from the circle, columns: of two that are equally far the first one comes first. */
const awayOf = (shape: number, shown: ShownNumbers): number =>
  Math.abs((shown[shape] ?? 0) - (shown[0] ?? 0)) + shape / 10

/** The sun grows out of the circle, and takes its place when that is upright and flat. */
function growSun(
  value: Sample,
  circle: number,
  column: number,
  { eyePx, places }: Layout,
  picture: Picture,
): void {
  const { ground } = picture
  const scale = eyePx / (eyePx - peek(picture, circle, 2))
  const size = peek(picture, circle, 3) * scale
  const way = value(at.sun.way)
  const there = value(at.sun.width) / 2
  const radius = (size / 2) ** (1 - way) * there ** way
  const top = lerp(peek(picture, circle, 1) * scale + size / 2, value(at.sun.y) + there, way)
  ground.sunX = peek(picture, circle, 0) * scale * (1 - way)
  ground.sunY = top - radius
  ground.sunRadius = radius
  const rim = (placeIn(places, 'sun').width - placeIn(places, 'field').width) / 2
  ground.sunRim = Math.min(TOKEN_RIM * radius, rim)
  ground.sunStuds = value(at.sun.studs)
  const lean = value(at.stand.turn + 3) - value(at.stand.turn + 2)
  ground.sunTurned = value(at.sun.turned) * lean * RAD * (column < 2 ? -1 : 1)
  const flat = value(at.circle.flat)
  setEuler(upright, 0, 0, 0)
  turnTo(picture, circle, flat)
  putForm(picture, circle, 0, 0, 0, 0)
  putPlace(picture, circle, ground.sunX, ground.sunY, BEHIND_PX, radius * 2, turn)
  const left = peek(picture, circle, LOOK) * value(at.circle.left)
  putLook(picture, circle, left, STANDS.thick * (1 - flat), peek(picture, circle, LOOK + 2) * (1 - flat))
}

/** One of the three flies on to the rim, goes to its column there, and turns over to its number. */
function stand(
  value: Sample,
  shape: number,
  shown: ShownNumbers,
  layout: Layout,
  picture: Picture,
  hand: Hand,
): void {
  const token = tokenOf(leadRow(layout.entries), shape)
  const column = columnOf(shown, shape)
  let rank = 0
  let lefter = 0
  for (let other = 1; other < 4; other++) {
    if (awayOf(other, shown) < awayOf(shape, shown)) rank++
    if (columnOf(shown, other) < column) lefter++
  }
  const { sunX, sunY, sunRadius } = picture.ground
  const gone = value(at.flight.gone + rank)
  const size = lerp(peek(picture, token, 3), value(at.stand.width), gone)
  const z = peek(picture, token, 2) * (1 - gone) + value(at.arc.near + rank) * size
  const scale = layout.eyePx / (layout.eyePx - z)
  const over = sunRadius + footOf(shape) * size * scale
  const spacing = turnApart(value(at.three.apart) * size, sunRadius + footOf(2) * size)
  const angle = lerp((lefter - 1) * spacing, value(at.stand.turn + column) * RAD, value(at.three.spread))
  const startScale = layout.eyePx / (layout.eyePx - peek(picture, token, 2))
  const x = lerp(peek(picture, token, 0) * startScale - sunX, Math.sin(angle) * over, gone)
  const y = lerp((peek(picture, token, 1) + risenPx) * startScale - sunY, Math.cos(angle) * over, gone)
  const highPx = y + value(at.arc.high + rank) * size
  // It keeps out of the sun, which grows under it.
  const out = Math.max(1, over / Math.hypot(x, highPx))
  const degrees = HALF_TURN * value(at.quarter.turned + column)
  setEuler(upright, 0, 0, -angle / RAD)
  turnTo(picture, token, gone)
  // On edge it has no shadow: it would be seen as a streak beside it.
  const shadow = lerp(peek(picture, token, LOOK + 2), STANDS.shade, gone) * Math.cos(degrees * RAD) ** 2
  putLook(picture, token, 1, STANDS.thick, shadow)
  putForm(picture, token, 0, 0, 0, 0)
  const seenX = (sunX + x * out) / scale
  const seenY = (sunY + highPx * out + (hand.hops[column] ?? 0)) / scale
  putTurned(picture, token, seenX, seenY, z, size, turn, degrees, layout.eyePx)
}

/** The coin comes in the column of the circle, which has become the sun, with its number. */
function showCoin(
  value: Sample,
  circle: number,
  column: number,
  layout: Layout,
  picture: Picture,
  hand: Hand,
): void {
  const coin = value(at.quarter.coin + column)
  if (coin === 0) return
  const { sunX, sunY, sunRadius } = picture.ground
  const size = STANDS.coin * value(at.stand.width) * coin
  const angle = value(at.stand.turn + column) * RAD
  const over = sunRadius + footOf(0) * size
  setEuler(upright, 0, 0, -angle / RAD)
  putForm(picture, circle, 0, 0, 0, 0)
  putLook(picture, circle, coin, STANDS.thick, STANDS.shade * coin)
  const degrees = HALF_TURN * value(at.quarter.turned + column)
  const x = sunX + Math.sin(angle) * over
  const y = sunY + Math.cos(angle) * over + (hand.hops[column] ?? 0)
  putTurned(picture, circle, x, y, 0, size, upright, degrees, layout.eyePx)
}

/** Writes into `turn` an object's turn on its way to `upright`. */
function turnTo(picture: Picture, object: number, part: number): void {
  for (let i = 0; i < 4; i++) turn[i] = peek(picture, object, TURN + i)
  slerp(turn, turn, upright, part)
}

/** Of the sun's radius, words on it may be as wide as this; half their height over their width. */
const WORDS = { wide: 1.2, high: 0.06 } as const
/** From the sun's outline to the inner edge of the groove in its field, over the width of its rim (shaders/sun.frag). */
const GROOVE = 2.4

/** KNOW MORE rides in the middle of the circle until that sinks, then as deep in it as in the end, inside its field. */
function anchorKnow(out: Anchor, { ground }: Picture, layout: Layout, own: PlaceBox): void {
  const { sunX, sunY, sunRadius, sunRim } = ground
  const place = placeIn(layout.places, 'sun')
  const over = Math.max(0, sunRadius - (place.y + place.width / 2 - own.y))
  const widest = WORDS.wide * sunRadius
  const field = sunRadius - GROOVE * sunRim
  const upper = over + WORDS.high * Math.min(own.width, widest)
  out.x = sunX
  out.y = sunY + over
  const room = 2 * Math.sqrt(Math.max(0, field * field - upper * upper))
  out.widthPx = Math.min(own.width, widest, room)
}

export const FOOTER_FILM: Film = { stage: 'footer', score: FOOTER, trackOf, anchors: { rides: anchorKnow } }
