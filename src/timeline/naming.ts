import { clamp, smoothstep } from './easing.ts'
import { isLow, type Layout } from './layout.ts'
import { REPRESENTATION } from './thresholds.ts'

/** How much of its size and light a piece loses while another one is named or visited, and its words of their light. */
export const BACK = { smaller: 0.2, dim: 0.5, words: 0.5 } as const

/**
 * Size of the piece that is named: of the window's height, and at most of the columns' distance, or of its own size on
 * upright windows, where the words stand beside it; and how far it goes up for them, of its own size.
 */
const FORWARD = { high: 0.36, low: 0.32, most: 1.05, portrait: 1.24, up: 0.09 } as const
/** Where its name stands under a piece, of its size (the style sheet has the same). */
const NAME_BELOW = 0.62

/** How far a piece that comes forward knocks the part of the heading over it up, per cent of its height: it falls back at once. */
const KNOCKS_PERCENT = 20

const steps = (progress: number): number => (progress - REPRESENTATION.named.from) / REPRESENTATION.named.step

const come = (at: number): number => smoothstep(at / REPRESENTATION.named.comes)

/** How far a piece has come forward to be named: the next one takes its place. Progress is that of REPRESENTATION. */
export const namedAt = (progress: number, shape: number): number =>
  come(steps(progress) - shape) - come(steps(progress) - shape - 1)

/** How far any piece has. */
export const namingAt = (progress: number): number => come(steps(progress)) - come(steps(progress) - 4)

/** What part of a piece's step has passed, below 0 before it and above 1 after it. */
export const stepAt = (progress: number, shape: number): number => steps(progress) - shape

/** How far a piece has turned over as it is named, 0..1. */
export const nameTurnedAt = (progress: number, shape: number): number =>
  smoothstep(stepAt(progress, shape) / REPRESENTATION.named.turns)

/** How many times as large as in the legend a piece is that is named. */
export function namedScale(size: number, { portrait, heightPx, base }: Layout): number {
  if (portrait) return FORWARD.portrait
  const high = isLow(heightPx) ? FORWARD.low : FORWARD.high
  return Math.min(high * heightPx, FORWARD.most * base.pitch) / size
}

/** How far up it goes, px. */
export const namedUp = (size: number, { portrait }: Layout): number => (portrait ? 0 : FORWARD.up * size)

/** How far down its name makes way where that stands under it, px. */
export const nameDown = (size: number, layout: Layout): number =>
  NAME_BELOW * size * (namedScale(size, layout) - 1) - namedUp(size, layout)

/** Returns how far down a part of the heading is, per cent of its height: the piece under it knocks it up where there is room. */
export function headingKnocked(progress: number, part: number, { portrait, heightPx }: Layout): number {
  if (portrait || isLow(heightPx)) return 0
  const passed = clamp(stepAt(progress, part) / REPRESENTATION.named.turns, 0, 1)
  return -KNOCKS_PERCENT * Math.sin(Math.PI * passed)
}
