import { Opacities } from '../../film/opacities.ts'
import { Transforms } from '../../film/transforms.ts'
import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { COLUMNS } from '../../rules/constants.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { progressIn } from '../../stage/cues.ts'
import { currentLayout, onLayout } from '../../stage/layout.ts'
import { isDrawn, layoutMode } from '../../stage/mode.ts'
import { pageOffsetPx, rangeOf } from '../../stage/ranges.ts'
import { isPrinted } from '../../timeline/paper.ts'
import { sessionsAtRest } from '../../timeline/rest.ts'
import {
  columnPosition,
  entryPx,
  listPosition,
  markerColumnAt,
  pastSheetPx,
  ringClosedAt,
  ringColumnAt,
  ringRowAt,
  rowGone,
  rowSeen,
  sheetColumnAt,
  sheetIndexAt,
  sheetLeft,
  sheetOffsetPx,
} from '../../timeline/sheet.ts'
import { ROW_PX, SECTION_PX, WINDOW_PX } from '../../timeline/stages.ts'
import { SHEET_LEAVE_PX } from '../../timeline/thresholds.ts'
import { inkOpened } from '../../timeline/towers.ts'
import { Drums } from './drums.ts'
import { InkColumn } from './ink-column.ts'
import { KolamDriver } from './kolam-driver.ts'
import { Print } from './print.ts'
import { RemarkDriver } from './remark.ts'
import { TowerRoomDriver } from './tower-driver.ts'

/** Rows of the window: the list stands so that its middle one is current. */
const ROWS = WINDOW_PX / ROW_PX

const all = (root: Element, selector: string): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
]

/** How far the scene's ink column has opened; the page's own stands whole. */
function openedInk(): number {
  const range = rangeOf('data-sheet')
  if (!range || !isDrawn()) return 1
  if (now.reduced) return isPrinted(now.stage === 'sessions' ? sessionsAtRest(now.progress) : 1) ? 0 : 1
  return inkOpened(now.shownPx - range.topPx, now.heightPx)
}

/**
 * Keeps the stage's DOM at the scroll position: contract attributes, list, numbers, ink column, towers and ticks.
 * @param section the stage's section, in the document, rendered with these entries
 * @returns ends it
 */
export function driveSheet(section: HTMLElement, entries: readonly DataSheetEntry[]): () => void {
  const n = entries.length
  const list = new Transforms([section.querySelector<HTMLElement>('[data-list]')])
  const legend = new Opacities(all(section, '[data-list-legend]'))
  // From the top: the first five are those that the window shows at the end.
  const names = new Opacities(all(section, '[data-list] > li'))
  const ringBox = section.querySelector<HTMLElement>('[data-ring]')
  const ring = new Transforms([ringBox])
  const ringShown = new Opacities(ringBox ? [ringBox] : [])
  const rows = all(section, '[data-row]').toReversed()
  const ticks = all(section, '[data-tick]')
  const drums = new Drums(section, entries)
  const ink = new InkColumn(section)
  const towers = new TowerRoomDriver(section, entries)
  const kolam = new KolamDriver(section, entries)
  const print = new Print(section)
  const remark = new RemarkDriver(section, entries)
  const columns = new Float64Array(COLUMNS.length)
  let pitchPx = ROW_PX
  let position = -1
  let ringAt = -1
  let index = -1
  let marked = -1
  let discColumn = -1

  function mark(i: number, on: boolean): void {
    for (const element of [rows[i], ticks[i]]) {
      if (on) element?.setAttribute('aria-current', 'true')
      else element?.removeAttribute('aria-current')
    }
    ticks[i]?.setAttribute('tabindex', on ? '0' : '-1')
  }

  function writeEntry(i: number): void {
    const entry = entries[i]
    if (!entry) return
    section.dataset.current = entry.basePattern
    section.dataset.index = String(i)
    index = i
  }

  /** The row in the tray is the current one, with its place in the strip, and its disc is in the ring's column. */
  function markRow(i: number, column: number): void {
    if (i !== marked) {
      mark(marked, false)
      mark(i, true)
      marked = i
    }
    if (column !== discColumn) section.dataset.disc = String(column)
    discColumn = column
  }

  /** The page's own ring stands where the scene's would. */
  function moveRing(offsetPx: number): void {
    ring.put(0, ringColumnAt(offsetPx, n) * pitchPx, -ringRowAt(offsetPx, n) * pitchPx)
    ringShown.put(0, ringClosedAt(offsetPx, n))
  }

  /** Scroll past the sheet's end, px; where it stands until the cut, it stays before that. */
  function pastPx(): number {
    const stands = now.reduced || layoutMode() !== 'pinned'
    return stands ? -SECTION_PX : pastSheetPx(progressIn('odd-even'), now.heightPx)
  }

  /** The rows' names leave with their pieces, the legend's words with the upper ones; from then on no row is pressed. */
  function leave(px: number): void {
    section.toggleAttribute('data-leaving', px > -SHEET_LEAVE_PX)
    legend.put(0, 1 - rowGone(px, 0))
  }

  /** A row's names fade with its pieces: at the window's ends and, those of the last ones, as they leave. */
  function showNames(at: number, px: number): void {
    for (let i = 0; i < n + ROWS - 1; i++) {
      const stays = i < ROWS ? 1 - rowGone(px, i) : 1
      names.put(i, stays * rowSeen(n - 1 + (ROWS - 1) / 2 - i - at))
    }
  }

  function step(): boolean {
    const offsetPx = sheetOffsetPx(now.stage, now.offsetPx, n)
    const pagePx = sheetOffsetPx(now.stage, pageOffsetPx(), n)
    const i = sheetIndexAt(pagePx, n)
    const c = sheetColumnAt(pagePx, n)
    const at = now.reduced ? i : listPosition(offsetPx, n)
    const over = now.reduced ? c : markerColumnAt(offsetPx, n)
    if (i !== index) writeEntry(i)
    markRow(Math.round(at), now.reduced ? c : Math.round(ringColumnAt(offsetPx, n)))
    const px = pastPx()
    leave(px)
    showNames(at, px)
    if (at !== position) list.put(0, 0, (at - n + (ROWS + 1) / 2) * pitchPx)
    if (ringBox && (over !== ringAt || at !== position)) moveRing(now.reduced ? entryPx(i, c) : offsetPx)
    for (const column of COLUMNS) columns[column] = now.reduced ? i : columnPosition(offsetPx, n, column)
    drums.write(i, at, columns)
    remark.write(i, at)
    const opened = openedInk()
    // At the end the ink closes to the right, where no number is.
    const inkAt = over + 1 - sheetLeft(n * SECTION_PX + px, n)
    ink.write(inkAt, c, opened)
    print.write(px)
    towers.write(i, c, at, inkAt, opened)
    kolam.write(i, at, over)
    position = at
    ringAt = over
    return false
  }

  function relayout(): void {
    pitchPx = currentLayout().window.pitch
    position = -1
    ringAt = -1
    ink.relayout()
    print.relayout()
    remark.relayout()
    kolam.relayout()
    towers.relayout()
  }

  relayout()
  step()
  const stopLayout = onLayout(relayout)
  const removeStep = addStep('dom', step)
  return () => {
    stopLayout()
    removeStep()
    mark(marked, false)
    list.clear()
    names.clear()
    ring.clear()
    ringShown.clear()
    drums.stop()
    ink.stop()
    print.stop()
    remark.stop()
  }
}
