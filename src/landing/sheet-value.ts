import type { DataSheetEntry } from '../rules/sheet.ts'

/** A value of the data sheet as the page writes it: at most one decimal. */
export const valueText = (value: number): string => String(Math.round(value * 10) / 10)

/** Characters of a sheet's longest number, at least two: they decide how large its numbers can be set. */
export const longestValue = (entries: readonly DataSheetEntry[]): number =>
  Math.max(2, ...entries.flatMap(({ odd, even }) => [...odd, ...even].map(value => valueText(value).length)))
