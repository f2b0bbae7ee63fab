import { headingPartRisen, sheetHeadingGone } from '../../timeline/carried.ts'
import { Transforms } from '../transforms.ts'

/** How far below its place a part of the heading is out of sight, per cent of its height. */
const BELOW = 115
/** How far up the table's heading is out of the page, whose header it passes under. */
const ABOVE = 340

/** Takes the table's heading up out of the page, and lets the parts of the stage's own rise one after the other. */
export class Headings {
  private readonly parts: number
  private readonly moved: Transforms

  constructor(section: HTMLElement) {
    const parts = [...section.querySelectorAll<HTMLElement>('h2 > span')]
    this.parts = parts.length
    // With its clip: inside it, it would be cut below the header.
    const other = document.getElementById('data-sheet-heading')?.parentElement ?? null
    this.moved = new Transforms([...parts, other], 'percent')
  }

  /** Writes a place of the story. */
  write(progress: number): void {
    const gone = sheetHeadingGone(progress)
    if (gone > 0) this.moved.put(this.parts, 0, -ABOVE * gone)
    else this.moved.rest(this.parts)
    for (let part = 0; part < this.parts; part++)
      this.moved.put(part, 0, BELOW * (1 - headingPartRisen(progress, part)))
  }

  /** Leaves both where they stand in the document. */
  stop(): void {
    this.moved.clear()
  }
}
