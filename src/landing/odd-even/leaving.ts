import { now } from '../../frame/now.ts'
import { evenSunkAt, oddLeftAt } from '../../timeline/carried.ts'
import { Transforms } from '../transforms.ts'

/** Lets the even row sink with the ground as the circle begins to grow, and the odd numbers fade over their pieces. */
export class Leaving {
  private readonly even: Transforms
  private readonly values: HTMLElement | null
  private left = 1

  constructor(section: HTMLElement) {
    this.even = new Transforms([section.querySelector<HTMLElement>('[data-half=even]')])
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
    if (sunk > 0) this.even.put(0, 0, sunk * (now.heightPx - borderPx))
    else this.even.rest(0)
    if (left !== this.left && this.values) this.values.style.opacity = left < 1 ? left.toFixed(3) : ''
    this.left = left
  }
}
