import { CASCADE, cascadePlace, cascadeTurn, gatheredAt, landedAt } from './cascade.ts'
import { type Answer, answerAt, answeringAt, chosenAt } from './choice.ts'
import { clamp, detour, drawBack, smoothstep } from './easing.ts'
import type { Hand } from './hand.ts'
import {
  ANSWERS,
  HERO_POSES,
  HERO_STILL,
  type HeroPose,
  heroDownPx,
  heroDriftOf,
  heroPosesOf,
} from './hero-poses.ts'
import type { Layout, Place } from './layout.ts'
import { PHONE, type Picture, putForm, putLook, putPlace, tokenOf } from './picture.ts'
import { putTurned } from './turned.ts'
import { copyTurn, lerp, multiply, type Quat, setEuler, slerp } from './vec.ts'

/** The phone's half width, half height and corner over its height: a 390 × 844 screen in a 13 px frame. */
const PHONE_FORM = [(0.5 * (390 + 26)) / (844 + 26), 0.5, 0.062] as const
const PHONE_THICK = 0.028

/** Progress of the hero: the phone sinks, and the tokens go to the cascade as it makes way. */
export const HERO_FLIGHT = {
  from: 0.44,
  phone: 0.43,
  phoneGone: 0.6,
  /** Of its way out the phone first rises by so much. */
  drawn: 1.1,
  /** How far each comes towards the eye on its way: the circle, which is farthest away, crosses in front of the pentagon. */
  arcs: [260, 60, 24, 60],
} as const
/** Legend tokens of the portrait composition are turned a little (design, section 7). */
const LEGEND_TURN = { landscape: [0, 0, 0], portrait: [-6, 8, 0] } as const

/**
 * What moves the hero besides the scroll: the pointer (−1..1 each way) and its entrance, from the still picture (0) to
 * the pose of the scene (1), of each token and of the phone.
 */
export interface HeroLive {
  pointerX: number
  pointerY: number
  readonly entered: Float32Array
  phoneEntered: number
}

export const createHeroLive = (): HeroLive => ({
  pointerX: 0,
  pointerY: 0,
  entered: new Float32Array([1, 1, 1, 1]),
  phoneEntered: 1,
})

/** Most luminance of a ground that small words stand on: muted ones keep a contrast of 4.7. */
export const QUIET = 0.05

/** On its way in a piece is tossed up: by this share of its depth, and turned, degrees. */
const TOSSED = { rise: 0.25, turn: 24 } as const
/** What the others lose meanwhile of their size and of their light. */
const RESTING = { smaller: 0.2, dim: 0.5 } as const
/** The phone leans towards the key that is chosen, degrees for each, and gives way to the press: degrees, and design px. */
const PRESSED = { toKey: 4, nods: 5, back: 60 } as const
const answer: Answer = { degrees: 0, risen: 0 }
/** How many contour lines go out from the pieces while the stage scrolls by, and while they enter. */
const FLOW = { scrolled: 8, entered: 3 } as const

/** How much of the table's images is left from the cascade on: they lie far from pieces that are looked at from so near. */
export const TABLE = 0.2

const TILT_DEG = 6
const TILT_PX = 10

const from: Quat = [0, 0, 0, 1]
const to: Quat = [0, 0, 0, 1]
const tilt: Quat = [0, 0, 0, 1]
const tilted: Quat = [0, 0, 0, 1]
const still: Quat = [0, 0, 0, 1]
const hanging: Quat = [0, 0, 0, 1]

/** Writes a legend token's turn. */
export function legendTurn(out: Quat, portrait: boolean): Quat {
  const turned = portrait ? LEGEND_TURN.portrait : LEGEND_TURN.landscape
  return setEuler(out, turned[0], turned[1], turned[2])
}

/**
 * How many lengths of the hold the page has come: from the first px on the pieces answer to the scroll, and go on until
 * their flight has taken them over.
 */
const driftedAt = (progress: number): number => progress / HERO_FLIGHT.from

/** A piece on its way: its place and size, stage px with y up. */
interface Flying {
  x: number
  y: number
  z: number
  size: number
}

const flying: Flying = { x: 0, y: 0, z: 0, size: 0 }
const hung = { x: 0, y: 0, size: 0 }

/** They come towards the eye first, and cross then. */
const EARLY = 0.6

/** Takes what stands in the hero so far on its way through the cascade to the legend. */
function fly(out: Flying, progress: number, shape: number, layout: Layout): void {
  const place = layout.legend[shape]
  if (!place) return
  const gathered = gatheredAt(progress, shape, layout.portrait)
  const landed = landedAt(progress, shape)
  cascadePlace(hung, shape, layout)
  const arc = Math.sin(Math.PI * gathered ** EARLY) * (HERO_FLIGHT.arcs[shape] ?? 0) * layout.u
  const { across, up } = CASCADE.round[layout.portrait ? 'portrait' : 'landscape']
  const round = detour(gathered) * layout.u
  // On upright windows a piece steps aside before it comes down to the words that it leaves behind.
  const down = layout.portrait ? landed * landed : landed
  out.x = lerp(lerp(out.x, hung.x, gathered) + round * (across[shape] ?? 0), place.x, landed)
  out.y = lerp(lerp(out.y, hung.y, gathered) + round * (up[shape] ?? 0), place.y, down)
  out.z = lerp(out.z, 0, gathered) + arc
  out.size = lerp(lerp(out.size, hung.size, gathered), place.size, landed)
}

/** Writes where a token of the hero is seen on its way to the legend, stage px with y up. */
export function seeFlying(
  out: { x: number; y: number; size: number },
  progress: number,
  shape: number,
  layout: Layout,
): void {
  const { portrait, u, widthPx, eyePx } = layout
  const pose = heroPosesOf(layout).tokens[shape]
  const drift = heroDriftOf(layout).tokens[shape]
  if (!pose || !drift) return
  const drifted = driftedAt(progress)
  flying.x = pose.x * (portrait ? u : widthPx) + drift.x * u * drifted
  flying.y = (pose.y + drift.y * drifted) * u - heroDownPx(layout)
  flying.z = pose.z * u
  flying.size = pose.size * u
  fly(flying, progress, shape, layout)
  const scale = eyePx / (eyePx - flying.z)
  out.x = flying.x * scale
  out.y = flying.y * scale
  out.size = flying.size * scale
}

/** Returns where a token of the hero is seen at rest, stage px with y up. */
export function heroPlace(shape: number, layout: Layout): Place {
  const out = { x: 0, y: 0, size: 0 }
  seeFlying(out, 0, shape, layout)
  return out
}

/** The hero and its flight into the legend (design, section 6.1). */
export function sampleHero(
  progress: number,
  layout: Layout,
  live: HeroLive,
  picture: Picture,
  hand: Hand,
): void {
  const { portrait, u, widthPx, heightPx } = layout
  const composition = portrait ? 'portrait' : 'landscape'
  const poses = heroPosesOf(layout).tokens
  const drifts = heroDriftOf(layout).tokens
  const drifted = driftedAt(progress)
  const downPx = heroDownPx(layout)
  const stills = HERO_STILL[composition].tokens
  legendTurn(to, portrait)
  cascadeTurn(hanging, portrait)
  const answering = answeringAt(progress)
  let room = 0
  for (let i = 0; i < 4; i++) {
    const hero = poses[i]
    const print = stills[i]
    const drift = drifts[i]
    const aim = ANSWERS[composition][i]
    if (!hero || !print || !drift || !aim) continue
    const gathered = gatheredAt(progress, i, portrait)
    const entered = live.entered[i] ?? 1
    const hold = 1 - gathered
    setEuler(still, 0, 0, print.rz)
    const tossed = Math.sin(Math.PI * clamp(entered, 0, 1))
    setEuler(from, hero.rx + drift.rx * drifted, hero.ry + drift.ry * drifted, hero.rz + drift.rz * drifted)
    slerp(from, still, from, entered)
    if (tossed > 0) {
      setEuler(tilt, 0, TOSSED.turn * tossed * Math.sign(hero.ry), 0)
      multiply(tilted, tilt, from)
      copyTurn(from, tilted)
    }
    setEuler(tilt, -live.pointerY * TILT_DEG * hold, live.pointerX * TILT_DEG * hold, 0)
    slerp(tilted, from, hanging, gathered)
    slerp(tilted, tilted, to, landedAt(progress, i))
    multiply(from, tilt, tilted)
    const near = 1 + hero.z / 900
    const across = portrait ? u : widthPx
    const { risen, degrees } = answerAt(progress, layout.sessionColumns[i] ?? 0, answer)
    const [aimX, aimY, aimZ, aside] = aim
    // What comes before the phone comes into the window, whatever that is lowered by.
    const upTo = aimY * u - (aimZ < 0 ? downPx : 0)
    const rests = answering - risen
    room += aside * risen
    flying.x =
      lerp(lerp(print.x, hero.x, entered) * across + drift.x * drifted * u, aimX * across, risen) +
      live.pointerX * TILT_PX * near
    flying.y =
      lerp((lerp(print.y, hero.y, entered) + drift.y * drifted) * u - downPx, upTo, risen) -
      live.pointerY * TILT_PX * near
    flying.z =
      (lerp(lerp(print.z, hero.z, entered), aimZ, risen) + TOSSED.rise * Math.abs(hero.z) * tossed) * u
    // What comes forward is as large in every tier, so that it covers nothing.
    const sized = lerp(hero.size, HERO_POSES[composition].tokens[i]?.size ?? hero.size, risen)
    flying.size = lerp(print.size, sized, entered) * (1 - RESTING.smaller * rests) * u
    fly(flying, progress, i, layout)
    putLook(picture, tokenOf(0, i), 1, 0.16)
    putForm(picture, tokenOf(0, i), RESTING.dim * rests, 0, 0, 0)
    putTurned(
      picture,
      tokenOf(0, i),
      flying.x,
      flying.y,
      flying.z,
      flying.size,
      from,
      (hand.turned[i] ?? 0) + degrees,
      layout.eyePx,
    )
  }
  samplePhone(progress, layout, live, picture, room)
  // The tags stand on a quiet ground; its lines go on as in the hero until the row stands.
  const { gather, land } = CASCADE
  const quiet = smoothstep((progress - HERO_FLIGHT.from) / (gather.landscape.from[0] - HERO_FLIGHT.from))
  const blend = smoothstep((progress - land.from) / (1 - land.from))
  // What comes forward is seen sharply.
  picture.depth = Math.max(0, 1 - answering)
  const spread = clamp(live.phoneEntered, 0, 1)
  picture.ground.contour = lerp(lerp(0.34, 0.26, quiet), 0.2, blend)
  picture.ground.contourReach = (portrait ? lerp(240, 170, blend) : lerp(420, 300, blend)) * u * spread
  picture.ground.flow = FLOW.scrolled * progress - FLOW.entered * (1 - spread)
  picture.ground.table = lerp(1, TABLE, quiet)
  picture.ground.brightest = lerp(1, QUIET, quiet)
  picture.ground.border = -heightPx
}

/** How far the phone has sunk out of the window. */
const sunkAt = (progress: number): number =>
  drawBack((progress - HERO_FLIGHT.phone) / (HERO_FLIGHT.phoneGone - HERO_FLIGHT.phone), HERO_FLIGHT.drawn)

/** Height of the phone's middle, stage px. */
const phoneY = (sunk: number, { y, size }: HeroPose, layout: Layout): number =>
  lerp(y * layout.u - heroDownPx(layout), -layout.heightPx / 2 - (size * layout.u) / 2 - 90, sunk)

/** Turned, the phone is so much wider than by its form. */
const PHONE_TURNED = 1.12

/** Writes the box that the phone is seen in, stage px with y up. Returns false where it is gone. */
export function seePhone(
  out: { x: number; y: number; halfW: number; halfH: number },
  progress: number,
  layout: Layout,
): boolean {
  const sunk = sunkAt(progress)
  const pose = heroPosesOf(layout).phone
  out.x = pose.x * (layout.portrait ? layout.u : layout.widthPx)
  out.y = phoneY(sunk, pose, layout) + heroDriftOf(layout).phone.y * layout.u * driftedAt(progress)
  out.halfW = PHONE_FORM[0] * pose.size * layout.u * PHONE_TURNED
  out.halfH = PHONE_FORM[1] * pose.size * layout.u
  return sunk < 1
}

/** @param room that it makes for what answers, design px */
function samplePhone(progress: number, layout: Layout, live: HeroLive, picture: Picture, room: number): void {
  const { portrait, u, widthPx } = layout
  const composition = portrait ? 'portrait' : 'landscape'
  const pose = heroPosesOf(layout).phone
  const drift = heroDriftOf(layout).phone
  const drifted = driftedAt(progress)
  const { x, size } = pose
  const pressed = answeringAt(progress)
  const rx = pose.rx + drift.rx * drifted + pressed * PRESSED.nods
  const ry = pose.ry + drift.ry * drifted + (chosenAt(progress) - chosenAt(0)) * PRESSED.toKey
  const rz = pose.rz + drift.rz * drifted
  const sunk = sunkAt(progress)
  if (sunk >= 1) return
  const entered = live.phoneEntered
  setEuler(still, 0, 0, HERO_STILL[composition].phone.rz)
  setEuler(to, rx + live.pointerY * -2, ry + live.pointerX * 2, rz)
  slerp(from, still, to, entered)
  putPlace(
    picture,
    PHONE,
    x * (portrait ? u : widthPx) + room * u,
    phoneY(sunk, pose, layout) + drift.y * u * drifted,
    (pose.z - pressed * PRESSED.back) * u,
    size * u,
    from,
  )
  putLook(picture, PHONE, 1, PHONE_THICK)
  putForm(picture, PHONE, PHONE_FORM[0], PHONE_FORM[1], PHONE_FORM[2], chosenAt(progress))
}
