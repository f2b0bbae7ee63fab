import { score } from '../../film/score.ts'

/** The four pieces are named, gather into a base pattern, get their ring, and their digits add up to a session pattern. */
export const REPRESENTATION = score({
  marks: {
    /** While the hero ends (below 0): its pieces hang in a cascade, each with its words, and land one after the other. */
    ...{ words: -25.42, heading: -24, legendCut: -22.05, tags: -20.6, tagged: -17.5, lands: -16.49 },
    ...{ crosses: -14, lain: -12.37, arrives: -2.5, begin: 0 },
    /** Each piece comes forward and has said its number; the next one sets off. */
    ...{ legend: 0.3, sets: 0.5, circle: 2.73, circled: 5.05, triangle: 7.58, triangled: 9.9, square: 12.43 },
    ...{ squared: 14.75, pentagon: 17.28, pentagoned: 19.6, all: 22.14 },
    ...{ closes: 22.34, closed: 25, cut: 26.345, caption: 26.6, row: 28.5, gathered: 30.55 },
    /** Two neighbours change places, three times. */
    ...{ first: 30.9, second: 34.55, third: 38.2, ordered: 41.85 },
    ...{ ring: 42.25, sum: 46.7, rung: 48.7 },
    /** The ring slides to a column and is there; at last it comes back to the selection index. */
    ...{ toOne: 50.97, one: 54.43, toTwo: 56.74, two: 60.2, toThree: 62.51, three: 65.97 },
    ...{ returns: 68.28, found: 70.01, returned: 71.74 },
    /** One column after the other is read out, and its digit comes; then the index. */
    ...{ read: 74.05, cleared: 74.9, readOne: 76.8, readTwo: 79.55, readThree: 82.3, readFour: 85.05 },
    ...{ readAll: 91.85, end: 100 },
    ...{ gone: 103.7, left: 103.85, leftCut: 104.25, headed: 107.76 },
  },

  poses: {
    /** How far the words of each piece have come from under it in the cascade to their places in the legend. */
    tag: { cascade: { landed: 0 }, legend: { landed: 1 } },
    legend: {
      ...{ away: { shown: 0, caption: 0, home: 0 }, tagged: { shown: 1, caption: 1 } },
      ...{ crossing: { shown: 1, caption: 1 }, here: { shown: 1, caption: 1, home: 0 } },
      ...{ gone: { shown: 0, home: 1 } },
    },
    /** Of each piece: how far it has come forward, turned over to its number, and said that. */
    named: {
      ...{ lies: { forward: 0, turned: 0, said: 0 }, told: { forward: 1, turned: 1, said: 0 } },
      ...{ said: { forward: 1, said: 1 }, back: { forward: 0 } },
    },
    /** Of each piece while one is named: its words, whose piece steps back as they do, and its name. */
    told: {
      all: { words: 1, name: 1 },
      first: { words: [1, 0.5, 0.5, 0.5], name: [1, 0, 0, 0] },
      second: { words: [0.5, 1, 0.5, 0.5], name: [0, 1, 0, 0] },
      third: { words: [0.5, 0.5, 1, 0.5], name: [0, 0, 1, 0] },
      fourth: { words: [0.5, 0.5, 0.5, 1], name: [0, 0, 0, 1] },
    },
    /** What no key changes. */
    form: {
      all: {
        /** Under its piece in the cascade: how far a name is, and a letter; their sizes; a mirror needs so much more room. */
        ...{ nameUnder: { u: 44.8 }, letterUnder: { u: 87.8 }, small: 0.4, large: 1.2, mirror: { px: 10 } },
        /** A piece that is named: its size, at most so many columns, and how far up it goes; what one loses that steps back. */
        ...{ high: { h: 0.36 }, wide: 1.05, up: 0.09, smaller: 0.2, dim: 0.5 },
        /** One that is read or visited: how far it comes out, of what a hand raises it; how it and its neighbours turn. */
        ...{ raised: 0.8, visited: 0.4, turn: -8, faces: 18 },
        /** Two change places, over and nearer, and under: in sizes. The ring rises between columns, lies low about a triangle. */
        ...{ over: 0.34, under: 0.2, near: 0.62, lift: { u: 90 }, low: 0.035 },
      },
    },
    gather: { legend: { moved: 0 }, row: { moved: 1 } },
    order: { first: { swapped: 0 }, second: { swapped: 1 }, third: { swapped: 2 }, fourth: { swapped: 3 } },
    /** It comes from above and nearer, tipped away. `back`: from where it visits to the selection index. */
    ring: {
      above: { shown: 0, high: { u: 70 }, near: { u: 130 }, tip: -58, visiting: 0, back: 0 },
      down: { shown: 1, high: 0, near: 0, tip: 0, visiting: 1, back: 0 },
      done: { visiting: 0, back: 1 },
    },
    visit: { zero: { column: 0 }, one: { column: 1 }, two: { column: 2 }, three: { column: 3 } },
    /** Of each column's piece: half turns, to its number and on to its front, and how far it comes out. */
    read: { row: { turned: 0, out: 0 }, number: { turned: 1, out: 0.97 }, front: { turned: 2, out: 0 } },
    index: { row: { out: 0 }, read: { out: 0.48 } },
    digit: { there: { shown: 1 }, away: { shown: 0 } },
    sum: { here: { shown: 1 }, gone: { shown: 0 } },
    ground: {
      legend: { contour: 0.2, reach: { u: 300 }, table: 0.2, brightest: 0.05 },
      row: { contour: 0.14, reach: { u: 240 } },
    },
  },

  keys: {
    tag: { lands: 'cascade', lain: 'legend smooth' },
    legend: {
      ...{ tags: 'away', tagged: 'tagged smooth', lands: 'tagged', crosses: 'crossing smooth' },
      ...{ arrives: 'crossing', begin: 'here smooth', all: 'here', closed: 'gone smooth' },
    },
    named: { legend: 'lies', circle: 'told smooth', circled: 'said smooth', triangle: 'back smooth' },
    told: {
      ...{ legend: 'all', circle: 'first smooth', circled: 'first', triangle: 'second smooth' },
      ...{ triangled: 'second', square: 'third smooth', squared: 'third', pentagon: 'fourth smooth' },
      ...{ pentagoned: 'fourth', all: 'all smooth' },
    },
    form: { begin: 'all' },
    gather: { all: 'legend', gathered: 'row smooth' },
    order: { first: 'first', second: 'second smooth', third: 'third smooth', ordered: 'fourth smooth' },
    ring: { ring: 'above', rung: 'down move', returns: 'down', returned: 'done smooth' },
    visit: {
      ...{ toOne: 'zero', one: 'one smooth', toTwo: 'one', two: 'two smooth', toThree: 'two' },
      ...{ three: 'three smooth' },
    },
    read: { returned: 'row', read: 'number smooth', readOne: 'front smooth' },
    index: { readThree: 'row', readFour: 'read smooth', readAll: 'row smooth' },
    digit: { read: 'there', cleared: 'away', readOne: 'there in' },
    sum: { end: 'here', gone: 'gone' },
    ground: { all: 'legend', ordered: 'row move' },
  },

  several: {
    ...{ tag: { of: 4, later: 4.122 }, named: { of: 4, later: 4.85 }, told: { of: 4, later: 0 } },
    ...{ read: { of: 4, later: 2.75 }, digit: { of: 5, later: 2.75 } },
  },

  layers: {
    low: { form: { all: { nameUnder: { px: 28 }, letterUnder: { px: 53 }, large: 1, high: { h: 0.32 } } } },
    portrait: {
      legend: { tagged: { caption: 0 }, crossing: { shown: 0, caption: 0 } },
      form: {
        all: {
          ...{ nameUnder: { u: 24.9 }, letterUnder: { u: 59.9 }, small: 0.5, raised: 0 },
          ...{ high: { u: 126.5 }, wide: 2, up: 0 },
        },
      },
      ground: { legend: { reach: { u: 170 } }, row: { reach: { u: 120 } } },
    },
    tablet: { form: { all: { high: { u: 138.9 } } } },
  },

  words: {
    ...{ told: { opacity: 'told.words' }, name: { opacity: 'told.name', home: 'legend.home' } },
    ...{ initial: { home: 'named.said' }, counts: { opacity: 'named.said' } },
    ...{ legend: { opacity: 'legend.shown' }, caption: { opacity: 'legend.caption' } },
    ...{ sum: { opacity: 'sum.shown' }, result: { opacity: 'digit.shown' } },
  },

  cues: {
    heading: { from: 'heading', until: 'headed', cutFrom: 'legendCut', cutUntil: 'leftCut' },
    legend: { from: 'words', until: 'closed', cutFrom: 'legendCut', cutUntil: 'cut' },
    caption: { from: 'words', until: 'caption', cutFrom: 'legendCut', cutUntil: 'cut' },
    rests: { from: 'begin', until: 'sets', cutFrom: 'legendCut', cutUntil: 'cut' },
    row: { from: 'row', until: 'left', cutFrom: 'cut', cutUntil: 'leftCut' },
    orders: { from: 'row', until: 'ring', cutFrom: 'cut' },
    columns: { from: 'ring', until: 'left', cutFrom: 'cut', cutUntil: 'leftCut' },
    result: { from: 'sum', until: 'left', cutUntil: 'leftCut' },
    hint: { from: 'rung', until: 'read' },
    /** Where a hand can turn the pieces over, and where it can move them. */
    turn: { from: 'begin', until: 'closes' },
    move: { from: 'rung' },
  },

  stops: [
    { at: 'legend', until: 1.51 },
    { at: 'circled', until: 6.36 },
    { at: 'triangled', until: 11.21 },
    { at: 'squared', until: 16.06 },
    { at: 'pentagoned', until: 20.91 },
    { at: 'all', until: 24.24 },
    { at: 'first', until: 32.725, back: 28.4 },
    { at: 'second', until: 36.375 },
    { at: 'third', until: 40.025 },
    { at: 'ordered', until: 42.25 },
    { at: 'rung', until: 52.7 },
    { at: 'one', until: 58.47 },
    { at: 'two', until: 64.24 },
    { at: 'three', until: 70.01 },
    { at: 'read', until: 75.425 },
    { at: 'readOne', until: 78.175 },
    { at: 'readTwo', until: 80.925 },
    { at: 'readThree', until: 83.675 },
    { at: 'readFour', until: 88.45 },
    { at: 'readAll', until: 100 },
  ],
})
