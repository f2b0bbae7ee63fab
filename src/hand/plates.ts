import { SPRINGS } from '../picture/hand.ts'
import { ROWS } from '../picture/picture.ts'
import { Movable } from './movable.ts'

/** The plates of the six sessions, of which one at a time comes out of the stack: 0..1. */
export const plates = new Movable({
  count: ROWS,
  spring: SPRINGS.lift,
  story: () => 0,
  press(goals, row) {
    const isOut = goals[row] === 1
    goals.fill(0)
    goals[row] = isOut ? 0 : 1
  },
  write({ lifted }, springs, remaining) {
    for (let row = 0; row < ROWS; row++) lifted[row] = (springs[row]?.at ?? 0) * remaining
  },
})

/** The row whose plate is out, as the page says it. */
export function liftedRow(): number | null {
  const row = plates.counts ? plates.goals.indexOf(1) : -1
  return row < 0 ? null : row
}
