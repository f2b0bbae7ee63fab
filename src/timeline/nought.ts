import { arch, clamp, overshoot, partOf, smoothstep } from './easing.ts'
import { WAVE } from './leaps.ts'
import { OWN_LINE } from './thresholds.ts'

/**
 * As the line of the row has closed, the sun shows its own number: a coin of it comes up from its rim into the heart of the
 * line and turns over to it. Its size over the figure's; by how much it is larger before it rests; how much of its way it
 * needs to be as large, and to be there at all; how much wider it is on edge and how far the line keeps from it, over its size.
 */
const NOUGHT = {
  from: OWN_LINE.closed,
  until: OWN_LINE.closed + 0.08,
  size: 0.52,
  larger: 0.14,
  grows: 0.7,
  fades: 0.3,
  thick: 0.34,
  clear: 0.12,
} as const

/**
 * The coin on its way: how far it has come from the rim into the heart, 0..1; its size over the figure's; how far it has
 * turned over, degrees; how much of it shows.
 */
export interface Nought {
  up: number
  size: number
  degrees: number
  alpha: number
}

/** Returns a coin that has not come. */
export const createNought = (): Nought => ({ up: 0, size: 0, degrees: 0, alpha: 0 })

/** Writes how far the coin has come. */
export function noughtAt(progress: number, out: Nought): void {
  const part = partOf(progress, NOUGHT)
  out.up = smoothstep(part)
  out.size = NOUGHT.size * overshoot(clamp(part / NOUGHT.grows, 0, 1), NOUGHT.larger)
  out.degrees = 180 * smoothstep(part)
  out.alpha = Math.min(1, part / NOUGHT.fades)
}

/** Returns how much the figure's own shadow on the rim shows: it would lie over the coin that comes up there. */
export const contactOf = ({ alpha, up }: Nought): number => 1 - alpha * (1 - smoothstep(2 * up - 1))

/** Returns how high the room is that the line leaves for the coin, over the figure's size. */
export const roomHigh = ({ size }: Nought): number => (1 + NOUGHT.clear) * size

/** Returns how wide it is: the coin is seen on edge as it turns over. */
export function roomWide({ size, degrees }: Nought): number {
  const angle = (degrees * Math.PI) / 180
  return size * (Math.abs(Math.cos(angle)) + NOUGHT.thick * Math.sin(angle) + NOUGHT.clear)
}

/** Returns how high what stands in a column has hopped, 0..1..0, as the four are told once more from left to right. */
export function wavedAt(progress: number, column: number): number {
  const { from, until, later } = WAVE
  const takes = until - from - 3 * later
  return arch(clamp((progress - from - column * later) / takes, 0, 1))
}

/** So many columns have room beside the row on either side, to the edges of every window. */
const BESIDE = 2

/**
 * Returns up to which column the studs of the sun are lit: those of a column as its quarter of the line is drawn, those
 * beyond the first one before it and those beyond the last one with the coin.
 * @param drawn how much of the line is
 */
export function litUntil(progress: number, drawn: number): number {
  const quarters = 4 * drawn
  return Math.min(quarters, 3 * quarters - BESIDE) - 0.5 + BESIDE * partOf(progress, NOUGHT)
}
