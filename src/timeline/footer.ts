import { dropFirst } from './drop.ts'
import { clamp, slide, smoothstep } from './easing.ts'
import { borderPx } from './flood.ts'
import type { Hand } from './hand.ts'
import { isLow, type Layout, type Place } from './layout.ts'
import { LEAPS } from './leaps.ts'
import { leadRow } from './list.ts'
import { sampleOddEven } from './odd-even.ts'
import type { ShownNumbers } from './parity.ts'
import {
  clearPicture,
  LOOK,
  type Picture,
  peek,
  putForm,
  putLook,
  putPlace,
  TURN,
  tokenOf,
} from './picture.ts'
import type { Riding } from './riding.ts'
import { sampleSessions } from './sessions.ts'
import { SUNRISE } from './thresholds.ts'
import { lerp, type Quat, setEuler, slerp } from './vec.ts'

/** Progress thresholds of the transit (design, section 6.7). */
const FOOTER = {
  /** The three stand on the sun from here on; leaps.ts has their ways. */
  hop: { until: 0.4 },
  circle: { from: 0.004, flat: 0.132, upright: 0.08, bright: 0.03 },
  contour: 0.6,
} as const

/** The sun at rest and what stands on it, design px; angles in degrees from its top (design, sections 6.7 and 7). */
const LANDSCAPE = { radius: 1560, top: 244, rim: 34, size: 176, angle: 14.5 } as const
const PORTRAIT = { radius: 520, top: 196, rim: 18, size: 84, angle: 14.2 } as const
const LOW = { ...LANDSCAPE, top: 272, size: 128 } as const
/** How far a standing shape's centre is above the rim, over its size: triangle, square, pentagon. */
const STANDS = [0, 0.265, 0.437, 0.425] as const
const RAD = Math.PI / 180
/** What the circle lacks of the light of a piece that looks at the viewer while it leans, over its own. */
const GLEAM = 0.22
/** Below 1: the circle begins to grow at once. */
const EAGER = 0.9
/** Width of a round token's border over its radius. */
const TOKEN_RIM = 0.152
/** From its outline to its field, over the width of its rim. */
const VENEER = 1.3

const turn: Quat = [0, 0, 0, 1]
const upright: Quat = [0, 0, 0, 1]

const formOf = (layout: Layout) => {
  if (layout.portrait) return PORTRAIT
  return isLow(layout.heightPx) ? LOW : LANDSCAPE
}

/** Centre height and radius of the sun at rest, stage px. */
export function sunOf(layout: Layout): { readonly y: number; readonly radius: number; readonly rim: number } {
  const form = formOf(layout)
  const radius = form.radius * layout.u
  return { y: layout.heightPx / 2 - form.top * layout.u - radius, radius, rim: form.rim * layout.u }
}

/** Where the transit begins: odd & even at its end, or the stack where there is no data sheet. */
function begin(shown: ShownNumbers, layout: Layout, picture: Picture): void {
  if (layout.entries) sampleOddEven(1, shown, layout, picture)
  else sampleSessions(1, layout, picture)
}

/** The sun on its way: its middle across, its highest point, its radius, stage px with y up. */
const onWay = { x: 0, top: 0, radius: 0 }

/** Writes into `onWay` how far the sun has come from a circle that it grows out of. */
function sunOnWay(grown: number, { x, y, size }: Place, layout: Layout): void {
  const sun = sunOf(layout)
  onWay.radius = Math.exp(lerp(Math.log(size / 2), Math.log(sun.radius), grown))
  // The sun's top travels in a straight line while its centre sinks away.
  onWay.top = lerp(y + size / 2, sun.y + sun.radius, grown)
  onWay.x = lerp(x, 0, grown)
}

/** How far the ink has risen over the paper. */
const risenAt = (progress: number): number => slide(progress, 0, SUNRISE.ink)

/** How far the sun has grown. */
const grownAt = (progress: number): number => smoothstep(clamp(progress / SUNRISE.sun, 0, 1) ** EAGER)

/** How much of the words that the circle carries shows. */
export const ridersShownAt = (progress: number): number =>
  smoothstep((progress - SUNRISE.shown.from) / (SUNRISE.shown.until - SUNRISE.shown.from))

/** How far the words have come from under the row to their place. */
const risingAt = (progress: number): number => slide(progress, SUNRISE.rise, SUNRISE.sun - SUNRISE.rise)

/** Half the height of the words over their width. */
const LETTERS = 0.06
/** Of the sun's radius words may be as wide as this; this far they stay from the window's edges. */
const RIDING = 1.1
const MARGIN_PX = 20

/**
 * Writes where KNOW MORE stands while the circle that carries it grows into the sun (signature, section 7): in its
 * middle until that sinks under the row that the others leave, then in their own place.
 * @param circle where the circle stands at the start
 * @param place the words' own place at rest, `size` their width
 */
export function rideSun(progress: number, circle: Place, place: Place, layout: Layout, out: Riding): void {
  const grown = grownAt(progress)
  sunOnWay(grown, circle, layout)
  const { radius, top } = onWay
  out.scale = Math.min(1, (RIDING * radius) / place.size)
  const widthPx = place.size * out.scale
  const roomPx = Math.max(0, (layout.widthPx - widthPx) / 2 - MARGIN_PX)
  // In the middle of the circle, until they set off for their place.
  out.dx = clamp(onWay.x, -roomPx, roomPx) - place.x * (1 - slide(progress, SUNRISE.rise, SUNRISE.across))
  const reachPx = Math.abs(place.x + out.dx - onWay.x) + widthPx / 2
  const least = depthFor(reachPx, radius, rimOf(radius, layout)) + LETTERS * widthPx
  const underRow = circle.y - circle.size / 2 - LETTERS * widthPx
  const depth = clamp(top - Math.max(top - radius, underRow), least, Math.max(least, 2 * radius - least))
  out.dy = lerp(top - depth, place.y, risingAt(progress)) - place.y
}

/** Width of the sun's rim: the token's for its size, so that the two cannot be told apart, until it is the sun's own. */
const rimOf = (radiusPx: number, layout: Layout): number => Math.min(TOKEN_RIM * radiusPx, sunOf(layout).rim)

/** How far below its top the sun's field is so wide on either side, px. */
function depthFor(reachPx: number, radiusPx: number, rimPx: number): number {
  const field = radiusPx - VENEER * rimPx
  return radiusPx - Math.sqrt(Math.max(0, field * field - reachPx * reachPx))
}

/** How far round the sun a shape stands, degrees from its top to the right. */
const degreesOf = (shape: number, layout: Layout): number => (shape - 2) * formOf(layout).angle

const standingSize = (layout: Layout): number => formOf(layout).size * layout.u

/** Where triangle, square and pentagon stand on the sun at rest, stage px. */
export function standingPlace(shape: number, layout: Layout): Place {
  const sun = sunOf(layout)
  const size = standingSize(layout)
  const distance = sun.radius + size * (STANDS[shape] ?? 0) + 1
  const angle = degreesOf(shape, layout) * RAD
  return { x: Math.sin(angle) * distance, y: sun.y + Math.cos(angle) * distance, size }
}

/** Whether the three have come to stand. */
export const areStanding = (progress: number): boolean => progress >= FOOTER.hop.until

/** The circle grows into the sun that the others hop onto (design, section 6.7). */
export function sampleFooter(
  progress: number,
  shown: ShownNumbers,
  layout: Layout,
  picture: Picture,
  hand: Hand,
): void {
  begin(shown, layout, picture)
  const lead = leadRow(layout.entries)
  const { ground } = picture
  const risen = risenAt(progress)
  if (layout.entries) ground.border = lerp(borderPx(1, layout), layout.heightPx / 2 + 2, risen)
  else dropFirst(progress, layout.heightPx, picture)
  ground.steps.fill(0)
  ground.paper = layout.entries > 0 && risen < 1
  growSun(progress, lead, layout, picture)
  countNearer(lead, picture)
  // Each keeps clear of those that were nearer.
  for (let turn = 0; turn < 3; turn++)
    for (let shape = 1; shape < 4; shape++)
      if (nearer[shape] === turn) hop(progress, lead, shape, layout, picture, hand.hops[shape] ?? 0)
  ground.contourRow = lead
  ground.table *= 1 - risen
  ground.contour = 0.26 * clamp((progress - FOOTER.contour) / 0.2, 0, 1)
  ground.contourReach = layout.portrait ? 150 * layout.u : 260 * layout.u
}

/** Where the circle is seen from which the sun grows. */
const from = { x: 0, y: 0, size: 0 }

/** Writes into `from` where an object of the picture is seen. */
function seePlace(picture: Picture, object: number, layout: Layout): void {
  const scale = layout.eyePx / (layout.eyePx - peek(picture, object, 2))
  from.x = peek(picture, object, 0) * scale
  from.y = peek(picture, object, 1) * scale
  from.size = peek(picture, object, 3) * scale
}

/** Returns where the circle is seen before it begins to grow; the picture is used for it. */
export function circleBefore(shown: ShownNumbers, layout: Layout, picture: Picture): Place {
  clearPicture(picture, layout.heightPx)
  begin(shown, layout, picture)
  seePlace(picture, tokenOf(leadRow(layout.entries), 0), layout)
  return { ...from }
}

function growSun(progress: number, lead: number, layout: Layout, picture: Picture): void {
  const grown = grownAt(progress)
  const circle = tokenOf(lead, 0)
  const { ground } = picture
  seePlace(picture, circle, layout)
  if (grown <= 0) return
  sunOnWay(grown, from, layout)
  const { radius } = onWay
  ground.sunX = onWay.x
  ground.sunY = onWay.top - radius
  ground.sunRadius = radius
  ground.sunRim = rimOf(radius, layout)
  // The token gives way to the sun that has taken its place and size: little by little upright, without shadow and wall.
  const flat = smoothstep(progress / FOOTER.circle.flat)
  const gone = smoothstep((progress - FOOTER.circle.from) / (FOOTER.circle.flat - FOOTER.circle.from))
  setEuler(upright, 0, 0, 0)
  const turned = smoothstep(progress / FOOTER.circle.upright)
  turnTowards(picture, circle, turned)
  // It leans away from the lamp, which would make marigold brown.
  putForm(picture, circle, -GLEAM * smoothstep(progress / FOOTER.circle.bright) * (1 - turned), 0, 0, 0)
  putPlace(picture, circle, ground.sunX, ground.sunY, BEHIND_PX, radius * 2, turn)
  putLook(
    picture,
    circle,
    peek(picture, circle, LOOK) * (1 - gone),
    0.16 * (1 - flat),
    peek(picture, circle, LOOK + 2) * (1 - flat),
  )
}

/** It goes behind those that it grows under, so that they never show through it. */
const BEHIND_PX = -1

/** Writes into `turn` the token's turn on its way to `upright`. */
function turnTowards(picture: Picture, token: number, part: number): void {
  for (let i = 0; i < 4; i++) turn[i] = peek(picture, token, TURN + i)
  slerp(turn, turn, upright, part)
}

/** Returns how far a piece has to go, in a direction from the top, to be so far from another that it is at (x, y) from, px. */
function pushedPx(x: number, y: number, angle: number, least: number): number {
  const beyond = least * least - x * x - y * y
  if (beyond <= 0) return 0
  const along = x * Math.sin(angle) + y * Math.cos(angle)
  return Math.sqrt(along * along + beyond) - along
}

/** How many of the others are nearer to the circle, by shape. */
const nearer = new Int8Array(4)

function countNearer(lead: number, picture: Picture): void {
  const afar = (shape: number) => Math.abs(peek(picture, tokenOf(lead, shape), 0) - from.x) + shape
  for (let shape = 1; shape < 4; shape++) {
    nearer[shape] = 0
    for (let other = 1; other < 4; other++)
      if (afar(other) < afar(shape)) nearer[shape] = (nearer[shape] ?? 0) + 1
  }
}

/**
 * The other three go round the circle, those that have to over others, and come to stand on its rim, where it takes
 * them along. Their places are told from it: how far round it and from its rim.
 */
function hop(
  progress: number,
  lead: number,
  shape: number,
  layout: Layout,
  picture: Picture,
  risePx: number,
): void {
  const token = tokenOf(lead, shape)
  const leap = layout.portrait ? LEAPS.portrait : LEAPS.landscape
  const { sunX, sunY, sunRadius } = picture.ground
  if (sunRadius === 0) return
  const after = nearer[shape] ?? 0
  const leapt = slide(progress, leap.from, leap.takes)
  const landed = smoothstep((progress - leap.from) / leap.lands)
  const s = lerp(peek(picture, token, 3), standingSize(layout), leapt)
  const startX = peek(picture, token, 0) - from.x
  const startY = peek(picture, token, 1) - from.y
  const spaced = Math.max(sunRadius / sunOf(layout).radius, leap.spaced)
  const angle = lerp(Math.atan2(startX, startY), (degreesOf(shape, layout) * RAD) / spaced, leapt)
  const stands = s * (STANDS[shape] ?? 0) + 1
  const high = s * (leap.bow[after] ?? 0) * Math.sin(Math.PI * landed)
  const over = lerp(Math.hypot(startX, startY) - from.size / 2, stands, landed) + high
  let away = sunRadius + Math.max(over, stands)
  // Twice: away from the one it may have come to the other.
  for (let i = 0; i < 6; i++) {
    const other = 1 + (i % 3)
    if ((nearer[other] ?? 0) < after)
      away += pushedPx(
        sunX + Math.sin(angle) * away - peek(picture, tokenOf(lead, other), 0),
        sunY + Math.cos(angle) * away - peek(picture, tokenOf(lead, other), 1),
        angle,
        leap.apart * s,
      )
  }
  setEuler(upright, 0, 0, -angle / RAD)
  turnTowards(picture, token, leapt)
  const z = lerp(peek(picture, token, 2), 0, leapt)
  putPlace(picture, token, sunX + Math.sin(angle) * away, sunY + Math.cos(angle) * away + risePx, z, s, turn)
  putLook(picture, token, 1, 0.16, lerp(peek(picture, token, LOOK + 2), 0, leapt))
}
