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

/** What carries the session pattern from the sum to its label, in progress of SESSIONS (signature, section 7.2). */
export const RESULT = {
  /** The sum has left but for its result, which moves beside the figure, rests, and goes to its label. */
  sumUntil: 0.028,
  /** The columns go before the figure is drawn over them, the heading part by part while that is drawn, until its words come. */
  columnsUntil: 0.026,
  heading: { from: 0.014, until: 0.07, step: 0.009 },
  /** It sets off when the last shape has made way. */
  rises: 0.048,
  besideFigure: 0.0772,
  from: 0.2115,
  landed: 0.2765,
  /** With reduced motion it changes places at these. */
  cuts: [0.0309, 0.2],
} as const

/** The row of SESSIONS is a ring, the line round it is closed, and its plate tips back. */
const BENT = 0.066
const CLOSED = 0.106
const TIPS = 0.2115

/** Tracks of the kolam that the base pattern's row becomes at the beginning of SESSIONS (signature, section 7.2). */
export const KOLAM = {
  /** The row bends into a ring, its dots appear and the thread is drawn round them. */
  bend: BENT,
  dots: { from: 0.03, until: 0.05 },
  thread: { from: 0.046, until: CLOSED },
  /** Where the page comes back to less than this, the story is at the sum: the line that it undoes is not drawn once more. */
  undone: CLOSED - 0.005,
  /** Contour lines go out round the figure, and leave with its line: the paper comes as the plate tips. */
  contours: { from: BENT, until: CLOSED },
  contoursGo: { from: 0.1895, until: 0.2095 },
  /**
   * The whole line answers its rule clause by clause, each in a step of which this share brings the light: all is equal again
   * before it opens out.
   */
  told: { from: 0.1085, step: 0.0158, comes: 0.3 },
  /** A plate comes up under the whole line, both rest and tip back with the rig, and the plate closes to the first row's own. */
  plate: { from: 0.1075, until: 0.1545 },
  tip: { from: TIPS, until: 0.2775 },
  close: { from: 0.2265, until: 0.2775 },
  /** The line opens out to the rim of the plate, which rests for most of the way; its dots go as it does. */
  opens: { from: 0.177, until: 0.2225 },
  /** As the rim it closes with the plate, thinner and thinner, and is the plate's own when the shapes stand in a row. */
  joins: { from: 0.2225, until: 0.2535 },
  /**
   * Its words fade with the scroll: none stands beside the pieces of the sum. The rule explains no line that is mostly gone;
   * what the figure is stays until the heading comes.
   */
  words: { from: 0.0565, until: 0.07 },
  ruleGoes: { from: 0.177, until: 0.1945 },
  wordsGo: { from: 0.222, until: 0.24 },
} as const

/** Tracks of SESSIONS (design, section 6.4). */
export const SESSIONS = {
  /** The base pattern's contour lines are gone by here. */
  contours: KOLAM.bend,
  /** The plate is seen to close before the others come from behind it. */
  deal: 0.233,
  dealt: 0.2945,
  /** Heading and text come as the figure fades, with reduced motion at its cut; the labels when the plates lie. */
  text: RESULT.cuts[1],
  heading: { from: 0.2425, until: 0.2645 },
  /** Large number and labels come and go with the scroll: none stands beside plates that still come, or go again. */
  told: { from: 0.2825, until: 0.2945 },
  labels: 0.291,
  links: { from: 0.295, until: 0.655 },
  /** All rows come into light as the rig turns. */
  allLit: { from: 0.66, until: 0.676 },
  held: { from: 0.66, until: 0.716 },
  leave: 0.718,
  /** Without a data sheet the labels stay until here, and the stack falls after it. */
  alone: 0.87,
  /**
   * Labels and large number, text and heading go with the scroll, before a plate has left its label, the paper comes to
   * their places and the sheet's words are inked; on the way back they come as late. Reduced motion changes at the cut.
   */
  goes: {
    told: { from: 0.718, until: 0.729 },
    text: { from: 0.732, until: 0.752 },
    heading: { from: 0.768, until: 0.787 },
  },
  cut: 0.808,
  turned: 0.864,
  /** The plate that has become the tray has the tray's light and shadow from here on. */
  trayLit: 0.985,
  /** Each next row is dealt this share of the way later. */
  dealStep: 0.07,
  /**
   * Parts of the way from `leave` to `turned`: the last row has fallen out of the window; the others fly to the sheet,
   * each a step after the one below it, and their pieces sort themselves in so much of the flight.
   */
  lay: { fallen: 0.48, from: 0.05, until: 0.82, step: 0.065, sort: { from: 0.16, until: 0.8 } },
  /** As the sheet becomes the page all cards go into it together, and close to the rules under their rows. */
  cards: { from: 0.876, until: 0.908 },
} as const

/** Where in ODD & EVEN the data sheet's words have gone: with reduced motion, and where its row has grown over them. */
export const CARRY = {
  cut: progressAt(ODD_EVEN, 'cut'),
  pour: { landscape: { until: progressAt(ODD_EVEN, 'spread') } },
} as const
