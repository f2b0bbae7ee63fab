import { partOf, smoothstep } from './easing.ts'
import type { Layout } from './layout.ts'
import type { Riding } from './riding.ts'
import { REPRESENTATION } from './thresholds.ts'

/**
 * On upright windows, in parts of a piece's way: its words of the legend go with it half of that, until the next pieces are
 * where they would stand; then those of the row come under it.
 */
const CHANGE = { goes: 0.3, gone: 0.47, come: 0.54, there: 0.74 } as const

/** Returns how far a piece has moved from its place in the legend to the row: one after the other where the legend is a column. */
export function gatheredAt(progress: number, shape: number, portrait: boolean): number {
  const { stagger } = REPRESENTATION.gather
  const t = partOf(progress, REPRESENTATION.gather)
  return smoothstep(portrait ? t * (1 + stagger) - (stagger * shape) / 3 : t)
}

/** Returns how much is left of a shape's words in the legend: elsewhere than on upright windows they go all the way to the row. */
export const legendLeft = (gathered: number, portrait: boolean): number =>
  portrait ? 1 - smoothstep((gathered - CHANGE.goes) / (CHANGE.gone - CHANGE.goes)) : 1

/** Returns how much of a shape's words in the row shows: elsewhere they come when those of the legend are there. */
export const rowComes = (gathered: number, portrait: boolean): number =>
  portrait ? smoothstep((gathered - CHANGE.come) / (CHANGE.there - CHANGE.come)) : Number(gathered === 1)

/** Returns how much of the sum shows: from when the legend's words are out of its place until the row stands. */
export const sumComesAt = (progress: number): number => smoothstep(partOf(progress, REPRESENTATION.sum))

/** Writes how far a piece goes from the legend to the row on so much of its way, px with y up. */
export function rideRow(out: Riding, part: number, shape: number, { legend, base }: Layout): void {
  const { x, y } = legend[shape] ?? base
  out.dx = (base.x + (shape - 1.5) * base.pitch - x) * part
  out.dy = (base.y - y) * part
}
