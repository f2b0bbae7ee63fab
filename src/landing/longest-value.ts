import type { DataSheetEntry } from '../rules/sheet.ts'
import { sheetValueText } from '../rules/sheet-value.ts'

/** Characters of a sheet's longest number, at least two: they decide how large its numbers can be set. */
export const longestValue = (entries: readonly DataSheetEntry[]): number =>
  Math.max(
    2,
    ...entries.flatMap(({ odd, even }) => [...odd, ...even].map(value => sheetValueText(value).length)),
  )
