// Progress of a pin at which a stage's tracks begin and end. What samples them is kept apart: texts need these alone.

/** In progress of the hero, what its words and its own line fade over: before a piece flies there, and before the header comes. */
export const HERO_LEAVES = {
  text: { from: 0.45, until: 0.472 },
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
  /** The heading's parts rise one after the other as the first piece comes down out of their place. */
  rises: { from: 0.783, step: 0.006, lasts: 0.018 },
} as const

/** What carries the session pattern from the sum to its label, in progress of SESSIONS (signature, section 7.2). */
export const RESULT = {
  /** The sum has left but for its result, which moves beside the figure, rests, and goes to its label. */
  sumUntil: 0.028,
  /** The columns go before the figure is drawn over them, the heading part by part while that is drawn. */
  columnsUntil: 0.026,
  heading: { from: 0, until: 0.056, step: 0.009 },
  /** It sets off when the last shape has made way. */
  rises: 0.048,
  besideFigure: 0.0772,
  from: 0.2115,
  landed: 0.2765,
  /** With reduced motion it changes places at these. */
  cuts: [0.0309, 0.2],
} as const

/** Tracks of REPRESENTATION (design, section 6.3). */
export const REPRESENTATION = {
  /**
   * In the legend one piece after the other comes forward and turns over, each in a step; of this it needs so much to come,
   * and so much to turn; then its number leaves it, and has landed. It lies back while the next one comes.
   */
  named: { from: 0.003, step: 0.0485, comes: 0.5, turns: 0.67, landed: 0.98 },
  /** The legend closes up into a row and takes the order of the base pattern swap by swap. */
  gather: { from: 0.2214, until: 0.3055, stagger: 0.15 },
  /** The base pattern comes under it, and with it which of all orders that is. */
  sum: { from: 0.2745, until: 0.3075 },
  orders: { from: 0.309, until: 0.4185 },
  /** It comes down over its column as a hoop does: from above and nearer, tipped away, and clear in so much of its way. */
  ring: { from: 0.4225, until: 0.487, dropPx: 130, abovePx: 70, tipDegrees: 58, clear: 0.2 },
  /** The first visit begins while the ring still falls. */
  visits: { from: 0.452, until: 0.7405, stop: 0.0577, slide: 0.6, liftPx: 90 },
  /** What has been found steps forward out of the sum, as the ring comes back to its column. */
  found: { from: 0.6866, until: 0.7321 },
  /** The session pattern is put together, a digit in each step: a column's one after the other, then the index in its own. */
  read: { from: 0.7405, step: 0.0402, index: 0.0734 },
  /** The ring comes level with the row again before this is bent. */
  levels: { from: 0.975, until: 0.999 },
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
  /** A plate comes up under the whole line, both rest and tip back with the rig, and the plate closes to the first row's own. */
  plate: { from: 0.1075, until: 0.1545 },
  tip: { from: TIPS, until: 0.2775 },
  close: { from: 0.2265, until: 0.2775 },
  /** The line is taken up again from its start while the plate still rests, and its dots go after it; nothing of both tips. */
  taken: { from: 0.177, until: TIPS },
  undot: { from: 0.184, until: TIPS },
  /** Its words fade with the scroll: none stands beside the pieces of the sum, nor explains a line that is mostly gone. */
  words: { from: 0.0565, until: 0.07 },
  wordsGo: { from: 0.177, until: 0.1945 },
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
  held: { from: 0.66, until: 0.68 },
  leave: 0.682,
  /** Without a data sheet the labels stay until here, and the stack falls after it. */
  alone: 0.87,
  /**
   * Number, text and heading leave before the paper comes over their places, and the sheet's are inked; on the way back
   * they are there as early. With reduced motion that is flat at the cut.
   */
  readOutUntil: 0.688,
  textUntil: 0.728,
  headingUntil: 0.757,
  cut: 0.79,
  turned: 0.87,
  /** The plate that has become the tray has the tray's light and shadow from here on. */
  trayLit: 0.985,
  /** Each next row is dealt this share of the way later. */
  dealStep: 0.07,
  /**
   * Parts of the way from `leave` to `turned`: the last row has fallen out of the window; the others fly to the sheet,
   * each a step after the one below it, and their pieces sort themselves in so much of the flight.
   */
  lay: { fallen: 0.48, from: 0.05, until: 0.82, step: 0.065, sort: { from: 0.26, until: 0.9 } },
  /** As the sheet becomes the page all cards go into it together, and close to the rules under their rows. */
  cards: { from: 0.868, until: 0.9 },
} as const

/** The sheet's picture comes while the last rows land, in progress of SESSIONS. */
export const CHART = {
  /** The towers are dealt when the table is inked, chip by chip, the last column this share of the way after the first. */
  towers: { from: 0.806, until: 0.876, stagger: 0.3 },
  /** The ink column opens when the sheet is the page and stands: the marker's first choice, on the way to the first pattern. */
  ink: { from: 0.905, until: 0.958 },
} as const

/** How ODD & EVEN gives way to the footer (signature, section 7.5). */
export const SUNRISE = {
  /**
   * In progress of ODD & EVEN: the numbers sink behind their pieces and the border, column after column, by so many per
   * cent of their height, the odd ones, which wait, and the even ones: their chips, too, are out of sight then. What stands
   * beside them fades.
   */
  sink: { from: 0.955, until: 1, stagger: 0.35, percent: [375, 262] },
  fade: { from: 0.956, until: 0.985 },
  /** With the last numbers the heading goes up behind the header: it is gone before a piece flies there. */
  heading: { from: 0.97, until: 1.0165 },
  /**
   * In progress of the footer: the ink has risen; it has passed the heading's place on every window; the circle is in the
   * middle; it has grown.
   */
  ink: { until: 0.198 },
  over: 0.173,
  half: 0.23,
  sun: 0.375,
  /** The words come as the heading has gone, and set off from the middle. */
  shown: { from: 0.008, until: 0.045 },
  rise: 0.254,
  /** Where they stand beside the button, they have left its place when that comes, after so much of the way. */
  across: 0.115,
  /** Reduced motion cuts here. */
  cut: 0.346,
} as const

/** The band under KNOW MORE is drawn as the words come to their place: where the page first rests it is whole. */
export const BAND = { from: 0.23, until: SUNRISE.sun } as const

/** Everything leaves the data sheet in the last px of the stage, except the row that the next stage grows from. */
export const SHEET_LEAVE_PX = 54

/** What ODD & EVEN takes over from the table before it, in its own progress (signature, section 7.4). */
export const CARRY = {
  /** The marker's ink column draws the table's rules in. */
  rules: 0.027,
  /** As the column falls the stacks sink on to their numbers, the last column's first. */
  sink: { from: 0, length: 0.035, step: 0.0025 },
  /**
   * The table's rows part, and the pieces run out of the tray in between them, each to its column: the last one leads.
   * On upright windows they come down between the columns, and from there under their numbers.
   * The column falls to the height of the even row and floods the window from there to both sides, as high as the row all
   * the while. On upright windows it is under the tray as this lands, which has become a line before it comes to numbers.
   */
  part: { from: 0, until: 0.012 },
  landscape: {
    run: { from: 0.0015, until: 0.0365, stagger: 0.05 },
    down: { from: 0, until: 0.013 },
    fall: { from: 0, until: 0.012 },
    flood: { from: 0.0065, until: 0.026 },
  },
  portrait: {
    run: { from: 0, until: 0.012, stagger: 0 },
    down: { from: 0.003, until: 0.022 },
    fall: { from: 0, until: 0.012 },
    flood: { from: 0.008, until: 0.0255 },
  },
  thin: { from: 0.002, until: 0.014 },
  line: { from: 0, until: 0.014 },
  under: { from: 0.018, until: 0.029 },
  /** Then everything grows about the line between the rows, which becomes the border. */
  grow: { from: 0.03, until: 0.1 },
  /** The tray under them grows to the window's left and foot, and meets the ink that comes from the column. */
  widen: { from: 0.002, until: 0.028, gone: 0.069 },
  /** The chips that the stacks have become give way to those of the count. */
  chips: { from: 0.086, until: 0.1 },
  /** The ink is the even half; pieces and numbers stand. */
  grown: 0.1,
  /**
   * The table's heading goes up out of the page as the last of the list goes; then the parts of the next one rise, each a
   * step later.
   */
  heading: { from: -0.0065, until: 0.0105, rises: 0.0022, risen: 0.032, step: 0.005 },
  /** The occurrences are counted from here on. Reduced motion changes from the one to the other here. */
  cut: 0.112,
} as const

/**
 * How far from its place a heading's part is out of sight in its clip, below it and above it (on phones past the line over
 * it), and how far up the table's heading is out of the page: per cent of its height.
 */
export const HEADING = { belowPercent: 115, gonePercent: 240, abovePercent: 340 } as const

/** How the story settles at a stop while the page rests. */
export const SETTLING = {
  /** Nobody moves the page when the place that it comes to has moved by no more than this for `afterMs`. */
  driftPx: 2,
  /** What is left of its glide then: the story need not wait for the rest of it. */
  glidePx: 48,
  /**
   * The story sets off ever faster for so long; then what is left of its way falls to 1/e in each `tauMs`. Notches of a
   * wheel are apart. Upright windows are phones for the most part: a finger that has let go moves the page no more, and
   * the story goes a long way in few px.
   */
  landscape: { afterMs: 180, beginMs: 160, tauMs: 80 },
  portrait: { afterMs: 50, beginMs: 240, tauMs: 150 },
  /** It is there when no more than this is left. */
  therePx: 0.1,
  /** A move longer than this in one frame is a jump: the story is at its stop at once. */
  jumpPx: 75,
  /** When the page moves on, the story takes this share of its way more where it is behind, or less where it is ahead. */
  catchUp: { behind: 2, ahead: 0.7 },
} as const
