import { type Quat, setEuler } from '../../film/vec.ts'

/** Legend tokens of the portrait composition are turned a little. */
const LEGEND_TURN = { landscape: [0, 0, 0], portrait: [-6, 8, 0] } as const

/** Most luminance of a ground that small words stand on: muted ones keep a contrast of 4.7. */
export const QUIET = 0.05

/** Writes a legend token's turn. */
export function legendTurn(out: Quat, portrait: boolean): Quat {
  const turned = portrait ? LEGEND_TURN.portrait : LEGEND_TURN.landscape
  return setEuler(out, turned[0], turned[1], turned[2])
}
