import { now } from '../../frame/now.ts'
import { evenSunkAt, oddLeftAt } from '../../timeline/carried.ts'
import { Transforms } from '../transforms.ts'

/** Lets the even row sink with the ground as the circle begins to grow, and the odd numbers fade with their name, before the pieces come to them. */
export class Leaving {
  private readonly even: Transforms
  private readonly odd: readonly (HTMLElement | null)[]
  private left = 1

  constructor(section: HTMLElement) {
    this.even = new Transforms([section.querySelector<HTMLElement>('[data-half=even]')])
    this.odd = ['values', 'beside'].map(part => section.querySelector(`[data-half=odd] [data-${part}]`))
  }

  /**
   * Writes a place of the story.
   * @param progress of the stage, above 1 beyond it
   * @param borderPx how far down the stage the border between the halves stands
   */
  write(progress: number, borderPx: number): void {
    const sunk = evenSunkAt(progress)
    if (sunk > 0) this.even.put(0, 0, sunk * (now.heightPx - borderPx))
    else this.even.rest(0)
    const left = oddLeftAt(progress)
    if (left === this.left) return
    for (const part of this.odd) if (part) part.style.opacity = left < 1 ? left.toFixed(3) : ''
    this.left = left
  }
}
