import { addStep } from '../../frame/loop.ts'
import { onMeasure, slot, stageRanges } from '../../frame/measure.ts'
import { now } from '../../frame/now.ts'
import { jumpTo } from '../../frame/scroll.ts'
import { COLUMNS } from '../../rules/constants.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import {
  listPosition,
  ringColumnAt,
  sheetColumnAt,
  sheetIndexAt,
  sheetOffsetPx,
} from '../../timeline/sheet.ts'
import { ROW_PX, SECTION_PX, WINDOW_PX } from '../../timeline/stages.ts'
import { percentText } from '../percent.ts'
import { roll } from './roll.ts'

/** Everything leaves in the last px of the stage, except the row that the next stage grows from. */
const LEAVE_PX = 60
/** Progress at which the text of n entries leaves. */
export const leavesAt = (n: number): number => 1 - LEAVE_PX / (n * SECTION_PX)

/** Rows of the window: the list stands so that its middle one is current. */
const ROWS = WINDOW_PX / ROW_PX
/** Numbers that change faster than this are written without rolling, so that they can be read. */
const ROLL_PAUSE_MS = 260
/** Where a tick leads, from the start of its section: past the list's way, on the first column. */
const REST_PX = 38

/** Brings the page to an entry of the data sheet. */
export function goToEntry(i: number): void {
  const range = stageRanges().find(stage => stage.id === 'data-sheet')
  if (range) jumpTo(Math.ceil(range.topPx + i * SECTION_PX + REST_PX))
}

/** Shows the entry whose tick the focus has come to, wherever it came from. */
export function showEntry(i: number): void {
  const range = stageRanges().find(stage => stage.id === 'data-sheet')
  if (range && Math.floor((window.scrollY - range.topPx) / SECTION_PX) !== i) goToEntry(i)
}

/** Digits of the highest number: 07 of 24. */
export const placeText = (i: number, n: number): string => String(i + 1).padStart(String(n).length, '0')

const all = (root: Element, selector: string): readonly HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>(selector),
]

/**
 * Keeps the stage's DOM at the scroll position: contract attributes, list, numbers, ink column and ticks.
 * @param section the stage's section, in the document, rendered with these entries
 * @returns ends it
 */
export function driveSheet(section: HTMLElement, entries: readonly DataSheetEntry[]): () => void {
  const n = entries.length
  const list = section.querySelector<HTMLElement>('[data-list]')
  const ring = section.querySelector<HTMLElement>('[data-ring]')
  const ink = section.querySelector<HTMLElement>('[data-ink]')
  const counter = section.querySelector<HTMLElement>('[data-counter]')
  const rows = all(section, '[data-row]').toReversed()
  const ticks = all(section, '[data-tick]')
  const heads = all(section, '[data-head]')
  const cells = { odd: all(section, '[data-odd]'), even: all(section, '[data-even]') }
  let pitchPx = ROW_PX
  let position = -1
  let ringAt = -1
  let index = -1
  let column = -1
  let changedMs = 0

  function mark(i: number, on: boolean): void {
    for (const element of [rows[i], ticks[i]]) {
      if (on) element?.setAttribute('aria-current', 'true')
      else element?.removeAttribute('aria-current')
    }
    ticks[i]?.setAttribute('tabindex', on ? '0' : '-1')
  }

  function markColumn(c: number, on: boolean): void {
    for (const line of [heads, cells.odd, cells.even]) line[c]?.toggleAttribute('data-on', on)
  }

  function writeEntry(i: number): void {
    const entry = entries[i]
    if (!entry) return
    const rolls = index >= 0 && !now.reduced && now.timeMs - changedMs > ROLL_PAUSE_MS
    changedMs = now.timeMs
    for (const c of COLUMNS) {
      writeNumber(cells.odd[c], percentText(entry.odd[c]), rolls)
      writeNumber(cells.even[c], percentText(entry.even[c]), rolls)
    }
    if (counter) counter.textContent = placeText(i, n)
    mark(index, false)
    mark(i, true)
    section.dataset.current = entry.basePattern
    section.dataset.index = String(i)
    index = i
  }

  function writeColumn(c: number): void {
    markColumn(column, false)
    markColumn(c, true)
    if (ink) ink.style.transform = `translateX(${c * 100}%)`
    section.dataset.column = String(c)
    column = c
  }

  function step(): boolean {
    const offsetPx = sheetOffsetPx(now.stage, now.offsetPx, n)
    const i = sheetIndexAt(offsetPx, n)
    const c = sheetColumnAt(offsetPx, n)
    const at = now.reduced ? i : listPosition(offsetPx, n)
    const over = now.reduced ? c : ringColumnAt(offsetPx, n)
    if (i !== index) writeEntry(i)
    if (c !== column) writeColumn(c)
    if (list && at !== position) list.style.transform = `translateY(${(at - n + (ROWS + 1) / 2) * pitchPx}px)`
    if (ring && over !== ringAt) ring.style.transform = `translateX(${over * pitchPx}px)`
    position = at
    ringAt = over
    return false
  }

  function onLayout(): void {
    pitchPx = (slot('window')?.heightPx ?? WINDOW_PX) / ROWS
    position = -1
    ringAt = -1
  }

  onLayout()
  step()
  const stopMeasure = onMeasure(onLayout)
  const removeStep = addStep('dom', step)
  return () => {
    stopMeasure()
    removeStep()
    mark(index, false)
    markColumn(column, false)
  }
}

function writeNumber(cell: HTMLElement | undefined, text: string, rolls: boolean): void {
  if (!cell) return
  if (rolls) roll(cell, text)
  else if (cell.textContent !== text || cell.childElementCount > 0) cell.textContent = text
}
