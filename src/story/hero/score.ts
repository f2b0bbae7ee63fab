import { score } from '../../film/score.ts'

const PIECES = ['piece-0', 'piece-1', 'piece-2', 'piece-3'] as const

/**
 * Four columns are chosen on the phone, one after the other, and one is drawn; then the four pieces fly to the legend, through a
 * cascade in which each gets its letter and its name. Rows of four are circle, triangle, square, pentagon; those of `answer`
 * are columns. `depth`: how much nearer than the page a piece is, over its width.
 */
export const HERO = score({
  // biome-ignore format: a table
  marks: {
    begin: 0,
    /** The light goes to a column, and that is chosen: four times. */
    sets: { from: 3, step: 7.8, of: 4 },
    chosen: { from: { after: 'sets-0', by: 7.45 }, step: 7.8, of: 4 },
    /** The choice is locked, time is up, a column is drawn. */
    locked: 34.5, out: 39.2, ringed: 40, drawn: 42.8,
    /** The words leave, the phone sinks, and the pieces fly. */
    leaves: 44, left: 46, quiet: 47.5, fades: 50, topLeaves: 59.5, under: 61, topLeft: 61.3,
    header: 66.5, flown: 69,
    cascade: 75.7, lands: 76, lain: 82, end: 100,
  },

  // biome-ignore format: a table
  poses: {
    piece: {
      still: { at: PIECES, depth: [-0.75, 0.8, 1.1, -0.9], rx: [-10, -30, -28, 12], ry: [-24, 22, -30, 30] },
      /** By the time the column is drawn. */
      drifted: {
        at: PIECES, right: [-0.05, -0.16, 0.02, -0.03], up: [0.05, 0.17, 0.34, 0.06],
        turn: [-34, 40, -36, 34], rx: [-4, -10, -10, 4], ry: [2, -4, 2, 0],
      },
    },
    /** The chosen one, with its number. */
    forward: {
      there: {
        at: ['forward-0', 'forward-1', 'forward-2', 'forward-3'], depth: [-0.4, 1, 1.05, -0.17],
        rx: [-10, -30, -28, 12], ry: [-24, 22, -30, 30],
      },
    },
    /** Where the phone goes aside for what comes forward, and how much of its way to each side the pieces go with it. */
    way: { room: { at: 'way' } },
    along: { way: { left: [0.46, 1, 0, 0.46], right: [0.46, 0, 1, 0.46] } },
    answer: {
      none: { risen: 0 }, zero: { risen: [1, 0, 0, 0] }, one: { risen: [0, 1, 0, 0] },
      two: { risen: [0, 0, 1, 0] }, three: { risen: [0, 0, 0, 1] },
    },
    /** The column under the phone's key. */
    key: { zero: { over: 0 }, one: { over: 1 }, two: { over: 2 }, three: { over: 3 } },
    /**
     * How much of the light is on the chosen piece alone: then the others lack some of their size and light, and the phone gives
     * way to the key, back by a share of its height; it leans to that, degrees for each column.
     */
    light: {
      all: { spot: 0, smaller: 0.12, dim: 0.26, nods: 5, back: 0.08, toKey: 4 },
      chosen: { spot: 1 },
    },
    phone: {
      still: { at: 'phone', rx: 5, ry: -16 },
      drifted: { at: 'phone', up: 0.016, turn: 5, rx: -3, ry: 8 },
    },
    /** How far the phone has gone under the window's foot. */
    sinking: { stands: { sunk: 0 }, away: { sunk: 1 } },
    /** On its screen: seconds left, a ring that comes, and how far it has gone to the column that is drawn. */
    session: {
      open: { left: 17 }, locked: { left: 5 }, out: { left: 0, ring: 0 },
      ringed: { ring: 1, ran: 0 }, drawn: { ran: 1 },
    },
    flight: { hero: { gone: 0 }, cascade: { gone: 1 } },
    landing: { cascade: { gone: 0 }, legend: { gone: 1 } },
    cascade: { hangs: { at: ['cascade-0', 'cascade-1', 'cascade-2', 'cascade-3'], rx: -16, ry: 24 } },
    /** `reach`: of the contours round a piece, over the phone's width. */
    ground: {
      bright: { contour: 0.34, reach: 1.05, table: 1, brightest: 1 },
      quiet: { contour: 0.26, reach: 1.05, table: 0.2, brightest: 0.05 },
      legend: { contour: 0.2, reach: 0.8 },
    },
    text: { here: { shown: 1 }, gone: { shown: 0 } },
    top: { here: { shown: 1 }, gone: { shown: 0 } },
  },

  // biome-ignore format: a table
  keys: {
    piece: { begin: 'still', leaves: 'drifted' }, phone: { begin: 'still', leaves: 'drifted' },
    forward: { begin: 'there' }, way: { begin: 'room' }, along: { begin: 'way' }, cascade: { begin: 'hangs' },
    answer: {
      'sets-0': 'one', 'chosen-0': 'zero smooth', 'sets-1': 'zero', 'chosen-1': 'two smooth',
      'sets-2': 'two', 'chosen-2': 'three smooth', 'sets-3': 'three', 'chosen-3': 'one smooth',
      leaves: 'one', under: 'none smooth',
    },
    key: {
      'sets-0': 'one', 'chosen-0': 'zero move', 'sets-1': 'zero', 'chosen-1': 'two move',
      'sets-2': 'two', 'chosen-2': 'three move', 'sets-3': 'three', 'chosen-3': 'one move',
    },
    light: { 'sets-0': 'all', 'chosen-0': 'chosen smooth', out: 'chosen', drawn: 'all smooth' },
    sinking: { left: 'stands', under: 'away in' },
    session: { 'sets-0': 'open', locked: 'locked', out: 'out', ringed: 'ringed smooth', drawn: 'drawn out' },
    flight: { left: 'hero', flown: 'cascade smooth' },
    landing: { lands: 'cascade', lain: 'legend smooth' },
    ground: { leaves: 'bright', quiet: 'quiet smooth', lands: 'quiet', end: 'legend smooth' },
    text: { leaves: 'here', fades: 'gone smooth' },
    top: { topLeaves: 'here', topLeft: 'gone' },
  },

  // biome-ignore format: a table
  several: {
    piece: { of: 4, later: 0 }, forward: { of: 4, later: 0 }, along: { of: 4, later: 0 },
    answer: { of: 4, later: 0 }, cascade: { of: 4, later: 0 },
    flight: { of: 4, later: 2 }, landing: { of: 4, later: 6 },
  },

  words: { text: { opacity: 'text.shown' }, top: { opacity: 'top.shown' } },

  cues: {
    /** Where a hand can turn the pieces over. */
    turn: { from: 'begin', until: 'left' },
  },

  stops: [
    { at: 'begin', until: 4 },
    { at: ['chosen-0', 'chosen-1', 'chosen-2'], until: { by: 4.1 } },
    { at: 'chosen-3', until: 36 },
    { at: 'leaves', until: 54 },
    { at: 'cascade', until: 79, back: 60 },
    { at: 'end', until: 100, back: 94 },
  ],
})

/** The column that is chosen as the page begins. */
export const FIRST_COLUMN = HERO.poses.key.one.over
