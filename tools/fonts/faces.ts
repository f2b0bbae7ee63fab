/** Which characters, weights and widths of the design's fonts the site carries, file by file. */

export interface Face {
  /** File name under src/ui/fonts/, without its ending. */
  readonly file: string
  readonly family: string
  /** Source file of the font's package. */
  readonly source: string
  readonly characters: string
  readonly weight: readonly [number, number]
  readonly stretch: readonly [number, number]
  /** The file's range of widths, where it goes beyond what the face offers. */
  readonly width?: readonly [number, number]
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

const SANS = { family: 'Anek Latin Variable', weight: [400, 800], stretch: [100, 125], shared: true } as const

/** The file that pages preload. */
export const FIRST_PAINT_FACE: Face = { ...SANS, file: 'anek-latin', source: ANEK, characters: FIRST_PAINT }

export const MONO_FACE: Face = {
  file: 'martian-mono',
  family: 'Martian Mono Variable',
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
    family: SANS.family,
    source: ANEK,
    characters: `${LETTERS_AND_DIGITS.replace(/[a-z]/g, '')}xzroesc -`,
    weight: [800, 800],
    stretch: [75, 99.9],
    width: [75, 100],
    shared: false,
  },
  MONO_FACE,
]

/** A system font that stands in for the sans at one of its weights and widths. */
export interface StandIn {
  readonly weight: readonly [number, number]
  readonly stretch: readonly [number, number]
  /** Where in the face's ranges its text mostly is: there the widths agree. */
  readonly at: { readonly wght: number; readonly wdth: number }
  readonly system: 'regular' | 'bold'
  /** Whether its text is capitals. */
  readonly capitals?: boolean
}

const heavy = (min: number, max: number, wdth: number): StandIn => ({
  weight: [800, 800],
  stretch: [min, max],
  at: { wght: 800, wdth },
  system: 'bold',
})

export const STAND_INS: readonly StandIn[] = [
  { weight: [400, 450], stretch: [100, 100], at: { wght: 400, wdth: 100 }, system: 'regular' },
  { weight: [451, 550], stretch: [100, 100], at: { wght: 500, wdth: 100 }, system: 'regular' },
  { weight: [551, 750], stretch: [100, 100], at: { wght: 650, wdth: 100 }, system: 'bold' },
  { ...heavy(75, 99.9, 75), capitals: true },
  heavy(100, 100, 100),
  heavy(100.1, 107, 104),
  heavy(107.1, 113.9, 111),
  heavy(114, 121.9, 117),
  heavy(122, 125, 125),
]
