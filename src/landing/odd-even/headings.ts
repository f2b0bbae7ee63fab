import { currentLayout } from '../../stage/layout.ts'
import {
  headingPartRisen,
  LINES_PERCENT,
  oddEvenHeadingGone,
  sheetHeadingGone,
} from '../../timeline/carried.ts'
import { HEADING } from '../../timeline/thresholds.ts'
import { Transforms } from '../transforms.ts'

/** Takes the table's heading up out of the page, and lets the parts of the stage's own rise one after the other, and go as one. */
export class Headings {
  private readonly parts: number
  private readonly moved: Transforms

  constructor(section: HTMLElement) {
    const parts = [...section.querySelectorAll<HTMLElement>('h2 > span')]
    this.parts = parts.length
    // With their clips: inside them, they would be cut below the header.
    const other = document.getElementById('data-sheet-heading')?.parentElement ?? null
    // With what stands under it, which says that the sheet is a sample.
    const own = section.querySelector('h2')?.parentElement ?? null
    this.moved = new Transforms([...parts, other, own], 'percent')
  }

  /** Writes a place of the story, as progress of the stage, from below 0 on, and of the next one. */
  write(progress: number, next: number): void {
    const gone = sheetHeadingGone(progress)
    const { portrait } = currentLayout()
    if (gone > 0) this.moved.put(this.parts, 0, -HEADING.abovePercent * gone)
    else this.moved.rest(this.parts)
    for (let part = 0; part < this.parts; part++) {
      const below = (portrait && LINES_PERCENT[part]) || HEADING.belowPercent
      this.moved.put(part, 0, below * (1 - headingPartRisen(progress, part)))
    }
    const left = oddEvenHeadingGone(progress, next)
    if (left > 0) this.moved.put(this.parts + 1, 0, -HEADING.gonePercent * left)
    else this.moved.rest(this.parts + 1)
  }

  /** Leaves all of them where they stand in the document. */
  stop(): void {
    this.moved.clear()
  }
}
