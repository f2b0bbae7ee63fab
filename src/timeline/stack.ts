import { clamp, easeInOutCubic } from './easing.ts'
import { designPx, isLow, isPortrait } from './layout.ts'
import { ROWS } from './picture.ts'
import { layOnPlate, type RowPose } from './rows.ts'
import { SESSIONS } from './thresholds.ts'
import { euler, lerp, multiply, type Quat, setEuler, turn, type Vec3 } from './vec.ts'

/** The stack of six sessions seen from above and from the side (design, sections 6.4 and 7), in design px. */
interface Stack {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly rx: number
  readonly ry: number
  /** Turn about y at the end of the hold. */
  readonly ryHeld: number
  readonly pitch: number
  readonly size: number
  /** Distance of two rows in the middle of the stack; each next one is larger by this share of it. */
  readonly gap: number
  readonly widens: number
  /** Plates are shorter on windows that are narrower, design px. */
  readonly wide: number
  /** How far under the middle of the stack the paper lies, in rows, and half its size. */
  readonly paperDown: number
  readonly paperW: number
  readonly paperH: number
}

const LANDSCAPE: Stack = {
  x: 214,
  y: 6,
  z: -520,
  rx: 29,
  ry: -31,
  ryHeld: -27,
  pitch: 176,
  size: 117,
  gap: 170,
  widens: 0.13,
  wide: 0,
  paperDown: 3.3,
  paperW: 690,
  paperH: 400,
}
/**
 * Landscape phones: the stack stands clear of the header and leaves room for its labels. Its plates are narrow, so that
 * they stand apart though they are close, and the corner of its paper is beyond the labels.
 */
const LOW: Stack = {
  ...LANDSCAPE,
  x: 175,
  y: -38,
  pitch: 160,
  size: 88,
  gap: 152,
  widens: 0.1,
  paperW: 735,
}
/** Under the stack of upright phones the paper reaches over the window: it carries the large number. */
const PORTRAIT: Stack = {
  x: -50,
  y: -74,
  z: -440,
  rx: 31,
  ry: -30,
  ryHeld: -27,
  pitch: 84,
  size: 58,
  gap: 120,
  widens: 0.07,
  wide: 0,
  paperDown: 3.95,
  paperW: 400,
  paperH: 340,
}
/** Tall tablets have room at its sides: its plates and their labels fill the measure, and what is printed can be read under them. */
const TABLET: Stack = {
  ...PORTRAIT,
  x: -87,
  y: -97,
  pitch: 150,
  size: 68,
  gap: 127,
  wide: 633,
  paperDown: 3.04,
  paperW: 440,
  paperH: 255,
}
/** From this width on, design px. */
const TABLET_WIDE = 530

/** The stack of a window of this shape. */
export function stackOf(widthPx: number, heightPx: number): Stack {
  if (isPortrait(widthPx, heightPx)) {
    const isWide = widthPx >= 700 && widthPx > TABLET_WIDE * designPx(widthPx, heightPx)
    return isWide ? TABLET : PORTRAIT
  }
  return isLow(heightPx) ? LOW : LANDSCAPE
}

/** Upright windows that are wide for their height: share of what the stack leaves free by which it stands to the right. */
const ASIDE = 0.13

/** On small phones the text above the stack does not shrink with it: how far the stack makes way. */
const SMALL_PHONE_PX = 45

const FLAT = euler(-90, 0, 0)
const rig: Quat = [0, 0, 0, 1]
const tip: Quat = [0, 0, 0, 1]
const side: Quat = [0, 0, 0, 1]
const point: Vec3 = [0, 0, 0]

/** Writes the rig's turn: the camera stands 29° above and 31° to the right of the stack. */
function setRig(stack: Stack, held: number): Quat {
  setEuler(tip, stack.rx, 0, 0)
  setEuler(side, 0, lerp(stack.ry, stack.ryHeld, held), 0)
  return multiply(rig, tip, side)
}

/** How high the ring's face is over the plate that it lies on, over a piece's size: it is as thick. */
export const RING_LIES = 0.05

/** Half the way from the first row to the last one, in rows. */
const HALF = (ROWS - 1) / 2

/**
 * How far under the middle of the stack a row lies, in rows. Lower ones are farther from the eye and seen more from above:
 * they lie farther apart, so that none covers the pieces of the next.
 */
const depthOf = (row: number, { widens }: Stack): number => {
  const down = row - HALF
  return down + (widens / 2) * (down * down - HALF)
}

/** On very wide windows what is written ends so far from the middle, over the window's height (landing/page.module.css). */
const MEASURE = 0.84
/** What the stack and its labels take to the right of its middle, design px. */
const BESIDE = 482
/** Height that a landscape stack is drawn for: it lies as deep as the eye is far, so that it is seen as large on all. */
const DRAWN_FOR_PX = 900
/** How much deeper it lies, px, for each design px that the window is too narrow for its least measure. */
const NARROW_PX = 2600

function centre(out: Vec3, stack: Stack, widthPx: number, heightPx: number, down: number): Vec3 {
  const u = designPx(widthPx, heightPx)
  turn(out, rig, 0, -down * stack.gap * u, 0)
  if (isPortrait(widthPx, heightPx)) {
    out[0] += stack.x * u + ASIDE * (widthPx - 390 * u)
    out[1] += stack.y * u - SMALL_PHONE_PX * Math.max(0, 1 - u)
    out[2] += stack.z * u
  } else {
    out[0] += Math.min((stack.x / 1440) * widthPx, MEASURE * heightPx - BESIDE * u)
    out[1] += stack.y * u
    out[2] += stack.z * Math.max(u, heightPx / DRAWN_FOR_PX) - NARROW_PX * Math.max(0, u - widthPx / 1440)
  }
  return out
}

/**
 * Writes the pose of a row in the stack.
 * @param held how far the rig has turned in the hold, 0..1
 */
export function stackRow(out: RowPose, row: number, held: number, widthPx: number, heightPx: number): void {
  const stack = stackOf(widthPx, heightPx)
  const u = designPx(widthPx, heightPx)
  setRig(stack, held)
  centre(point, stack, widthPx, heightPx, depthOf(row, stack))
  out.x = point[0]
  out.y = point[1]
  out.z = point[2]
  multiply(out.turn, rig, FLAT)
  const drawn = Math.min(u, widthPx / stack.wide)
  out.pitch = stack.pitch * drawn
  out.size = stack.size * drawn
  layOnPlate(out, row === 0)
  out.alpha = 1
  out.shadow = 0.75
  out.plateAlpha = 1
  out.ringLift = RING_LIES * out.size
  out.ringAlpha = 1
}

/** How far the deal has come, 0..1. */
export const dealtAt = (progress: number): number =>
  clamp((progress - SESSIONS.deal) / (SESSIONS.dealt - SESSIONS.deal), 0, 1)

/** How far the rig has turned in the hold, 0..1. */
export const heldAt = (progress: number): number =>
  easeInOutCubic((progress - SESSIONS.held.from) / (SESSIONS.held.until - SESSIONS.held.from))

/** Writes centre and turn of the sheet of paper under the stack. */
export function stackPaper(out: Vec3, turned: Quat, held: number, widthPx: number, heightPx: number): void {
  const stack = stackOf(widthPx, heightPx)
  setRig(stack, held)
  centre(out, stack, widthPx, heightPx, stack.paperDown)
  multiply(turned, rig, FLAT)
}
