import { type Quat, setEuler } from './vec.ts'

/** Legend tokens of the portrait composition are turned a little. */
const LEGEND_TURN = { landscape: [0, 0, 0], portrait: [-6, 8, 0] } as const

/** Most luminance of a ground that small words stand on: muted ones keep a contrast of 4.7. */
export const QUIET = 0.05
/** How much of the table's images is left from the cascade on: they lie far from pieces that are looked at from so near. */
export const TABLE = 0.2

/** Writes a legend token's turn. */
export function legendTurn(out: Quat, portrait: boolean): Quat {
  const turned = portrait ? LEGEND_TURN.portrait : LEGEND_TURN.landscape
  return setEuler(out, turned[0], turned[1], turned[2])
}
