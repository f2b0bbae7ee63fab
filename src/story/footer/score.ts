import { score } from '../../film/score.ts'

/**
 * The circle becomes the sun and carries KNOW MORE; three pieces and the coin stand on it; the line of the last pattern is
 * drawn.
 */
export const FOOTER = score({
  // biome-ignore format: a table
  marks: {
    begin: 0,
    /** KNOW MORE stands on the circle before ODD & EVEN's heading has faded. */
    named: 1.6, leap: 2.4, flat: 4.8, over: 6.4, gone: 8, land: 10.6,
    /** The ink has passed the place of that heading on every window. */
    risen: 15.84, half: 18.4, leaves: 20.32, studs: 24, contours: 24.16,
    signs: 28.16, full: 30, signed: 30.8, apart: 32.32, columns: 42.8,
    /** The dots of the line, and it, a quarter for each column. */
    dots: 42.9, line: 44,
    quarter: { from: { after: 'line', by: 8 }, step: 8, of: 4 },
    closed: 78.5, lit: 96, end: 100,
  },

  poses: {
    /** The border of the ink that rises over the paper. */
    ink: { low: { risen: 0 }, high: { risen: 1 } },
    /** The circle of the row, until the sun is in its place: how upright it is, and how much is left of it. */
    circle: { piece: { flat: 0, left: 1 }, disc: { flat: 1, left: 1 }, gone: { left: 0 } },
    /** `way`: how far it has come from the circle. `turned`: to the right, in columns. */
    sun: {
      circle: { way: 0 },
      half: { way: 1, at: 'sun', larger: 0.4, up: 0.28 },
      bare: { studs: 0 },
      full: { at: 'sun', up: -0.003, studs: 1, turned: 0 },
      high: { at: 'sun', turned: 0.45 },
    },
    /** What stands on the sun, column by column. */
    stand: { columns: { at: ['stand-0', 'stand-1', 'stand-2', 'stand-3'] } },
    /** How far the three are from one another, in their sizes, and how far they have gone to their columns. */
    three: { wide: { apart: 1.5 }, near: { apart: 1.2, spread: 0 }, columns: { spread: 1 } },
    /** The way of each on to the sun, the nearest one first; how high and how near to the viewer, in its sizes. */
    flight: { row: { gone: 0 }, sun: { gone: 1 } },
    arc: { flat: { high: 0, near: 0 }, over: { high: 0.25, near: [0.3, 0.9, 1.5] } },
    /** What a quarter of the line brings to its column. */
    quarter: { before: { turned: 0, coin: 0 }, drawn: { turned: 1, coin: 1 } },
    contours: { none: { shown: 0 }, round: { shown: 0.26 } },
    know: { circle: { shown: 0 }, riding: { shown: 1, home: 0 }, home: { home: 1 } },
    band: { bare: { drawn: 0 }, whole: { drawn: 1 } },
    /** Button, links and fine print. */
    signs: { away: { shown: 0 }, here: { shown: 1 } },
    own: {
      away: { shown: 0 },
      dots: { shown: 1, drawn: 0 },
      whole: { drawn: 1, halo: 0 },
      lit: { halo: 1 },
    },
  },

  // biome-ignore format: a table
  keys: {
    ink: { begin: 'low', risen: 'high smooth' },
    circle: { begin: 'piece', flat: 'disc smooth', gone: 'gone' },
    sun: {
      begin: 'circle', half: 'half smooth', studs: 'bare', full: 'full smooth',
      apart: 'full', columns: 'high smooth',
    },
    stand: { begin: 'columns' },
    three: { half: 'wide', apart: 'near smooth', columns: 'columns smooth' },
    flight: { leap: 'row', land: 'sun smooth' },
    arc: { leap: 'flat', over: 'over out', land: 'flat in' },
    quarter: { line: 'before', 'quarter-0': 'drawn smooth' },
    contours: { risen: 'none', contours: 'round smooth', apart: 'round', columns: 'none' },
    know: { begin: 'circle', named: 'riding smooth', leaves: 'riding', full: 'home smooth' },
    band: { half: 'bare', full: 'whole' },
    signs: { signs: 'away', signed: 'here smooth' },
    own: { dots: 'away', line: 'dots smooth', 'quarter-3': 'whole', closed: 'whole', lit: 'lit smooth' },
  },

  several: {
    stand: { of: 4, later: 0 },
    flight: { of: 3, later: 1.4 },
    arc: { of: 3, later: 1.4 },
    quarter: { of: 4, later: 8 },
    signs: { of: 3, later: 0.64 },
  },
  words: {
    know: { opacity: 'know.shown' },
    rides: { home: 'know.home' },
    band: { drawn: 'band.drawn' },
    sign: { opacity: 'signs.shown' },
    own: { opacity: 'own.shown' },
    'own-line': { drawn: 'own.drawn' },
    halo: { opacity: 'own.halo' },
  },

  stops: [
    { at: 'apart', until: 34.94 },
    { at: 'columns', until: 48 },
    { at: ['quarter-0', 'quarter-1', 'quarter-2'], until: { by: 4 } },
    { at: 'closed', until: 80.5 },
    { at: 'end', until: 100 },
  ],
})
