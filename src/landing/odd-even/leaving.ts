import { now } from '../../frame/now.ts'
import { evenSunkAt, oddLeftAt } from '../../timeline/carried.ts'

/** Lets the even row sink with the ground as the circle begins to grow, and the odd numbers fade over their pieces. */
export class Leaving {
  private readonly even: HTMLElement | null
  private readonly values: HTMLElement | null
  private sunk = 0
  private left = 1

  constructor(section: HTMLElement) {
    this.even = section.querySelector('[data-half=even]')
    this.values = section.querySelector('[data-half=odd] [data-values]')
  }

  /**
   * Writes a place of the story.
   * @param progress of the stage, above 1 beyond it
   * @param borderPx how far down the stage the border between the halves stands
   */
  write(progress: number, borderPx: number): void {
    const sunk = evenSunkAt(progress)
    const left = oddLeftAt(progress)
    if (sunk !== this.sunk && this.even)
      this.even.style.transform =
        sunk > 0 ? `translateY(${(sunk * (now.heightPx - borderPx)).toFixed(1)}px)` : ''
    if (left !== this.left && this.values) this.values.style.opacity = left < 1 ? left.toFixed(3) : ''
    this.sunk = sunk
    this.left = left
  }
}
