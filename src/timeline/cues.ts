import { progressAt } from '../film/score.ts'
import { DATA_SHEET } from '../stages/data-sheet/score.ts'
import { FOOTER } from '../stages/footer/score.ts'
import { aheadOf, beyond, svhOf } from './stages.ts'
import {
  CARRY,
  HERO_LEAVES,
  KOLAM,
  LEGEND_WORDS,
  REPRESENTATION,
  RESULT,
  SESSIONS,
  SUNRISE,
} from './thresholds.ts'
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

const { gather, read, ring, sum } = REPRESENTATION
/** Where the story rests with the whole legend it can still be turned, and says so: until it has begun to close up. */
const CLOSES_UP = gather.from + 0.002
/** The legend's names leave as it closes up; letters and numbers are in the row when those of the columns come there, or give way to them on their way. */
const NAMES_UNTIL = gather.from + 0.005
const GATHERED = gather.until
/** With reduced motion the one give way to the others here. */
const GATHER_CUT = (gather.from + gather.until) / 2
const legendCut = aheadOf('representation', 'hero', LEGEND_WORDS.cut)
/** The heading is there before it rises: it fades for nobody. */
const HEADING_SET = LEGEND_WORDS.tags.settles + 0.02
const wordsFrom = aheadOf('representation', 'hero', LEGEND_WORDS.tags.from)
const sumGone = beyond('representation', 'sessions', RESULT.sumUntil)
const headingUntil = beyond('representation', 'sessions', RESULT.heading.until)
/** What still stands at the end of the stage, and leaves while the next one begins. */
const toTheNext = { until: sumGone, cutUntil: beyond('representation', 'sessions', RESULT.cuts[0]) } as const

export const REPRESENTATION_CUES = {
  heading: {
    from: aheadOf('representation', 'hero', HEADING_SET),
    cutFrom: legendCut,
    ...toTheNext,
    until: headingUntil,
  },
  /** Letters and names come with their pieces from the hero; numbers come off them as they turn over. */
  legend: {
    from: wordsFrom,
    cutFrom: legendCut,
    until: GATHERED + 0.004,
    cutUntil: GATHER_CUT,
  },
  names: { until: NAMES_UNTIL, cutUntil: GATHER_CUT },
  toTheNext,
  /** It says what the cascade shows, and stays under the legend until this has almost closed up: the scroll takes it out. */
  caption: {
    from: wordsFrom,
    until: sum.from,
    cutUntil: GATHER_CUT,
  },
  swap: { from: NAMES_UNTIL + 0.005, cutFrom: GATHER_CUT },
  /** The first order stands below the row when that does. */
  basePattern: { from: sum.from, cutFrom: GATHER_CUT },
  /** How many orders there are, until the ring comes down. */
  orders: { from: sum.from, until: ring.from, cutFrom: GATHER_CUT },
  /** Columns are told apart as the ring comes down that goes through them. */
  columns: { from: ring.from, cutFrom: GATHER_CUT, ...toTheNext },
  selectionIndex: ring.until - 0.02,
  /** The whole sum stands where the story comes to rest with the ring. */
  sessionPattern: ring.until - 0.01,
  /** The digits fly where the hint stands. */
  hintUntil: read.from,
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
  legend: { from: 0, until: CLOSES_UP },
  base: { from: ring.until, until: 2 },
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

const headingOver = beyond('odd-even', 'footer', progressAt(FOOTER, 'passed'))
/** With reduced motion the rows are there as long as their picture, which is to the stage's end. */
const rowsCut = { cutUntil: 1 } as const

export const ODD_EVEN_CUES = {
  /** By then the heading has faded. */
  heading: {
    from: CARRY.heading.rises,
    cutFrom: CARRY.cut,
    until: headingOver,
    cutUntil: beyond('odd-even', 'footer', progressAt(FOOTER, 'cut')),
  },
  /** From when on the scroll itself brings them in: they are still behind their pieces. */
  odd: { from: 0, cutFrom: CARRY.cut, until: headingOver, ...rowsCut },
  even: { from: 0, cutFrom: CARRY.cut, until: headingOver, ...rowsCut },
  count: { from: CARRY.over.landscape.from, cutFrom: CARRY.cut, until: SUNRISE.fade.until, ...rowsCut },
  /** The scroll itself brings it in and takes it out. */
  foot: { from: CARRY.beside.from, cutFrom: CARRY.cut, until: SUNRISE.fade.from },
} as const

/** How much longer than its pin ODD & EVEN's box stands, in hundredths of the stage's height. */
export const ODD_EVEN_REACH = {
  before: 0,
  after: Math.ceil(progressAt(FOOTER, 'cut') * svhOf('footer')),
} as const

/** Progress of SESSIONS from which the data sheet can be read: its words are inked on the paper. */
export const SHEET_READ = progressAt(DATA_SHEET, 'read')
