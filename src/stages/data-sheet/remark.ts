import { Opacities } from '../../film/opacities.ts'
import { Transforms } from '../../film/transforms.ts'
import { type Remark, remarksOn } from '../../rules/remarks.ts'
import type { DataSheetEntry } from '../../rules/sheet.ts'
import { currentLayout } from '../../stage/layout.ts'
import { remarkLarger, remarkLeft } from '../../timeline/sheet.ts'

/** The sentence of the current pattern: it goes with that one's row and comes with the next one's. */
export class RemarkDriver {
  private readonly place: HTMLElement | null
  private readonly remarks: readonly Remark[]
  private readonly shown: Opacities
  private readonly moved: Transforms
  private index = -1

  constructor(section: HTMLElement, entries: readonly DataSheetEntry[]) {
    this.place = section.querySelector('[data-remark]')
    this.remarks = remarksOn(entries)
    this.moved = new Transforms([this.place])
    this.shown = new Opacities(this.place ? [this.place] : [])
  }

  /** Tells the towers which of them make a record. */
  relayout(): void {
    const { entryRecords, entries } = currentLayout()
    if (entries === this.remarks.length) entryRecords.set(this.remarks.flatMap(({ makes }) => makes))
  }

  /**
   * Shows a place of the sheet.
   * @param index the current entry
   * @param at the entry whose row stands, a fraction while the list moves
   */
  write(index: number, at: number): void {
    if (index !== this.index && this.place) {
      const { text = '', isRecord = false } = this.remarks[index] ?? {}
      this.place.textContent = text
      // What nothing in the sheet outdoes is said louder.
      this.place.toggleAttribute('data-loud', isRecord)
    }
    this.index = index
    this.shown.put(0, remarkLeft(index, at))
    this.moved.put(0, 0, 0, this.remarks[index]?.isRecord ? remarkLarger(index, at) : 1)
  }

  stop(): void {
    this.shown.clear()
    this.moved.clear()
  }
}
