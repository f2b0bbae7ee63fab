import { clamp, overshoot, partOf, smoothstep, spring } from './easing.ts'

/**
 * The first choice on the hero's phone, as the hero enters: the key leaves the column that the screenshot shows, runs over all
 * four, and comes down on that column again. Under it a column has the light, and so has its large piece, which rises to
 * it; the chosen one is tossed as a coin is, and lands with the key on its front: its number shows.
 */
const RUN: { readonly columns: readonly number[]; readonly at: readonly number[] } = {
  /** Column that it begins at, and those that it goes to. */
  columns: [1, 0, 3, 1],
  /** When it leaves each, and has come to the last, in parts of the whole. */
  at: [0.02, 0.2, 0.5, 0.82],
}
/** So long the scene stands as the still picture does, while that fades over it. */
export const HANDOVER_MS = 320
/** When the choice begins after that, and how long it takes. */
export const CHOICE = { fromMs: 140, lastsMs: 1760 } as const
/** How long the phone and each large piece take to rise, and when the pieces set off: circle, triangle, square, pentagon. */
export const RISES_MS = 900
export const PIECES_MS = [960, 520, 120, 330] as const
/** The contour lines go out from the pieces for so long, from when the still picture has half gone. */
export const LINES = { fromMs: -HANDOVER_MS / 2, lastsMs: 1400 } as const
/** The whole entrance, from the end of the handover on. */
export const LASTS_MS = CHOICE.fromMs + CHOICE.lastsMs
/** How far it goes beyond the last, of its way. */
const BEYOND = 0.07
/** The light goes to the column under the key, and comes back to all. */
const LIGHT = { comes: 0.14, goes: 0.84 } as const
/** When the coin is tossed and has landed, and when the phone gives way to the key. */
const COIN = { from: 0.42, until: 0.82 } as const
const PRESS = 0.66

/** What a large piece does while the key is over its column: degrees and design px. */
export const PASSED = { degrees: 20, up: 16, near: 54 } as const
/** Returns how many columns the key is away from where it is chosen; part of the whole, 0..1, as in all of these. */
export function keyAwayAt(part: number): number {
  const { columns, at } = RUN
  let away = 0
  for (let i = 1; i < columns.length; i++) {
    const from = at[i - 1] ?? 0
    const way = (part - from) / ((at[i] ?? 1) - from)
    const gone = i === columns.length - 1 ? overshoot(way, BEYOND) : smoothstep(way)
    away += ((columns[i] ?? 0) - (columns[i - 1] ?? 0)) * gone
  }
  return away
}

/** Returns how far the light has gone from all columns to the one under the key. */
export const spottedAt = (part: number): number =>
  smoothstep(part / LIGHT.comes) * (1 - smoothstep((part - LIGHT.goes) / (1 - LIGHT.goes)))

/** Returns how much of it is on a column, with the key over `chosen`. */
export const passedAt = (part: number, column: number, chosen: number): number =>
  spottedAt(part) * smoothstep(1 - Math.abs(column - chosen))

/** Returns how far the coin has turned over to its number, 0..1. */
export const coinAt = (part: number): number => partOf(part, COIN)

/** Returns how far the phone gives way to the key as that comes down, 0..1..0. */
export const pressedAt = (part: number): number => spring(clamp((part - PRESS) / (1 - PRESS), 0, 1))
