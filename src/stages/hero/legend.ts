import { type Quat, setEuler } from '../../film/vec.ts'

/** Most luminance of a ground that small words stand on: muted ones keep a contrast of 4.7. */
export const QUIET = 0.05

/** Writes a legend token's turn: those of the portrait composition are turned a little. */
export const legendTurn = (out: Quat, portrait: boolean): Quat =>
  portrait ? setEuler(out, -6, 8, 0) : setEuler(out, 0, 0, 0)
