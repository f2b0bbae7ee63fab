import { type Stop, stopsOf } from '../film/stops.ts'
import { FOOTER } from '../stages/footer/score.ts'
import { HERO } from '../stages/hero/score.ts'
import { ODD_EVEN } from '../stages/odd-even/score.ts'
import { REPRESENTATION } from '../stages/representation/score.ts'
import { SESSIONS } from '../stages/sessions/score.ts'
import type { StageId } from './stages.ts'

/**
 * Best composed frames of the passages from one thing that a stage says to the next one. No heading rests half-way out of
 * the window or its clip, and no piece on its way to its column.
 */
export const PASSAGES: Readonly<Record<StageId, readonly Stop[]>> = {
  hero: stopsOf(HERO),
  representation: stopsOf(REPRESENTATION),
  sessions: stopsOf(SESSIONS),
  'data-sheet': [],
  'odd-even': stopsOf(ODD_EVEN),
  footer: stopsOf(FOOTER),
}
