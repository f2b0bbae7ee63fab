import { progressAt } from '../film/score.ts'
import { ODD_EVEN } from '../stages/odd-even/score.ts'

// Progress of a pin at which a stage's tracks begin and end. What samples them is kept apart: texts need these alone.

/** In progress of the hero, what its words and its own line fade over: before a piece flies there, and before the header comes. */
export const HERO_LEAVES = {
  text: { from: 0.442, until: 0.46 },
  top: { from: 0.595, until: 0.613 },
} as const

/** What carries the words from the hero to REPRESENTATION, in progress of the hero (signature, section 7.1). */
export const LEGEND_WORDS = {
  /** The page's heading is gone; with reduced motion all of it changes at the cut. */
  headingUntil: 0.67,
  cut: 0.679,
  /**
   * Letter and name ride under their piece as the page's heading goes, named one after the other, and slide to their own
   * places (on upright windows they come anew in those) so long after the piece has begun to land; the last of them has
   * landed. Where the page rests a little earlier, the story settles at them.
   */
  tags: {
    settles: 0.54,
    from: 0.63,
    named: { landscape: 0.664, portrait: 0.636 },
    step: 0.016,
    after: 0.016,
    landed: 1,
  },
  /** The heading's parts rise one after the other over the cascade as that forms: it rests with its words. */
  rises: { from: 0.63, step: 0.008, lasts: 0.03 },
} as const

/** The sheet's picture comes while the last rows land, in progress of SESSIONS. */
export const CHART = {
  /** The towers are dealt when the table is inked, chip by chip, the last column this share of the way after the first. */
  towers: { from: 0.797, until: 0.84, stagger: 0.3 },
  /** The ink column opens when the sheet is the page and stands: the marker's first choice, on the way to the first pattern. */
  ink: { from: 0.91, until: 0.96 },
} as const

/** Everything leaves the data sheet from here on in the last px of the stage, except the row that the next stage grows from. */
export const SHEET_LEAVE_PX = 54

/**
 * What of it goes with the scroll, in px past the stage's end: kolam, marker and the columns' heads, past which the numbers
 * come; the words over the tray; the towers, that sink all at once and are gone column by column, each `step` before the next
 * one, as the number under it sets off; what stands under the tray, over which that pours.
 */
export const SHEET_GOES = {
  marker: { from: -SHEET_LEAVE_PX, until: -14 },
  words: { from: -SHEET_LEAVE_PX, until: 12 },
  towers: { from: -SHEET_LEAVE_PX, until: 21, step: 7 },
  foot: { landscape: { from: 30, until: 70 }, portrait: { from: -14, until: 12 } },
  /** On wide windows the pieces of the row come over its rules. */
  table: { landscape: { from: 10, until: 30 }, portrait: { from: 4, until: 30 } },
} as const

/** Where in ODD & EVEN the data sheet's words have gone: with reduced motion, and where its row has grown over them. */
export const CARRY = {
  cut: progressAt(ODD_EVEN, 'cut'),
  pour: { landscape: { until: progressAt(ODD_EVEN, 'spread') } },
} as const
