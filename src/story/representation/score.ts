import { each } from '../../film/places.ts'
import { score } from '../../film/score.ts'

const LEGEND = each('legend', 4)
const NAMED = each('named', 4)
const FADES = { away: { shown: 0 }, here: { shown: 1 } } as const

/** The four pieces are named, gather into a base pattern, get their ring, and their digits add up to a session pattern. */
export const REPRESENTATION = score({
  // biome-ignore format: a table
  marks: {
    /** While the hero ends (below 0): its pieces hang in a cascade, each with its words, and land one after the other. */
    heading: -24, headed: -22.05, tags: -20.6, tagged: -17.5, lands: -16.49,
    crosses: -14, lain: -12.37, arrives: -2.5, begin: 0, legend: 0.3, sets: 0.5,
    /** Each piece comes forward and has said its number; the next one sets off. */
    comes: { from: 2.73, step: 4.85, of: 4 },
    said: { from: { after: 'comes-0', by: 2.32 }, step: 4.85, of: 4 },
    all: 22.14, closes: 22.34, closed: 25, caption: 26.6, row: 28.5, gathered: 30.55,
    /** Two neighbours change places, three times. */
    swapped: { from: 30.9, step: 3.65, of: 4 },
    ring: 42.25, sum: 46.7, rung: 48.7,
    /** The ring slides to a column and is there; at last it comes back to the selection index. */
    slides: { from: 50.97, step: 5.77, of: 3 },
    stands: { from: { after: 'slides-0', by: 3.46 }, step: 5.77, of: 3 },
    returns: 68.28, found: 70.01, returned: 71.74,
    /** One column after the other is read out, and its digit comes; then the index. */
    read: { from: 74.05, step: 2.75, of: 5 },
    cleared: 74.9, readAll: 91.85, end: 100,
    gone: 103.7, headingGoes: 106.6, headingGone: 107.76,
  },

  // biome-ignore format: a table
  poses: {
    /** How far the words of each piece have come from under it in the cascade to their places in the legend. */
    tag: { cascade: { landed: 0 }, legend: { landed: 1 } },
    /** The words of all pieces, and how far the names have gone from their pieces to their own places. */
    legend: {
      away: { shown: 0, home: 0 }, tagged: { shown: 1 }, crossing: { shown: 0 },
      here: { shown: 1, home: 0 }, gone: { shown: 0, home: 1 },
    },
    /** Each piece: its place, whether it leans as what comes forward does, and whether it has turned over to its number and said that. */
    piece: {
      lies: { at: LEGEND, forward: 0, turned: 0, said: 0 },
      shows: { at: NAMED, forward: 1, turned: 1, said: 0 },
      says: { at: NAMED, forward: 1, said: 1 },
      back: { at: LEGEND, forward: 0 },
    },
    /** Of each piece while one is named: its words, whose piece steps back as they do, and its name. */
    entry: {
      all: { words: 1, name: 1 },
      first: { words: [1, 0.5, 0.5, 0.5], name: [1, 0, 0, 0] },
      second: { words: [0.5, 1, 0.5, 0.5], name: [0, 1, 0, 0] },
      third: { words: [0.5, 0.5, 1, 0.5], name: [0, 0, 1, 0] },
      fourth: { words: [0.5, 0.5, 0.5, 1], name: [0, 0, 0, 1] },
    },
    gather: { legend: { moved: 0 }, base: { moved: 1 } },
    order: { first: { swapped: 0 }, second: { swapped: 1 }, third: { swapped: 2 }, fourth: { swapped: 3 } },
    /** It comes from so many design px above and nearer, tipped away. `back`: from where it visits to the selection index. */
    ring: {
      above: { shown: 0, high: 70, near: 130, tip: -58, visiting: 0, back: 0 },
      down: { shown: 1, high: 0, near: 0, tip: 0, visiting: 1, back: 0 },
      done: { visiting: 0, back: 1 },
    },
    visit: { zero: { column: 0 }, one: { column: 1 }, two: { column: 2 }, three: { column: 3 } },
    /** Of each column's piece: half turns, to its number and on to its front, and how far it comes out. */
    read: { row: { turned: 0, out: 0 }, number: { turned: 1, out: 0.97 }, front: { turned: 2, out: 0 } },
    index: { row: { out: 0 }, read: { out: 0.48 } },
    digit: { there: { shown: 1 }, away: { shown: 0 } },
    heading: FADES, caption: FADES, offer: FADES, base: FADES, orders: FADES, indices: FADES, terms: FADES, hint: FADES,
    /** `reach`: how far the lines go, in the size of a piece of the legend. */
    ground: {
      legend: { contour: 0.2, reach: 1.45, table: 0.2, brightest: 0.05 },
      base: { contour: 0.14, reach: 1.1 },
    },
  },

  // biome-ignore format: a table
  keys: {
    tag: { lands: 'cascade', lain: 'legend smooth' },
    legend: {
      tags: 'away', tagged: 'tagged smooth', lands: 'tagged', crosses: 'crossing smooth',
      arrives: 'crossing', begin: 'here smooth', all: 'here', closed: 'gone smooth',
    },
    piece: { legend: 'lies', 'comes-0': 'shows smooth', 'said-0': 'says smooth', 'comes-1': 'back smooth' },
    entry: {
      legend: 'all', 'comes-0': 'first smooth', 'said-0': 'first', 'comes-1': 'second smooth',
      'said-1': 'second', 'comes-2': 'third smooth', 'said-2': 'third', 'comes-3': 'fourth smooth',
      'said-3': 'fourth', all: 'all smooth',
    },
    gather: { all: 'legend', gathered: 'base smooth' },
    order: { 'swapped-0': 'first', 'swapped-1': 'second smooth', 'swapped-2': 'third smooth', 'swapped-3': 'fourth smooth' },
    ring: { ring: 'above', rung: 'down move', returns: 'down', returned: 'done smooth' },
    visit: {
      'slides-0': 'zero', 'stands-0': 'one smooth', 'slides-1': 'one', 'stands-1': 'two smooth',
      'slides-2': 'two', 'stands-2': 'three smooth',
    },
    read: { returned: 'row', 'read-0': 'number smooth', 'read-1': 'front smooth' },
    index: { 'read-3': 'row', 'read-4': 'read smooth', readAll: 'row smooth' },
    digit: { 'read-0': 'there', cleared: 'away', 'read-1': 'there in' },
    heading: { heading: 'away', headed: 'here smooth', headingGoes: 'here', headingGone: 'away smooth' },
    caption: { tags: 'away', tagged: 'here smooth', closed: 'here', caption: 'away smooth' },
    offer: { arrives: 'away', begin: 'here smooth', all: 'here', closes: 'away' },
    base: { row: 'away', gathered: 'here smooth', end: 'here', gone: 'away' },
    orders: { row: 'away', gathered: 'here smooth', 'swapped-3': 'here', ring: 'away' },
    indices: { ring: 'away', sum: 'here smooth', end: 'here', gone: 'away' },
    terms: { sum: 'away', rung: 'here smooth', end: 'here', gone: 'away' },
    hint: { sum: 'away', rung: 'here smooth', returned: 'here', 'read-0': 'away smooth' },
    ground: { all: 'legend', 'swapped-3': 'base move' },
  },

  // biome-ignore format: a table
  several: {
    tag: { of: 4, later: 4.122 }, piece: { of: 4, later: 4.85 }, entry: { of: 4, later: 0 },
    read: { of: 4, later: 2.75 }, digit: { of: 5, later: 2.75 },
  },

  // biome-ignore format: a table
  words: {
    entry: { opacity: 'entry.words' }, name: { opacity: 'entry.name', home: 'legend.home' },
    initial: { home: 'piece.said' }, counts: { opacity: 'piece.said' }, legend: { opacity: 'legend.shown' },
    result: { opacity: 'digit.shown' }, heading: { opacity: 'heading.shown' }, caption: { opacity: 'caption.shown' },
    'turn-hint': { opacity: 'offer.shown' }, 'base-text': { opacity: 'base.shown' }, 'orders-text': { opacity: 'orders.shown' },
    indices: { opacity: 'indices.shown' }, terms: { opacity: 'terms.shown' }, 'move-hint': { opacity: 'hint.shown' },
  },

  cues: {
    /** The lines between the pieces, and between the columns. */
    rests: { from: 'begin', until: 'sets' },
    lines: { from: 'ring', until: 'gone' },
    /** Where a hand can turn the pieces over, and where it can move them. */
    turn: { from: 'begin', until: 'closes' },
    move: { from: 'rung' },
  },

  stops: [
    { at: 'legend', until: 1.51 },
    { at: ['said-0', 'said-1', 'said-2', 'said-3'], until: { by: 1.31 } },
    { at: 'all', until: 24.24 },
    { at: 'swapped-0', until: { by: 1.825 }, back: 28.4 },
    { at: ['swapped-1', 'swapped-2'], until: { by: 1.825 } },
    { at: 'swapped-3', until: 42.25 },
    { at: 'rung', until: 52.7 },
    { at: ['stands-0', 'stands-1', 'stands-2'], until: { by: 4.04 } },
    { at: ['read-0', 'read-1', 'read-2', 'read-3'], until: { by: 1.375 } },
    { at: 'read-4', until: 88.45 },
    { at: 'readAll', until: 100 },
  ],
})
