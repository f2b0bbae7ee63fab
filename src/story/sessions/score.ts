import { score } from '../../film/score.ts'

const FADES = { away: { shown: 0 }, here: { shown: 1 } } as const

/** Where the page rests until every row has been told of: whether a data sheet follows or not. */
const TELLING = [
  { at: 'begin', until: 1.4, on: 0.3 },
  { at: 'closed', until: 13, back: 10.1, on: 11.05 },
  { at: 'taut', until: 18.7, back: 15.45, on: 18 },
  { at: 'arrived-0', until: { by: 3.6 }, back: { by: -0.15 }, on: { by: 0.72 } },
  {
    at: ['arrived-1', 'arrived-2', 'arrived-3', 'arrived-4'],
    until: { by: 3.6 },
    back: { by: -0.72 },
    on: { by: 0.72 },
  },
  { at: 'arrived-5', until: 68.55, back: { by: -0.72 }, on: { by: 0.5 } },
] as const

/** The row bends round a kolam, which becomes the first of six rows; dots go from draw to draw; the stack becomes the list. */
export const SESSIONS = score({
  // biome-ignore format: a table
  marks: {
    /** The row is a ring, and the line is drawn round it. */
    begin: 0, dots: 3, thread: 4.6, dotted: 5, says: 5.65, bent: 6.6, said: 7, closed: 10.6,
    /** A plate comes up under it; the line opens out to the plate's rim; it tips back and closes to a row. */
    plate: 10.75, raised: 15.45, taut: 17.7, contoursGo: 18.95, stack: 20, contoursGone: 20.95, tip: 21.15,
    unsays: 22.2, opened: 22.25, close: 22.65, deal: 23.62, unsaid: 24, heading: 24.25, joined: 25.35,
    /** Of the first row its draw and what is told come and go; the others follow as the dots arrive. */
    draws: 26.1, headed: 26.45, lies: 27.75, comes: 27.9, dealt: 28.175, labels: 28.25, text: 28.55,
    drawn: 28.75, told: 29.4, labelled: 29.45,
    /** The dots arrive at one row after the other; those of the first link set off before. */
    arrived: { from: 29.5, step: 7.2, of: 6 },
    setsOff: { after: 'arrived-0', by: 0.72 }, goes: 32.1, left: 34.1,
    arrives: { after: 'arrived-1', by: -0.72 },
    lit: { after: 'arrived-5', by: 0.5 }, allLit: 67.6, held: 71.6,
    /** The first row flies to the list as the last one. */
    leave: 71.8, labelsGo: 71.8, labelsGone: 72.9, textGoes: 73.2, threadsGone: 74.3, textGone: 75.2,
    flies: 76.326, headingGoes: 76.8, sorts: 77.5, headingGone: 78.7, fallen: 78.8, list: 80.8,
    sorted: 82.3, landed: 83.77, turned: 86.4,
    /** The sheet is the page, and a little later also where px of scroll miss its place by a hair. */
    level: 86.45, cards: 87.6, inList: 90.8, trayLit: 95.9, ink: 96, stands: 99.9, end: 100,
    /** Without a sheet, in the footer: the second row falls as the last one. */
    falls: 101.1, cleared: 102.4,
  },

  // biome-ignore format: a table
  poses: {
    /** How far the row is bent; half of its plate and its corner as a ring and as a plate, cells; how it becomes a row. */
    plate: {
      row: { bent: 0 }, bent: { bent: 1 }, ring: { half: 2.66, corner: 2.66, raised: 0 },
      square: { half: 2.9, corner: 0.5, raised: 1 }, upright: { tipped: 0 },
      large: { closed: 0 }, lies: { tipped: 1, closed: 1 },
    },
    /** The kolam: its dots, its line, and how far that has opened out to the plate's rim and become it. */
    line: {
      bare: { dots: 0 }, dotted: { dots: 1 }, none: { drawn: 0 }, whole: { drawn: 1, opened: 0 },
      rim: { opened: 1, joined: 0 }, gone: { joined: 1 },
    },
    contours: { none: { shown: 0 }, round: { shown: 0.16 } },
    /** How the stack is turned about its axis, degrees. */
    rig: { dealt: { ry: -31 }, held: { ry: -27 } },
    /** The plates that are dealt from behind the first one; the links between the rows. */
    deal: { behind: { way: 0 }, dealt: { way: 1 } }, link: { none: { drawn: 0 }, drawn: { drawn: 1 } },
    /** A row: what light it lacks, and how much it is the one that is told of; its ring and the digit of its draw. */
    row: {
      waits: { dim: [0, 0.44, 0.44, 0.44, 0.44, 0.44], told: 0 }, told: { dim: 0, told: 1 },
      left: { dim: 0.34, told: 0 }, open: { drawn: [1, 0, 0, 0, 0, 0] }, drawn: { drawn: 1 },
    },
    /** Rows but the last one on their way to the list. */
    lay: { stack: { flown: 0 }, row: { sorted: 0 }, sorted: { sorted: 1 }, list: { flown: 1 } },
    /** The last row falls; cards close to the rules of the list. Before: all rows come into light. Without a sheet they fall. */
    all: {
      told: { lit: 0 }, lit: { lit: 1 }, linked: { threads: 1 }, parted: { threads: 0 },
      stack: { fallen: 0 }, fallen: { fallen: 1 }, cards: { closed: 0 },
      list: { closed: 1, tray: 0 }, tray: { tray: 1 },
    },
    alone: { stack: { fallen: 0 }, gone: { fallen: 1 } },
    says: FADES, heading: FADES, text: FADES, labels: FADES,
  },

  // biome-ignore format: a table
  keys: {
    plate: {
      begin: 'row', bent: 'bent smooth', plate: 'ring', raised: 'square smooth',
      tip: 'upright', close: 'large', lies: 'lies smooth',
    },
    line: {
      dots: 'bare', thread: 'none', dotted: 'dotted', closed: 'whole', taut: 'whole',
      opened: 'rim in', joined: 'gone',
    },
    contours: { bent: 'none', closed: 'round out', contoursGo: 'round', contoursGone: 'none smooth' },
    rig: { lit: 'dealt', held: 'held move' },
    deal: { deal: 'behind', dealt: 'dealt smooth' },
    link: { setsOff: 'none', arrives: 'drawn smooth' },
    row: {
      draws: 'open', comes: 'waits', drawn: 'drawn smooth', told: 'told smooth',
      goes: 'told', left: 'left smooth',
    },
    lay: { flies: 'stack', sorts: 'row', sorted: 'sorted smooth', landed: 'list smooth' },
    all: {
      lit: 'told', allLit: 'lit smooth', labelsGo: 'linked', threadsGone: 'parted', leave: 'stack',
      fallen: 'fallen in', cards: 'cards', inList: 'list move', trayLit: 'tray',
    },
    alone: { falls: 'stack', cleared: 'gone in' },
    says: { says: 'away', said: 'here', unsays: 'here', unsaid: 'away' },
    heading: { heading: 'away', headed: 'here', headingGoes: 'here', headingGone: 'away' },
    text: { text: 'away', told: 'here smooth', textGoes: 'here', textGone: 'away' },
    labels: { labels: 'away', labelled: 'here', labelsGo: 'here', labelsGone: 'away' },
  },

  // biome-ignore format: a table
  several: {
    deal: { of: 5, later: 0.319 }, link: { of: 5, later: 7.2 }, row: { of: 6, later: 7.2 },
    lay: { of: 5, later: -0.949 }, alone: { of: 5, later: -0.25 },
  },

  words: {
    says: { opacity: 'says.shown' },
    heading: { opacity: 'heading.shown' },
    text: { opacity: 'text.shown' },
    label: { opacity: 'labels.shown' },
    drawn: { opacity: 'row.drawn' },
  },

  stops: [
    ...TELLING,
    { at: 'held', until: 72.7, back: 70.7, on: 71.9 },
    { at: 'level', until: 86.85, back: 85.35 },
    { at: 'inList', until: 91.2, back: 90.2 },
    { at: 'ink', until: 96, back: 95.4 },
  ],
})

/** What is later where no data sheet follows: the stack stands with its words to the end, and falls as the footer begins. */
export const ALONE: typeof SESSIONS = {
  ...SESSIONS,
  marks: {
    ...SESSIONS.marks,
    labelsGo: 100,
    labelsGone: 101,
    textGoes: 100,
    textGone: 101,
    headingGoes: 100,
    headingGone: 101,
    threadsGone: 100.2,
  },
  stops: [...TELLING, { at: 'held', stays: 'stands', until: 100 }],
}
