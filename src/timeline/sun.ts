import { clamp, partOf, slide, smoothstep, spring } from './easing.ts'
import { isLow, isTablet, type Layout, type Place } from './layout.ts'
import { WAVE } from './leaps.ts'
import { wavedAt } from './nought.ts'
import type { Riding } from './riding.ts'
import { standsOver } from './rolling.ts'
import { OWN_LINE, SUNRISE } from './thresholds.ts'
import { lerp } from './vec.ts'

/**
 * The sun at rest and what stands on it, design px; the angle from one column of its row to the next in degrees (design,
 * sections 6.7 and 7). Before, it comes to rest in the middle of the window, `half` of its size: there the three stand so
 * far `apart`, in their sizes, and so `near` when it has grown. So much lower it stands then, and rises from there until the
 * line of the row comes, which is so large.
 */
const LANDSCAPE = {
  ...{ radius: 1560, top: 300, rim: 34, size: 176, angle: 11.5, near: 1.2, lower: 12, own: 220 },
  half: { radius: 500, top: 318, apart: 1.6 },
} as const
const PORTRAIT = {
  ...{ radius: 520, top: 196, rim: 18, size: 78, angle: 9.5, near: 1.14, lower: 4, own: 98 },
  half: { radius: 300, top: 350, apart: 1.4 },
} as const
/** Its rim has room beside them. */
const TABLET = { ...PORTRAIT, angle: 14 } as const
const LOW = { ...LANDSCAPE, top: 262, size: 128, lower: 4, own: 128 } as const
const RAD = Math.PI / 180
/** Width of a round token's border over its radius. */
const TOKEN_RIM = 0.152
/** From its outline to the inner edge of the groove in its field, over the width of its rim (shaders/sun.frag). */
export const GROOVE = 2.4
/** Below 1: the circle begins to grow at once. */
const EAGER = 0.78

/** What the sun's place and size hang on. */
type Window = Pick<Layout, 'portrait' | 'widthPx' | 'heightPx' | 'u'>

const formOf = (layout: Window) => {
  if (isTablet(layout)) return TABLET
  if (layout.portrait) return PORTRAIT
  return isLow(layout.heightPx) ? LOW : LANDSCAPE
}

/** Radius of the sun at rest, px. */
export const sunRadiusOf = (layout: Window): number => formOf(layout).radius * layout.u

/** Its highest point, stage px with y up. */
const sunTopOf = (layout: Window): number => layout.heightPx / 2 - formOf(layout).top * layout.u

/** Centre height, radius and width of the rim of the sun at rest, stage px. Not for a frame: it makes an object. */
export function sunOf(layout: Window): { readonly y: number; readonly radius: number; readonly rim: number } {
  const radius = sunRadiusOf(layout)
  return { y: sunTopOf(layout) - radius, radius, rim: formOf(layout).rim * layout.u }
}

/** Width of the sun's rim: the token's for its size, so that the two cannot be told apart, until it is the sun's own. */
export const rimOf = (radiusPx: number, layout: Layout): number =>
  Math.min(TOKEN_RIM * radiusPx, formOf(layout).rim * layout.u)

/** How far the circle has come to the middle of the window, from 0, and from there grown to the sun, to 2. */
export const grownAt = (progress: number): number =>
  smoothstep(clamp(progress / SUNRISE.half, 0, 1) ** EAGER) + grownWholeAt(progress)

/** How far it has grown from the middle of the window on. */
const grownWholeAt = (progress: number): number =>
  smoothstep((progress - SUNRISE.half) / (SUNRISE.sun - SUNRISE.half))

/** The sun on its way: its middle across, its highest point, its radius, stage px with y up. */
export interface SunOnWay {
  x: number
  top: number
  radius: number
}

/** Writes how far the sun has come from the circle that it grows out of: by equal shares of its size in equal times. */
export function sunOnWay(progress: number, { x, y, size }: Place, layout: Layout, out: SunOnWay): void {
  const { half, top, radius, lower } = formOf(layout)
  const { u, heightPx } = layout
  const grown = grownAt(progress)
  const first = Math.min(1, grown)
  const then = Math.max(0, grown - 1)
  const low = lower * (1 - smoothstep((progress - SUNRISE.sun) / (OWN_LINE.dots - SUNRISE.sun)))
  const begun = lerp(Math.log(size / 2), Math.log(half.radius * u), first)
  out.radius = Math.exp(lerp(begun, Math.log(radius * u), then))
  // Its top travels in straight lines while its centre sinks away.
  const halfTop = heightPx / 2 - half.top * u
  out.top = lerp(lerp(y + size / 2, halfTop, first), heightPx / 2 - (top + low) * u, then)
  out.x = lerp(x, 0, first)
}

const onWay: SunOnWay = { x: 0, top: 0, radius: 0 }

/** How much of the words that the circle carries shows. */
export const ridersShownAt = (progress: number): number =>
  smoothstep((progress - SUNRISE.shown.from) / (SUNRISE.shown.until - SUNRISE.shown.from))

/** In so much progress it comes in that stands on the sun: all of it is there before the three roll. */
const COMES = 0.027

/** Returns how much shows of what comes in from a progress on. */
export const comesAt = (progress: number, from: number): number => smoothstep((progress - from) / COMES)

/** Half the height of the words over their width. */
const LETTERS = 0.06
/** Of the sun's radius words may be as wide as this; this far they stay from the window's edges. */
const RIDING = 1.2
const MARGIN_PX = 20

/**
 * Writes where KNOW MORE stands while the circle that carries it grows into the sun (signature, section 7): in its
 * middle until that sinks, then as deep in it as in the end.
 * @param circle where the circle stands at the start
 * @param place the words' own place at rest, `size` their width
 */
export function rideSun(progress: number, circle: Place, place: Place, layout: Layout, out: Riding): void {
  sunOnWay(progress, circle, layout, onWay)
  const { x, radius, top } = onWay
  out.scale = Math.min(1, (RIDING * radius) / place.size)
  const widthPx = place.size * out.scale
  const roomPx = Math.max(0, (layout.widthPx - widthPx) / 2 - MARGIN_PX)
  // In the middle of the circle, until they set off for their place.
  out.dx = clamp(x, -roomPx, roomPx) - place.x * (1 - slide(progress, SUNRISE.rise, SUNRISE.across))
  const reachPx = Math.abs(place.x + out.dx - x) + widthPx / 2
  const least = depthFor(reachPx, radius, rimOf(radius, layout)) + LETTERS * widthPx
  const deep = Math.min(radius, sunTopOf(layout) - place.y)
  const rising = slide(progress, SUNRISE.rise, SUNRISE.sun - SUNRISE.rise)
  // Beside the button, where the sun is narrower, they wait for it.
  out.dy = Math.min(lerp(top - Math.max(least, deep), place.y, rising), top - least) - place.y
}

/** How far below its top the sun is so wide on either side within its groove, px. */
function depthFor(reachPx: number, radiusPx: number, rimPx: number): number {
  const field = radiusPx - GROOVE * rimPx
  return radiusPx - Math.sqrt(Math.max(0, field * field - reachPx * reachPx))
}

/** Half a square's side, over its size. */
const SQUARE = standsOver(2, 0)
/** Size of a piece on the sun, px. */
export const standingSize = (layout: Layout): number => formOf(layout).size * layout.u

/**
 * How far round the sun the three stand from one another until they roll, radians.
 * @param radius of the sun on its way, px
 */
export function spacingAt(progress: number, radius: number, size: number, layout: Layout): number {
  const { half, near } = formOf(layout)
  const apart = lerp(half.apart, near, grownWholeAt(progress))
  return 2 * Math.asin(Math.min(1, (apart * size) / 2 / (radius + SQUARE * size)))
}

/** How far round the sun two columns of its row are from one another, radians. */
export const columnAngle = (layout: Window): number => formOf(layout).angle * RAD

/** Where a column of its row is, radians from its top. */
export const columnTurn = (column: number, layout: Window): number => (column - 1.5) * columnAngle(layout)

/** Where a piece stands in a column on the sun at rest, stage px. */
export function standingPlace(column: number, layout: Layout): Place {
  const { y, radius } = sunOf(layout)
  const size = standingSize(layout)
  const distance = radius + SQUARE * size
  const angle = columnTurn(column, layout)
  return { x: Math.sin(angle) * distance, y: y + Math.cos(angle) * distance, size }
}

/** As the line closes, the figure swells by so much, and is at rest again. */
const CLOSED = { from: OWN_LINE.until - 0.012, until: OWN_LINE.closed, larger: 0.14 } as const

/** Of its size the figure keeps so far from the rim: its tip is round, and leans. */
const STANDS = 0.012

const ownScaleAt = (progress: number): number => 1 + CLOSED.larger * spring(partOf(progress, CLOSED))

/** How far the middle of the figure is over the rim, px. */
const ownOver = (progress: number, column: number, own: number, size: number): number =>
  (0.5 * ownScaleAt(progress) + STANDS) * own + WAVE.high * size * wavedAt(progress, column)

/** How far the middle of the coin is over the rim that has come so far `up` into the figure of a column, px. */
export const noughtOver = (progress: number, column: number, up: number, layout: Layout): number =>
  up * ownOver(progress, column, ownSize(layout), standingSize(layout))

/** Size of the line of the row, px. */
export const ownSize = (layout: Layout): number => formOf(layout).own * layout.u

/**
 * Writes where the line of the row stands on the sun that has grown: on its lowest tip, in the circle's own column.
 * @param place its own place, `size` its height
 */
export function rideOwn(progress: number, column: number, place: Place, layout: Layout, out: Riding): void {
  sunOnWay(Math.max(progress, SUNRISE.sun), place, layout, onWay)
  const angle = columnTurn(column, layout)
  // It stands on its tip as it grows, and so from there.
  out.scale = ownScaleAt(progress)
  const distance = onWay.radius + ownOver(progress, column, place.size, standingSize(layout))
  out.dx = Math.sin(angle) * distance - place.x
  out.dy = onWay.top - onWay.radius + Math.cos(angle) * distance - place.y
}
