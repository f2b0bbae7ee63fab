import { type Quat, setEuler } from './vec.ts'

/** Writes a legend token's turn: those of the upright compositions are turned a little. */
export const legendTurn = (out: Quat, portrait: boolean): Quat =>
  portrait ? setEuler(out, -6, 8, 0) : setEuler(out, 0, 0, 0)
