import { currentLayout } from '../../stage/layout.ts'
import { slot } from '../../stage/slots.ts'
import { inkGrownAt } from '../../timeline/towers.ts'
import { Transforms } from '../transforms.ts'

/** What is moved: the column, the window onto the ivory numbers, and those. */
const MOVED = ['[data-ink]', '[data-lit]', '[data-lit-cells]'] as const

/** The marker's ink column in the table: the window onto the ivory numbers, and the column itself without a scene. */
export class InkColumn {
  private readonly section: HTMLElement
  private readonly moved: Transforms
  private readonly heads: readonly HTMLElement[]
  private over = -1
  private downPx = 0
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
   * @param over the column under the marker, a fraction while it slides
   * @param column the column that the marker stands for
   * @param grown how much of its height it has: it comes up from the foot of the table and sinks there
   */
  write(over: number, column: number, grown: number): void {
    const downPx = this.missing(grown)
    if (over !== this.over || downPx !== this.downPx) this.slide(over, downPx)
    if (column === this.column) return
    this.heads[this.column]?.removeAttribute('data-on')
    this.heads[column]?.setAttribute('data-on', '')
    this.section.dataset.column = String(column)
    this.column = column
  }

  /** How much of the table's height it does not reach, px. */
  private missing(grown: number): number {
    const { towers } = currentLayout()
    const heightPx = slot('sheet-lit')?.heightPx ?? 0
    if (!towers || grown >= 1) return 0
    return Math.max(0, heightPx - inkGrownAt(grown) * (towers.topY - towers.bottomY))
  }

  private slide(over: number, downPx: number): void {
    this.over = over
    this.downPx = downPx
    const px = over * (currentLayout().towers?.pitch ?? 0)
    this.moved.put(0, px, 0)
    // The window moves and its numbers stay: two transforms, and nothing is laid out or painted.
    this.moved.put(1, px, downPx)
    this.moved.put(2, -px, -downPx)
  }

  stop(): void {
    this.heads[this.column]?.removeAttribute('data-on')
  }
}
