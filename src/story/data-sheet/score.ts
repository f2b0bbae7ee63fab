import { from, score } from '../../film/score.ts'

/** Where the marks of a section of 300 px, and those of the stage's end, begin on the score's line. */
export const SECTION_AT = 200
export const END_AT = 400

/**
 * The sheet under the stack becomes the page and its towers grow; then each section of 300 px plays the same change of
 * pattern and the marker's way over the columns; at the end all but the last row leaves.
 *
 * It is played in three parts: by per cent of SESSIONS, then by per cent of each section, then by px of scroll from the stage's
 * end.
 */
export const DATA_SHEET = score({
  // biome-ignore format: a table
  marks: {
    begin: 0,
    /** The paper comes in when the contour lines have gone: both at once are a draw call too many. */
    comes: 21.05, lies: 26.4, lifts: 71.8, small: 78, towers: 79.7, late: 81.4, tied: 82, read: 82.98,
    whole: 83.8, grown: 84, level: 86.4, ink: 91, opened: 96, pinned: 100,

    ...from(SECTION_AT, {
      boundary: 0, shown: 7, changed: 12,
      /** The marker sets off to the next column, and is there. */
      sets: { from: 20, step: 25, of: 3 },
      there: { from: 30, step: 25, of: 3 },
      changes: 88, hidden: 93, next: 100,
    }),

    ...from(END_AT, { leaves: -54, unmarked: -14, unread: 0, gone: 12, sunk: 21, cleared: 30 }),
  },

  poses: {
    /** `slid`: how far it has come in under the stack; `grown`: how far it has become the page. */
    paper: { away: { slid: 0 }, under: { slid: 1, grown: 0 }, page: { grown: 1 } },
    /** How far the list has moved from the current entry to the next one. */
    list: { before: { moved: -0.5 }, here: { moved: 0 }, after: { moved: 0.5 } },
    /** The column of the marker; `back`: half-way from the last column to the first one of the next pattern. */
    marker: {
      first: { column: 0 },
      second: { column: 1 },
      third: { column: 2 },
      fourth: { column: 3 },
      back: { column: 1.5 },
    },
    ring: { none: { shown: 0 }, closed: { shown: 1 } },
    /** The marker's ink in the table: how far it has opened out of its left edge, and how much of it is left. */
    ink: { shut: { opened: 0 }, open: { opened: 1, left: 1 }, closed: { left: 0 } },
    towers: { none: { grown: 0 }, grown: { grown: 1 } },
    kolam: { loose: { tied: 0 }, tied: { tied: 1 } },
    /** The rows but for the last entry's, and the names of all: they come when the rows have landed. */
    rows: { here: { left: 1 }, gone: { left: 0 } },
    names: { none: { shown: 0 }, read: { shown: 1 }, gone: { shown: 0 } },
    /** What is printed: the table and the foot are there from the start. */
    table: { printed: { shown: 1 }, gone: { shown: 0 } },
    foot: { printed: { shown: 1 }, gone: { shown: 0 } },
    small: { none: { shown: 0 }, read: { shown: 1 }, gone: { shown: 0 } },
    heads: { none: { shown: 0 }, read: { shown: 1 }, gone: { shown: 0 } },
    late: { none: { shown: 0 }, read: { shown: 1 }, gone: { shown: 0 } },
    heading: { none: { shown: 0 }, read: { shown: 1 } },
  },

  // biome-ignore format: a table
  keys: {
    paper: { comes: 'away', lies: 'under smooth', lifts: 'under', level: 'page smooth' },
    list: {
      begin: 'here', pinned: 'here',
      boundary: 'before', changed: 'here out', changes: 'here', next: 'after in', leaves: 'here',
    },
    marker: {
      begin: 'first', pinned: 'first', boundary: 'back', changed: 'first out',
      'sets-0': 'first', 'there-0': 'second move', 'sets-1': 'second', 'there-1': 'third move',
      'sets-2': 'third', 'there-2': 'fourth move', changes: 'fourth', next: 'back in', leaves: 'fourth',
    },
    ring: {
      begin: 'closed', pinned: 'closed', boundary: 'none', shown: 'none', changed: 'closed',
      changes: 'closed', hidden: 'none', next: 'none', leaves: 'closed', unmarked: 'none',
    },
    ink: { ink: 'shut', opened: 'open', leaves: 'open', unmarked: 'closed' },
    towers: { towers: 'none', grown: 'grown smooth', leaves: 'grown', sunk: 'none smooth' },
    kolam: { tied: 'loose', whole: 'tied', leaves: 'tied', unmarked: 'loose smooth' },
    rows: { leaves: 'here', gone: 'gone smooth' },
    names: { whole: 'none', level: 'read smooth', leaves: 'read', gone: 'gone smooth' },
    table: { unread: 'printed', cleared: 'gone smooth' },
    foot: { leaves: 'printed', gone: 'gone smooth' },
    small: { small: 'none', towers: 'read smooth', leaves: 'read', gone: 'gone smooth' },
    heads: { small: 'none', towers: 'read smooth', leaves: 'read', unmarked: 'gone smooth' },
    late: { late: 'none', read: 'read smooth', leaves: 'read', gone: 'gone smooth' },
    heading: { late: 'none', read: 'read smooth' },
  },

  words: {
    heading: { opacity: 'heading.shown' },
    late: { opacity: 'late.shown' },
    numbers: { opacity: 'table.shown' },
    heads: { opacity: 'heads.shown' },
    notes: { opacity: 'small.shown' },
    foot: { opacity: 'foot.shown' },
    names: { opacity: 'names.shown' },
  },
})
