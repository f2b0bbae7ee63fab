import { clamp, partOf, smoothstep } from './easing.ts'
import type { Layout, Place } from './layout.ts'
import { LEAPS, ROLLS } from './leaps.ts'
import { hoppedAt, turnedAt } from './nought.ts'
import { LOOK, type Picture, peek, putForm, putLook, TURN, tokenOf } from './picture.ts'
import { originBeside, rolledAlong, sideAngle, standsOver } from './rolling.ts'
import { SHOWN_TOLD, type ShownNumbers } from './shown.ts'
import { columnAngle, columnTurn, spacingAt, standingSize, sunRadiusOf } from './sun.ts'
import { putTurned } from './turned.ts'
import { lerp, multiply, type Quat, setEuler, slerp } from './vec.ts'

const RAD = Math.PI / 180
/** How dark the shadow of a piece is that stands on the rim. */
const RESTS_SHADE = 0.5
/** Thickness of a token over its size. */
const THICK = 0.16

const turn: Quat = [0, 0, 0, 1]
const rimward: Quat = [0, 0, 0, 1]
const tipped: Quat = [0, 0, 0, 1]
/**
 * Of each shape: how many of the others are nearer to the circle, its column on the sun, how many stand to its left there,
 * and how many did before.
 */
const nearer = new Int8Array(4)
const columns = new Int8Array(4)
const lefter = new Int8Array(4)
const before = new Int8Array(4)

/** The three come into the order of the pattern that the page ends with: most often that of their row. */
function countOthers(picture: Picture, lead: number, circleX: number, shown: ShownNumbers): void {
  for (let shape = 0; shape < 4; shape++) columns[shape] = shown[SHOWN_TOLD + shape] ?? shape
  for (let shape = 1; shape < 4; shape++) {
    const x = peek(picture, tokenOf(lead, shape), 0)
    let near = 0
    let left = 0
    let was = 0
    for (let other = 1; other < 4; other++) {
      const otherX = peek(picture, tokenOf(lead, other), 0)
      if ((columns[other] ?? 0) < (columns[shape] ?? 0)) left++
      if (otherX < x) was++
      if (Math.abs(otherX - circleX) + other * HAIR < Math.abs(x - circleX) + shape * HAIR) near++
    }
    nearer[shape] = near
    lefter[shape] = left
    before[shape] = was
  }
}

/** Whether two change sides on their way: one flies past in front of the other. */
const crosses = (a: number, b: number): boolean =>
  ((before[a] ?? 0) - (before[b] ?? 0)) * ((lefter[a] ?? 0) - (lefter[b] ?? 0)) < 0

/** How near to the viewer a shape flies, in its sizes: the nearer, the more of those it crosses that leap before it. */
function nearTo(shape: number): number {
  let crossed = 0
  for (let other = 1; other < 4; other++)
    if (crosses(shape, other) && (nearer[other] ?? 0) < (nearer[shape] ?? 0)) crossed++
  return LEAPS.near + LEAPS.past * crossed
}

/** The column of a shape on the sun. */
const columnOf = (shape: number): number => columns[shape] ?? 0

/** How far the sun turns under the three, radians to the right: away from where most of them roll. */
const turnsBy = (layout: Layout): number => ROLLS.turns * columnAngle(layout) * (columnOf(0) < 2 ? -1 : 1)

/** Tells two apart that are equally far. */
const HAIR = 1e-3

/**
 * The other three hop on to the sun that grows under them, each as it comes near, and stand on its rim in the order of
 * the pattern that the page ends with; it takes them along.
 * @param circle where the circle stood from which the sun grows
 * @param risenPx how far the ink has risen on which they stand until they leap
 * @param hops how high the piece of each column is over its place under a pointer, px
 */
export function hopOn(
  progress: number,
  lead: number,
  circle: Place,
  risenPx: number,
  layout: Layout,
  picture: Picture,
  shown: ShownNumbers,
  hops: Float64Array,
): void {
  countOthers(picture, lead, circle.x, shown)
  picture.ground.sunTurned = turnsBy(layout) * smoothstep(partOf(progress, ROLLS))
  // Each keeps clear of those that were nearer.
  for (let order = 0; order < 3; order++)
    for (let shape = 1; shape < 4; shape++)
      if (nearer[shape] === order)
        hop(progress, lead, shape, risenPx, layout, picture, hops[columnOf(shape)] ?? 0)
}

/** How far a piece has rolled from its first side on to its last one, radians: it falls from side to side. */
function rolledAt(progress: number, shape: number, sides: number): number {
  const at = partOf(progress, ROLLS) * sides
  const whole = Math.floor(at)
  return (whole + smoothstep(at - whole)) * sideAngle(shape)
}

function hop(
  progress: number,
  lead: number,
  shape: number,
  risenPx: number,
  layout: Layout,
  picture: Picture,
  hopPx: number,
): void {
  const token = tokenOf(lead, shape)
  const { sunX, sunY, sunRadius, sunTurned } = picture.ground
  const { from, later, takes, fly, high, tipDegrees, leanDegrees, rockDegrees } = LEAPS
  const place = (lefter[shape] ?? 0) - 1
  const column = columnOf(shape)
  const part = clamp((progress - from - (nearer[shape] ?? 0) * later) / takes, 0, 1)
  const flown = partOf(part, fly)
  const gone = lerp(flown, smoothstep(flown), 0.6)
  // It tips about the middle of its thickness.
  const tip = tipDegrees * Math.sin(Math.PI * flown) ** 2
  const size = lerp(peek(picture, token, 3), standingSize(layout), gone)
  const half = (THICK * size) / 2
  const nearPx = nearTo(shape) * size * Math.sin(Math.PI * flown) + half * (Math.cos(tip * RAD) - 1)
  const z = lerp(peek(picture, token, 2), 0, gone) + nearPx
  /** What is nearer is seen larger, and farther from the middle of the stage. */
  const scale = layout.eyePx / (layout.eyePx - z)
  const righted = smoothstep(flown)
  // It rolls over as many whole sides as come nearest to its way on the turning sun, so that it stands upright in its column.
  const side = sideAngle(shape)
  const large = sunRadiusOf(layout)
  const stood = standingSize(layout)
  const way = columnTurn(column, layout) - place * spacingAt(1, large, stood, layout) - turnsBy(layout)
  const sides = clamp(Math.round((Math.abs(way) * large) / stood / rolledAlong(shape, side)), 1, ROLLS.sides)
  const rolled = rolledAt(progress, shape, sides)
  const spun = Math.sign(way) * (sides * side * flown - rolled)
  const stands = size * scale * lerp(standsOver(shape, side), standsOver(shape, spun), gone)
  const beside = (size * originBeside(shape, spun)) / (sunRadius + stands)
  const along = rolledAlong(shape, rolled) / rolledAlong(shape, sides * side)
  const onRim = place * spacingAt(progress, sunRadius, size, layout) + way * along + sunTurned + beside
  const arc = high * size * 4 * flown * (1 - flown)
  const startX = peek(picture, token, 0) * scale
  const startY = (peek(picture, token, 1) + risenPx * (1 - flown)) * scale
  const x = lerp(startX - sunX, Math.sin(onRim) * (sunRadius + stands), gone)
  const y = lerp(startY - sunY, Math.cos(onRim) * (sunRadius + stands), gone) + arc
  const angle = Math.atan2(x, y)
  const least = Math.max(Math.hypot(x, y), sunRadius + stands)
  const clear = keptClear(lead, shape, angle, least, size * scale, layout, picture)
  const edge = Math.sin(tip * RAD)
  const degrees = 180 * smoothstep(turnedAt(progress, column))
  const away = clear + hoppedAt(progress, column) * size + half * (Math.abs(edge) - edge)
  // It leans back before it leaps, and rocks when it has come down.
  const landed = clamp((part - fly.until) / (1 - fly.until), 0, 1)
  const ahead = Math.sign(sunX + onRim * sunRadius - startX)
  const leans = leanDegrees * smoothstep(part / fly.from) * (1 - gone)
  const rocks = rockDegrees * Math.sin(2 * Math.PI * landed) * (1 - landed)
  setEuler(rimward, 0, 0, ahead * (leans - rocks) - (onRim / RAD) * righted + spun / RAD)
  for (let i = 0; i < 4; i++) turn[i] = peek(picture, token, TURN + i)
  slerp(turn, turn, rimward, smoothstep(part / fly.from))
  setEuler(tipped, tip, 0, 0)
  multiply(rimward, turn, tipped)
  // On edge it has no shadow: it would be seen as a streak beside it.
  const shadow = lerp(peek(picture, token, LOOK + 2), RESTS_SHADE, gone) * Math.cos(degrees * RAD) ** 2
  const seenX = sunX + Math.sin(angle) * away
  const seenY = sunY + Math.cos(angle) * away + hopPx
  putLook(picture, token, 1, THICK, shadow)
  putForm(picture, token, 0, spun, 0, 0)
  putTurned(picture, token, seenX / scale, seenY / scale, z, size, rimward, degrees, layout.eyePx)
}

/** Returns how far from the sun's middle a piece is, in a direction from its top, that keeps clear of those that were nearer, px. */
function keptClear(
  lead: number,
  shape: number,
  angle: number,
  least: number,
  size: number,
  { eyePx }: Layout,
  picture: Picture,
): number {
  const { sunX, sunY } = picture.ground
  const apart = LEAPS.apart * size
  let away = least
  // Twice: away from the one it may have come to the other.
  for (let i = 0; i < 6; i++) {
    const other = 1 + (i % 3)
    if ((nearer[other] ?? 0) >= (nearer[shape] ?? 0) || crosses(shape, other)) continue
    const token = tokenOf(lead, other)
    const scale = eyePx / (eyePx - peek(picture, token, 2))
    const x = sunX + Math.sin(angle) * away - peek(picture, token, 0) * scale
    const y = sunY + Math.cos(angle) * away - peek(picture, token, 1) * scale
    const beyond = apart * apart - x * x - y * y
    if (beyond <= 0) continue
    const along = x * Math.sin(angle) + y * Math.cos(angle)
    away += Math.sqrt(along * along + beyond) - along
  }
  return away
}
