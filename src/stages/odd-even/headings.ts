import { Opacities } from '../../film/opacities.ts'
import { Transforms } from '../../film/transforms.ts'
import { currentLayout } from '../../stage/layout.ts'
import {
  headingPartRisen,
  LINES_PERCENT,
  oddEvenHeadingGone,
  sheetHeadingGone,
} from '../../timeline/carried.ts'
import { HEADING } from '../../timeline/thresholds.ts'
import { pastSheetPx } from '../data-sheet/tape.ts'

/** Takes the table's heading up out of the page, and lets the parts of the stage's own rise one after the other, and fade as one. */
export class Headings {
  private readonly parts: number
  private readonly moved: Transforms
  private readonly shown: Opacities

  constructor(section: HTMLElement) {
    const parts = [...section.querySelectorAll<HTMLElement>('h2 > span')]
    this.parts = parts.length
    // With its clip: inside that, it would be cut below the header.
    const other = document.getElementById('data-sheet-heading')?.parentElement ?? null
    this.moved = new Transforms([...parts, other], 'percent')
    this.shown = new Opacities([...section.querySelectorAll('h2')])
  }

  /** Writes a place of the story, as progress of the stage, from below 0 on, and of the next one. */
  write(progress: number, next: number): void {
    const { portrait, heightPx } = currentLayout()
    const gone = sheetHeadingGone(pastSheetPx(progress, heightPx))
    // In its own place, too: a transform that comes and goes has the page laid out each time.
    this.moved.put(this.parts, 0, -HEADING.abovePercent * gone)
    for (let part = 0; part < this.parts; part++) {
      const below = (portrait && LINES_PERCENT[part]) || HEADING.belowPercent
      this.moved.put(part, 0, below * (1 - headingPartRisen(progress, part)))
    }
    this.shown.putAll(1 - oddEvenHeadingGone(progress, next))
  }

  /** Leaves all of them where they stand in the document. */
  stop(): void {
    this.moved.clear()
    this.shown.clear()
  }
}
