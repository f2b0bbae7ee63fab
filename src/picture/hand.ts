import { clamp, easeInOutCubic, smoothstep } from './ease.ts'
import { ROWS } from './picture.ts'
import { lerp } from './vec.ts'

/** How much of what a hand has changed is left by the way scrolled since, px. */
const LEFT = { wholePx: 24, fadePx: 160 } as const
/** Scroll px that a held piece follows; then the hand lets go of it. */
export const KEPT_PX = LEFT.wholePx

/** A spring of mass 1: stiffness per second squared, damping per second. */
export interface SpringForm {
  readonly stiffness: number
  readonly damping: number
}

export const SPRINGS = {
  turn: { stiffness: 120, damping: 17 },
  move: { stiffness: 180, damping: 22 },
  lift: { stiffness: 160, damping: 23 },
} as const satisfies Readonly<Record<string, SpringForm>>

/** A turning piece: degrees for each px of the hand, and the speed from which on it falls in its way. */
export const TURNING = { degreesPerPx: 0.75, flickDegreesPerSec: 400 } as const
/** A held piece: how far over the outer columns it goes, what it rises, tips and leans. */
export const HELD = {
  overColumns: 0.25,
  risePx: 120,
  tipDegrees: -7,
  leanDegrees: 4,
  mostDegrees: 16,
} as const

/** A piece on the sun under a fine pointer: how high it hops, and how long that takes. */
export const HOP = { px: 12, ms: 240 } as const

/**
 * What a hand has changed in the picture, as numbers of the frame. Where all of them are 0 the picture is the
 * story's, to the last bit.
 */
export interface Hand {
  /** Turn of each shape about its own upright axis, degrees. */
  readonly turned: Float64Array
  /** Column that the key of the hero's phone is over, and how much that counts. */
  key: number
  keyLeft: number
  /** Base pattern: the column of each shape and how much that counts; how far each is raised, 0..1; lean, degrees. */
  readonly columns: Float64Array
  columnsLeft: number
  readonly raised: Float64Array
  readonly lean: Float64Array
  /** Column under the ring, and how much that counts. */
  ring: number
  ringLeft: number
  /** How far each session's plate has come out of the stack, 0..1. */
  readonly lifted: Float64Array
  /** How high each piece hops on the sun, px, by its column. */
  readonly hops: Float64Array
}

/** A hand that has changed nothing. */
export const createHand = (): Hand => ({
  turned: new Float64Array(4),
  key: 0,
  keyLeft: 0,
  columns: new Float64Array(4),
  columnsLeft: 0,
  raised: new Float64Array(4),
  lean: new Float64Array(4),
  ring: 0,
  ringLeft: 0,
  lifted: new Float64Array(ROWS),
  hops: new Float64Array(4),
})

/** Two pieces of the row begin to pass each other from so many columns on. */
const PASSES = 0.9

/**
 * Returns how far a piece of the row is out of its line as another one passes it, −1..1: the one that a hand holds goes over,
 * of two others the first shape.
 */
export function passOffset({ columns, raised }: Hand, shape: number): number {
  let out = 0
  for (let other = 0; other < 4; other++) {
    if (other === shape) continue
    const away = Math.abs((columns[shape] ?? 0) - (columns[other] ?? 0))
    const held = (raised[shape] ?? 0) - (raised[other] ?? 0)
    const over = held + (1 - Math.abs(held)) * Math.sign(other - shape)
    out += smoothstep((PASSES - away) / PASSES) * over
  }
  return clamp(out, -1, 1)
}

/** The ring is not drawn to a piece that hardly touches its column. */
const LEAST_NEAR = 0.1

/**
 * Returns where the ring is seen, columns: while a hand changes places it keeps to the piece that comes into it or leaves it.
 * @param column that it is on
 * @param story the column of each shape without the hand
 */
export function ringColumn(column: number, story: ArrayLike<number>, { columns, columnsLeft }: Hand): number {
  let away = 0
  let near = LEAST_NEAR
  for (let shape = 0; shape < 4; shape++) {
    const placed = lerp(story[shape] ?? 0, columns[shape] ?? 0, columnsLeft)
    const share = Math.max(0, 1 - Math.abs(placed - column))
    away += share * (placed - column)
    near += share
  }
  return column + away / near
}

/** How much of a change is left, 1..0, so many px of scroll away from it. */
export const changeLeft = (awayPx: number): number =>
  1 - easeInOutCubic((Math.abs(awayPx) - LEFT.wholePx) / LEFT.fadePx)

/**
 * What moves the hero besides the scroll: the pointer (−1..1 each way), and how far its things have come from the still picture
 * (0) to their poses in the scene (1).
 */
export interface HeroLive {
  pointerX: number
  pointerY: number
  entered: number
}

export const createHeroLive = (): HeroLive => ({ pointerX: 0, pointerY: 0, entered: 1 })
