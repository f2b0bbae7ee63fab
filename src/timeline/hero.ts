import { type Body, PHONE, putForm, putLook, putPlace, tokenOf } from './body.ts'
import { clamp, easeInOutCubic } from './easing.ts'
import type { Layout } from './layout.ts'
import { lerp, multiply, type Quat, setEuler, slerp } from './vec.ts'

/** x over W (landscape) or in design px (portrait), y and z in design px, size, and turns in degrees. */
interface HeroPose {
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
const LANDSCAPE = [
  pose(0.405, 236, -330, 560, -10, -24, -8),
  pose(0.075, -262, 240, 250, -30, 22, 10),
  pose(0.405, -280, 210, 236, -28, -30, -9),
  pose(0.085, 250, -230, 300, 12, 30, 8),
]
const PORTRAIT = [
  pose(132, -78, -220, 224, -12, -26, -8),
  pose(-116, -330, 130, 124, -30, 22, 12),
  pose(140, -310, 110, 126, -28, -30, -10),
  pose(-136, -92, -110, 150, 12, 30, 10),
]
const PHONE_LANDSCAPE = pose(0.232, -24, 0, 742, 5, -17, 3.5)
const PHONE_PORTRAIT = pose(2, -276, 0, 520, 5, -13, 3)
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

/** What moves the hero besides the scroll: the pointer (−1..1 each way) and its entrance (0..1 per token). */
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

const TILT_DEG = 6
const TILT_PX = 10
const ENTER_Z = -900
const ENTER_DEG = 40
const PHONE_RISE = 60

const from: Quat = [0, 0, 0, 1]
const to: Quat = [0, 0, 0, 1]
const tilt: Quat = [0, 0, 0, 1]
const tilted: Quat = [0, 0, 0, 1]

/** Writes a legend token's turn. */
export function legendTurn(out: Quat, portrait: boolean): Quat {
  const [rx, ry, rz] = portrait ? LEGEND_TURN.portrait : LEGEND_TURN.landscape
  return setEuler(out, rx, ry, rz)
}

/** Share of the way from hero to legend that token i has flown. */
export const flightOf = (progress: number, i: number): number => {
  const { from: start, until, stagger } = HERO_FLIGHT
  const t = clamp((progress - start) / (until - start), 0, 1)
  return easeInOutCubic(t * (1 + stagger) - (i / 3) * stagger)
}

/** The hero and its flight into the legend (design, section 6.1). */
export function sampleHero(progress: number, layout: Layout, live: HeroLive, body: Body): void {
  const { portrait, u, widthPx, heightPx } = layout
  const poses = portrait ? PORTRAIT : LANDSCAPE
  legendTurn(to, portrait)
  for (let i = 0; i < 4; i++) {
    const hero = poses[i]
    const legend = layout.legend[i]
    if (!hero || !legend) continue
    const flown = flightOf(progress, i)
    const arc = Math.sin(Math.PI * flown) * (i % 2 ? HERO_FLIGHT.arcOdd : HERO_FLIGHT.arcEven) * u
    const entered = live.entered[i] ?? 1
    const hold = 1 - flown
    setEuler(from, hero.rx, hero.ry + (1 - entered) * ENTER_DEG, hero.rz)
    setEuler(tilt, -live.pointerY * TILT_DEG * hold, live.pointerX * TILT_DEG * hold, 0)
    slerp(tilted, from, to, flown)
    multiply(from, tilt, tilted)
    const near = 1 + hero.z / 900
    const x = hero.x * (portrait ? u : widthPx) + live.pointerX * TILT_PX * near
    const y = hero.y * u - live.pointerY * TILT_PX * near
    const z = hero.z * u + (1 - entered) * ENTER_Z * u
    putPlace(
      body,
      tokenOf(0, i),
      lerp(x, legend.x, flown),
      lerp(y, legend.y, flown),
      lerp(z, 0, flown) + arc,
      lerp(hero.size * u, legend.size, flown),
      from,
    )
    putLook(body, tokenOf(0, i), Math.min(1, entered * 3), 0.16)
  }
  samplePhone(progress, layout, live, body)
  const blend = flightOf(progress, 1.5)
  body.ground.contour = lerp(0.34, 0.2, blend)
  body.ground.contourReach = portrait ? lerp(240, 170, blend) * u : lerp(420, 300, blend) * u
  body.ground.border = -heightPx
}

function samplePhone(progress: number, layout: Layout, live: HeroLive, body: Body): void {
  const { portrait, u, widthPx, heightPx } = layout
  const { x, y, size, rx, ry, rz } = portrait ? PHONE_PORTRAIT : PHONE_LANDSCAPE
  const sunk = easeInOutCubic((progress - HERO_FLIGHT.from) / (HERO_FLIGHT.phoneGone - HERO_FLIGHT.from))
  if (sunk >= 1) return
  body.phoneInFront = true
  setEuler(from, rx + live.pointerY * -2, ry + live.pointerX * 2, rz)
  const rise = (1 - live.phoneEntered) * -PHONE_RISE * u
  const top = -heightPx / 2 - (size * u) / 2 - 40
  putPlace(body, PHONE, x * (portrait ? u : widthPx), lerp(y * u + rise, top, sunk), 0, size * u, from)
  putLook(body, PHONE, Math.min(1, live.phoneEntered * 2), PHONE_THICK)
  putForm(body, PHONE, PHONE_FORM[0], PHONE_FORM[1], PHONE_FORM[2], 0)
}
