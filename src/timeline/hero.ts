import { CASCADE, cascadeTurn, gatheredAt, landedAt } from './cascade.ts'
import { type Answer, answerAt, answeringAt, chosenAt } from './choice.ts'
import { clamp, smoothstep } from './easing.ts'
import { coinTurnAt, PASSED, passedAt, spottedAt } from './first-choice.ts'
import type { Hand } from './hand.ts'
import { choosingPart, driftedAt, type Flying, fly, HERO_FLIGHT } from './hero-flight.ts'
import type { HeroLive } from './hero-live.ts'
import { keyOver, samplePhone } from './hero-phone.ts'
import { ANSWERS, HERO_POSES, heroDownPx, heroDriftOf, heroPosesOf, heroStillOf } from './hero-poses.ts'
import type { Layout } from './layout.ts'
import { FORM, type Picture, putForm, putLook, STRIDE, tokenOf } from './picture.ts'
import { putTurned } from './turned.ts'
import { copyTurn, lerp, multiply, type Quat, setEuler, slerp } from './vec.ts'

/** Legend tokens of the portrait composition are turned a little (design, section 7). */
const LEGEND_TURN = { landscape: [0, 0, 0], portrait: [-6, 8, 0] } as const

/** Most luminance of a ground that small words stand on: muted ones keep a contrast of 4.7. */
export const QUIET = 0.05

/** On its way in a piece is tossed up: by this share of its depth, and turned, degrees. */
const TOSSED = { rise: 0.25, turn: 24 } as const
/** What the others lose meanwhile of their size and of their light. */
const RESTING = { smaller: 0.12, dim: 0.5 } as const
/** The column that the screenshot shows as chosen: its piece is the coin, wherever the key goes with the scroll. */
const CHOSEN = chosenAt(0)
const flying: Flying = { x: 0, y: 0, z: 0, size: 0 }
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

/** How far the phone makes way for the piece that answers, design px. */
function roomAt(progress: number, { portrait, sessionColumns }: Layout): number {
  let room = 0
  for (let i = 0; i < 4; i++) {
    const aside = ANSWERS[portrait ? 'portrait' : 'landscape'][i]?.[3] ?? 0
    room += aside * answerAt(progress, sessionColumns[i] ?? 0, answer).risen
  }
  return room
}

/**
 * A number is told of in REPRESENTATION: until then it shows on what a hand has turned over, and both faces of what turns
 * over by itself are alike.
 */
function showNumber(picture: Picture, token: number, byHand: number): void {
  picture.objects[token * STRIDE + FORM + 3] = Math.cos((byHand * Math.PI) / 180) < 0 ? 1 : 0
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
  const { tokens: poses, phone } = heroPosesOf(layout)
  const drifts = heroDriftOf(layout).tokens
  const drifted = driftedAt(progress)
  const downPx = heroDownPx(layout)
  const stills = heroStillOf(layout).tokens
  legendTurn(to, portrait)
  cascadeTurn(hanging, portrait)
  const answering = answeringAt(progress)
  const room = roomAt(progress, layout)
  const part = choosingPart(live.choosing, progress)
  const key = keyOver(progress, part)
  const spotted = spottedAt(part)
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
    const column = layout.sessionColumns[i] ?? 0
    const { risen, degrees } = answerAt(progress, column, answer)
    const [aimX, aimY, aimZ] = aim
    // What comes before the phone comes into the window, whatever that is lowered by.
    const upTo = aimY * u - (aimZ < 0 ? downPx : 0)
    const lit = passedAt(part, column, key)
    const rests = Math.max(answering - risen, spotted - lit)
    // It can rise when it has come out of the still picture: what is behind the phone stays there.
    const out = lit * clamp(entered, 0, 1)
    // What the phone half covers goes aside with it, on the side of the words.
    const along = hero.z < 0 && hero.x < phone.x ? room * (1 - risen) * u : 0
    flying.x =
      lerp(lerp(print.x, hero.x, entered) * across + drift.x * drifted * u, aimX * across, risen) +
      along +
      live.pointerX * TILT_PX * near
    flying.y =
      lerp((lerp(print.y, hero.y, entered) + drift.y * drifted) * u - downPx, upTo, risen) -
      live.pointerY * TILT_PX * near +
      PASSED.up * u * out
    flying.z =
      (lerp(lerp(print.z, hero.z, entered), aimZ, risen) +
        TOSSED.rise * Math.abs(hero.z) * tossed +
        PASSED.near * out) *
      u
    // What comes forward is as large in every tier, so that it covers nothing.
    const sized = lerp(hero.size, HERO_POSES[composition].tokens[i]?.size ?? hero.size, risen)
    flying.size = lerp(print.size, sized, entered) * (1 - RESTING.smaller * rests) * u
    fly(flying, progress, i, layout)
    putLook(picture, tokenOf(0, i), 1, 0.16)
    putForm(picture, tokenOf(0, i), RESTING.dim * rests, 0, 0, 0)
    const byHand = hand.turned[i] ?? 0
    putTurned(
      picture,
      tokenOf(0, i),
      flying.x,
      flying.y,
      flying.z,
      flying.size,
      from,
      byHand + degrees + (column === CHOSEN ? coinTurnAt(part) : PASSED.degrees * out),
      layout.eyePx,
    )
    showNumber(picture, tokenOf(0, i), byHand)
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
