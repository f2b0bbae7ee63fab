import { CASCADE, cascadeTurn, gatheredAt, landedAt } from './cascade.ts'
import { type Answer, answerAt, answeringAt } from './choice.ts'
import { clamp, smoothstep, spring } from './easing.ts'
import { coinAt, PASSED, passedAt, spottedAt } from './first-choice.ts'
import type { Hand } from './hand.ts'
import { choosingPart, driftedAt, type Flying, fly, HERO_FLIGHT } from './hero-flight.ts'
import type { HeroLive } from './hero-live.ts'
import { keyOver, samplePhone } from './hero-phone.ts'
import { answersOf, besideGrown, heroDownPx, heroDriftOf, heroPosesOf, heroStillOf } from './hero-poses.ts'
import { leaptAt } from './hero-session.ts'
import { isLow, type Layout } from './layout.ts'
import { type Picture, putForm, putLook, tokenOf } from './picture.ts'
import { putTurned } from './turned.ts'
import { copyTurn, lerp, multiply, type Quat, setEuler, slerp } from './vec.ts'

/** Legend tokens of the portrait composition are turned a little (design, section 7). */
const LEGEND_TURN = { landscape: [0, 0, 0], portrait: [-6, 8, 0] } as const

/** How long before the tags the ground quietens, as the pieces set off. */
const QUIETENS = 0.035
/** Most luminance of a ground that small words stand on: muted ones keep a contrast of 4.7. */
export const QUIET = 0.05

/** On its way in a piece is tossed up: by this share of its depth, and turned, degrees. */
const TOSSED = { rise: 0.25, turn: 24 } as const
/** What the others lose meanwhile of their size and of their light. */
const RESTING = { smaller: 0.12, dim: 0.26 } as const
/** A piece's thickness, over its size. */
const THICK = 0.16
/** The piece of the column drawn leaps so many times as far as one rises that the key passes. */
const LEAP = 1.5
/** How far at most what the phone half covers goes aside with it, design px: no farther than to the words. */
const ASIDE = 40
const flying: Flying = { x: 0, y: 0, z: 0, size: 0 }
const answer: Answer = { degrees: 0, risen: 0 }
/** How far a piece before the phone goes outward where that cannot make room, over the room that it lacks. */
const OUTWARD = 0.5
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

/** How far a hand has turned a piece over, 0..1. */
const byHandAt = ({ turned }: Hand, shape: number): number =>
  Math.sin(((turned[shape] ?? 0) * Math.PI) / 360) ** 2

/**
 * How far a piece has come forward: as its column is chosen, and as a hand turns it over. For what a hand has turned the
 * chosen one makes room: the phone cannot go to both sides.
 */
function risenAt(progress: number, shape: number, layout: Layout, hand: Hand, first: number): number {
  let others = 0
  for (let i = 0; i < 4; i++) if (i !== shape) others = Math.max(others, byHandAt(hand, i))
  const { risen } = answerAt(progress, layout.sessionColumns[shape] ?? 0, first, answer)
  return Math.max(risen * (1 - others), byHandAt(hand, shape))
}

/** How far the phone makes way for the pieces that come forward, design px: on each side for the one that needs most. */
function roomAt(progress: number, layout: Layout, hand: Hand, first: number): number {
  let right = 0
  let left = 0
  for (let i = 0; i < 4; i++) {
    const room = (answersOf(layout)[i]?.aside ?? 0) * risenAt(progress, i, layout, hand, first)
    right = Math.max(right, room)
    left = Math.min(left, room)
  }
  return right + left
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
  const { tokens: poses, phone } = heroPosesOf(layout)
  const drifts = heroDriftOf(layout).tokens
  const drifted = driftedAt(progress)
  const downPx = heroDownPx(layout)
  const stills = heroStillOf(layout).tokens
  legendTurn(to, portrait)
  cascadeTurn(hanging, portrait)
  const answering = answeringAt(progress)
  let forward = answering
  const part = choosingPart(live.choosing, progress)
  const first = coinAt(part)
  const room = roomAt(progress, layout, hand, first)
  const key = keyOver(progress, part, hand)
  const spotted = spottedAt(part)
  const drawn = layout.sessionIndex[0]
  for (let i = 0; i < 4; i++) {
    const hero = poses[i]
    const print = stills[i]
    const drift = drifts[i]
    const aim = answersOf(layout)[i]
    if (!hero || !print || !drift || !aim) continue
    const gathered = gatheredAt(progress, i, portrait)
    const entered = live.entered[i] ?? 1
    const hold = 1 - gathered
    setEuler(still, 0, 0, print.rz)
    const tossed = Math.sin(Math.PI * clamp(entered, 0, 1))
    const column = layout.sessionColumns[i] ?? 0
    const { degrees, risen: told } = answerAt(progress, column, first, answer)
    const risen = risenAt(progress, i, layout, hand, first)
    // Its number stands upright.
    const leans = drifted * (1 - risen)
    setEuler(from, hero.rx + drift.rx * leans, hero.ry + drift.ry * leans, hero.rz + drift.rz * leans)
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
    forward = Math.max(forward, byHandAt(hand, i))
    // What comes before the phone comes into the window, whatever that is lowered by.
    const upTo = aim.y * u - (aim.z < 0 ? downPx : 0)
    const lit = passedAt(part, column, key)
    const leapt = column === drawn ? leaptAt(progress) : 0
    const rests = Math.max(answering - risen, spotted - lit)
    // It can rise when it has come out of the still picture: what is behind the phone stays there.
    const out = Math.max(lit, LEAP * spring(leapt)) * clamp(entered, 0, 1)
    // What the phone half covers goes aside with it; what lies before it makes way. A hand may need room on both sides.
    const makesWay = hero.x > phone.x ? Math.max(0, room) : isLow(heightPx) ? 0 : Math.min(0, room)
    const goes = hero.z < 0 ? clamp(room, -ASIDE, ASIDE) : makesWay
    // With pieces forward on both sides the phone is in none's way: what comes before it stands where the words let it, and
    // on the side without words a little farther out, off the phone's own.
    const lacks = room - aim.aside
    const outward = portrait || aim.aside > 0 ? 0 : OUTWARD * Math.max(0, lacks)
    const along = lerp(goes, aim.z > 0 ? outward : lacks, risen) * u
    flying.x =
      lerp(
        lerp(print.x, hero.x, entered) * across + drift.x * drifted * u,
        aim.x * across + besideGrown(aim.x, layout),
        risen,
      ) +
      along +
      live.pointerX * TILT_PX * near
    flying.y =
      lerp((lerp(print.y, hero.y, entered) + drift.y * drifted) * u - downPx, upTo, risen) -
      live.pointerY * TILT_PX * near +
      PASSED.up * u * out
    flying.z =
      (lerp(lerp(print.z, hero.z, entered), aim.z, risen) +
        TOSSED.rise * Math.abs(hero.z) * tossed +
        PASSED.near * out) *
      u
    // What comes forward is as large in every tier, so that it covers nothing.
    const sized = lerp(lerp(print.size, hero.size, entered), aim.size, risen)
    flying.size = sized * (1 - RESTING.smaller * rests) * u
    fly(flying, progress, i, layout)
    // Flat as it is printed: the still picture's edge fades over none of its own.
    putLook(picture, tokenOf(0, i), 1, THICK * clamp(entered, 0, 1))
    putForm(picture, tokenOf(0, i), RESTING.dim * rests, 0, 0, 0)
    // A hand turns the chosen one once round: it shows its number before and after.
    const byHand = (hand.turned[i] ?? 0) * (1 + clamp(told, 0, 1))
    putTurned(
      picture,
      tokenOf(0, i),
      flying.x,
      flying.y,
      flying.z,
      flying.size,
      from,
      byHand + degrees + PASSED.degrees * out,
      layout.eyePx,
    )
  }
  samplePhone(progress, layout, live, picture, hand, room)
  // The tags stand on a quiet ground; its lines go on as in the hero until the row stands.
  const { land } = CASCADE
  const quiet = smoothstep((progress - HERO_FLIGHT.from) / QUIETENS)
  const blend = smoothstep((progress - land.from) / (1 - land.from))
  // What answers the scroll or a hand is seen sharply.
  picture.depth = Math.max(0, 1 - forward)
  const spread = live.linesOut
  picture.ground.contour = lerp(lerp(0.34, 0.26, quiet), 0.2, blend)
  const reach = portrait ? lerp(240, 170, blend) : lerp(420, 300, blend)
  picture.ground.contourReach = reach * u * spread
  picture.ground.flow = FLOW.scrolled * progress - FLOW.entered * (1 - spread)
  picture.ground.table = lerp(1, TABLE, quiet)
  picture.ground.brightest = lerp(1, QUIET, quiet)
  picture.ground.border = -heightPx
}
