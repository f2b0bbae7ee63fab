import { create, type Font } from 'fontkitten'

/** Vertical metrics as parts of the em. */
export interface VerticalMetrics {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
}

/** Returns the font of a TrueType or WOFF2 file. Throws for a collection of fonts. */
export function readFont(file: Buffer): Font {
  const font = create(file)
  if (font.isCollection) throw new Error('the file holds more than one font')
  return font
}

/** Returns the font's line metrics, from the table that browsers take them from. */
export function verticalMetrics({ unitsPerEm, hhea, 'OS/2': os2 }: Font): VerticalMetrics {
  const { ascent, descent, lineGap } = os2.fsSelection.useTypoMetrics
    ? { ascent: os2.typoAscender, descent: os2.typoDescender, lineGap: os2.typoLineGap }
    : hhea
  return { ascent: ascent / unitsPerEm, descent: -descent / unitsPerEm, lineGap: lineGap / unitsPerEm }
}

/** Returns the advance width of each character as a part of the em. Throws for one that the font lacks. */
export function advances(font: Font, characters: readonly string[]): ReadonlyMap<string, number> {
  return new Map(
    characters.map(character => {
      const code = character.codePointAt(0) ?? 0
      if (!font.hasGlyphForCodePoint(code)) throw new Error(`the font has no ${character}`)
      return [character, font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm] as const
    }),
  )
}
