import { type Stop, stopsOf } from '../film/stops.ts'
import { FOOTER } from '../stages/footer/score.ts'
import { ODD_EVEN } from '../stages/odd-even/score.ts'
import { REPRESENTATION } from '../stages/representation/score.ts'
import { SESSIONS } from '../stages/sessions/score.ts'
import { CASCADE } from './cascade.ts'
import { CHOICE_STOPS } from './choice.ts'
import type { StageId } from './stages.ts'
import { LEGEND_WORDS } from './thresholds.ts'

/**
 * In progress of the hero: from where on the first piece comes down from the cascade; on the way back
 * the last one has left the legend, and the pieces have left the cascade.
 */
const LANDING = 0.79
/** From here on the session on the phone is locked, and goes on to its draw. */
const LOCKING = 0.36
const UNLANDED = LEGEND_WORDS.tags.landed - CASCADE.land.step
const UNGATHERED = 0.6

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
  sessions: stopsOf(SESSIONS),
  'data-sheet': [],
  'odd-even': stopsOf(ODD_EVEN),
  footer: stopsOf(FOOTER),
}
