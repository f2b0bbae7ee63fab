import { levelsOf, progressAt } from '../film/score.ts'
import { aheadOf, svhOf } from '../film/stages.ts'
import { stopsOf } from '../film/stops.ts'
import { DATA_SHEET } from './data-sheet/score.ts'
import { HERO } from './hero/score.ts'
import { ODD_EVEN } from './odd-even/score.ts'
import { SESSIONS } from './sessions/score.ts'

/** When the header comes, in progress of the hero: after its own line has gone, and before the story rests with the cascade. */
export const HERO_CUES = { header: progressAt(HERO, 'header') } as const

/** Going back to less than this progress of SESSIONS shows the end of REPRESENTATION, the sum. */
const UNDONE = stopsOf(SESSIONS)[1]?.backFrom ?? 0

/**
 * How much earlier and longer than its pin REPRESENTATION's box stands, in hundredths of the stage's height: as long as the
 * story can come to rest in it.
 */
export const REPRESENTATION_REACH = {
  before: Math.ceil(-aheadOf('representation', 'hero', progressAt(HERO, 'fades')) * svhOf('representation')),
  after: Math.ceil(UNDONE * svhOf('sessions')),
} as const

/** Where in ODD & EVEN the data sheet's words have gone: its row has grown over them. */
export const SHEET_GONE = progressAt(ODD_EVEN, 'spread')

/** What the header needs to know of ODD & EVEN. */
export const ODD_EVEN_CUES = { heading: levelsOf(ODD_EVEN, 'head') } as const

/** Progress of SESSIONS from which its own words can be read: the figure belongs to the stage before. */
export const SESSIONS_READ = progressAt(SESSIONS, 'stack')

/** Progress of SESSIONS from which the data sheet can be read: its words are inked on the paper. */
export const SHEET_READ = progressAt(DATA_SHEET, 'read')
