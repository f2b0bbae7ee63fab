import { progressAt } from '../film/score.ts'
import { type Stop, stopsOf } from '../film/stops.ts'
import { DATA_SHEET } from '../stages/data-sheet/score.ts'
import { FOOTER } from '../stages/footer/score.ts'
import { ODD_EVEN } from '../stages/odd-even/score.ts'
import { REPRESENTATION } from '../stages/representation/score.ts'
import { CASCADE } from './cascade.ts'
import { CHOICE_STOPS } from './choice.ts'
import { CLAUSE_COUNT, clauseAt } from './kolam-told.ts'
import { ROWS } from './picture.ts'
import type { StageId } from './stages.ts'
import { KOLAM, LEGEND_WORDS, SESSIONS } from './thresholds.ts'
import { arrivalOf, RESTS } from './told.ts'

/**
 * In progress of the hero: from where on the first piece comes down from the cascade; on the way back
 * the last one has left the legend, and the pieces have left the cascade.
 */
const LANDING = 0.79
/** From here on the session on the phone is locked, and goes on to its draw. */
const LOCKING = 0.36
const UNLANDED = LEGEND_WORDS.tags.landed - CASCADE.land.step
const UNGATHERED = 0.6

/** So much of what comes or goes is not yet seen, in progress of SESSIONS. */
const UNSEEN = 0.003

/** The sum before it leaves; the thread that the row is bent for has been drawn, and is not drawn again on the way back. */
const BENDING = [
  [0, 0.014, 0, 0, UNSEEN],
  [0.014, KOLAM.told.from, KOLAM.thread.until, KOLAM.undone],
] as const satisfies readonly Stop[]

/** Where a clause of the figure's rule is lit alone, and how far into its step the story rests with it. */
const { comes } = KOLAM.told
const CLAUSE_RESTS = (1 + comes) / 2
const RULE = Array.from(
  { length: CLAUSE_COUNT },
  (_, clause): Stop => [
    clauseAt(clause),
    clauseAt(clause + 1),
    clauseAt(clause + CLAUSE_RESTS),
    clauseAt(clause + comes),
  ],
)

/** The figure on its plate, all of it equal again, before its line opens out and its rule goes, and it tips back; on the way back from when the labels go. */
const DEALING = KOLAM.opens.from + 0.01
const UNTOLD = SESSIONS.told.until - 0.001
const DEALT = [
  [
    clauseAt(CLAUSE_COUNT),
    DEALING,
    KOLAM.opens.from,
    clauseAt(CLAUSE_COUNT + comes),
    KOLAM.opens.from + UNSEEN,
  ],
] as const satisfies readonly Stop[]

/** From here on the whole stack is seen, lit. */
const ALL_LIT = (SESSIONS.links.until + SESSIONS.held.until) / 2

/** One row after the other, when the dots have arrived at it: the first one from when all are dealt. */
const ARRIVALS = Array.from({ length: ROWS }, (_, row): Stop => {
  const at = arrivalOf(row)
  const half = (arrivalOf(1) - arrivalOf(0)) / 2
  // The dots wait so long there.
  const waits = 2 * half * RESTS
  const from = row === 0 ? DEALING : at - half
  // From the last one on a notch of the wheel leads to the whole stack.
  const isLast = row === ROWS - 1
  return [
    from,
    isLast ? ALL_LIT : at + half,
    at,
    row === 0 ? UNTOLD : at - waits,
    isLast ? SESSIONS.allLit.from : at + waits,
  ]
})

/**
 * The stack with its numbers, before these go; the sheet with its cards and towers as it is level; then with the
 * rows that those become; then with its first ink column. What has begun goes on in the direction of the page.
 */
const { held, leave, cards } = SESSIONS
const LAYING = leave + 0.009
/** The sheet is the page, with the rows' names: also where px of scroll miss its place by a hair. */
const LEVEL = SESSIONS.turned + 5e-4
const MERGING = LEVEL + 0.004
const OPENING = progressAt(DATA_SHEET, 'ink') + 0.002
const OPENED = progressAt(DATA_SHEET, 'opened')
const ONTO_SHEET = [
  [ALL_LIT, LAYING, held.until, held.until - 3 * UNSEEN, leave + 0.001],
  [LAYING, MERGING, LEVEL, LEVEL - 0.011],
  [MERGING, OPENING, cards.until, cards.until - 2 * UNSEEN],
  [OPENING, OPENED, OPENED, OPENED - 2 * UNSEEN],
] as const satisfies readonly Stop[]

/**
 * Best composed frames of the passages from one thing that a stage says to the next one. No heading rests half-way out of
 * the window or its clip, and no piece on its way to its column.
 */
export const PASSAGES: Readonly<Record<StageId, readonly Stop[]>> = {
  hero: [
    // The piece of the column that is chosen on the phone stands forward.
    ...CHOICE_STOPS.map((at, i): Stop => [i === 0 ? 0.04 : at - 0.037, i < 3 ? at + 0.041 : LOCKING, at]),
    // A column is drawn, and the page's heading stands; the pieces hang in the cascade; all of them lie in the legend: none rests half sorted.
    [LOCKING, LEGEND_WORDS.tags.settles, 0.44],
    [LEGEND_WORDS.tags.settles, LANDING, CASCADE.stands, UNGATHERED],
    [LANDING, 1, LEGEND_WORDS.tags.landed, UNLANDED],
  ],
  representation: stopsOf(REPRESENTATION),
  sessions: [...BENDING, ...RULE, ...DEALT, ...ARRIVALS, ...ONTO_SHEET],
  'data-sheet': [],
  'odd-even': stopsOf(ODD_EVEN),
  footer: stopsOf(FOOTER),
}
