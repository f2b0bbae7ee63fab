import { clamp } from './easing.ts'
import { eyeDistance, isLow, type Layout } from './layout.ts'

/** x over W (landscape) or in design px (portrait), y and z in design px, size, and turns in degrees. */
export interface HeroPose {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly size: number
  readonly rx: number
  readonly ry: number
  readonly rz: number
}

const pose = (
  x: number,
  y: number,
  z: number,
  size: number,
  rx: number,
  ry: number,
  rz: number,
): HeroPose => ({
  x,
  y,
  z,
  size,
  rx,
  ry,
  rz,
})

/** Design, section 6.1 and 7: circle, triangle, square, pentagon. */
const LANDSCAPE: readonly HeroPose[] = [
  pose(0.405, 236, -330, 560, -10, -24, -8),
  pose(0.036, -278, 240, 250, -30, 22, 10),
  pose(0.36, -280, 210, 150, -28, -30, -9),
  pose(0.1, 254, -230, 300, 12, 30, 8),
]
/** In the tier `full`: the pieces are larger, and the circle crops boldly (design, full, section 6). */
const BOLD: readonly HeroPose[] = [
  pose(0.425, 262, -330, 690, -12, -26, -8),
  pose(0.04, -294, 260, 276, -30, 22, 10),
  pose(0.362, -284, 240, 176, -28, -32, -12),
  pose(0.1, 264, -250, 310, 12, 30, 8),
]
const PORTRAIT: readonly HeroPose[] = [
  pose(138, -88, -220, 224, -12, -26, -8),
  pose(-148, -341, 130, 124, -30, 22, 12),
  pose(172, -354, 110, 126, -28, -30, -10),
  pose(-140, -120, -110, 150, 12, 30, 10),
]
const PHONE_LANDSCAPE: HeroPose = pose(0.232, -24, 0, 742, 5, -17, 3.5)
const PHONE_PORTRAIT: HeroPose = pose(2, -291, 0, 520, 5, -13, 3)

/** x over W (landscape) or in design px (portrait), y, z and size in design px; how far the phone makes room for it. */
interface Forward {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly size: number
  readonly aside: number
}

const forward = (x: number, y: number, z: number, size: number, aside: number): Forward => ({
  x,
  y,
  z,
  size,
  aside,
})

/**
 * Where a chosen piece comes forward to with its number, as large as the words let it: the number whole, nothing of the answer
 * covered. What has been behind the phone stays behind it.
 */
const ANSWERS = {
  landscape: [
    forward(0.437, 158, -200, 626, -84),
    forward(0.018, -194, 420, 292, 90),
    forward(0.309, -178, 345, 244, -88),
    forward(0.106, 268, -60, 362, 88),
  ],
  low: [
    forward(0.448, 158, -200, 626, -36),
    forward(0.054, -178, 420, 226, 70),
    forward(0.346, -172, 345, 230, -36),
    forward(0.088, 262, -60, 368, 84),
  ],
  portrait: [
    forward(147, -104, -100, 256, -30),
    forward(-120, -256, 225, 142, 61),
    forward(119, -253, 225, 142, -55),
    forward(-132, -130, -30, 205, 58),
  ],
} as const

/** Where the pieces come forward to in a layout. */
export const answersOf = ({ portrait, heightPx }: Layout): readonly Forward[] =>
  portrait ? ANSWERS.portrait : isLow(heightPx) ? ANSWERS.low : ANSWERS.landscape

/** How far a piece goes, in design px, and turns, in degrees, in each length of the hold: near ones farther. */
const drift = (x: number, y: number, rx: number, ry: number, rz: number): HeroPose =>
  pose(x, y, 0, 0, rx, ry, rz)

const DRIFT_LANDSCAPE: HeroPoses = {
  tokens: [
    drift(-30, 26, 6, 26, 34),
    drift(-52, 42, 20, -26, -40),
    drift(0, 62, 18, 32, 36),
    drift(-2, 30, -8, -30, -34),
  ],
  phone: drift(0, 18, -8, 24, -5),
}
const DRIFT_PORTRAIT: HeroPoses = {
  tokens: [
    drift(8, -16, 6, 24, 32),
    drift(-6, 22, 16, -22, -38),
    drift(6, 26, 14, 28, 34),
    drift(-8, -14, -8, -26, -32),
  ],
  phone: drift(0, 4, -6, 20, -4),
}

/** How the pieces and the phone drift with the scroll. */
export const heroDriftOf = ({ portrait }: Layout): HeroPoses => (portrait ? DRIFT_PORTRAIT : DRIFT_LANDSCAPE)

/** Poses of the hero in a composition: the tokens by shape, and the phone. */
export interface HeroPoses {
  readonly tokens: readonly HeroPose[]
  readonly phone: HeroPose
}

export const HERO_POSES: Readonly<Record<'landscape' | 'portrait', HeroPoses>> = {
  landscape: { tokens: LANDSCAPE, phone: PHONE_LANDSCAPE },
  portrait: { tokens: PORTRAIT, phone: PHONE_PORTRAIT },
}

const BOLD_POSES: HeroPoses = { tokens: BOLD, phone: PHONE_LANDSCAPE }

/** On low windows the near pieces are smaller by so much, and the phone goes on under the window's foot: its words can be read. */
const LOW = { near: 0.75, phone: pose(0.236, -160, 0, 1180, 5, -17, 3.5) } as const
const low = (tokens: readonly HeroPose[]): HeroPoses => ({
  tokens: tokens.map(token => (token.z > 0 ? { ...token, size: token.size * LOW.near } : token)),
  phone: LOW.phone,
})
const LOW_POSES = low(LANDSCAPE)
const LOW_BOLD_POSES = low(BOLD)

/** The poses that the scene shows in a layout. */
export function heroPosesOf({ portrait, isFull, heightPx }: Layout): HeroPoses {
  if (portrait) return HERO_POSES.portrait
  if (isLow(heightPx)) return isFull ? LOW_BOLD_POSES : LOW_POSES
  return isFull ? BOLD_POSES : HERO_POSES.landscape
}

/**
 * The phone is at least so high on small windows, px: its numbers can be read. It grows downwards by so much; on upright windows
 * from so wide on upwards, where the words leave it room: its keys are over the window's foot.
 */
const GROWS = { leastPx: 430, down: 0.42, up: { by: 0.6, fromPx: 345 } } as const
/** Of what it grows by, what has come forward keeps so much farther beside it. */
const BESIDE = 0.24

/** How much larger than drawn the phone is, design px. */
export const phoneGrown = (layout: Layout): number =>
  Math.max(0, GROWS.leastPx / layout.u - heroPosesOf(layout).phone.size)

/** Returns how much lower than drawn it stands for that, design px. */
export const phoneDown = (layout: Layout): number =>
  phoneGrown(layout) * (layout.portrait && layout.widthPx >= GROWS.up.fromPx ? -GROWS.up.by : GROWS.down)

/** Returns how much farther out what has come forward stands where the phone is larger than drawn, px. */
export const besideGrown = (x: number, layout: Layout): number =>
  Math.sign(x) * BESIDE * phoneGrown(layout) * layout.u

/** On small phones the words do not shrink with the picture: how far it makes way, px for each design px that is missing. */
const MAKES_WAY_PX = 156

/** Heights of the windows that the compositions are drawn for, px: they decide how far away the eye is. */
const DRAWN_FOR_PX = { landscape: 900, portrait: 844 } as const
/** Half the height that the upright picture is drawn for, and how far at most it is lowered to a taller window's foot, design px. */
const HANGS = { half: DRAWN_FOR_PX.portrait / 2, most: 60 } as const

/** How far the whole picture stands lower than drawn, stage px: the upright one makes way, or hangs on the window's foot. */
export const heroDownPx = ({ portrait, u, heightPx }: Layout): number =>
  portrait ? Math.max(MAKES_WAY_PX * (1 - u), clamp(heightPx / 2 - HANGS.half * u, 0, HANGS.most * u)) : 0

/** A thing of the still picture: flat, at the place and in the size that its pose in the scene is seen at. */
const flat = (composition: 'landscape' | 'portrait', { x, y, z, size, rz }: HeroPose): HeroPose => {
  const eye = eyeDistance(DRAWN_FOR_PX[composition])
  const scale = eye / (eye - z)
  // What is behind the phone stays behind it.
  return pose(x * scale, y * scale, Math.sign(z), size * scale, 0, 0, rz)
}

const flattened = (composition: 'landscape' | 'portrait'): HeroPoses => ({
  tokens: HERO_POSES[composition].tokens.map(token => flat(composition, token)),
  phone: flat(composition, HERO_POSES[composition].phone),
})

/** The still picture of the hero: what the page shows until the scene takes over, in the same places. */
export const HERO_STILL: typeof HERO_POSES = {
  landscape: flattened('landscape'),
  portrait: flattened('portrait'),
}

const LOW_STILL: HeroPoses = { ...low(HERO_STILL.landscape.tokens), phone: flat('landscape', LOW.phone) }

/** The still picture in a layout. */
export const heroStillOf = ({ portrait, heightPx }: Layout): HeroPoses =>
  portrait ? HERO_STILL.portrait : isLow(heightPx) ? LOW_STILL : HERO_STILL.landscape
