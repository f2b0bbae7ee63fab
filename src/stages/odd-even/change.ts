import { Opacities } from '../../film/opacities.ts'
import { COLUMNS, type Column } from '../../rules/constants.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { turning } from '../../scene/turning.ts'
import { EDGE, seenTurned } from '../../timeline/change.ts'

/** Writes another pattern's words, numbers of a column included, where nobody sees the one give way to the other. */
interface Writers {
  readonly words: (entry: DataSheetEntry) => void
  readonly numbers: (entry: DataSheetEntry, column: Column) => void
}

/** Where a button leads to another pattern: its numbers turn over with the pieces of their columns, and its words change half-way. */
export class Change {
  private readonly writers: Writers
  /** By column: the odd number and the even one. */
  private readonly figures: readonly (readonly HTMLElement[])[]
  private readonly words: Opacities
  private next: DataSheetEntry | undefined
  /** How many columns' numbers are the other pattern's, and whether its words are. */
  private numbered = 0
  private isSaid = false

  /** @param section the stage's section, in the document */
  constructor(section: HTMLElement, writers: Writers) {
    this.writers = writers
    const figures = [...section.querySelectorAll<HTMLElement>('[data-figure]')]
    this.figures = COLUMNS.map(column => figures.filter((_, i) => i % COLUMNS.length === column))
    this.words = new Opacities([
      ...section.querySelectorAll<HTMLElement>('[data-total], [data-pattern], [data-kolam]'),
    ])
  }

  /** Turns to an entry with the pieces, which have begun. */
  begin(next: DataSheetEntry): void {
    this.next = next
    this.numbered = 0
    this.isSaid = false
  }

  /** Writes a frame of it. */
  step(): void {
    const { next } = this
    if (!next) return
    const isOver = !turning.isRunning
    for (const column of COLUMNS) this.turn(next, column, isOver ? 1 : (turning.columns[column] ?? 0))
    if (!this.isSaid && (isOver || turning.words >= EDGE)) {
      this.isSaid = true
      this.writers.words(next)
    }
    this.words.putAll(seenTurned(turning.words))
    if (isOver) this.stop()
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
    this.words.clear()
    for (const figures of this.figures) for (const figure of figures) figure.style.removeProperty('scale')
  }
}
