import { now } from '../frame/now.ts'
import { SPRINGS } from '../picture/hand.ts'
import { rowAt } from '../story/representation/play.ts'
import { currentLayout } from '../viewport/layout.ts'
import { Movable } from './movable.ts'
import { columnAt } from './places.ts'

/** The ring of the base pattern, which names a column. */
export const ring = new Movable({
  count: 1,
  spring: SPRINGS.move,
  story: () => rowAt(now.progress, currentLayout()).ring,
  unitsAt: columnAt,
  range: [0, 3],
  drag(goals, _, at) {
    const column = Math.round(at)
    const isNew = column !== goals[0]
    goals[0] = column
    return isNew
  },
  write(hand, springs, remaining) {
    hand.ring = springs[0]?.at ?? 0
    hand.ringLeft = remaining
  },
})

/** The column that the ring has been brought to, or null where the story's counts. */
export const indexByHand = (): number | null => (ring.counts ? (ring.goals[0] ?? 0) : null)
