import type { VerticalMetrics } from './metrics.ts'

/** Characters that a width is averaged over, each with its weight. */
export type Sample = Readonly<Record<string, number>>

/** Frequency of letters in English text, per thousand characters with the spaces. */
export const LETTERS: Sample = {
  ' ': 172,
  e: 104,
  t: 74,
  a: 66,
  o: 61,
  n: 57,
  i: 57,
  s: 52,
  r: 49,
  h: 42,
  l: 34,
  d: 33,
  u: 23,
  c: 23,
  m: 20,
  f: 18,
  w: 17,
  g: 16,
  p: 16,
  y: 14,
  b: 13,
  v: 8,
  k: 5,
  x: 2,
  j: 1,
  q: 1,
  z: 1,
}

export const CAPITALS: Sample = Object.fromEntries(
  Object.entries(LETTERS).map(([letter, frequency]) => [letter.toUpperCase(), frequency]),
)

/** Advance widths, in thousandths of the em, of Arial and of every font made to its measure. */
const ARIAL: Readonly<Record<number, string>> = {
  222: 'ijl',
  278: ' ft',
  333: 'r',
  500: 'ckvsxyz',
  556: 'abdeghnopqu',
  722: 'w',
  833: 'm',
}
const ARIAL_BOLD: Readonly<Record<number, string>> = {
  278: ' ijlI',
  333: 'ft',
  389: 'r',
  500: 'z',
  556: 'aceksvxyJ',
  611: 'bdghnopquFLTZ',
  667: 'EPSVXY',
  722: 'ABCDHKNRU',
  778: 'wGOQ',
  833: 'M',
  889: 'm',
  944: 'W',
}

/** Returns the average of the sample's advances, as a part of the em. */
export function averageAdvance(advanceOf: ReadonlyMap<string, number>, sample: Sample): number {
  const total = Object.values(sample).reduce((sum, weight) => sum + weight, 0)
  return Object.entries(sample).reduce(
    (sum, [c, weight]) => sum + (weight / total) * (advanceOf.get(c) ?? 0),
    0,
  )
}

const perCharacter = (widths: Readonly<Record<number, string>>): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(widths).flatMap(([width, cs]) => [...cs].map(c => [c, Number(width) / 1000] as const)),
  )

export const SYSTEM_SANS = {
  regular: { advances: perCharacter(ARIAL), names: ['Arial', 'Liberation Sans', 'Helvetica', 'Roboto'] },
  bold: {
    advances: perCharacter(ARIAL_BOLD),
    names: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold', 'Roboto Bold'],
  },
} as const
/** All of these have the same advance. */
export const SYSTEM_MONO = {
  advance: 0.6,
  names: ['Menlo', 'DejaVu Sans Mono', 'Roboto Mono', 'Droid Sans Mono', 'Liberation Mono', 'Courier New'],
} as const

/** Returns the declarations that give a system font the widths and the line metrics of another. */
export function overrides(
  sizeAdjust: number,
  { ascent, descent, lineGap }: VerticalMetrics,
): readonly string[] {
  const percent = (part: number) => `${Number((100 * part).toFixed(2))}%`
  // Browsers scale the overrides by size-adjust, so they are given divided by it.
  return [
    `size-adjust: ${percent(sizeAdjust)}`,
    `ascent-override: ${percent(ascent / sizeAdjust)}`,
    `descent-override: ${percent(descent / sizeAdjust)}`,
    `line-gap-override: ${percent(lineGap / sizeAdjust)}`,
  ]
}
