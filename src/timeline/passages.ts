import { type Stop, stopsOf } from '../film/stops.ts'
import { FOOTER } from '../stages/footer/score.ts'
import { SESSIONS } from '../stages/sessions/score.ts'
import { CASCADE } from './cascade.ts'
import { CHOICE_STOPS } from './choice.ts'
import { DIGIT_COUNT, landingOf } from './digits.ts'
import { FINALE, FINALE_HALF } from './finale.ts'
import { turnedFrom } from './parity.ts'
import type { StageId } from './stages.ts'
import { LEGEND_WORDS, REPRESENTATION } from './thresholds.ts'

/**
 * In progress of the hero: from where on the first piece comes down from the cascade; on the way back
 * the last one has left the legend, and the pieces have left the cascade.
 */
const LANDING = 0.79
/** From here on the session on the phone is locked, and goes on to its draw. */
const LOCKING = 0.36
const UNLANDED = LEGEND_WORDS.tags.landed - CASCADE.land.step
const UNGATHERED = 0.6

/** The sum as its digits land, one after the other, each where it has stood: half-way to the next one, that is the nearer. */
const DIGITS = Array.from({ length: DIGIT_COUNT + 1 }, (_, digits): Stop => {
  const from = digits === 0 ? landingOf(0) : landingOf(digits - 0.5)
  return [from, digits === DIGIT_COUNT ? 1 : landingOf(digits + 0.5), landingOf(digits)]
})

/**
 * Until here in progress of ODD & EVEN the data sheet stands where the page rests: going on, until it has gone and the tray
 * pours; coming back, from when the numbers have faded again.
 */
export const SHEET_STANDS = { on: 0.0215, back: 0.088 } as const
/** All of ODD & EVEN, its first occurrence at rest. */
const GROWN = [[0, turnedFrom(1), turnedFrom(1)]] as const satisfies readonly Stop[]

/** The last occurrence before the finale, and after it, with all that stands beside it. */
const FADING = [
  [FINALE.from, FINALE_HALF, FINALE.from, 0, FINALE.from],
  [FINALE_HALF, 1, FINALE.until, FINALE.until],
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
  // The row with the ring; the whole sum, as each of its digits has come.
  representation: [
    [REPRESENTATION.ring.from, REPRESENTATION.ring.until, REPRESENTATION.ring.until],
    ...DIGITS,
  ],
  sessions: stopsOf(SESSIONS),
  'data-sheet': [],
  'odd-even': [...GROWN, ...FADING],
  footer: stopsOf(FOOTER),
}
