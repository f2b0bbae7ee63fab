/** The game's constants. Every other number of the rules is computed from these. */

/** The four places of a pattern, and just as well the four shapes, bet options and selection indices. */
export const COLUMNS = [0, 1, 2, 3] as const

export type Column = (typeof COLUMNS)[number]

export const SHAPES = [
  { id: 0, letter: 'a', name: 'Circle' },
  { id: 1, letter: 'b', name: 'Triangle' },
  { id: 2, letter: 'c', name: 'Square' },
  { id: 3, letter: 'd', name: 'Pentagon' },
] as const satisfies readonly { id: Column; letter: string; name: string }[]

export const SHAPE_COUNT = SHAPES.length

/** Every order of the four shapes: 4! = 24. */
export const PATTERN_COUNT = COLUMNS.reduce<number>((product, column) => product * (column + 1), 1)

export const SESSION_PERIOD_SEC = 25
/** The last seconds of a session, in which no bet is taken. */
export const LOCK_PERIOD_SEC = 5
/** The seconds before those, in which bets are taken. */
export const BETTING_PERIOD_SEC = SESSION_PERIOD_SEC - LOCK_PERIOD_SEC

/** The two rows that a sheet has for each pattern, for its odd and its even occurrences. */
export const PARITIES = ['odd', 'even'] as const

export const MOVING_AVERAGE_WINDOW = 50
/** The shorter window of the worked example in the documentation. */
export const DOCS_MOVING_AVERAGE_WINDOW = 7

export const FULFILMENT_ROUNDS = 3
/** How many multipliers the game offers: their values are the operator's. */
export const MULTIPLIER_COUNT = 4
export const DEFAULT_MINIMUM_MULTIPLIER = 1.4

/** Rows of the session stack on the landing page. */
export const SESSIONS_SHOWN = 6
/** How far the running occurrence number counts on the landing page. */
export const OCCURRENCES_SHOWN = 8
