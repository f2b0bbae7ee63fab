import { describeFaults, readSheet } from '../rules/sheet.ts'
import DataSheet from './data-sheet/overlay.tsx'
import OddEven from './odd-even/overlay.tsx'

/** The two parts that need a data sheet: a chunk of their own, since no first paint has one. */
export function SheetSections() {
  return (
    <>
      <DataSheet />
      <OddEven />
    </>
  )
}

export { describeFaults, readSheet }
