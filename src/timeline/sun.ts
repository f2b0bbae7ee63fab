import { clamp, slide, smoothstep } from './easing.ts'
import { isLow, isTablet, type Layout, type Place } from './layout.ts'
import type { Riding } from './riding.ts'
import { standsOver } from './rolling.ts'
import { OWN_LINE, SUNRISE } from './thresholds.ts'
import { lerp } from './vec.ts'

/**
 * The sun at rest and what stands on it, design px; the angle from one column of its row to the next in degrees, and so
 * much more on either side of the middle, where the line of the row stands (design, sections 6.7 and 7). Before, it comes to
 * rest in the middle of the window, `half` of its size: there the three stand so far `apart`, in their sizes, and so `near`
 * when it has grown. So much lower it stands then, and rises from there until the line of the row comes.
 */
const LANDSCAPE = {
  ...{ radius: 1560, top: 300, rim: 34, size: 176, angle: 10.5, gap: 2, near: 1.2, lower: 12 },
  half: { radius: 500, top: 318, apart: 1.6 },
} as const
/** The line of the row stands over the pieces. */
const PORTRAIT = {
  ...{ radius: 520, top: 236, rim: 18, size: 78, angle: 9.5, gap: 0, near: 1.14, lower: 4 },
  half: { radius: 300, top: 350, apart: 1.4 },
} as const
/** On shorter phones it stands more and more between them, where the rim has room. */
const SHORTER = { ...PORTRAIT, top: 212, angle: 8.9, gap: 3.4 } as const
const SHORT = { ...PORTRAIT, top: 196, angle: 8.8, gap: 6.3 } as const
const TABLET = { ...PORTRAIT, top: 222, angle: 10.5, gap: 6.5 } as const
const LOW = { ...LANDSCAPE, top: 272, size: 128, lower: 4 } as const
const RAD = Math.PI / 180
/** Width of a round token's border over its radius. */
const TOKEN_RIM = 0.152
/** From its outline to the inner edge of the groove in its field, over the width of its rim (shaders/sun.frag). */
export const GROOVE = 2.4
/** Below 1: the circle begins to grow at once. */
const EAGER = 0.78

/** What the sun's place and size hang on. */
type Window = Pick<Layout, 'portrait' | 'widthPx' | 'heightPx' | 'u'>

/** The style sheet has them from the same shapes of a window on. */
const phoneOf = (aspect: number) => (aspect >= 0.55 ? SHORT : aspect >= 0.5 ? SHORTER : PORTRAIT)

const formOf = (layout: Window) => {
  if (isTablet(layout)) return TABLET
  if (layout.portrait) return phoneOf(layout.widthPx / layout.heightPx)
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
export function columnTurn(column: number, layout: Window): number {
  const { angle, gap } = formOf(layout)
  const turn = column - 1.5
  return (turn * angle + clamp(2 * turn, -1, 1) * gap) * RAD
}

/** Where a piece stands in a column on the sun at rest, stage px. */
export function standingPlace(column: number, layout: Layout): Place {
  const { y, radius } = sunOf(layout)
  const size = standingSize(layout)
  const distance = radius + SQUARE * size
  const angle = columnTurn(column, layout)
  return { x: Math.sin(angle) * distance, y: y + Math.cos(angle) * distance, size }
}
