import { score } from '../../film/score.ts'
import { HERO_LAYERS, parts, px } from './layers.ts'

/**
 * Four columns are chosen on the phone, one after the other, and one is drawn; then the four pieces fly to the legend, through a
 * cascade in which each gets its letter and its name. Rows of four are circle, triangle, square, pentagon; those of `answer`
 * are columns.
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
    /** The header comes; reduced motion changes from the hero to the legend at the cut. */
    header: 66.5, gone: 67, cut: 67.9, flown: 69,
    cascade: 75.7, lands: 76, lain: 82, end: 100,
  },

  // biome-ignore format: a table
  poses: {
    /** `smaller`: of its size. `least`, `most`: how far it goes aside with the phone, as that makes room for another piece. */
    piece: {
      still: {
        x: parts(0.405, 0.036, 0.36, 0.1), y: px(236, -278, -280, 254), z: px(-330, 240, 210, -230),
        size: px(560, 250, 150, 300), smaller: 1, rx: [-10, -30, -28, 12], ry: [-24, 22, -30, 30],
        rz: [-8, 10, -9, 8], least: px(-40, -100, 0, -40), most: px(40, 0, 100, 40),
      },
    },
    /** How far each, and at last the phone, has gone and turned by the time the column is drawn. */
    drift: {
      none: { x: 0, y: 0, rx: 0, ry: 0, rz: 0 },
      far: {
        x: px(-30, -52, 0, -2, 0), y: px(26, 42, 62, 30, 18), rx: [6, 20, 18, -8, -8],
        ry: [26, -26, 32, -30, 24], rz: [34, -40, 36, -34, -5],
      },
    },
    /** Where the chosen one comes forward to with its number, beside the words, and how far the phone goes aside for it. */
    forward: {
      there: {
        x: parts(0.437, 0.018, 0.309, 0.106), y: px(158, -194, -178, 268), z: px(-200, 420, 345, -60),
        size: px(626, 292, 244, 362), aside: px(-84, 90, -88, 88),
      },
    },
    answer: {
      none: { risen: 0 }, zero: { risen: [1, 0, 0, 0] }, one: { risen: [0, 1, 0, 0] },
      two: { risen: [0, 0, 1, 0] }, three: { risen: [0, 0, 0, 1] },
    },
    /** The column under the phone's key. */
    key: { zero: { over: 0 }, one: { over: 1 }, two: { over: 2 }, three: { over: 3 } },
    /**
     * How much of the light is on the chosen piece alone: then the others lack some of their size and light, and the phone gives
     * way to the key; it leans to that, degrees for each column.
     */
    light: {
      all: { spot: 0, smaller: 0.12, dim: 0.26, nods: 5, back: { u: 60 }, toKey: 4 },
      chosen: { spot: 1 },
    },
    /**
     * The phone is at least so many px high, and grows downwards by a share of that; pieces beside it make room. The whole picture
     * stands lower on small upright windows, and hangs on the foot of high ones.
     */
    phone: {
      still: {
        x: { w: 0.232 }, y: { u: -24 }, size: { u: 742 }, rx: 5, ry: -17, rz: 3.5, sunk: 0,
        least: 430, grows: 0.42, beside: 0.24, lower: 0, hangs: 0, most: 0,
      },
      away: { sunk: 1 },
    },
    /** On its screen: seconds left, a ring that comes, and how far it has gone to the column that is drawn. */
    session: {
      open: { left: 17 }, locked: { left: 5 }, out: { left: 0, ring: 0 },
      ringed: { ring: 1, ran: 0 }, drawn: { ran: 1 },
    },
    flight: { hero: { gone: 0 }, cascade: { gone: 1 } },
    landing: { cascade: { gone: 0 }, legend: { gone: 1 } },
    /** The cascade hangs under the heading, whose upper edge and height these are, and over the words of its last piece. */
    hang: {
      cascade: {
        size: { u: 264 }, most: 0.9, x: 0, lower: 0, rx: -16, ry: 24, rz: -9, head: { px: 84 },
        large: { u: 92 },
        wide: { w: 0.0735 },
        high: { h: 0.132 },
        air: { u: 24 },
        foot: { px: 44, u: 118 },
      },
    },
    ground: {
      bright: { contour: 0.34, reach: { u: 420 }, table: 1, brightest: 1 },
      quiet: { contour: 0.26, reach: { u: 420 }, table: 0.2, brightest: 0.05 },
      legend: { contour: 0.2, reach: { u: 300 } },
    },
    text: { here: { shown: 1 }, gone: { shown: 0 } },
    top: { here: { shown: 1 }, gone: { shown: 0 } },
  },

  // biome-ignore format: a table
  keys: {
    piece: { begin: 'still' }, forward: { begin: 'there' }, hang: { begin: 'cascade' },
    drift: { begin: 'none', leaves: 'far' },
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
    phone: { left: 'still', under: 'away in' },
    session: { 'sets-0': 'open', locked: 'locked', out: 'out', ringed: 'ringed smooth', drawn: 'drawn out' },
    flight: { left: 'hero', flown: 'cascade smooth' },
    landing: { lands: 'cascade', lain: 'legend smooth' },
    ground: { leaves: 'bright', quiet: 'quiet smooth', lands: 'quiet', end: 'legend smooth' },
    text: { leaves: 'here', fades: 'gone smooth' },
    top: { topLeaves: 'here', topLeft: 'gone' },
  },

  // biome-ignore format: a table
  several: {
    piece: { of: 4, later: 0 }, drift: { of: 5, later: 0 }, forward: { of: 4, later: 0 },
    answer: { of: 4, later: 0 }, hang: { of: 4, later: 0 },
    flight: { of: 4, later: 2 }, landing: { of: 4, later: 6 },
  },

  layers: HERO_LAYERS,

  words: { text: { opacity: 'text.shown' }, top: { opacity: 'top.shown' } },

  cues: {
    title: { from: 'begin', until: 'gone', cutUntil: 'cut' },
    /** A focus finds it whole: from here on the scroll itself takes it out. */
    text: { from: 'begin', until: 'leaves' },
    top: { from: 'begin', until: 'topLeaves' },
    header: { from: 'header' },
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
