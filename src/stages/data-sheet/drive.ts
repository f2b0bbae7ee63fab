import type { Sample } from '../../film/sample.ts'
import { SECTION_PX } from '../../film/stages.ts'
import { flagOf, opacitiesOf } from '../../film/styles.ts'
import { Transforms } from '../../film/transforms.ts'
import { addStep } from '../../frame/loop.ts'
import { now } from '../../frame/now.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { printedAs, printMatrix } from '../../story/data-sheet/paper.ts'
import {
  at,
  DATA_SHEET_FILM,
  LEAVE_PX,
  pastSheetPx,
  playAt,
  sheetColumnAt,
  sheetIndexAt,
  sheetOffsetPx,
  tapeAt,
} from '../../story/data-sheet/tape.ts'
import { currentLayout, onLayout } from '../../viewport/layout.ts'
import { isDrawn } from '../../viewport/mode.ts'
import { pageOffsetPx } from '../../viewport/ranges.ts'
import { startWords } from '../words.ts'
import { followEntry } from './entry.ts'

/** What moves in the stage: the list, the ring where there is no scene, the ink column, the window on to its numbers, and those. */
const MOVED = ['[data-list]', '[data-ring]', '[data-ink]', '[data-lit]', '[data-lit-cells]'] as const
/** Rows from the list's upper end to the middle of the window. */
const TO_MIDDLE = 3
/** Values over the marked towers fade within this part of a movement, in entries or columns, and come in the last of the ink's. */
const FADE = 0.125

/** The place of the score at the position of the last frame. */
function placeNow(n: number): number {
  const layout = currentLayout()
  const { stage, progress, heightPx } = now
  if (stage === 'sessions' && isDrawn()) return progress
  const offsetPx = sheetOffsetPx(stage, now.offsetPx, n)
  if (isDrawn()) {
    const pastPx = stage === 'odd-even' ? pastSheetPx(progress, heightPx) : 0
    return tapeAt(offsetPx + pastPx, layout)
  }
  // Without a scene nothing leaves before the stage does.
  return tapeAt(Math.min(offsetPx, n * SECTION_PX - LEAVE_PX - 1), layout)
}

/** The score's place where any of the stage can be seen, otherwise NaN. */
const wordsAt = (n: number): number =>
  now.stage === 'sessions' || now.stage === 'data-sheet' || now.stage === 'odd-even'
    ? placeNow(n)
    : Number.NaN

/**
 * Lays the stage as the print on the paper under the stack of sessions, until both are the page. `data-print` says `laid`
 * or `page` while the stage before it is on screen.
 */
function layPrint(section: HTMLElement): (place: number) => void {
  const box = section.querySelector<HTMLElement>('[data-printed]')
  const matrix = new Float64Array(16)
  let written = Number.NaN
  let printed = section.dataset.print
  let layout = currentLayout()
  return place => {
    const next = isDrawn() && now.stage === 'sessions' ? printedAs(place) : undefined
    if (next !== printed) {
      printed = next
      if (next) section.dataset.print = next
      else delete section.dataset.print
      written = Number.NaN
      if (box) box.style.transform = ''
    }
    if (next !== 'laid' || !box || (place === written && layout === currentLayout())) return
    written = place
    layout = currentLayout()
    printMatrix(place, layout, matrix)
    box.style.transform = `matrix3d(${matrix.join()})`
  }
}

/**
 * Keeps the stage's DOM at the scroll position: contract attributes, list, numbers, ink column, towers and ticks.
 * @param section the stage's section, in the document, rendered with these entries
 * @returns ends it
 */
export function driveSheet(section: HTMLElement, entries: readonly DataSheetEntry[]): () => void {
  const n = entries.length
  const moved = new Transforms(MOVED.map(each => section.querySelector<HTMLElement>(each)))
  const over = opacitiesOf([...section.querySelectorAll<HTMLElement>('[data-over]')])
  const remark = opacitiesOf([...section.querySelectorAll<HTMLElement>('[data-remark]')])
  const entry = followEntry(section, entries)
  const print = layPrint(section)
  const leaves = flagOf(section, 'data-leaving')

  function move(value: Sample, shown: number, column: number): void {
    const { window, towers } = currentLayout()
    const on = value(at.list.moved)
    const marker = value(at.marker.column)
    const opened = value(at.ink.opened)
    const ringed = on > 0 ? 3 : on < 0 ? 0 : marker
    const inkPx = (marker + opened - value(at.ink.left)) * (towers?.pitch ?? 0)
    moved.put(0, 0, (shown + on - n + TO_MIDDLE) * window.pitch)
    moved.put(1, ringed * window.pitch, on * window.pitch)
    moved.put(2, inkPx, 0)
    moved.put(3, inkPx, 0)
    moved.put(4, -inkPx, 0)
    const away = Math.max(Math.abs(on), Math.abs(marker - column), 1 - opened, 1 - value(at.ink.left))
    over.putAll(Math.max(0, 1 - away / FADE))
    remark.putAll(1 - 2 * Math.abs(on))
  }

  function step(): boolean {
    const offsetPx = sheetOffsetPx(now.stage, now.offsetPx, n)
    const pagePx = sheetOffsetPx(now.stage, pageOffsetPx(), n)
    const column = sheetColumnAt(pagePx, n)
    const index = sheetIndexAt(pagePx, n)
    const place = placeNow(n)
    entry.write(index, column)
    print(place)
    const value = playAt(place, currentLayout())
    move(value, sheetIndexAt(offsetPx, n), column)
    leaves(value(at.rows.left) < 1)
    return false
  }

  entry.relayout()
  step()
  const stops = [
    onLayout(entry.relayout),
    startWords(section, DATA_SHEET_FILM, () => wordsAt(n)),
    addStep('dom', step),
  ]
  return () => {
    for (const stop of stops) stop()
    entry.stop()
    print(Number.NaN)
    moved.clear()
    over.clear()
    remark.clear()
  }
}
