import { score } from '../../film/score.ts'

/**
 * The current row of the data sheet opens to the four pieces on the border between two halves; at each occurrence of the pattern
 * they turn over, and the border moves.
 */
export const ODD_EVEN = score({
  // biome-ignore format: a table
  marks: {
    begin: 0,
    /** The tray goes to both sides of the window and grows to the border: it is the even half, and its pieces stand on that. */
    opens: 0.1, grows: 1.2,
    /** The sheet's heading has given way to this one's. */
    heading: 1.4,
    /** Until here the page comes to rest with the data sheet, going on; coming back, from `back` on. */
    sheet: 2.15, headed: 2.2, spread: 3.4, grown: 5.2, words: 5.6, said: 7.6, back: 8.8, stands: 10.8,
    /** The first occurrence rests from `first` on; each row turns over to the next one, and rests from when it has. */
    lit: 13, first: 13.02,
    turns: { from: 18.28, step: 9.585, of: 7 },
    turned: { from: { after: 'turns-0', by: 5 }, step: 9.585, of: 7 },
    last: 94, fades: 95.6, gone: 98.5,
    /** The heading fades as the footer begins, before a piece flies there. */
    leaves: 99.85, left: 101.65,
  },

  poses: {
    /** The tray of the sheet's last row: how far it has gone to both sides, and grown into the even half. */
    tray: { list: { wide: 0 }, bar: { wide: 1 }, low: { grown: 0 }, half: { grown: 1 } },
    /** The light on the edge of the ink, and that the ground is a table's. */
    ground: { dark: { edge: 0 }, stands: { edge: 1, table: 0 }, lit: { table: 1 } },
    /** The row on the border: how far it has turned over to its other face, and leans towards the numbers that apply, degrees. */
    row: {
      odd: { at: 'border-odd', even: 0, lean: -12 },
      even: { at: 'border-even', even: 1, lean: 12 },
    },
    head: { away: { shown: 0 }, here: { shown: 1 } },
    words: { away: { shown: 0 }, here: { shown: 1 } },
  },

  // biome-ignore format: a table
  keys: {
    tray: { opens: 'list', grows: 'low', spread: 'bar smooth', grown: 'half smooth' },
    ground: { grown: 'dark', stands: 'stands', lit: 'lit' },
    row: {
      'turns-0': 'odd', 'turned-0': 'even smooth', 'turns-1': 'even', 'turned-1': 'odd smooth',
      'turns-2': 'odd', 'turned-2': 'even smooth', 'turns-3': 'even', 'turned-3': 'odd smooth',
      'turns-4': 'odd', 'turned-4': 'even smooth', 'turns-5': 'even', 'turned-5': 'odd smooth',
      'turns-6': 'odd', 'turned-6': 'even smooth',
    },
    head: { heading: 'away', headed: 'here smooth', leaves: 'here', left: 'away smooth' },
    words: { words: 'away', said: 'here smooth', fades: 'here', gone: 'away smooth' },
  },

  words: {
    head: { opacity: 'head.shown' },
    fades: { opacity: 'words.shown' },
  },

  /** The occurrences, until the number of the next one comes: half-way between two of them. */
  stops: [
    {
      at: ['first', 'turned-0', 'turned-1', 'turned-2', 'turned-3', 'turned-4', 'turned-5'],
      stays: ['turns-0', 'turns-1', 'turns-2', 'turns-3', 'turns-4', 'turns-5', 'turns-6'],
      until: { by: 2.5 },
    },
    { at: 'turned-6', stays: 'last', until: 100 },
  ],
})
