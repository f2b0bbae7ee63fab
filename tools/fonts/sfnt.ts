/** Reads the few tables of an uncompressed OpenType font that the fonts tool needs. */

/** Vertical metrics as parts of the em. */
export interface VerticalMetrics {
  readonly ascent: number
  readonly descent: number
  readonly lineGap: number
}

const UNITS_PER_EM = 18
const USE_TYPO_METRICS = 1 << 7
const SEGMENTS_END = 0xffff

function tableAt(font: Buffer, tag: string): number {
  const tables = font.readUInt16BE(4)
  for (let record = 12; record < 12 + 16 * tables; record += 16) {
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8)
  }
  throw new Error(`the font has no ${tag} table`)
}

/** The font's line metrics, from the table that browsers take them from. */
export function verticalMetrics(font: Buffer): VerticalMetrics {
  const em = font.readUInt16BE(tableAt(font, 'head') + UNITS_PER_EM)
  const os2 = tableAt(font, 'OS/2')
  const from = font.readUInt16BE(os2 + 62) & USE_TYPO_METRICS ? os2 + 68 : tableAt(font, 'hhea') + 4
  const at = (place: number) => font.readInt16BE(from + 2 * place) / em
  return { ascent: at(0), descent: -at(1), lineGap: at(2) }
}

/** Glyph of each code point (the format 4 subtable: every character below U+FFFF). */
export function readCharacters(font: Buffer): ReadonlyMap<number, number> {
  const cmap = tableAt(font, 'cmap')
  const glyphs = new Map<number, number>()
  for (let record = 0; record < font.readUInt16BE(cmap + 2); record += 1) {
    const table = cmap + font.readUInt32BE(cmap + 8 + 8 * record)
    if (font.readUInt16BE(table) === 4) readSegments(font, table, glyphs)
  }
  return glyphs
}

function readSegments(font: Buffer, table: number, glyphs: Map<number, number>): void {
  const bytes = font.readUInt16BE(table + 6)
  for (let segment = 0; segment < bytes; segment += 2) {
    const ends = table + 14 + segment
    const starts = ends + bytes + 2
    const offsets = starts + 2 * bytes
    const delta = font.readUInt16BE(starts + bytes)
    const offset = font.readUInt16BE(offsets)
    const first = font.readUInt16BE(starts)
    for (let code = first; code <= font.readUInt16BE(ends) && code < SEGMENTS_END; code += 1) {
      const glyph = offset === 0 ? code : font.readUInt16BE(offsets + offset + 2 * (code - first))
      if (glyph !== 0) glyphs.set(code, (glyph + delta) & SEGMENTS_END)
    }
  }
}

/** Advance width of each of the characters as a part of the em. Throws for one that the font lacks. */
export function advances(font: Buffer, characters: readonly string[]): ReadonlyMap<string, number> {
  const em = font.readUInt16BE(tableAt(font, 'head') + UNITS_PER_EM)
  const metrics = font.readUInt16BE(tableAt(font, 'hhea') + 34)
  const hmtx = tableAt(font, 'hmtx')
  const glyphs = readCharacters(font)
  return new Map(
    characters.map(character => {
      const glyph = glyphs.get(character.codePointAt(0) ?? 0)
      if (glyph === undefined) throw new Error(`the font has no ${character}`)
      return [character, font.readUInt16BE(hmtx + 4 * Math.min(glyph, metrics - 1)) / em] as const
    }),
  )
}
