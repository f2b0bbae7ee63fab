import { Transforms } from '../../film/transforms.ts'
import { placeText } from '../../landing/place-text.ts'
import { COLUMNS } from '../../rules/constants.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { sheetValueText } from '../../rules/sheet-value.ts'
import { clamp } from '../../timeline/easing.ts'
import css from './table.module.css'

/** From one number of a drum to the next, in its own height, per cent: the style sheet has its neighbours there. */
const PITCH_PERCENT = 136

const NONE: readonly string[] = []

/** A number of each entry, one of which stands in a cell; its neighbours are drawn over it and under it by the style sheet. */
interface Drum {
  /** The column whose change it follows; the counter follows the list. */
  readonly column?: number
  readonly cell: HTMLElement
  readonly number: HTMLElement
  readonly texts: readonly string[]
}

function drumIn(cell: HTMLElement, texts: readonly string[], column?: number): Drum {
  const window = document.createElement('span')
  const number = document.createElement('span')
  window.className = css.window ?? ''
  number.className = css.number ?? ''
  number.dataset.drum = ''
  window.append(number)
  cell.replaceChildren(window)
  return { cell, number, texts, ...(column !== undefined && { column }) }
}

/** The drums of the table, of its ivory copy, and of the place in the sheet. */
function drumsOf(section: HTMLElement, entries: readonly DataSheetEntry[]): readonly Drum[] {
  const all = (selector: string) => [...section.querySelectorAll<HTMLElement>(selector)]
  const values = (['odd', 'even'] as const).flatMap(row =>
    COLUMNS.flatMap(column => {
      const texts = entries.map(entry => sheetValueText(entry[row][column]))
      const cells = [all(`[data-value=${row}]`)[column], all(`[data-lit-value=${row}]`)[column]]
      return cells.flatMap(cell => (cell ? [drumIn(cell, texts, column)] : []))
    }),
  )
  const places = entries.map((_, i) => placeText(i, entries.length))
  return [...values, ...all('[data-counter]').map(counter => drumIn(counter, places))]
}

/**
 * How far a drum has rolled past the number of the current entry, per cent of its height; what is the same in both stands.
 * @param at the entry whose number stands, a fraction while it rolls
 */
export function rolledPercent(texts: readonly string[], index: number, at: number): number {
  const past = clamp(at - index, -1, 1)
  const isSame = past === 0 || texts[index + Math.sign(past)] === texts[index]
  return isSame ? 0 : past * PITCH_PERCENT
}

/**
 * The stage's numbers. Each rolls to the next entry's as the page moves, as one thing: digits that came one by one would
 * show numbers that nobody has published. A cell's text is the current number and no other.
 */
export class Drums {
  private readonly drums: readonly Drum[]
  private readonly numbers: Transforms
  private index = -1
  private at = Number.NaN

  constructor(section: HTMLElement, entries: readonly DataSheetEntry[]) {
    this.drums = drumsOf(section, entries)
    this.numbers = new Transforms(
      this.drums.map(({ number }) => number),
      'percent',
    )
  }

  /**
   * Shows a place of the sheet.
   * @param index the current entry
   * @param at the entry whose place stands, a fraction while it rolls
   * @param columns the same for the numbers of each column
   */
  write(index: number, at: number, columns: Float64Array): void {
    if (index === this.index && at === this.at) return
    if (index !== this.index) for (const drum of this.drums) show(drum, index)
    for (let i = 0; i < this.drums.length; i++) {
      const { texts = NONE, column } = this.drums[i] ?? {}
      this.numbers.put(i, 0, rolledPercent(texts, index, column === undefined ? at : (columns[column] ?? at)))
    }
    this.index = index
    this.at = at
  }

  /** Leaves the numbers as plain text. */
  stop(): void {
    for (const { cell, number } of this.drums) cell.textContent = number.textContent
  }
}

function show({ number, texts }: Drum, index: number): void {
  number.textContent = texts[index] ?? ''
  number.dataset.next = texts[index + 1] ?? ''
  number.dataset.last = texts[index - 1] ?? ''
}
