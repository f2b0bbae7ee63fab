/** Which characters, weights and widths of the design's fonts the site carries, file by file. */
export type Range = readonly [number, number]

export interface Face {
  /** File name under src/ui/fonts/, without its ending. */
  readonly file: string
  /** Source file of the font's package. */
  readonly source: string
  readonly characters: string
  readonly weight: Range
  readonly stretch: Range
  /** The file's range of widths, where it goes beyond what the face offers. */
  readonly width?: Range
  /** Whether the face takes only its own characters and leaves others to its siblings. */
  readonly shared: boolean
}

const FILES = '@fontsource-variable'
const ANEK = `${FILES}/anek-latin/files/anek-latin-latin-standard-normal.woff2`
const ANEK_EXTENDED = `${FILES}/anek-latin/files/anek-latin-latin-ext-standard-normal.woff2`
const MARTIAN = `${FILES}/martian-mono/files/martian-mono-latin-standard-normal.woff2`

const BASIC_LATIN = Array.from({ length: 0x7f - 0x20 }, (_, i) => String.fromCharCode(0x20 + i)).join('')
const LETTERS_AND_DIGITS = BASIC_LATIN.replace(/[^A-Za-z0-9]/g, '')
const PUNCTUATION = '©§°±·×÷½–—‘’“”…−'

/** All that the first paint of any page needs; with more, the file passes its budget of 35 kB. */
const FIRST_PAINT = `${LETTERS_AND_DIGITS} \u00a0.,:;()-’“”+·/?–`

const without = (all: string, taken: string): string => [...all].filter(c => !taken.includes(c)).join('')

const SANS = { weight: [400, 800], stretch: [100, 125], shared: true } as const

/** The file that pages preload. */
export const FIRST_PAINT_FACE: Face = { ...SANS, file: 'anek-latin', source: ANEK, characters: FIRST_PAINT }

const MONO_FACE: Face = {
  file: 'martian-mono',
  source: MARTIAN,
  characters: BASIC_LATIN + PUNCTUATION,
  weight: [400, 700],
  stretch: [75, 75],
  shared: false,
}

export const FACES: readonly Face[] = [
  FIRST_PAINT_FACE,
  {
    ...SANS,
    file: 'anek-latin-more',
    source: ANEK,
    characters: without(BASIC_LATIN + PUNCTUATION, FIRST_PAINT),
  },
  { ...SANS, file: 'anek-latin-rupee', source: ANEK_EXTENDED, characters: '₹' },
  // A fitted heading of phones is the only text below the normal width: capitals. The small letters are those
  // that FreeType measures the x-height by, and scales every letter to.
  {
    file: 'anek-latin-narrow',
    source: ANEK,
    characters: `${LETTERS_AND_DIGITS.replace(/[a-z]/g, '')}xzroesc -`,
    weight: [800, 800],
    stretch: [75, 99.9],
    width: [75, 100],
    shared: false,
  },
  MONO_FACE,
]

/** Returns the characters as CSS unicode ranges. */
export function unicodeRange(characters: string): string {
  const codes = [...characters].map(c => c.codePointAt(0) ?? 0).sort((a, b) => a - b)
  const runs: [number, number][] = []
  for (const code of codes) {
    const last = runs.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else runs.push([code, code])
  }
  const hex = (code: number) => code.toString(16).padStart(4, '0')
  return runs.map(([from, to]) => `u+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(', ')
}
