import type { DataSheetEntry } from './sheet.ts'

/** What a column of the tables has room for. */
const CHARACTERS = 6
const PLAIN = /^\d+(\.\d)?$/

/**
 * A sheet value as every page writes it, in at most six characters: with one decimal where it has one and there is
 * room (9999.9), else as a whole number (123457), else with a power of ten and as many digits as there is room for
 * (1.23e6, 1e308).
 */
export function sheetValueText(value: number): string {
  const plain = [String(Math.round(value * 10) / 10), String(Math.round(value))]
  const found = plain.find(text => PLAIN.test(text) && text.length <= CHARACTERS)
  if (found !== undefined) return found
  const powers = [2, 1, 0].map(decimals => withPower(value, decimals))
  return powers.find(text => text.length <= CHARACTERS) ?? ''
}

/** Says what a row's values add up to. Each is so much of it, which is no chance. */
export function totalText(row: readonly number[]): string {
  const total = row.reduce((sum, value) => sum + value, 0)
  return `${sheetValueText(Math.min(total, Number.MAX_VALUE))} in all`
}

/** Returns the distance of two lines over the table, a round number, as it is: of small values it is no tenth. */
export function stepText(step: number): string {
  const text = sheetValueText(step)
  return Number(text) === step ? text : String(Number(step.toPrecision(1)))
}

/** Characters of a sheet's longest number, at least two: they decide how large its numbers can be set. */
export const longestValue = (entries: readonly DataSheetEntry[]): number =>
  Math.max(
    2,
    ...entries.flatMap(({ odd, even }) => [...odd, ...even].map(value => sheetValueText(value).length)),
  )

/** Returns a place in a sheet of n entries with as many digits as the highest number: 07 of 24. */
export const placeText = (i: number, n: number): string => String(i + 1).padStart(String(n).length, '0')

/** 1.2e+45 without what says nothing: the plus sign, and zeros after the decimal point. */
function withPower(value: number, decimals: number): string {
  return value
    .toExponential(decimals)
    .replace('+', '')
    .replace(/\.?0*e/, 'e')
}
