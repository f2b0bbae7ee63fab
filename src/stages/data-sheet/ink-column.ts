import { Transforms } from '../../film/transforms.ts'
import { currentLayout } from '../../stage/layout.ts'
import { inkAside } from '../../timeline/towers.ts'

/** What is moved: the column, the window onto the ivory numbers, and those. */
const MOVED = ['[data-ink]', '[data-lit]', '[data-lit-cells]'] as const

/** The marker's ink column in the table: the window onto the ivory numbers, and the column itself without a scene. */
export class InkColumn {
  private readonly section: HTMLElement
  private readonly moved: Transforms
  private readonly heads: readonly HTMLElement[]
  private over = -1
  private opened = -1
  private column = -1

  constructor(section: HTMLElement) {
    this.section = section
    this.moved = new Transforms(MOVED.map(each => section.querySelector<HTMLElement>(each)))
    this.heads = [...section.querySelectorAll<HTMLElement>('[data-head]')]
  }

  relayout(): void {
    this.over = -1
  }

  /**
   * Moves it.
   * @param over the column that it begins with, a fraction while it slides
   * @param column the column that the marker stands for
   * @param opened how far it has opened
   */
  write(over: number, column: number, opened: number): void {
    if (over !== this.over || opened !== this.opened) this.slide(over, opened)
    if (column === this.column) return
    this.heads[this.column]?.removeAttribute('data-on')
    this.heads[column]?.setAttribute('data-on', '')
    this.section.dataset.column = String(column)
    this.column = column
  }

  private slide(over: number, opened: number): void {
    this.over = over
    this.opened = opened
    const px = (over + inkAside(opened)) * (currentLayout().towers?.pitch ?? 0)
    this.moved.put(0, px, 0)
    // The window moves and its numbers stay as they are: two transforms, and nothing is laid out or painted.
    this.moved.put(1, px, 0)
    this.moved.put(2, -px, 0)
  }

  stop(): void {
    this.moved.clear()
    this.heads[this.column]?.removeAttribute('data-on')
  }
}
