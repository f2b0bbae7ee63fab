import { NUMERAL } from './digit-paths.ts'
import { arch, partOf, smoothstep } from './easing.ts'
import { isPhone, type Layout, type Place } from './layout.ts'
import { namedScale, namedUp, stepAt } from './naming.ts'
import type { Riding } from './riding.ts'
import { REPRESENTATION } from './thresholds.ts'
import { lerp } from './vec.ts'

/** When a number comes off the piece that has turned over to it, in parts of the piece's step; it flies until it has landed. */
const { turns, landed } = REPRESENTATION.named
const OFF = { from: turns, until: turns + 0.05 } as const
const FLIES = { from: turns + 0.02, until: landed } as const

/** A digit's height over its width in the legend. */
const TALL = 1.72
/** How much nearer, and larger, it is half-way; on phones it is smaller, for it stays in its own row. */
const NEARER = { over: 0.12, under: -0.26 } as const
/**
 * How far out of the straight line it flies, over the piece's size in the legend: round the name, on phones under the letter,
 * which hops over it.
 */
const ROUND = { across: 0.5, under: 0.43, hops: 0.15 } as const
/** It is under the letter sooner than half-way. */
const SOONER = 0.75

/** Returns how far a shape's number has come off its piece, 0..1; progress is that of REPRESENTATION, as in all of these. */
export const numberOffAt = (progress: number, shape: number): number => partOf(stepAt(progress, shape), OFF)

/** Returns how far it has flown to its place beside the letter, 0..1. */
export const numberFlownAt = (progress: number, shape: number): number =>
  smoothstep(partOf(stepAt(progress, shape), FLIES))

/** How much of its way round it is out of the straight line, 0..1..0. */
const roundAt = (flown: number): number => Math.sin(Math.PI * flown ** SOONER)

/** Returns how far up a letter hops over the number that passes under it, px. */
export const letterHops = (flown: number, shape: number, layout: Layout): number =>
  isPhone(layout) ? ROUND.hops * (layout.legend[shape]?.size ?? 0) * roundAt(flown) : 0

/**
 * Writes where the number is on its way from its piece to its place.
 * @param flown how far it has flown
 * @param own its place, with its width as size
 */
export function rideNumber(out: Riding, flown: number, shape: number, own: Place, layout: Layout): void {
  const legend = layout.legend[shape]
  if (!legend) return
  const { x, y, size } = legend
  const told = namedScale(size, layout) * size
  const away = 1 - flown
  const under = isPhone(layout)
  const down = under ? ROUND.under * roundAt(flown) : 0
  const across = layout.portrait ? 0 : ROUND.across * Math.sin(Math.PI * flown)
  out.dx = (x - own.x) * away + across * size
  out.dy = (y + namedUp(size, layout) - (NUMERAL.down[shape] ?? 0) * told - own.y) * away - down * size
  out.scale =
    lerp(((NUMERAL.high[shape] ?? 0) * told) / (TALL * own.size), 1, flown) +
    (under ? NEARER.under : NEARER.over) * arch(flown)
}
