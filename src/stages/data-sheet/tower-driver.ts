import { now } from '../../frame/now.ts'
import { COLUMNS, type Column } from '../../rules/constants.ts'
import { columnOf } from '../../rules/patterns.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { sheetValueText, stepText } from '../../rules/sheet-value.ts'
import { currentLayout } from '../../stage/layout.ts'
import type { TowerPlace } from '../../timeline/layout.ts'
import { FORESHORTENED, IN_CELL, standsBelowPx } from '../../timeline/tower-form.ts'
import { towerHeight, valueOnInk } from '../../timeline/towers.ts'

/** Values over the marked towers fade within this much of a movement, in entries or columns. */
const FADE = 0.125

/** Where a tower stands in the page: its middle and its foot, px from the top left of the stage. */
function footOf(place: TowerPlace, column: number, even: boolean): { x: number; y: number } {
  const offset = IN_CELL.offsets[even ? 1 : 0] * place.pitch
  return {
    x: now.widthPx / 2 + place.x + (column - 1.5) * place.pitch + offset,
    y: now.heightPx / 2 - place.footY - (even ? 0 : place.lanePx),
  }
}

/** Writes what stands in the room over the table: lane words, unit, values over the marked towers, the still towers. */
export class TowerRoomDriver {
  private readonly room: HTMLElement | null
  private readonly entries: readonly DataSheetEntry[]
  private readonly values: readonly HTMLElement[]
  private readonly lanes: readonly HTMLElement[]
  private readonly stills: readonly HTMLElement[]
  private readonly unit: HTMLElement | null
  private placedIndex = -1
  private placedColumn: Column = 0
  private opacity = -1
  private opened = -1
  private shown = -1

  constructor(section: HTMLElement, entries: readonly DataSheetEntry[]) {
    const find = (selector: string) => [...section.querySelectorAll<HTMLElement>(selector)]
    this.entries = entries
    this.room = section.querySelector('[data-slot=towers]')
    this.values = find('[data-over]')
    this.lanes = find('[data-lane]')
    this.stills = find('[data-tower]')
    this.unit = section.querySelector('[data-step]')
  }

  /** Everything that depends on the window and on the sheet as a whole. */
  relayout(): void {
    const { towers: place } = currentLayout()
    this.placedIndex = -1
    this.opacity = -1
    this.shown = -1
    if (!place || !this.room) return
    const { style } = this.room
    style.setProperty('--size', `${place.size}px`)
    style.setProperty('--step', `${place.stepPx}px`)
    const roomTop = now.heightPx / 2 - place.topY
    for (const [even, lane] of this.lanes.entries())
      lane.style.top = `${footOf(place, 0, even === 1).y + standsBelowPx(place.size) - roomTop}px`
    if (this.unit) this.unit.textContent = stepText(place.step)
  }

  /**
   * @param at the entry whose towers stand
   * @param over the marker's column: fractions while they change
   * @param opened how far the ink has opened that the values stand on
   */
  write(index: number, column: number, at: number, over: number, opened: number): void {
    const { towers: place } = currentLayout()
    if (!place) return
    const away = Math.max(Math.abs(at - index), Math.abs(over - column))
    this.writeValues(place, index, column as Column, away, opened)
    if (this.stills.length > 0 && index !== this.shown) this.writeStills(place, index)
    this.shown = index
  }

  /** The values of all columns are written with their pattern; those over the marked towers show. */
  private writeValues(place: TowerPlace, index: number, column: Column, away: number, opened: number): void {
    const opacity = Math.max(0, 1 - away / FADE)
    if (index !== this.placedIndex) this.placeValues(place, index)
    if (opacity === this.opacity && column === this.placedColumn && opened === this.opened) return
    if (column !== this.placedColumn) this.showValues(this.placedColumn, 0, 1)
    this.showValues(column, opacity, opened)
    this.opacity = opacity
    this.opened = opened
    this.placedColumn = column
  }

  private showValues(column: Column, opacity: number, opened: number): void {
    const odd = this.values[column]
    const even = this.values[COLUMNS.length + column]
    if (odd) odd.style.opacity = String(opacity * valueOnInk(opened, 0))
    if (even) even.style.opacity = String(opacity * valueOnInk(opened, 1))
  }

  private placeValues(place: TowerPlace, index: number): void {
    this.placedIndex = index
    for (const [i, over] of this.values.entries()) {
      const column = COLUMNS[i % COLUMNS.length] ?? 0
      const even = i >= COLUMNS.length
      const { x, y } = this.inRoom(place, column, even)
      const value = this.entries[index]?.[even ? 'even' : 'odd'][column] ?? 0
      const top = y - towerHeight(value, place) - (FORESHORTENED * place.size) / 2 - place.overPx
      over.textContent = sheetValueText(value)
      over.style.transform = `translate(calc(${x}px - 50%), calc(${top}px - 100%))`
    }
  }

  private writeStills(place: TowerPlace, index: number): void {
    const entry = this.entries[index]
    if (!entry) return
    for (const [i, tower] of this.stills.entries()) {
      const shape = COLUMNS[i % COLUMNS.length] ?? 0
      const even = i >= COLUMNS.length
      const column = columnOf(entry.basePattern, shape)
      const { x, y } = this.inRoom(place, column, even)
      tower.style.height = `${towerHeight(entry[even ? 'even' : 'odd'][column], place)}px`
      tower.style.transform = `translate(calc(${x}px - 50%), calc(${y}px - 100%))`
    }
  }

  /** A tower's foot from the top left of the room. */
  private inRoom(place: TowerPlace, column: number, even: boolean): { x: number; y: number } {
    const { x, y } = footOf(place, column, even)
    return { x: x - (now.widthPx / 2 + place.leftX), y: y - (now.heightPx / 2 - place.topY) }
  }
}
