import { clamp, overshoot, smoothstep } from './easing.ts'
import { isLow, type Layout } from './layout.ts'
import { type Quat, setEuler } from './vec.ts'

/**
 * The figure that the pieces form between the hero and the legend, in progress of the hero. They gather one after the
 * other, in the order in which none is in another's way, and land in the legend from the first to the last.
 */
export const CASCADE = {
  gather: {
    landscape: { from: [0.466, 0.498, 0.539, 0.467], lasts: [0.203, 0.203, 0.188, 0.185] },
    portrait: { from: [0.522, 0.49, 0.477, 0.445], lasts: [0.205, 0.2, 0.204, 0.202] },
  },
  /** How far each goes round another one on its way, design px: across, and up. */
  round: {
    landscape: { across: [300, -57, 10, 60], up: [-29, -119, 195, -390] },
    portrait: { across: [-97, 21, -21, 110], up: [19, 20, 3, -68] },
  },
  land: { from: 0.76, step: 0.06, lasts: 0.06 },
  /** All of them hang in it, and nothing else is there. */
  stands: 0.757,
} as const

/** How far beyond its place a landing piece goes, of its way. */
const SETTLES = 0.06

/**
 * Size of a piece, of the window's width at most on upright windows and of the columns' distance on others; the heading that
 * they hang below: its upper edge, px and design px, its height over the window's width and at most over its height, and the
 * air under it, design px; air below the last one's tag: px and design px; how far from the middle the pieces of a zigzag hang,
 * of the width; how they lean, degrees; how far the second one makes way for the first, which lands over it, design px.
 */
const LANDSCAPE = {
  size: 264,
  most: 0.9,
  heading: { px: 84, design: 92, wide: 0.0735, high: 0.132, air: 24 },
  below: [44, 118],
  turn: [-16, 24, -9],
  lower: 0,
} as const
const PORTRAIT = {
  size: 122,
  most: 0.4,
  heading: { px: 62, design: 76, wide: 0.132, high: 0.132, air: 18 },
  below: [34, 64],
  turn: [-14, 20, -8],
  lower: 24,
} as const
const ASIDE = 0.23
/** On low windows the heading stands right under the header, px. */
const LOW_PX = 57

/** How far a piece has come from the hero into the cascade, 0..1. */
export function gatheredAt(progress: number, shape: number, portrait: boolean): number {
  const { from, lasts } = CASCADE.gather[portrait ? 'portrait' : 'landscape']
  return smoothstep((progress - (from[shape] ?? 0)) / (lasts[shape] ?? 1))
}

/** What part of the time of its landing has passed for a piece, 0..1. */
export function landingAt(progress: number, shape: number): number {
  const { from, step, lasts } = CASCADE.land
  return clamp((progress - from - shape * step) / lasts, 0, 1)
}

/** How far a piece has come from the cascade to the legend: a little beyond its place, and back. */
export const landedAt = (progress: number, shape: number): number =>
  overshoot(landingAt(progress, shape), SETTLES)

/** Writes the turn that all pieces of the cascade have. */
export function cascadeTurn(out: Quat, portrait: boolean): Quat {
  const [rx, ry, rz] = (portrait ? PORTRAIT : LANDSCAPE).turn
  return setEuler(out, rx, ry, rz)
}

/**
 * Writes a piece's place in the cascade, stage px with y up: over and under the legend's columns in a line from the
 * upper left to the lower right; on upright windows in a zigzag from the top to the bottom.
 */
export function cascadePlace(
  out: { x: number; y: number; size: number },
  shape: number,
  { legend, portrait, u, widthPx, heightPx }: Layout,
): void {
  const form = portrait ? PORTRAIT : LANDSCAPE
  const first = legend[0]?.x ?? 0
  const pitch = ((legend[3]?.x ?? 0) - first) / 3
  out.size = Math.min(form.size * u, form.most * (portrait ? widthPx : pitch))
  const { px, design, wide, high, air } = form.heading
  const headPx = isLow(heightPx) ? LOW_PX : Math.max(px, design * u)
  const headingPx = headPx + Math.min(wide * widthPx, high * heightPx)
  const topY = (heightPx - out.size) / 2 - headingPx - air * u
  const bottomY = (out.size - heightPx) / 2 + form.below[0] + form.below[1] * u
  out.x = portrait ? (shape % 2 === 0 ? ASIDE : -ASIDE) * widthPx : first + shape * pitch
  out.y = topY + ((bottomY - topY) * shape) / 3 - (shape === 1 ? form.lower * u : 0)
}
