import { progressAt } from '../film/score.ts'
import { ODD_EVEN } from '../stages/odd-even/score.ts'

// Progress of a pin at which a stage's tracks begin and end. What samples them is kept apart: texts need these alone.

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
