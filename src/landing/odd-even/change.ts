import { now } from '../../frame/now.ts'
import { COLUMNS, type Column } from '../../rules/constants.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import {
  beginsAt,
  changedAt,
  EDGE,
  frameLeftAt,
  isChanged,
  numbersChangedAt,
  seenTurned,
} from '../../timeline/change.ts'
import { Opacities } from '../opacities.ts'

/** Writes another pattern's words, numbers of a column included, where nobody sees the one give way to the other. */
interface Writers {
  readonly words: (entry: DataSheetEntry) => void
  readonly numbers: (entry: DataSheetEntry, column: Column) => void
}

/** Where a button leads to another pattern: its numbers turn over in their columns with the pieces, and its words change half-way. */
export class Change {
  private readonly writers: Writers
  /** By column: the odd number and the even one. */
  private readonly figures: readonly (readonly HTMLElement[])[]
  private readonly words: Opacities
  private next: DataSheetEntry | undefined
  private startMs = 0
  private from = 0
  private turned = 0
  /** How many columns' numbers are the other pattern's, and whether its words are. */
  private numbered = 0
  private isSaid = false
  /** How much shows of what marks the column that is drawn. */
  frame = 1

  /** @param section the stage's section, in the document */
  constructor(section: HTMLElement, writers: Writers) {
    this.writers = writers
    const figures = [...section.querySelectorAll<HTMLElement>('[data-figure]')]
    this.figures = COLUMNS.map(column => figures.filter((_, i) => i % COLUMNS.length === column))
    this.words = new Opacities([
      ...section.querySelectorAll<HTMLElement>('[data-words], [data-total], [data-pattern], [data-kolam]'),
    ])
  }

  /** Begins to turn to an entry, from where another change has come to. */
  begin(next: DataSheetEntry): void {
    this.next = next
    this.from = beginsAt(this.turned)
    this.startMs = now.timeMs
    this.numbered = 0
    this.isSaid = false
  }

  /** Writes a frame of it. */
  step(): void {
    const { next, from } = this
    if (!next) return
    const ms = now.timeMs - this.startMs
    for (const column of COLUMNS) this.turn(next, column, numbersChangedAt(ms, from, column))
    this.turned = changedAt(ms, from)
    if (this.turned >= EDGE && !this.isSaid) {
      this.isSaid = true
      this.writers.words(next)
    }
    this.words.putAll(seenTurned(this.turned))
    this.frame = frameLeftAt(ms)
    if (isChanged(ms)) this.stop()
  }

  private turn(next: DataSheetEntry, column: Column, turned: number): void {
    if (turned >= EDGE && column === this.numbered) {
      this.numbered++
      this.writers.numbers(next, column)
    }
    const scale = `1 ${seenTurned(turned).toFixed(3)}`
    for (const figure of this.figures[column] ?? []) figure.style.scale = scale
  }

  /** Leaves everything as it stands. */
  stop(): void {
    this.next = undefined
    this.turned = 0
    this.frame = 1
    this.words.clear()
    for (const figures of this.figures) for (const figure of figures) figure.style.removeProperty('scale')
  }
}
