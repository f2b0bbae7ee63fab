import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import { COLUMNS } from '../../rules/constants.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { sheetValueText } from '../../rules/sheet-value.ts'
import { currentLayout, onLayout } from '../../stage/layout.ts'
import { isDrawn } from '../../stage/mode.ts'
import { pageOffsetPx, rangeOf } from '../../stage/ranges.ts'
import { isPrinted } from '../../timeline/paper.ts'
import { sessionsAtRest } from '../../timeline/rest.ts'
import {
  listPosition,
  ringColumnAt,
  sheetColumnAt,
  sheetIndexAt,
  sheetOffsetPx,
} from '../../timeline/sheet.ts'
import { ROW_PX, SECTION_PX, WINDOW_PX } from '../../timeline/stages.ts'
import { SHEET_LEAVE_PX } from '../../timeline/thresholds.ts'
import { inkOpened } from '../../timeline/towers.ts'
import { placeText } from '../place-text.ts'
import { Transforms } from '../transforms.ts'
import { InkColumn } from './ink-column.ts'
import { KolamDriver } from './kolam-driver.ts'
import { writeNumber } from './numbers.ts'
import { Print } from './print.ts'
import { TowerRoomDriver } from './tower-driver.ts'

/** Rows of the window: the list stands so that its middle one is current. */
const ROWS = WINDOW_PX / ROW_PX
/** Numbers that change faster than this are written without rolling, so that they can be read. */
const ROLL_PAUSE_MS = 260

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
  const ring = new Transforms([section.querySelector<HTMLElement>('[data-ring]')])
  const counter = section.querySelector<HTMLElement>('[data-counter]') ?? undefined
  const rows = all(section, '[data-row]').toReversed()
  const ticks = all(section, '[data-tick]')
  const cells = { odd: all(section, '[data-value=odd]'), even: all(section, '[data-value=even]') }
  const lit = { odd: all(section, '[data-lit-value=odd]'), even: all(section, '[data-lit-value=even]') }
  const ink = new InkColumn(section)
  const towers = new TowerRoomDriver(section, entries)
  const kolam = new KolamDriver(section, entries)
  const print = new Print(section)
  let pitchPx = ROW_PX
  let position = -1
  let ringAt = -1
  let index = -1
  let changedMs = 0
  let isLeaving = false

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
    const rolls = index >= 0 && !now.reduced && now.timeMs - changedMs > ROLL_PAUSE_MS
    changedMs = now.timeMs
    for (const row of ['odd', 'even'] as const) {
      for (const c of COLUMNS) {
        const text = sheetValueText(entry[row][c])
        writeNumber(cells[row][c], text, rolls)
        writeNumber(lit[row][c], text, rolls)
      }
    }
    writeNumber(counter, placeText(i, n), rolls)
    mark(index, false)
    mark(i, true)
    section.dataset.current = entry.basePattern
    section.dataset.index = String(i)
    index = i
  }

  function step(): boolean {
    const offsetPx = sheetOffsetPx(now.stage, now.offsetPx, n)
    const pagePx = sheetOffsetPx(now.stage, pageOffsetPx(), n)
    const i = sheetIndexAt(pagePx, n)
    const c = sheetColumnAt(pagePx, n)
    const at = now.reduced ? i : listPosition(offsetPx, n)
    const over = now.reduced ? c : ringColumnAt(offsetPx, n)
    if (i !== index) writeEntry(i)
    const leaves = offsetPx >= n * SECTION_PX - SHEET_LEAVE_PX
    if (leaves !== isLeaving) section.toggleAttribute('data-leaving', leaves)
    isLeaving = leaves
    if (at !== position) list.put(0, 0, (at - n + (ROWS + 1) / 2) * pitchPx)
    if (over !== ringAt) ring.put(0, over * pitchPx, 0)
    const opened = openedInk()
    ink.write(over, c, opened)
    print.write()
    towers.write(i, c, at, over, opened)
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
    mark(index, false)
    section.removeAttribute('data-leaving')
    list.clear()
    ring.clear()
    ink.stop()
    print.stop()
  }
}
