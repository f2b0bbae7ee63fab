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
  readonly gap: number
  readonly paperW: number
  readonly paperH: number
}

const LANDSCAPE: Stack = {
  x: 184,
  y: -11,
  z: -520,
  rx: 29,
  ry: -31,
  ryHeld: -27,
  pitch: 176,
  size: 122,
  gap: 168,
  paperW: 690,
  paperH: 400,
}
/** Landscape phones: the stack stands clear of the header and leaves room for its labels. */
const LOW: Stack = { ...LANDSCAPE, x: 175, y: -75, pitch: 160, size: 112, gap: 138 }
const PORTRAIT: Stack = {
  x: -50,
  y: -130,
  z: -440,
  rx: 31,
  ry: -30,
  ryHeld: -27,
  pitch: 84,
  size: 58,
  gap: 126,
  paperW: 330,
  paperH: 250,
}

/** The stack of a window of this shape. */
export function stackOf(widthPx: number, heightPx: number): Stack {
  if (isPortrait(widthPx, heightPx)) return PORTRAIT
  return isLow(heightPx) ? LOW : LANDSCAPE
}

/** On small phones the text above the stack does not shrink with it: how far the stack makes way. */
const SMALL_PHONE_PX = 90

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

function centre(out: Vec3, stack: Stack, widthPx: number, heightPx: number, down: number): Vec3 {
  const u = designPx(widthPx, heightPx)
  turn(out, rig, 0, -down * stack.gap * u, 0)
  out[0] += isPortrait(widthPx, heightPx) ? stack.x * u : (stack.x / 1440) * widthPx
  out[1] += stack.y * u - (isPortrait(widthPx, heightPx) ? SMALL_PHONE_PX * Math.max(0, 1 - u) : 0)
  out[2] += stack.z * u
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
  centre(point, stack, widthPx, heightPx, row - (ROWS - 1) / 2)
  out.x = point[0]
  out.y = point[1]
  out.z = point[2]
  multiply(out.turn, rig, FLAT)
  out.pitch = stack.pitch * u
  out.size = stack.size * u
  layOnPlate(out, row === 0)
  out.alpha = 1
  out.shadow = 0.75
  out.plateAlpha = 1
  out.ringLift = 0.09 * out.size
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
  centre(out, stack, widthPx, heightPx, 3.3)
  multiply(turned, rig, FLAT)
}
