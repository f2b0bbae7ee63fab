import { levelsOf } from '../film/cues.ts'
import { progressAt } from '../film/score.ts'
import { HERO } from '../stages/hero/score.ts'
import { ODD_EVEN } from '../stages/odd-even/score.ts'
import { aheadOf, svhOf } from './stages.ts'
import { KOLAM, RESULT, SESSIONS } from './thresholds.ts'
import { arrivalOf } from './told.ts'

/** When the header comes, in progress of the hero: after its own line has gone, and before the story rests with the cascade. */
export const HERO_CUES = { header: progressAt(HERO, 'header') } as const

/** What a stop may miss the place by where the dots have arrived: it is rounded to whole px of scroll. */
const ROUNDED = 0.0005

/**
 * Where a hand can take a session's plate: from when the dotted link reaches it, where the story comes to rest, until the stack is laid down.
 */
export const plateCue = (row: number): { readonly from: number; readonly until: number } => ({
  from: arrivalOf(row) - ROUNDED,
  until: SESSIONS.leave,
})

/**
 * How much earlier and longer than its pin REPRESENTATION's box stands, in hundredths of the stage's height: as long as the
 * story can come to rest in it.
 */
export const REPRESENTATION_REACH = {
  before: Math.ceil(-aheadOf('representation', 'hero', progressAt(HERO, 'fades')) * svhOf('representation')),
  after: Math.ceil(KOLAM.undone * svhOf('sessions')),
} as const

export const SESSIONS_CUES = {
  kolam: KOLAM.words.from,
  /** With reduced motion its words are there while the figure is, until what tells of the plates enters. */
  kolamCut: RESULT.cuts[0],
  /** By then the scroll itself has taken them out. */
  kolamUntil: KOLAM.wordsGo.until,
  /** The live session's label comes from the sum. */
  live: 0,
  enter: SESSIONS.text,
  /** From here on the scroll itself brings it in: through its place the figure's plate passes. */
  heading: KOLAM.close.from,
  /** Over it the figure's plate passes on upright windows. */
  text: KOLAM.close.until + 0.008,
  /** Over its place the plate passes everywhere. */
  readOut: SESSIONS.told.from,
  labels: SESSIONS.labels,
  /** By then the scroll itself has taken all of them out. */
  leave: SESSIONS.cut,
  labelsAlone: SESSIONS.alone,
} as const

/** What the header needs to know of ODD & EVEN. */
export const ODD_EVEN_CUES = { heading: levelsOf(ODD_EVEN, 'head') } as const

/** Progress of SESSIONS from which the data sheet can be read: its words are inked on the paper. */
export const SHEET_READ = 0.8299
