import { CASCADE } from './cascade.ts'
import { DIGIT_COUNT, landingOf } from './digits.ts'
import { FINALE, FINALE_HALF } from './finale.ts'
import { BOWS, ROLLS } from './leaps.ts'
import { turnedFrom } from './parity.ts'
import { ROWS } from './picture.ts'
import type { StageId } from './stages.ts'
import { CHART, KOLAM, LEGEND_WORDS, REPRESENTATION, SESSIONS, SUNRISE } from './thresholds.ts'
import { arrivalOf } from './told.ts'

/**
 * Progress from and until which a passage comes to rest in one place, and that place; where the page comes back, from where
 * on it does: before that it goes on to the stop before, for what has begun to be undone would be done once more.
 */
type Stop = readonly [from: number, until: number, at: number, backFrom?: number]

/**
 * In progress of the hero: from where on the heading rises, and the first piece comes down from the cascade; on the way back
 * the last one has left the legend, and the pieces have left the cascade.
 */
const LANDING = 0.79
const UNLANDED = LEGEND_WORDS.tags.landed - CASCADE.land.step
const UNGATHERED = 0.6

/** The sum as its digits land, one after the other: half-way to the next one, that is the nearer. */
const DIGITS = Array.from({ length: DIGIT_COUNT + 1 }, (_, digits): Stop => {
  const from = digits === 0 ? landingOf(0) : landingOf(digits - 0.5)
  return [from, digits === DIGIT_COUNT ? 1 : landingOf(digits + 0.5), landingOf(digits)]
})

/** The plate under the figure has half come. */
const PLATED = (KOLAM.plate.from + KOLAM.plate.until) / 2

/** The sum before it leaves; the thread that the row is bent for has been drawn, and is not drawn again on the way back. */
const BENDING = [
  [0, 0.014, 0],
  [0.014, PLATED, KOLAM.thread.until, KOLAM.undone],
] as const satisfies readonly Stop[]

/** The figure on its plate, before its line is taken up, and this tips back; on the way back it is laid down from here on. */
const DEALING = KOLAM.taken.from + 0.01
const LAID_DOWN = KOLAM.tip.until
const DEALT = [[PLATED, DEALING, KOLAM.plate.until]] as const satisfies readonly Stop[]

/** From here on the whole stack is seen, lit. */
const ALL_LIT = (SESSIONS.links.until + SESSIONS.held.until) / 2

/** One row after the other, when the dots have arrived at it: the first one from when all are dealt. */
const ARRIVALS = Array.from({ length: ROWS }, (_, row): Stop => {
  const half = (arrivalOf(1) - arrivalOf(0)) / 2
  // From the last one on a notch of the wheel leads to the whole stack.
  const until = row === ROWS - 1 ? ALL_LIT : arrivalOf(row) + half
  return row === 0
    ? [DEALING, until, arrivalOf(0), LAID_DOWN]
    : [arrivalOf(row) - half, until, arrivalOf(row)]
})

/** The stack with its numbers, before these go; then the sheet, whose rows its own are by then; then its first ink column. */
const LAID = SESSIONS.cards.until
const LAYING = (SESSIONS.held.until + LAID) / 2
const OPENED = CHART.ink.until
const OPENING = (LAID + OPENED) / 2
const ONTO_SHEET = [
  [ALL_LIT, LAYING, SESSIONS.held.until],
  [LAYING, OPENING, LAID],
  [OPENING, OPENED, OPENED],
] as const satisfies readonly Stop[]

/**
 * Until here in progress of ODD & EVEN the data sheet stands where the page rests: going on, until the pieces have come to
 * their columns; coming back, from when the numbers are nearly in its table again.
 */
export const SHEET_STANDS = { on: 0.038, back: 0.06 } as const
/** All of ODD & EVEN, its first occurrence at rest. */
const GROWN = [[0, turnedFrom(1), turnedFrom(1)]] as const satisfies readonly Stop[]

/** The last occurrence before the finale, and after it, with all that stands beside it. */
const FADING = [
  [FINALE.from, FINALE_HALF, FINALE.from],
  [FINALE_HALF, 1, FINALE.until],
] as const satisfies readonly Stop[]

/** All of the footer; the three before they roll apart, in their places, and when they have bowed. */
const BOWED = BOWS.from + 2 * BOWS.later + BOWS.takes
/** The sun has grown, and everything stands on it. */
const SUN_STANDS = SUNRISE.sun + 0.005
/** From here on the three are on their way to their places: the sooner, the less the page stands still. */
const ROLLED = ROLLS.from + 0.25 * (ROLLS.until - ROLLS.from)
const SUN = [
  [0, SUN_STANDS, SUN_STANDS],
  [SUN_STANDS, ROLLED, SUN_STANDS],
  [ROLLED, BOWS.from, BOWS.from],
  [BOWS.from, (BOWS.from + BOWED) / 2, BOWS.from],
  [(BOWS.from + BOWED) / 2, BOWED, BOWED],
] as const satisfies readonly Stop[]

/**
 * Best composed frames of the passages from one thing that a stage says to the next one. No heading rests half-way out of
 * the window or its clip, and no piece on its way to its column.
 */
export const PASSAGES: Readonly<Record<StageId, readonly Stop[]>> = {
  hero: [
    // The piece of the column that is chosen on the phone stands forward.
    [0.04, 0.142, 0.1],
    [0.142, 0.237, 0.195],
    [0.237, 0.332, 0.29],
    [0.332, 0.42, 0.385],
    // The page's heading stands; the pieces hang in the cascade; all of them lie in the legend: none rests half sorted.
    [0.42, LEGEND_WORDS.tags.settles, 0.44],
    [LEGEND_WORDS.tags.settles, LANDING, CASCADE.stands, UNGATHERED],
    [LANDING, 1, LEGEND_WORDS.tags.landed, UNLANDED],
  ],
  // The row with the ring; the sum with its empty places, and each of its digits in its own.
  representation: [
    [REPRESENTATION.ring.from, REPRESENTATION.ring.until, REPRESENTATION.ring.until],
    ...DIGITS,
  ],
  sessions: [...BENDING, ...DEALT, ...ARRIVALS, ...ONTO_SHEET],
  'data-sheet': [],
  'odd-even': [...GROWN, ...FADING],
  footer: SUN,
}
