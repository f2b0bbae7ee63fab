import { COLUMNS, DEFAULT_MINIMUM_MULTIPLIER } from '../../rules/constants.ts'

export {
  DEFAULT_MINIMUM_MULTIPLIER,
  DOCS_MOVING_AVERAGE_WINDOW,
  FULFILMENT_ROUNDS,
  LOCK_PERIOD_SEC,
  MOVING_AVERAGE_WINDOW,
  MULTIPLIER_COUNT,
  PATTERN_COUNT,
  SESSION_PERIOD_SEC,
  SHAPE_COUNT,
  SHAPES,
} from '../../rules/constants.ts'

/** Lowest and highest selection index and bet option. */
export const FIRST_INDEX = COLUMNS[0]
export const LAST_INDEX = COLUMNS[3]

/** The multiplier as the game writes it. */
export const DEFAULT_MINIMUM_MULTIPLIER_LABEL = `${DEFAULT_MINIMUM_MULTIPLIER}X`
