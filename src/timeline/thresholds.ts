import { progressAt } from '../film/score.ts'
import { ODD_EVEN } from '../stages/odd-even/score.ts'

// Progress of a pin at which a stage's tracks begin and end. What samples them is kept apart: texts need these alone.

/** Where in ODD & EVEN the data sheet's words have gone: with reduced motion, and where its row has grown over them. */
export const CARRY = {
  cut: progressAt(ODD_EVEN, 'cut'),
  pour: { landscape: { until: progressAt(ODD_EVEN, 'spread') } },
} as const
