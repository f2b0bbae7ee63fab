import { answeringAt, chosenAt } from './choice.ts'
import { clamp, drawBack } from './easing.ts'
import { keyAwayAt, pressedAt, spottedAt } from './first-choice.ts'
import type { Hand } from './hand.ts'
import { choosingPart, driftedAt, HERO_FLIGHT } from './hero-flight.ts'
import type { HeroLive } from './hero-live.ts'
import {
  type HeroPose,
  heroDownPx,
  heroDriftOf,
  heroPosesOf,
  heroStillOf,
  phoneDown,
  phoneGrown,
} from './hero-poses.ts'
import { clockAt } from './hero-session.ts'
import type { Layout } from './layout.ts'
import { PHONE, type Picture, putForm, putLook, putPlace } from './picture.ts'
import { lerp, type Quat, setEuler, slerp } from './vec.ts'

/** The phone's half width, half height and corner over its height: a 390 × 844 screen in a 13 px frame. */
const PHONE_FORM = [(0.5 * (390 + 26)) / (844 + 26), 0.5, 0.062] as const
const PHONE_THICK = 0.028

/** The phone leans towards the key that is chosen, degrees for each, and gives way to the press: degrees, and design px. */
const PRESSED = { toKey: 4, nods: 5, back: 60 } as const

const still: Quat = [0, 0, 0, 1]
const from: Quat = [0, 0, 0, 1]
const to: Quat = [0, 0, 0, 1]

/** How far the phone has sunk out of the window. */
const sunkAt = (progress: number): number =>
  drawBack((progress - HERO_FLIGHT.phone) / (HERO_FLIGHT.phoneGone - HERO_FLIGHT.phone), HERO_FLIGHT.drawn)

/** Height of the phone's middle, stage px. */
const phoneY = (sunk: number, { y, size }: HeroPose, layout: Layout): number =>
  lerp(
    (y - phoneDown(layout)) * layout.u - heroDownPx(layout),
    -layout.heightPx / 2 - ((size + phoneGrown(layout)) * layout.u) / 2 - 90,
    sunk,
  )

/** Returns the column that the phone's key is over, 0..3: on its way between two of them a part. A hand brings it elsewhere. */
export const keyOver = (progress: number, part: number, { key, keyLeft }: Hand): number =>
  lerp(clamp(chosenAt(progress) + keyAwayAt(part), 0, 3), key, keyLeft)

/**
 * The phone, with the column that is chosen on it.
 * @param room that it makes for what answers, design px
 */
export function samplePhone(
  progress: number,
  layout: Layout,
  live: HeroLive,
  picture: Picture,
  hand: Hand,
  room: number,
): void {
  const { portrait, u, widthPx } = layout
  const pose = heroPosesOf(layout).phone
  const drift = heroDriftOf(layout).phone
  const drifted = driftedAt(progress)
  const { x } = pose
  const part = choosingPart(live.choosing, progress)
  const answering = answeringAt(progress)
  const pressed = Math.max(answering, pressedAt(part))
  const chosen = keyOver(progress, part, hand)
  const rx = pose.rx + drift.rx * drifted + pressed * PRESSED.nods
  const ry = pose.ry + drift.ry * drifted + (chosen - chosenAt(0)) * PRESSED.toKey
  const rz = pose.rz + drift.rz * drifted
  const sunk = sunkAt(progress)
  if (sunk >= 1) return
  const entered = live.phoneEntered
  setEuler(still, 0, 0, heroStillOf(layout).phone.rz)
  setEuler(to, rx + live.pointerY * -2, ry + live.pointerX * 2, rz)
  slerp(from, still, to, entered)
  putPlace(
    picture,
    PHONE,
    x * (portrait ? u : widthPx) + room * u,
    phoneY(sunk, pose, layout) + drift.y * u * drifted,
    (pose.z - pressed * PRESSED.back) * u,
    (pose.size + phoneGrown(layout)) * u,
    from,
  )
  putLook(
    picture,
    PHONE,
    1,
    PHONE_THICK,
    clockAt(progress, layout.sessionIndex[0] ?? 0),
    clamp(Math.max(answering, spottedAt(part)), 0, 1),
  )
  putForm(picture, PHONE, PHONE_FORM[0], PHONE_FORM[1], PHONE_FORM[2], chosen)
}
