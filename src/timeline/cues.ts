import { levelsOf } from '../film/cues.ts'
import { progressAt } from '../film/score.ts'
import { DATA_SHEET } from '../stages/data-sheet/score.ts'
import { ODD_EVEN } from '../stages/odd-even/score.ts'
import { aheadOf, svhOf } from './stages.ts'
import { HERO_LEAVES, KOLAM, LEGEND_WORDS, RESULT, SESSIONS } from './thresholds.ts'
import { arrivalOf } from './told.ts'

/**
 * When each overlay text of a stage enters and leaves, in progress of its pin (design, section 6). A text without an
 * end stays until its stage is left.
 */
export const HERO_CUES = {
  heading: { from: 0, until: LEGEND_WORDS.headingUntil, cutUntil: LEGEND_WORDS.cut },
  /** A focus that comes to it finds it whole: from here on the scroll itself takes it out. */
  textUntil: HERO_LEAVES.text.from,
  /**
   * The hero's own line has gone before the header comes over it, and comes back after that has gone again. The header
   * stands where the story comes to rest with the cascade: there is something to do there.
   */
  topUntil: HERO_LEAVES.top.from,
  header: 0.665,
} as const

/** What a stop may miss the place by where the dots have arrived: it is rounded to whole px of scroll. */
const ROUNDED = 0.0005

/**
 * Where a hand can take a session's plate: from when the dotted link reaches it, where the story comes to rest, until the stack is laid down.
 */
export const plateCue = (row: number): { readonly from: number; readonly until: number } => ({
  from: arrivalOf(row) - ROUNDED,
  until: SESSIONS.leave,
})

/** Where in its stage a hand can take what (design/hand, section 2). */
export const HAND_CUES = {
  hero: { from: 0, until: HERO_CUES.textUntil },
} as const

/**
 * How much earlier and longer than its pin REPRESENTATION's box stands, in hundredths of the stage's height: as long as the
 * story can come to rest in it.
 */
export const REPRESENTATION_REACH = {
  before: Math.ceil(-aheadOf('representation', 'hero', LEGEND_WORDS.tags.settles) * svhOf('representation')),
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
export const SHEET_READ = progressAt(DATA_SHEET, 'read')
