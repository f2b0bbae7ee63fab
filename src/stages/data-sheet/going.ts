import { SECTION_PX } from '../../film/stages.ts'
import { now } from '../../frame/now.ts'
import { glideTo, jumpTo } from '../../frame/scroll.ts'
import { COLUMNS } from '../../rules/constants.ts'
import { currentLayout } from '../../viewport/layout.ts'
import { rangeOf } from '../../viewport/ranges.ts'
import { entryPx } from './tape.ts'

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

const entryAt = (scrollPx: number, topPx: number): number => Math.floor((scrollPx - topPx) / SECTION_PX)

/** Brings the marker to a column of the entry on screen. */
export function goToColumn(column: number): void {
  const range = rangeOf('data-sheet')
  if (range) goToEntry(Math.max(0, entryAt(now.scrollPx, range.topPx)), column)
}

/** Shows the entry whose tick the focus has come to, wherever it came from. */
export function showEntry(i: number): void {
  const range = rangeOf('data-sheet')
  if (range && entryAt(window.scrollY, range.topPx) !== i) jumpToEntry(i)
}
