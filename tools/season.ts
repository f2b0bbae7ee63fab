import { sampleSheet, toWire, type WireEntry } from '../src/rules/season.ts'

/**
 * Returns a season's data sheet as the field `sheet` of `config/data_sheet` holds it: 24 entries, the same for the same
 * seed. The keys begin with a letter: digits alone would be taken for positions and put the entries out of order.
 */
export function sampleSeason(seed: number): Record<string, WireEntry> {
  return Object.fromEntries(toWire(sampleSheet(seed)).map(entry => [`p${entry.base_pattern}`, entry]))
}
