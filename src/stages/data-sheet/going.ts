import { now } from '../../frame/now.ts'
import { glideTo, jumpTo } from '../../frame/scroll.ts'
import { COLUMNS } from '../../rules/constants.ts'
import { entryPx, sheetIndexAt } from '../../story/data-sheet/tape.ts'
import { currentLayout } from '../../viewport/layout.ts'
import { rangeOf } from '../../viewport/ranges.ts'

/** Brings the page to an entry of the data sheet, and the marker to one of its columns. */
export function goToEntry(i: number, column = 0, go = glideTo): void {
  const range = rangeOf('data-sheet')
  if (range) go(Math.ceil(range.topPx + entryPx(i, column)))
}

/** Brings the page to an entry, and the marker to the shape of its row that was pressed at `clientX`, or the first one. */
export function goToRow(i: number, clientX: number): void {
  const { x, pitch } = currentLayout().window
  goToEntry(i, COLUMNS[Math.floor((clientX - now.widthPx / 2 - x) / pitch + COLUMNS.length / 2)])
}

/** Shows an entry at once: for a pointer that is drawn along the ticks. */
export const jumpToEntry = (i: number): void => goToEntry(i, 0, jumpTo)

/** The entry that the sheet shows, also where the page has come to rest with it a little before it or past its end. */
function entryOnScreen(): number {
  const topPx = rangeOf('data-sheet')?.topPx ?? 0
  return sheetIndexAt(window.scrollY - topPx, currentLayout().entries)
}

/** Brings the marker to a column of the entry on screen. */
export const goToColumn = (column: number): void => goToEntry(entryOnScreen(), column)

/** Shows the entry whose tick the focus has come to, wherever it came from. */
export function showEntry(i: number): void {
  if (now.stage !== 'data-sheet' || entryOnScreen() !== i) jumpToEntry(i)
}
