import { clamp, easeInOutCubic } from './easing.ts'
import type { Hand } from './hand.ts'
import { HERO_STILL, heroPosesOf } from './hero-poses.ts'
import type { Layout, Place } from './layout.ts'
import { PHONE, type Picture, putForm, putLook, putPlace, tokenOf } from './picture.ts'
import { putTurned } from './turned.ts'
import { lerp, multiply, type Quat, setEuler, slerp } from './vec.ts'

/** The phone's half width, half height and corner over its height: a 390 × 844 screen in a 13 px frame. */
const PHONE_FORM = [(0.5 * (390 + 26)) / (844 + 26), 0.5, 0.062] as const
const PHONE_THICK = 0.028

/** Progress of the hero: tokens fly to the legend, the phone sinks. */
export const HERO_FLIGHT = {
  from: 0.55,
  until: 0.95,
  phoneGone: 0.9,
  stagger: 0.28,
  arcEven: 24,
  arcOdd: 60,
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

const TILT_DEG = 6
const TILT_PX = 10

const from: Quat = [0, 0, 0, 1]
const to: Quat = [0, 0, 0, 1]
const tilt: Quat = [0, 0, 0, 1]
const tilted: Quat = [0, 0, 0, 1]
const still: Quat = [0, 0, 0, 1]

/** Writes a legend token's turn. */
export function legendTurn(out: Quat, portrait: boolean): Quat {
  const turned = portrait ? LEGEND_TURN.portrait : LEGEND_TURN.landscape
  return setEuler(out, turned[0], turned[1], turned[2])
}

/** Share of the way from hero to legend that token i has flown. */
export const flightOf = (progress: number, i: number): number => {
  const { from: start, until, stagger } = HERO_FLIGHT
  const t = clamp((progress - start) / (until - start), 0, 1)
  return easeInOutCubic(t * (1 + stagger) - (i / 3) * stagger)
}

/** A piece on its way: its place and size, stage px with y up. */
interface Flying {
  x: number
  y: number
  z: number
  size: number
}

const flying: Flying = { x: 0, y: 0, z: 0, size: 0 }

/** Takes what stands in the hero so far on its way to the legend. */
function fly(out: Flying, flown: number, shape: number, { legend, u }: Layout): void {
  const place = legend[shape]
  if (!place) return
  const arc = Math.sin(Math.PI * flown) * (shape % 2 ? HERO_FLIGHT.arcOdd : HERO_FLIGHT.arcEven) * u
  out.x = lerp(out.x, place.x, flown)
  out.y = lerp(out.y, place.y, flown)
  out.z = lerp(out.z, 0, flown) + arc
  out.size = lerp(out.size, place.size, flown)
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
  if (!pose) return
  flying.x = pose.x * (portrait ? u : widthPx)
  flying.y = pose.y * u
  flying.z = pose.z * u
  flying.size = pose.size * u
  fly(flying, flightOf(progress, shape), shape, layout)
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
  const stills = HERO_STILL[composition].tokens
  legendTurn(to, portrait)
  for (let i = 0; i < 4; i++) {
    const hero = poses[i]
    const print = stills[i]
    if (!hero || !print) continue
    const flown = flightOf(progress, i)
    const entered = live.entered[i] ?? 1
    const hold = 1 - flown
    setEuler(still, 0, 0, print.rz)
    setEuler(from, hero.rx, hero.ry, hero.rz)
    slerp(from, still, from, entered)
    setEuler(tilt, -live.pointerY * TILT_DEG * hold, live.pointerX * TILT_DEG * hold, 0)
    slerp(tilted, from, to, flown)
    multiply(from, tilt, tilted)
    const near = 1 + hero.z / 900
    flying.x = lerp(print.x, hero.x, entered) * (portrait ? u : widthPx) + live.pointerX * TILT_PX * near
    flying.y = lerp(print.y, hero.y, entered) * u - live.pointerY * TILT_PX * near
    flying.z = lerp(print.z, hero.z, entered) * u
    flying.size = lerp(print.size, hero.size, entered) * u
    fly(flying, flown, i, layout)
    putLook(picture, tokenOf(0, i), 1, 0.16)
    putTurned(
      picture,
      tokenOf(0, i),
      flying.x,
      flying.y,
      flying.z,
      flying.size,
      from,
      hand.turned[i] ?? 0,
      layout.eyePx,
    )
  }
  samplePhone(progress, layout, live, picture)
  const blend = flightOf(progress, 1.5)
  picture.depth = 1
  picture.ground.contour = lerp(0.34, 0.2, blend)
  picture.ground.contourReach = portrait ? lerp(240, 170, blend) * u : lerp(420, 300, blend) * u
  picture.ground.table = 1
  picture.ground.brightest = lerp(1, QUIET, blend)
  picture.ground.border = -heightPx
}

function samplePhone(progress: number, layout: Layout, live: HeroLive, picture: Picture): void {
  const { portrait, u, widthPx, heightPx } = layout
  const composition = portrait ? 'portrait' : 'landscape'
  const { x, y, size, rx, ry, rz } = heroPosesOf(layout).phone
  const sunk = easeInOutCubic((progress - HERO_FLIGHT.from) / (HERO_FLIGHT.phoneGone - HERO_FLIGHT.from))
  if (sunk >= 1) return
  const entered = live.phoneEntered
  setEuler(still, 0, 0, HERO_STILL[composition].phone.rz)
  setEuler(to, rx + live.pointerY * -2, ry + live.pointerX * 2, rz)
  slerp(from, still, to, entered)
  const top = -heightPx / 2 - (size * u) / 2 - 40
  putPlace(picture, PHONE, x * (portrait ? u : widthPx), lerp(y * u, top, sunk), 0, size * u, from)
  putLook(picture, PHONE, 1, PHONE_THICK)
  putForm(picture, PHONE, PHONE_FORM[0], PHONE_FORM[1], PHONE_FORM[2], 0)
}
