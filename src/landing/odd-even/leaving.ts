import { rowsLeftAt } from '../../timeline/carried.ts'

/** Lets the names of the rows and the count fade while the pieces draw in the numbers. */
export class Leaving {
  private readonly parts: readonly HTMLElement[]
  private left = 1

  constructor(section: HTMLElement) {
    this.parts = [...section.querySelectorAll<HTMLElement>('[data-beside]')]
  }

  /** Writes a place of the story, as progress of the stage. */
  write(progress: number): void {
    const left = rowsLeftAt(progress)
    if (left === this.left) return
    for (const part of this.parts) part.style.opacity = left < 1 ? left.toFixed(3) : ''
    this.left = left
  }
}
