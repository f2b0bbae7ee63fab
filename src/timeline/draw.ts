import { clamp, smoothstep, spring } from './easing.ts'

/**
 * The last session on the hero's phone, as its screenshot shows it: its ring runs over the columns once more as the hero
 * enters, and the large pieces answer: each as the ring stands over it, and what it has found at last. With it the column of
 * each shape in its base pattern.
 */
export const DRAWN = { shape: 2, column: 2, columns: [3, 0, 2, 1] } as const

/** Columns that the ring goes to, its own at last, and when it leaves for each and has come to the last, in parts of the draw. */
const RUN: { readonly columns: readonly number[]; readonly at: readonly number[] } = {
  columns: [0, 1, 3, DRAWN.column],
  at: [0, 0.17, 0.31, 0.5, 0.66],
}
/** How long a piece that it passes answers, most as the ring is over its column; degrees. */
const NOD = { lasts: 0.3, degrees: 38 } as const
/** When the piece turns over, how far it comes out of its place meanwhile, design px, and what light the others lose. */
export const DRAWN_ANSWER = { from: 0.58, across: -20, up: 24, near: 70, dim: 0.45 } as const
/** Both faces are alike: it has come round when it has turned over. */
const TURN = 180

/** Returns how many columns the ring is away from its place; part of the draw, 0..1, as in all of these. */
export function ringAwayAt(part: number): number {
  let away = 0
  let column: number = DRAWN.column
  for (let i = 0; i < RUN.columns.length; i++) {
    const from = RUN.at[i] ?? 0
    const next = RUN.columns[i] ?? 0
    away += (next - column) * smoothstep((part - from) / ((RUN.at[i + 1] ?? 1) - from))
    column = next
  }
  return away
}

const answeredAt = (part: number): number => Math.max(0, (part - DRAWN_ANSWER.from) / (1 - DRAWN_ANSWER.from))

/** Returns how far the large piece has turned about its own axis, degrees: not at all when it has come round. */
export const drawnTurnAt = (part: number): number => (TURN * smoothstep(answeredAt(part))) % TURN

/** Returns how far one that the ring only passes has turned towards it, degrees, on its way there and back. */
export function nodAt(part: number, shape: number): number {
  if (shape === DRAWN.shape) return 0
  const reached = RUN.at[RUN.columns.indexOf(DRAWN.columns[shape] ?? 0) + 1] ?? 1
  return NOD.degrees * Math.sin(Math.PI * clamp((part - reached) / NOD.lasts + 0.5, 0, 1)) ** 2
}

/** Returns how far it has come out of its place, 0..1..0. */
export const drawnRisenAt = (part: number): number => spring(answeredAt(part))
