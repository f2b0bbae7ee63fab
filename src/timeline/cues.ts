import { levelsOf } from '../film/cues.ts'
import { progressAt } from '../film/score.ts'
import { stopsOf } from '../film/stops.ts'
import { ODD_EVEN } from '../stages/odd-even/score.ts'
import { SESSIONS } from '../stages/sessions/score.ts'
import { aheadOf, svhOf } from './stages.ts'
import { HERO_LEAVES, LEGEND_WORDS } from './thresholds.ts'

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

/** Where in its stage a hand can take what (design/hand, section 2). */
export const HAND_CUES = {
  hero: { from: 0, until: HERO_CUES.textUntil },
} as const

/** Where the page comes back to less of SESSIONS than this, the story is at the sum. */
const UNDONE = stopsOf(SESSIONS)[1]?.[3] ?? 0

/**
 * How much earlier and longer than its pin REPRESENTATION's box stands, in hundredths of the stage's height: as long as the
 * story can come to rest in it.
 */
export const REPRESENTATION_REACH = {
  before: Math.ceil(-aheadOf('representation', 'hero', LEGEND_WORDS.tags.settles) * svhOf('representation')),
  after: Math.ceil(UNDONE * svhOf('sessions')),
} as const

/** What the header needs to know of ODD & EVEN. */
export const ODD_EVEN_CUES = { heading: levelsOf(ODD_EVEN, 'head') } as const

/** Progress of SESSIONS from which its own words can be read: the figure belongs to the stage before. */
export const SESSIONS_READ = progressAt(SESSIONS, 'stack')

/** Progress of SESSIONS from which the data sheet can be read: its words are inked on the paper. */
export const SHEET_READ = 0.8299
