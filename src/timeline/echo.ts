import type { Layout } from './layout.ts'
import { HALF_TURN } from './vec.ts'

/** From a piece's edge out, design px: how far a wave goes while its piece turns over; on upright windows lines are closer. */
const REACH = { landscape: 620, portrait: 330 } as const

/** Where the words beside the pieces end on wide windows, parts of the width from its middle. */
const WORDS_END = -0.14
/** Returns left of which place waves are faint, for words stand there: stage px. On upright windows none are. */
export const echoesFrom = ({ portrait, widthPx }: Layout): number => (portrait ? -1 : WORDS_END) * widthPx

/** Floats of a wave: how far it is from the middle of its piece, stage px, and how much of it there is, 0..1. */
export const ECHO = 2

/**
 * Writes the wave that goes out through the contour lines from a piece that has turned so far: it sets out as the piece
 * leaves its face and has gone as it comes to the other one, so that nothing is left of it at rest.
 * @param echoes of the four shapes
 * @param size of the piece, stage px
 */
export function putEcho(
  echoes: Float32Array,
  shape: number,
  degrees: number,
  size: number,
  { u, portrait }: Layout,
): void {
  const turned = (((degrees % HALF_TURN) + HALF_TURN) % HALF_TURN) / HALF_TURN
  echoes[ECHO * shape] = size / 2 + REACH[portrait ? 'portrait' : 'landscape'] * u * turned
  echoes[ECHO * shape + 1] = 4 * turned * (1 - turned)
}

/** Returns how much there is of the strongest wave, 0..1. */
export function mostEcho(echoes: Float32Array): number {
  let most = 0
  for (let i = 1; i < echoes.length; i += ECHO) most = Math.max(most, echoes[i] ?? 0)
  return most
}
