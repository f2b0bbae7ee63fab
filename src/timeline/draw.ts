import { smoothstep, spring } from './easing.ts'

/**
 * The last session on the hero's phone, as its screenshot shows it: its ring runs over the columns once more as the hero
 * enters, and the large piece answers to what it has found.
 */
export const DRAWN = { shape: 2, column: 2 } as const

/** Columns that the ring goes to from its own, and when, in parts of the draw; it has found its own again by the last. */
const RUN = { columns: [-2, 3, -1], at: [0, 0.15, 0.42, 0.57] } as const
/** When the piece turns over, how far it comes out of its place meanwhile, design px, and what light the others lose. */
export const DRAWN_ANSWER = { from: 0.53, across: -26, up: 34, near: 70, dim: 0.45 } as const
const FULL_TURN = 360

/** Returns how many columns the ring is away from its place; part of the draw, 0..1, as in all of these. */
export function ringAwayAt(part: number): number {
  let away = 0
  for (let i = 0; i < RUN.columns.length; i++) {
    const from = RUN.at[i] ?? 0
    away += (RUN.columns[i] ?? 0) * smoothstep((part - from) / ((RUN.at[i + 1] ?? 1) - from))
  }
  return away
}

const answeredAt = (part: number): number => Math.max(0, (part - DRAWN_ANSWER.from) / (1 - DRAWN_ANSWER.from))

/** Returns how far the large piece has turned about its own axis, degrees: not at all when it has come round. */
export const drawnTurnAt = (part: number): number => (FULL_TURN * smoothstep(answeredAt(part))) % FULL_TURN

/** Returns how far it has come out of its place, 0..1..0. */
export const drawnRisenAt = (part: number): number => spring(answeredAt(part))
