import type { TowerPlace } from '../../film/layout.ts'
import { KOLAM_PX } from '../../film/stages.ts'
import { TIP_PLACES } from '../../kolam/dots.ts'
import { halfOf } from '../../kolam/stroke.ts'
import { COLUMNS, type Column } from '../../rules/constants.ts'
import { columnOf } from '../../rules/patterns.ts'
import { type Remark, remarksOn } from '../../rules/remarks.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { placeText, sheetValueText, stepText } from '../../rules/sheet-value.ts'
import { currentLayout } from '../../stage/layout.ts'
import { kolamHref } from '../../ui/kolam/symbols.tsx'
import { FORESHORTENED, standsBelowPx, towerHeight, towerX, towerY } from './room.ts'

const ROWS = ['odd', 'even'] as const
/** Columns stand at the tips of the kolam a quarter turn apart, so far from its middle, per cent of its box. */
const QUARTER = Math.PI / 2
const REACH = (50 * Math.abs(TIP_PLACES[0]?.[0] ?? 0)) / halfOf(KOLAM_PX)

/** Everything in the stage that says which entry and which column are current: written when that changes, never in a frame. */
export class Entry {
  private readonly section: HTMLElement
  private readonly entries: readonly DataSheetEntry[]
  private readonly remarks: readonly Remark[]
  private readonly all: (selector: string) => readonly HTMLElement[]
  private readonly rows: readonly HTMLElement[]
  private readonly ticks: readonly HTMLElement[]
  private readonly heads: readonly HTMLElement[]
  private readonly disc: HTMLElement | null
  private index = -1
  private column = -1

  constructor(section: HTMLElement, entries: readonly DataSheetEntry[]) {
    this.all = selector => [...section.querySelectorAll<HTMLElement>(selector)]
    this.section = section
    this.entries = entries
    this.remarks = remarksOn(entries)
    this.rows = this.all('[data-row]').toReversed()
    this.ticks = this.all('[data-tick]')
    this.heads = this.all('th[data-heads]')
    this.disc = section.querySelector('[data-marked]')
  }

  /** Everything that depends on the window and on the sheet as a whole. */
  relayout(): void {
    const { towers: place } = currentLayout()
    this.column = -1
    const [room] = this.all('[data-slot=towers]')
    if (!place || !room) return
    room.style.setProperty('--size', `${place.size}px`)
    room.style.setProperty('--step', `${place.stepPx}px`)
    for (const [row, lane] of this.all('[data-lane]').entries())
      lane.style.top = `${place.topY - towerY(place, row) + standsBelowPx(place.size)}px`
    for (const step of this.all('[data-step]')) step.textContent = stepText(place.step)
  }

  write(index: number, column: number): void {
    const isNew = index !== this.index
    if (!isNew && column === this.column) return
    if (isNew) this.writeEntry(index)
    this.heads[this.column]?.removeAttribute('data-on')
    this.heads[column]?.setAttribute('data-on', '')
    this.section.dataset.column = String(column)
    for (const marked of [this.disc, this.rows[index]]) marked?.style.setProperty('--column', String(column))
    this.column = column
    this.writeTowers(index, column)
  }

  private writeEntry(index: number): void {
    const entry = this.entries[index]
    if (!entry) return
    this.mark(this.index, false)
    this.mark(index, true)
    this.index = index
    this.section.dataset.current = entry.basePattern
    this.section.dataset.index = String(index)
    for (const row of ROWS)
      for (const [i, cell] of this.all(`[data-value=${row}], [data-lit-value=${row}]`).entries())
        cell.textContent = sheetValueText(entry[row][COLUMNS[i % COLUMNS.length] ?? 0])
    for (const counter of this.all('[data-counter]'))
      counter.textContent = placeText(index, this.entries.length)
    for (const place of this.all('[data-remark]')) {
      place.textContent = this.remarks[index]?.text ?? ''
      // What nothing in the sheet outdoes is said louder.
      place.toggleAttribute('data-loud', this.remarks[index]?.isRecord ?? false)
    }
    this.section.querySelector('use[data-kolam-line]')?.setAttribute('href', kolamHref(entry.basePattern))
    for (const [shape, tip] of this.all('[data-kolam-tip]').entries()) {
      const angle = columnOf(entry.basePattern, shape as Column) * QUARTER
      tip.style.left = `${50 - REACH * Math.cos(angle)}%`
      tip.style.top = `${50 - REACH * Math.sin(angle)}%`
    }
  }

  /** The current pattern's row, and its place among the ticks. */
  private mark(i: number, on: boolean): void {
    for (const element of [this.rows[i], this.ticks[i]]) {
      if (on) element?.setAttribute('aria-current', 'true')
      else element?.removeAttribute('aria-current')
    }
    this.ticks[i]?.setAttribute('tabindex', on ? '0' : '-1')
  }

  /** The values over the marked towers, and the towers where there is no scene. */
  private writeTowers(index: number, column: number): void {
    const { towers: place } = currentLayout()
    const entry = this.entries[index]
    if (!place || !entry) return
    for (const [row, over] of this.all('[data-over]').entries()) {
      const amount = entry[ROWS[row] ?? 'odd'][column as Column]
      const above = towerHeight(amount, place) + (FORESHORTENED * place.size) / 2 + place.overPx
      over.textContent = sheetValueText(amount)
      stand(over, place, column, row, above)
    }
    for (const [i, tower] of this.all('[data-tower]').entries()) {
      const row = i < COLUMNS.length ? 0 : 1
      const own = columnOf(entry.basePattern, COLUMNS[i % COLUMNS.length] ?? 0)
      tower.style.height = `${towerHeight(entry[ROWS[row] ?? 'odd'][own], place)}px`
      stand(tower, place, own, row, 0)
    }
  }

  stop(): void {
    this.mark(this.index, false)
    this.heads[this.column]?.removeAttribute('data-on')
  }
}

/** Stands an element in the room over the foot of a tower, so many px above it. */
function stand({ style }: HTMLElement, place: TowerPlace, column: number, row: number, above: number): void {
  const x = towerX(place, column, row) - place.leftX
  const y = place.topY - towerY(place, row) - above
  style.transform = `translate(calc(${x}px - 50%), calc(${y}px - 100%))`
}
