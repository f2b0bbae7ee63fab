import { currentLayout } from '../../stage/layout.ts'

/** The marker's ink column in the table: the window onto the ivory numbers, and the column itself without a scene. */
export class InkColumn {
  private readonly section: HTMLElement
  private readonly ink: HTMLElement | null
  private readonly lit: HTMLElement | null
  private readonly cells: HTMLElement | null
  private readonly heads: readonly HTMLElement[]
  private over = -1
  private column = -1

  constructor(section: HTMLElement) {
    this.section = section
    this.ink = section.querySelector('[data-ink]')
    this.lit = section.querySelector('[data-lit]')
    this.cells = section.querySelector('[data-lit-cells]')
    this.heads = [...section.querySelectorAll<HTMLElement>('[data-head]')]
  }

  relayout(): void {
    this.over = -1
  }

  /**
   * Moves it.
   * @param over the column under the marker, a fraction while it slides
   * @param column the column that the marker stands for
   */
  write(over: number, column: number): void {
    if (over !== this.over) this.slide(over)
    if (column === this.column) return
    this.heads[this.column]?.removeAttribute('data-on')
    this.heads[column]?.setAttribute('data-on', '')
    this.section.dataset.column = String(column)
    this.column = column
  }

  private slide(over: number): void {
    this.over = over
    const px = over * (currentLayout().towers?.pitch ?? 0)
    if (this.ink) this.ink.style.transform = `translateX(${px}px)`
    // The window moves and its numbers stay: two transforms, and nothing is laid out or painted.
    if (this.lit) this.lit.style.transform = `translateX(${px}px)`
    if (this.cells) this.cells.style.transform = `translateX(${-px}px)`
  }

  stop(): void {
    this.heads[this.column]?.removeAttribute('data-on')
  }
}
