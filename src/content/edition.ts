import { SETTINGS } from './settings.ts'

/** Whether this build of the site speaks of play for cash; the practice edition does not. */
export const OFFERS_CASH = SETTINGS.edition === 'real'

/** The line that the practice edition has wherever the real one names cash. */
export const PRACTICE_ONLY = 'Only practice play is offered here. It uses virtual currency, never cash.'
